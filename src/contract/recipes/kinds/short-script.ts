import { blanksLeft } from '../blanks-left.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { checkShortScript, SHORT } from '../script/check-script.ts';
import { beatsFor, type TimedBeat } from '../structure/wired-sheet.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { numberValue } from '../values.ts';
import { speedField, topicField, wishField } from './fields.ts';
import { checkOwnLimit, limitField } from './own-limit.ts';
import { disclosed, shownOnShort, sponsorFields } from './sponsored.ts';
import type { Finding } from '../../base/finding.ts';
import { readScript } from '../script/script.ts';
import { spokenLinesOf } from '../script/speech.ts';

const secondsField = {
  name: 'seconds',
  kind: 'number',
  label: { ko: '최대 길이', en: 'Maximum length' },
  start: 60,
  min: 10,
  max: 180,
  unit: { ko: '초', en: ' seconds' },
} as const satisfies RecipeField;

const fields = [topicField, secondsField, limitField, speedField, ...sponsorFields, wishField] as const;

export const timesOf = (values: RecipeValues) => ({
  maxSec: numberValue(values, 'seconds'),
  syllablesPerSec: numberValue(values, 'speed') / 60,
});

/** By the beat sheet that is wired; none where there is none. */
export const beatsOf = (values: RecipeValues): TimedBeat[] =>
  beatsFor(values, { targetSec: timesOf(values).maxSec, leastSec: 2, mostBeats: SHORT.mostLines });

/** A short of five to ten spoken lines. */
export const shortScript: Recipe = {
  name: { ko: '숏폼 대본', en: 'Short-form script' },
  what: {
    ko: '5~10줄로 끝나는 쇼츠·릴스 대본을 시간에 맞춰 써요.',
    en: 'A 5 to 10 line script for Shorts and Reels that fits the time.',
  },
  fields,
  isSpoken: true,
  check: (text, values) => [
    ...checkShortScript(text, timesOf(values)),
    ...checkLinesByBeats(text, beatsOf(values)),
    ...checkOwnLimit(text, values, timesOf(values).syllablesPerSec),
    ...disclosed('short', text, values),
    ...tongueTwisters(text),
    ...blanksLeft(text),
  ],
  fit: shownOnShort,
};

/** A short that has fewer lines than its beat sheet has beats skips some of them. */
function checkLinesByBeats(text: string, beats: readonly TimedBeat[]): Finding[] {
  const lines = beats.length === 0 ? Infinity : spokenLinesOf(readScript(text)).length;
  if (lines >= beats.length) return [];
  const names = beats.map(({ name }) => name).join(', ');
  return [
    {
      rule: 'beat-missing',
      level: 'error',
      at: null,
      words: {
        ko: `비트 시트에는 ${beats.length}구간(${names})이 있는데 대사가 ${lines}줄이에요. 구간마다 한 줄 이상 써 주세요.`,
        en: `The beat sheet has ${beats.length} beats (${names}), but there are ${lines} spoken lines. Write at least one for each.`,
      },
    },
  ];
}
