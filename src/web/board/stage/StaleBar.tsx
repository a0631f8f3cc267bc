import { History } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { staleResults } from '../../node-views/note/source-changes.ts';
import { usePanels } from '../../board-context/panels.ts';

/** How many results of the board are stale, and the way to make them again; nothing where there is none. On phones the menu has it. */
export function StaleBar({ isAboveZoom }: { isAboveZoom: boolean }) {
  const t = useWords('actions');
  const panels = usePanels();
  const count = useEditorState((editor) => (editor.mayEdit && editor.mayAsk ? staleResults(editor).length : 0));
  if (count === 0) return null;
  return (
    <button
      type="button"
      title={t('label.replayStale')}
      onClick={() => panels.open({ what: 'replay-stale' })}
      className={classes(
        isAboveZoom ? 'bottom-[62px] left-3' : 'bottom-3 left-[210px]',
        'absolute z-(--z-panel) hidden h-10 items-center gap-2 rounded-card bg-warn-soft px-3.5 text-sm font-semibold text-warn shadow-pop hover:brightness-97 md:flex dark:hover:brightness-110',
      )}
    >
      <History size={16} strokeWidth={2} aria-hidden="true" />
      {t('staleCount', { count })}
    </button>
  );
}
