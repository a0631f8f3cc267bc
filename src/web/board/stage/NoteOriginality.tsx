import { originalityApi } from '#contract/recipes/originality.api.ts';
import { call } from '../../lib/api.ts';
import { OriginalityDialog } from '../../recipes/originality/OriginalityDialog.tsx';
import { untilSent } from '../../editor/commands/until-sent.ts';
import { useNode } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** A note, also one that was written by hand, beside the sources that it is wired to. */
export function NoteOriginality({ panel }: { panel: Panel & { what: 'originality' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const node = useNode(panel.nodeId);
  const close = () => panels.close(panel);
  if (!node) return null;
  const show = (id: string) => {
    close();
    editor.select([id]);
    editor.flyTo(id);
  };
  return (
    <OriginalityDialog
      id={node.id}
      text={node.content}
      read={async (signal) => {
        await untilSent(editor);
        return call(originalityApi.readOriginality, { params: { nodeId: node.id }, signal });
      }}
      onShow={show}
      onClose={close}
    />
  );
}
