import { z } from 'zod';
import { fieldsIn, lineIn, recordsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { writeSheet } from '../structure/beat-sheet.ts';
import { LONGEST_SEC } from '../structure/beats.ts';
import { numberValue } from '../values.ts';

const sheet = z.object({ rows: z.array(z.object({ name: z.string(), sec: z.number(), purpose: z.string() })) });

/** The rows of a beat sheet, whose times follow from their lengths. */
export const sheetRecord: RecipeRecord = {
  name: 'beat_sheet',
  draft: sheet,
  kept: sheet,
  fieldsAppearWhole: true,
  verify: (told) => ({
    rows: recordsIn(fieldsIn(told)['rows']).flatMap(({ name, sec, purpose }) => {
      const isTimed = typeof sec === 'number' && sec > 0 && sec <= LONGEST_SEC;
      return isTimed && lineIn(name) !== '' ? [{ name: lineIn(name), sec, purpose: lineIn(purpose) }] : [];
    }),
  }),
  draw(record, values, language) {
    const read = sheet.safeParse(record);
    if (!read.success || read.data.rows.length === 0) return '';
    let at = 0;
    const rows = read.data.rows.map(({ name, sec, purpose }) => {
      const startSec = Math.round(at);
      at += sec;
      return { name, startSec, endSec: Math.round(at), purpose };
    });
    return writeSheet(rows, { targetSec: numberValue(values, 'minutes') * 60, language });
  },
};
