import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { checkLongScript } from '../script/check-script.ts';
import { checkBeats } from '../structure/check-beats.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { minutesField } from './beat-sheet.ts';
import { audienceField, speedField, topicField, wishField } from './fields.ts';
import { longBeats, longTimes } from './long-record.ts';
import { checkOwnLimit, limitField } from './own-limit.ts';
import { hasBlank } from './outline.ts';
import { disclosed, disclosureLines, sponsorFields, sponsoredText } from './sponsored.ts';

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

/** Hook, promise, body, proof and call to action, each with its seconds, as long as the creator speaks. */
export const longScript: Recipe = {
  name: { ko: '롱폼 대본', en: 'Long-form script' },
  what: {
    ko: '훅, 약속, 본론, 근거, 마무리를 초까지 맞춰 써요. 말하기 속도로 길이를 재요.',
    en: 'Hook, promise, body, proof and call to action, each timed to your speaking speed.',
  },
  fields,
  isSpoken: true,
  check: (text, values): readonly Finding[] => [
    ...lengthsOf(text, values),
    ...checkOwnLimit(text, values, longTimes(values).syllablesPerSec),
    ...disclosed('script', text, values),
    ...tongueTwisters(text),
    ...blanksLeft(text),
  ],
  fit: (text, values, language) => sponsoredText('script', text, values, language),
};
