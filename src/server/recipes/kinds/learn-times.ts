import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import { beatsOf } from '#contract/recipes/structure/beats.ts';
import { packSeconds } from '../structure/pack-seconds.ts';
import { xraysOf } from './xrays.ts';
import { MOST_TOTALS } from '#contract/recipes/kinds/check-xray.ts';

/** As much of a rate as its line shows: none, hardly any, or one digit. */
const keptRate = (rate: number): string => (rate > 0 && rate < 0.05 ? '0.01' : rate.toFixed(1));

/** Where captions and found beats begin, and the totals of each recording, by which a result is checked. */
export function learnTimes(values: RecipeValues, material: RecipeMaterial): RecipeValues {
  const xrays = xraysOf(material);
  if (xrays.length === 0) return values;
  const begins = xrays.flatMap(({ source, xray }) => [...source.segments, ...beatsOf(xray)]);
  const totals = xrays
    .slice(0, MOST_TOTALS)
    .map(({ xray: { durationSec, totals: of } }) =>
      [Math.floor(durationSec), Math.round(of.wordsPerMinute), keptRate(of.questionsPerMinute)].join(' '),
    );
  return { ...values, begins: packSeconds(begins.map(({ startSec }) => startSec)), totals: totals.join('\n') };
}
