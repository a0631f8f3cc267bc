import type { Language } from '../../base/language.ts';
import type { RecipeValues } from '../recipe.ts';
import { beatsFor, type TimedBeat } from '../structure/wired-sheet.ts';
import { numberValue } from '../values.ts';
import { partsOfLong } from './script-parts.ts';

export const longTimes = (values: RecipeValues) => ({
  targetSec: numberValue(values, 'minutes') * 60,
  syllablesPerSec: numberValue(values, 'speed') / 60,
});

/** By the beat sheet that is wired; none where there is none. */
export const longBeats = (values: RecipeValues): TimedBeat[] =>
  beatsFor(values, { targetSec: longTimes(values).targetSec, leastSec: 3 });

/** The parts that a long script is to have. */
export function longParts(values: RecipeValues, language: Language): TimedBeat[] {
  const beats = longBeats(values);
  return beats.length > 0 ? beats : partsOfLong(longTimes(values).targetSec, language);
}
