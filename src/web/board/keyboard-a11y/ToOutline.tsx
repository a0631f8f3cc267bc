import { useWords } from '../../words/index.ts';
import { usePanels } from '../../board-context/panels.ts';

/** Stands before the board for whoever goes by Tab; seen while it has the focus. */
export function ToOutline() {
  const t = useWords('actions');
  const panels = usePanels();
  return (
    <button
      type="button"
      aria-keyshortcuts="F6"
      className="sr-only rounded-control bg-raised px-3 py-2 text-sm font-[550] shadow-pop focus:not-sr-only focus:absolute focus:top-[68px] focus:left-3 focus:z-(--z-nav) md:focus:left-[210px]"
      onClick={panels.askOutline}
    >
      {t('label.outline')}
    </button>
  );
}
