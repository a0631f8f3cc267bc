import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import { beatsOf } from '#contract/recipes/structure/beats.ts';
import { packSeconds } from '../structure/pack-seconds.ts';
import { lineIn } from '../record-fields.ts';
import { xraysOf } from './xrays.ts';
import { MOST_TOTALS } from '#contract/recipes/kinds/check-xray.ts';

/** As much of a rate as its line shows: none, hardly any, or one digit. */
const keptRate = (rate: number): string => (rate > 0 && rate < 0.05 ? '0.01' : rate.toFixed(1));

const CODE = /(?<![\d:.,/])(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?![\d:])/g;
const LONGEST_TITLES = 3_000;

/** The time codes that stand in the words of a source, as in a note that holds a transcript. */
const codesIn = (text: string): number[] =>
  [...text.matchAll(CODE)].map(([, h = '0', m, s]) => Number(h) * 3600 + Number(m) * 60 + Number(s));

/**
 * Where captions and found beats begin, or what time codes stand in a source without captions, and the totals of each recording,
 * by which a result is checked; where the times of some sources are not known, the titles of the others, too.
 */
export function learnTimes(values: RecipeValues, material: RecipeMaterial): RecipeValues {
  const xrays = xraysOf(material);
  const noted = material.sources.filter(({ segments }) => segments.length === 0);
  const codes = new Map(noted.map((source) => [source, codesIn(source.text)]));
  const timed = material.sources.filter((source) => codes.get(source)?.length !== 0);
  if (timed.length === 0) return values;
  const begins = [
    ...xrays.flatMap(({ source, xray }) => [...source.segments, ...beatsOf(xray)]).map(({ startSec }) => startSec),
    ...[...codes.values()].flat(),
  ];
  const totals = xrays
    .slice(0, MOST_TOTALS)
    .map(({ xray: { durationSec, totals: of } }) =>
      [Math.floor(durationSec), Math.round(of.wordsPerMinute), keptRate(of.questionsPerMinute)].join(' '),
    );
  const titles = timed.map(({ title }) => lineIn(title)).join('\n');
  return {
    ...values,
    begins: packSeconds(begins),
    totals: totals.join('\n'),
    ...(timed.length < material.sources.length && { timed: titles.slice(0, LONGEST_TITLES).toWellFormed() }),
  };
}
