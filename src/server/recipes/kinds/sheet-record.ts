import { z } from 'zod';
import { fieldsIn, lineIn, recordsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { writeSheet } from '#contract/recipes/structure/beat-sheet.ts';
import { LONGEST_SEC } from '#contract/recipes/structure/beats.ts';
import { numberValue } from '#contract/recipes/values.ts';

const row = z.object({ name: z.string(), sec: z.number(), purpose: z.string() });
const draft = z.object({ rows: z.array(row) });
const kept = z.object({ rows: z.array(row.extend({ sec: z.number().nullable() })) });

/** The table with '?' for the time and the length of these rows. */
const untimed = (table: string, rows: readonly number[]): string =>
  table
    .split('\n')
    .map((line, i) =>
      rows.includes(i - LINES_BEFORE) ? line.split('|').with(2, ' ? ').with(3, ' ? ').join('|') : line,
    )
    .join('\n');
/** Heading, blank, head and rule of the table. */
const LINES_BEFORE = 4;

/**
 * The rows of a beat sheet, whose times follow from their lengths. One without a length has none to follow: it is shown, and
 * is no beat of a script.
 */
export const sheetRecord: RecipeRecord = {
  name: 'beat_sheet',
  draft,
  kept,
  fieldsAppearWhole: true,
  verify: (told) => ({
    rows: recordsIn(fieldsIn(told)['rows'])
      .filter((one) => row.safeParse(one).success)
      .map(({ name, sec, purpose }, i) => ({
        name: lineIn(name) || String(i + 1),
        sec: typeof sec === 'number' && sec > 0 && sec <= LONGEST_SEC ? sec : null,
        purpose: lineIn(purpose),
      })),
  }),
  draw(record, values, language) {
    const read = kept.safeParse(record);
    if (!read.success || read.data.rows.length === 0) return '';
    let at = 0;
    const rows = read.data.rows.map(({ name, sec, purpose }) => {
      const startSec = Math.round(at);
      at += sec ?? 0;
      return { name, startSec, endSec: Math.round(at), purpose };
    });
    const table = writeSheet(rows, { targetSec: numberValue(values, 'minutes') * 60, language });
    return untimed(
      table,
      read.data.rows.flatMap(({ sec }, i) => (sec === null ? [i] : [])),
    );
  },
};
