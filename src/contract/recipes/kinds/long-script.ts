import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { checkLongScript } from '../script/check-script.ts';
import { checkBeats } from '../structure/check-beats.ts';
import { beatsFor, learnBeats, type TimedBeat } from '../structure/wired-sheet.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { numberValue, textValue } from '../values.ts';
import { worksheetOf } from '../worksheet/worksheet-of.ts';
import { sectionsInOrder } from './by-beats.ts';
import { minutesField } from './beat-sheet.ts';
import { audienceField, speedField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { checkOwnLimit, limitField } from './own-limit.ts';
import { atStart, hasBlank } from './outline.ts';
import { inFives, longBeats, partsInOrder, scriptParts } from './script-parts.ts';
import { disclosed, disclosureSeconds, sponsorFields, sponsorOrder, sponsoredText } from './sponsored.ts';

const fields = [topicField, minutesField, limitField, speedField, audienceField, ...sponsorFields, wishField] as const;

const timesOf = (values: RecipeValues) => ({
  targetSec: numberValue(values, 'minutes') * 60,
  syllablesPerSec: numberValue(values, 'speed') / 60,
});

/** By the beat sheet that is wired; none where there is none. */
const beatsOf = (values: RecipeValues): TimedBeat[] =>
  beatsFor(values, { targetSec: timesOf(values).targetSec, leastSec: 3 });

const SHORT = new Set(['section-short', 'whole-short']);
/** What is too short while something is still to be filled in is told, and no fault yet. */
const patient = (finding: Finding): Finding => (SHORT.has(finding.rule) ? { ...finding, level: 'warning' } : finding);

/** The parts and their lengths; a sum that follows from headings that leave the beat sheet is not told beside them. */
function lengthsOf(text: string, values: RecipeValues): Finding[] {
  const beats = checkBeats(text, beatsOf(values));
  const isOffSheet = beats.some(({ rule }) => rule === 'beat-seconds');
  const own = checkLongScript(text, { ...timesOf(values), hasOwnParts: beatsOf(values).length > 0 })
    .filter(({ rule }) => !isOffSheet || rule !== 'targets-sum')
    .map((finding) => (hasBlank(text) ? patient(finding) : finding));
  return [...own, ...beats];
}

const reservedWords = {
  ko: (sec: number) => ` 광고임을 밝히는 ${sec}초는 여기에 들어 있지 않습니다.`,
  en: (sec: number) => ` The ${sec} seconds of the disclosure come on top of that.`,
};

/** Hook, promise, body, proof and call to action, each with its seconds, as long as the creator speaks. */
export const longScript: Recipe = {
  name: { ko: '롱폼 대본', en: 'Long-form script' },
  what: {
    ko: '훅, 약속, 본론, 근거, 마무리를 초까지 맞춰 써요. 말하는 빠르기로 길이를 재요.',
    en: 'Hook, promise, body, proof and call to action, each timed to your speaking speed.',
  },
  fields,
  isSpoken: true,
  learn: learnBeats,
  order(values, language) {
    const { targetSec, syllablesPerSec } = timesOf(values);
    const beats = beatsOf(values);
    // Breath and pauses take the rest.
    const spoken = syllablesPerSec * 0.9;
    const reservedSec = disclosureSeconds(values, language, { targetSec, syllablesPerSec });
    const syllables = inFives((targetSec - reservedSec) * spoken);
    const parts =
      beats.length > 0
        ? sectionsInOrder(beats, spoken, language)
        : partsInOrder({ targetSec, reservedSec, syllablesPerSec: spoken }, language);
    const reserved = reservedSec === 0 ? '' : reservedWords[language](reservedSec);
    return orderOf(
      `${sponsorOrder(values, language, 'script')}${
        language === 'ko'
          ? `유튜브 롱폼 대본을 씁니다. 전체 ${numberValue(values, 'minutes')}분, 말로 읽는 글이 약 ${syllables}음절입니다.${reserved} 형식: ${parts}. 문단은 말하는 그대로 쓰고, 화면 글은 \`화면: \`, 자료 화면은 \`B-roll: \`로 시작하는 줄에 따로 적습니다.`
          : `Write the script of a long video: ${numberValue(values, 'minutes')} minutes, about ${syllables} spoken syllables.${reserved} Form: ${parts}. Paragraphs are what is said; text on screen stands in lines that begin with \`On screen: \`, pictures in lines that begin with \`B-roll: \`.`
      }`.trim(),
      [topicField, limitField, audienceField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    const wired = beatsOf(values);
    const beats = wired.length > 0 ? wired : longBeats(timesOf(values).targetSec, language);
    return worksheetOf(scriptParts(beats, material, language), material, {
      topic,
      lead: `# ${atStart(topic, language)}`,
    });
  },
  check: (text, values): readonly Finding[] => [
    ...lengthsOf(text, values),
    ...checkOwnLimit(text, values, timesOf(values).syllablesPerSec),
    ...disclosed('script', text, values),
    ...tongueTwisters(text),
    ...blanksLeft(text),
  ],
  fit: (text, values, language) => sponsoredText('script', text, values, language),
};
