import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { colourMemos } from '../../editor/commands/colour.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { stickyColours, stickyTints, type StickyColour } from '../../editor/sticky-colours.ts';

/** The colours of a memo that is chosen. */
export function ColourPicker({ id, chosen }: { id: string; chosen: StickyColour }) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  return (
    <fieldset className="nodrag nopan flex shrink-0 flex-wrap gap-1.5 px-3.5 pt-1 pb-2.5 pointer-coarse:gap-0 pointer-coarse:px-1">
      <legend className="sr-only">{t('colour')}</legend>
      {stickyColours.map((name) => (
        <label
          key={name}
          title={t(`colours.${name}`)}
          style={kindColours(stickyTints[name])}
          className="cursor-pointer pointer-coarse:px-[7px] pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            name={`colour-${id}`}
            checked={name === chosen}
            aria-label={t(`colours.${name}`)}
            onChange={() => colourMemos(editor, [id], name)}
            className="block size-6 appearance-none rounded-full border-2 border-(--k) bg-(--ks) checked:border-ink"
          />
        </label>
      ))}
    </fieldset>
  );
}
