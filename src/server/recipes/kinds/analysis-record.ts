import { z } from 'zod';
import type { Language } from '#contract/base/language.ts';
import { fieldsIn, itemIn, lineIn, recordsIn, textsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';

const lines = z.array(z.string());
const analysis = z.object({
  glance: lines,
  works: z.array(z.object({ what: z.string(), why: z.string() })),
  structure: z.array(z.object({ source: z.string(), flow: z.string() })),
  alike: lines,
  toTry: lines,
});

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['한눈에', '무엇이 통하나', '구조', '닮은 점과 다른 점', '내 콘텐츠로 옮기기'],
  en: ['At a glance', 'What works', 'Structure', 'Alike and different', 'For your own'],
};

const pairsIn = <K extends string>(told: unknown, first: K, second: string) =>
  recordsIn(told)
    .map((one) => ({ [first]: lineIn(one[first]), [second]: lineIn(one[second]) }))
    .filter((one) => one[first] !== '' || one[second] !== '');

const named = (...said: readonly string[]): string => said.filter((words) => words !== '').join(': ');

/** What works in references, as lists; a part of which nothing is told is left out. */
export const analysisRecord: RecipeRecord = {
  name: 'analysis',
  draft: analysis,
  kept: analysis,
  verify(told) {
    const { glance, works, structure, alike, toTry } = fieldsIn(told);
    return {
      glance: textsIn(glance, itemIn),
      works: pairsIn(works, 'what', 'why'),
      structure: pairsIn(structure, 'source', 'flow'),
      alike: textsIn(alike, itemIn),
      toTry: textsIn(toTry, itemIn),
    };
  },
  draw(record, _, language) {
    const read = analysis.safeParse(record);
    if (!read.success) return '';
    const { glance, works, structure, alike, toTry } = read.data;
    const told = [
      glance,
      works.map(({ what, why }) => named(what, why)),
      structure.map(({ source, flow }) => named(source, flow)),
      alike,
      toTry,
    ];
    return told
      .flatMap((items, i) =>
        items.length === 0 ? [] : [`## ${HEADINGS[language][i]}\n\n${items.map((one) => `- ${one}`).join('\n')}`],
      )
      .join('\n\n');
  },
};
