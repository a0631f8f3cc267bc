import { say, type ScriptFinding, type ScriptRule } from './script-words.ts';
import { measureOf, type Measure } from './speech.ts';

/** Upper bounds; what is absent is not limited. Characters are those of the whole text, the rest is what is said. */
export interface Limits {
  maxSyllables?: number;
  maxWords?: number;
  maxSec?: number;
  maxCharacters?: number;
  syllablesPerSec?: number;
}

type Bound = Exclude<keyof Limits, 'syllablesPerSec'>;

const BOUNDS: readonly { bound: Bound; of: keyof Measure; rule: ScriptRule; what: { ko: string; en: string } }[] = [
  { bound: 'maxSyllables', of: 'syllables', rule: 'syllables-over', what: { ko: '음절 수가', en: 'Spoken syllables' } },
  { bound: 'maxWords', of: 'words', rule: 'words-over', what: { ko: '어절 수가', en: 'Spoken words' } },
  { bound: 'maxSec', of: 'seconds', rule: 'seconds-over', what: { ko: '', en: '' } },
  { bound: 'maxCharacters', of: 'characters', rule: 'characters-over', what: { ko: '글자 수가', en: 'Characters' } },
];

/** Sums of fractions of a second are no exact numbers. */
const HAIR = 1e-6;

/** By how much a text is over each of its limits; below nothing where it is not, or where there is none. */
type Exceeded = Record<keyof Measure, number>;

/** Measures a text against its limits. */
function exceededOf(text: string, limits: Limits): Exceeded {
  const measure = measureOf(text, limits.syllablesPerSec);
  return {
    syllables: measure.syllables - (limits.maxSyllables ?? Infinity),
    words: measure.words - (limits.maxWords ?? Infinity),
    seconds: measure.seconds - (limits.maxSec ?? Infinity),
    characters: measure.characters - (limits.maxCharacters ?? Infinity),
  };
}

/** An error for each limit that the text is over. */
export function checkLimits(text: string, limits: Limits): ScriptFinding[] {
  const over = exceededOf(text, limits);
  return BOUNDS.flatMap(({ bound, of, rule, what }): ScriptFinding[] => {
    const most = limits[bound];
    if (most === undefined || over[of] <= HAIR) return [];
    const count = most + over[of];
    const words = rule === 'seconds-over' ? say.wholeLong(count, most) : say.over(what, count, most);
    return [{ rule, level: 'error', at: null, words }];
  });
}
