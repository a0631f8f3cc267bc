import { BringTranscript } from '../../sources/BringTranscript.tsx';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** Takes another transcript for a recording whose words have been read; what was read before is kept. */
export function ReplaceWords({ panel }: { panel: Panel & { what: 'replace-words' } }) {
  const panels = usePanels();
  return (
    <BringTranscript
      of={{ nodeId: panel.nodeId }}
      isPage={false}
      brought={null}
      replaces
      onClose={() => panels.close(panel)}
    />
  );
}
