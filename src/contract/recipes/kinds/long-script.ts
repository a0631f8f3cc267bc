import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { checkLongScript } from '../script/check-script.ts';
import { checkBeats } from '../structure/check-beats.ts';
import { learnBeats } from '../structure/wired-sheet.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { numberValue, textValue } from '../values.ts';
import { worksheetOf } from '../worksheet/worksheet-of.ts';
import { sectionsInOrder } from './by-beats.ts';
import { minutesField } from './beat-sheet.ts';
import { audienceField, speedField, topicField, wishField } from './fields.ts';
import { longBeats, longParts, longRecord, longTimes } from './long-record.ts';
import { orderOf } from './orders.ts';
import { checkOwnLimit, limitField } from './own-limit.ts';
import { atStart, hasBlank } from './outline.ts';
import { inFives, scriptParts } from './script-parts.ts';
import {
  disclosed,
  disclosureLines,
  disclosureSeconds,
  SAID_TWICE_SEC,
  sponsorFields,
  sponsorOrder,
  sponsoredText,
} from './sponsored.ts';

const fields = [topicField, minutesField, limitField, speedField, audienceField, ...sponsorFields, wishField] as const;

const SHORT = new Set(['section-short', 'whole-short']);
/** What is too short while something is still to be filled in is told, and no fault yet. */
const patient = (finding: Finding): Finding => (SHORT.has(finding.rule) ? { ...finding, level: 'warning' } : finding);

/** The parts and their lengths; a sum that follows from headings that leave the beat sheet is not told beside them. */
function lengthsOf(text: string, values: RecipeValues): Finding[] {
  const beats = checkBeats(text, longBeats(values));
  const isOffSheet = beats.some(({ rule }) => rule === 'beat-seconds');
  const own = checkLongScript(text, {
    ...longTimes(values),
    hasOwnParts: longBeats(values).length > 0,
    besideLines: disclosureLines(values),
  })
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
    ko: '훅, 약속, 본론, 근거, 마무리를 초까지 맞춰 써요. 말하기 속도로 길이를 재요.',
    en: 'Hook, promise, body, proof and call to action, each timed to your speaking speed.',
  },
  fields,
  isSpoken: true,
  learn: learnBeats,
  record: longRecord,
  order(values, language) {
    const { targetSec, syllablesPerSec } = longTimes(values);
    // Breath and pauses take the rest.
    const spoken = syllablesPerSec * 0.9;
    const reservedSec = disclosureSeconds(values, language, { targetSec, syllablesPerSec });
    const syllables = inFives((targetSec - reservedSec) * spoken);
    const inOrder = longParts(values, language);
    const isTwice = targetSec > SAID_TWICE_SEC;
    const told = {
      ...(longBeats(values).length === 0 && { reservedSec }),
      ...(reservedSec > 0 && { disclosed: isTwice ? [0, inOrder.length - 1] : [0] }),
      disclosedSec: Math.ceil(isTwice ? reservedSec / 2 : reservedSec),
    };
    const parts = sectionsInOrder(inOrder, { syllablesPerSec: spoken, ...told }, language);
    const reserved = reservedSec === 0 ? '' : reservedWords[language](reservedSec);
    return orderOf(
      `${sponsorOrder(values, language, 'script')}${
        language === 'ko'
          ? `유튜브 롱폼 대본을 씁니다. 전체 ${numberValue(values, 'minutes')}분, 말로 읽는 글이 약 ${syllables}음절입니다.${reserved} \`sections\`는 이 순서이고 \`name\`은 이 이름입니다: ${parts}. \`lines\`에는 말하는 그대로를 문단마다 \`say\` 줄로 쓰고, 화면 글은 \`screen\`, 자료 화면은 \`shot\` 줄로 그 말 뒤에 둡니다. 시간은 적지 않습니다.`
          : `Write the script of a long video: ${numberValue(values, 'minutes')} minutes, about ${syllables} spoken syllables.${reserved} \`sections\` in this order, each with this \`name\`: ${parts}. In \`lines\` each paragraph as it is said is a \`say\` line; text on screen is a \`screen\` line and a picture a \`shot\` line behind what is said. Write no times.`
      }`.trim(),
      [topicField, limitField, audienceField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    return worksheetOf(scriptParts(longParts(values, language), material, language), material, {
      topic,
      lead: `# ${atStart(topic, language)}`,
    });
  },
  check: (text, values): readonly Finding[] => [
    ...lengthsOf(text, values),
    ...checkOwnLimit(text, values, longTimes(values).syllablesPerSec),
    ...disclosed('script', text, values),
    ...tongueTwisters(text),
    ...blanksLeft(text),
  ],
  fit: (text, values, language) => sponsoredText('script', text, values, language),
};
