import { z } from 'zod';
import { fieldsIn, itemIn, lineIn, recordsIn, textsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { totalsLine } from '#contract/recipes/structure/totals-line.ts';
import { totalsIn } from '#contract/recipes/kinds/check-xray.ts';
import { drawTable, SHARED } from './xrays.ts';

const row = z.object({ beat: z.string(), when: z.string(), words: z.string(), why: z.string() });
const draft = z.object({
  videos: z.array(z.object({ title: z.string(), rows: z.array(row) })),
  shared: z.array(z.string()),
});
/** `recording`: which of the recordings it is; -1 for none of them. */
const kept = z.object({
  videos: z.array(z.object({ title: z.string(), recording: z.number(), rows: z.array(row) })),
  shared: z.array(z.string()),
});

const isSame = (one: string, other: string): boolean => lineIn(one).toLowerCase() === lineIn(other).toLowerCase();

/** A table for each recording, whose line of totals is ours. The last row appears when it is whole: when something follows it. */
export const xrayRecord: RecipeRecord = {
  name: 'xray',
  draft,
  kept,
  verify(told, { sources }) {
    const fields = fieldsIn(told);
    const recordings = sources.filter(({ segments }) => segments.length > 0);
    const videos = recordsIn(fields['videos']);
    return {
      videos: videos.flatMap(({ title, rows }, i) => {
        const isOver = i < videos.length - 1 || 'shared' in fields;
        const read = recordsIn(rows).map(({ beat, when, words, why }) => ({
          beat: lineIn(beat),
          when: lineIn(when),
          words: lineIn(words),
          why: lineIn(why),
        }));
        const whole = isOver ? read : read.slice(0, -1);
        const name = lineIn(title) || (whole.length > 0 ? String(i + 1) : '');
        const recording = recordings.findIndex((one) => isSame(one.title, name));
        return name !== '' && (isOver || whole.length > 0) ? [{ title: name, recording, rows: whole }] : [];
      }),
      shared: textsIn(fields['shared'], itemIn),
    };
  },
  draw(record, values, language) {
    const read = kept.safeParse(record);
    if (!read.success) return '';
    const totals = totalsIn(values);
    const tables = read.data.videos.map(({ title, recording, rows }) => {
      const of = totals[recording];
      const cells = rows.map(({ beat, when, words, why }) => [beat, when, words, why]);
      return drawTable(title, of ? totalsLine(of, language) : '', cells, language);
    });
    const shared = read.data.shared.map((fact) => `- ${fact}`).join('\n');
    return [...tables, ...(shared === '' ? [] : [`## ${SHARED[language]}\n\n${shared}`])].join('\n\n');
  },
};
