import { BEAT_NAMES, beatKinds } from '#contract/recipes/structure/beats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { beatColours } from '../../node-views/structure/beat-colours.ts';
import { ComparedStructures } from '../../node-views/structure/ComparedStructures.tsx';
import { MOST_STRUCTURES, openStructured, structuredIn } from '../../node-views/structure/structured.ts';
import { useAround } from '../../board-context/use-around.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** The structures of chosen recordings and beat sheets, wherever on the board they stand. */
export function CompareStructures({ panel }: { panel: Panel & { what: 'compare-structures' } }) {
  const t = useWords('media');
  const { language } = useLanguage();
  const around = useAround();
  const panels = usePanels();
  const all = useEditorState((now) => structuredIn(panel.ids, now));
  const close = () => panels.close(panel);
  const open = (nodeId: string, startSec: number) => {
    close();
    openStructured(around, nodeId, startSec);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('structure.compare')}
      text={all.length > MOST_STRUCTURES ? t('structure.most', { count: MOST_STRUCTURES, of: all.length }) : undefined}
      widthPx={720}
    >
      <div className="mt-4 flex flex-col gap-3 text-sm">
        <ul aria-label={t('structure.legend')} className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
          {beatKinds.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={classes('size-2 rounded-full', beatColours[kind])} />
              {BEAT_NAMES[kind][language]}
            </li>
          ))}
        </ul>
        <ComparedStructures nodes={all.slice(0, MOST_STRUCTURES)} onOpen={open} />
      </div>
    </Dialog>
  );
}
