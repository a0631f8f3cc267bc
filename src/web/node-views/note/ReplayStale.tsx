import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { ReplayAll } from './ReplayAll.tsx';
import { staleResults } from './source-changes.ts';

/** All results of the board that were stale when this was opened; nothing changes before they are taken. */
export function ReplayStale({ onClose }: { onClose: () => void }) {
  const t = useWords('recipes');
  const editor = useEditor();
  const [stale] = useState(() => staleResults(editor));
  return (
    <Dialog isOpen onClose={onClose} title={t('replay.allTitle')} text={t('replay.text')} widthPx={600}>
      <div className="mt-4 flex flex-col gap-3">
        <ReplayAll stale={stale} onClose={onClose} />
      </div>
    </Dialog>
  );
}
