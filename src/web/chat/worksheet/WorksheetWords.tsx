import { Fragment, useMemo } from 'react';
import { isTaken, placesOf, toggled, withoutPassage, withPassage } from './take-passage.ts';
import { WORKSHEET, worksheetIn, type Passage } from '#contract/recipes/worksheet/worksheet.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import type { MarkdownProps } from '../markdown/markdown-props.ts';
import { useWords } from '../../words/index.ts';
import { PassageChips } from './PassageChips.tsx';
import type { WorksheetText } from './worksheet-draft.ts';

export interface WorksheetWordsProps extends Omit<MarkdownProps, 'quotes'> {
  /** Of the answer or the note that holds the text. */
  metadata: Record<string, unknown>;
  /** Takes the text with a passage put in or given back; null where nothing may be changed. */
  onChange: ((changed: WorksheetText) => void) | null;
}

/** The text of a worksheet, each part with the passages that fit it below; those of a part whose heading is gone stand at the end. */
export function WorksheetWords({ text, metadata, onChange, onTick, ...shown }: WorksheetWordsProps) {
  const t = useWords('recipes');
  const sheet = useMemo(() => worksheetIn(metadata), [metadata]);
  const places = useMemo(() => (sheet ? placesOf(text, sheet) : []), [sheet, text]);
  const words = (from: number, to: number) =>
    text.slice(from, to).trim() !== '' && (
      <Markdown {...shown} text={text.slice(from, to)} {...(onTick && { onTick: (start) => onTick(from + start) })} />
    );
  if (!sheet || !onChange) return words(0, text.length);
  const offering = sheet.parts.flatMap((part, i) =>
    part.passages.length > 0 ? [{ part, i, place: places[i] ?? null }] : [],
  );
  const gone = offering.filter(({ place }) => place === null);
  const here = offering
    .flatMap(({ place, ...one }) => (place ? [{ ...one, place }] : []))
    .toSorted((a, b) => a.place[1] - b.place[1]);
  const press = (i: number, passage: Passage) => {
    const place = places[i];
    if (!place) return;
    const isIn = !isTaken(text, place, passage);
    onChange({
      text: (isIn ? withPassage : withoutPassage)(text, place, passage),
      record: { name: WORKSHEET, record: toggled(sheet, i, passage.mark, isIn) },
    });
  };
  return (
    <>
      {here.map(({ part, i, place }, at) => (
        <Fragment key={i}>
          {words(here[at - 1]?.place[1] ?? 0, place[1])}
          <PassageChips
            part={part.name}
            passages={part.passages}
            marks={shown.marks}
            isTaken={(passage) => isTaken(text, place, passage)}
            onPress={(passage) => press(i, passage)}
          />
        </Fragment>
      ))}
      {words(here.at(-1)?.place[1] ?? 0, text.length)}
      {gone.length > 0 && (
        <section aria-label={t('passagesGone')} className="nodrag mt-4 border-t border-line pt-3">
          <p className="text-sm text-ink-2">{t('passagesGone')}</p>
          {gone.map(({ part, i }) => (
            <div key={i} className="mt-2">
              <p className="text-sm font-semibold text-ink-2">{part.name}</p>
              <PassageChips part={part.name} passages={part.passages} marks={shown.marks} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
