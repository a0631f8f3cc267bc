import { useMemo, type ReactNode } from 'react';
import { worksheetIn, WORKSHEET, type Passage } from '#contract/recipes/worksheet/worksheet.ts';
import type { Marks } from '../markdown/markdown-props.ts';
import { PassageChips } from './PassageChips.tsx';
import { isTaken, placesOf, toggled, withoutPassage, withPassage } from './take-passage.ts';
import type { WorksheetText } from './worksheet-draft.ts';

interface Sheet {
  text: string;
  metadata: Record<string, unknown>;
  marks: Marks;
  /** Takes the text with a passage put in or given back; null where nothing may be changed. */
  onChange: ((changed: WorksheetText) => void) | null;
}

/** What stands below a part of this name in the full view of a worksheet: the passages that fit it. Null for what is none. */
export function usePassagesBelow({ text, metadata, marks, onChange }: Sheet): ((name: string) => ReactNode) | null {
  const sheet = useMemo(() => worksheetIn(metadata), [metadata]);
  const places = useMemo(() => (sheet ? placesOf(text, sheet) : []), [sheet, text]);
  if (!sheet || !onChange) return null;
  return (name) => {
    const i = sheet.parts.findIndex((one) => one.name === name);
    const part = sheet.parts[i];
    const place = places[i];
    if (!part || !place || part.passages.length === 0) return null;
    const press = (passage: Passage) => {
      const isIn = !isTaken(text, place, passage);
      onChange({
        text: (isIn ? withPassage : withoutPassage)(text, place, passage),
        record: { name: WORKSHEET, record: toggled(sheet, i, passage.mark, isIn) },
      });
    };
    return (
      <PassageChips
        part={part.name}
        passages={part.passages}
        marks={marks}
        isTaken={(passage) => isTaken(text, place, passage)}
        onPress={press}
      />
    );
  };
}
