import { blanksLeft } from '../blanks-left.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { checkShortScript, SHORT } from '../script/check-script.ts';
import { beatsFor, learnBeats, type TimedBeat } from '../structure/wired-sheet.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { numberValue, textValue } from '../values.ts';
import { worksheetOf } from '../worksheet/worksheet-of.ts';
import { checkLinesByBeats, linesInOrder } from './by-beats.ts';
import { speedField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { checkOwnLimit, limitField } from './own-limit.ts';
import { shortRecord } from './short-record.ts';
import { partsOfShort, scriptParts } from './script-parts.ts';
import { disclosed, shownOnShort, sponsorFields, sponsorOrder } from './sponsored.ts';

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

const timesOf = (values: RecipeValues) => ({
  maxSec: numberValue(values, 'seconds'),
  syllablesPerSec: numberValue(values, 'speed') / 60,
});

/** By the beat sheet that is wired; none where there is none. */
const beatsOf = (values: RecipeValues): TimedBeat[] =>
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
  learn: learnBeats,
  record: shortRecord,
  order(values, language) {
    const { maxSec, syllablesPerSec } = timesOf(values);
    const syllables = Math.round(maxSec * syllablesPerSec * 0.85);
    return orderOf(
      `${sponsorOrder(values, language, 'short')}${
        language === 'ko'
          ? `쇼츠 대본을 씁니다. \`lines\`에 차례대로 \`say\`(말하는 줄) 5~10줄, 줄마다 한 문장, 모두 합쳐 ${syllables}음절 안(${maxSec}초). 첫 줄은 5초 안에 멈춰 세우는 훅, 마지막 줄은 댓글이나 저장을 부르는 말입니다. 화면 글은 \`screen\`, 자료 화면은 \`shot\` 줄로 그 말 뒤에 둡니다.${linesInOrder(beatsOf(values), language)}`
          : `Write the script of a Short. \`lines\`, in order: 5 to 10 \`say\` lines of one spoken sentence each, at most ${syllables} syllables together (${maxSec} seconds). The first is a hook of at most 5 seconds, the last asks for a comment or a save. Text on screen is a \`screen\` line and a picture a \`shot\` line behind what is said.${linesInOrder(beatsOf(values), language)}`
      }`.trim(),
      [topicField, limitField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const wired = beatsOf(values);
    const beats = wired.length > 0 ? wired : partsOfShort(timesOf(values).maxSec, language);
    return worksheetOf(scriptParts(beats, material, language), material, { topic: textValue(values, 'topic') });
  },
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
