import { z } from 'zod';
import { isRecord } from '#contract/base/is-record.ts';
import type { RecipeRecord } from '../record.ts';
import { drawLines, linesIn, recordLine } from '../script/record-lines.ts';
import { shownOnShort } from '#contract/recipes/kinds/sponsored.ts';

const script = z.object({ lines: z.array(recordLine) });

/** The lines of a short; who paid for it is shown before them. */
export const shortRecord: RecipeRecord = {
  name: 'short_script',
  draft: script,
  kept: script,
  verify: (told) => ({ lines: linesIn(isRecord(told) ? told['lines'] : null) }),
  draw(record, values, language) {
    const read = script.safeParse(record);
    const text = read.success ? drawLines(read.data.lines, language).join('\n\n') : '';
    return text === '' ? '' : shownOnShort(text, values, language);
  },
};
