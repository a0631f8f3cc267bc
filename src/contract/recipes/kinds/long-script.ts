import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { checkLongScript } from '../script/check-script.ts';
import { checkBeats } from '../structure/check-beats.ts';
import { beatsFor, learnBeats, type TimedBeat } from '../structure/wired-sheet.ts';
import { tongueTwisters } from '../script/tongue-twisters.ts';
import { trimToLimits } from '../script/trim.ts';
import { numberValue, textValue } from '../values.ts';
import { outlineByBeats, sectionsInOrder } from './by-beats.ts';
import { minutesField } from './beat-sheet.ts';
import { audienceField, speedField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { checkOwnLimit, limitField, withOwnLimit } from './own-limit.ts';
import { blank, bulletsOf, cite, hasBlank, inTurn } from './outline.ts';
import { disclosed, sponsorFields, sponsorOrder, sponsoredText } from './sponsored.ts';

const fields = [topicField, minutesField, limitField, speedField, audienceField, ...sponsorFields, wishField] as const;

const timesOf = (values: RecipeValues) => ({
  targetSec: numberValue(values, 'minutes') * 60,
  syllablesPerSec: numberValue(values, 'speed') / 60,
});

/** By the beat sheet that is wired; none where there is none. */
const beatsOf = (values: RecipeValues): TimedBeat[] =>
  beatsFor(values, { targetSec: timesOf(values).targetSec, leastSec: 3 });

/** How the whole is shared out among the parts that every long script has. */
const SHARES = { hook: 0.05, promise: 0.07, body: 0.58, proof: 0.2, cta: 0.1 } as const;

function spansOf(targetSec: number): Record<keyof typeof SHARES, string> {
  let at = 0;
  const moment = (sec: number) => `${Math.floor(sec / 60)}:${String(Math.round(sec) % 60).padStart(2, '0')}`;
  const spans = Object.entries(SHARES).map(([role, share]) => {
    const from = Math.round(at);
    at += targetSec * share;
    return [role, `${moment(from)}–${moment(Math.round(at))}`];
  });
  return Object.fromEntries(spans) as Record<keyof typeof SHARES, string>;
}

/** Sentences of the sources that the frame takes: those with figures prove what the others say. */
const MOST_PROOF = 3;
const MOST_BODY = 8;

const SHORT = new Set(['section-short', 'whole-short']);
/** What is too short while something is still to be filled in is told, and no fault yet. */
const patient = (finding: Finding): Finding => (SHORT.has(finding.rule) ? { ...finding, level: 'warning' } : finding);

/** Hook, promise, body, proof and call to action, each with its seconds, as long as the creator speaks. */
export const longScript: Recipe = {
  name: { ko: '롱폼 대본', en: 'Long-form script' },
  what: {
    ko: '훅, 약속, 본론, 근거, 마무리를 초까지 맞춰 써요. 말하는 빠르기로 길이를 재요.',
    en: 'Hook, promise, body, proof and call to action, each within its seconds at your speed of speech.',
  },
  fields,
  isSpoken: true,
  learn: learnBeats,
  order(values, language) {
    const { targetSec, syllablesPerSec } = timesOf(values);
    const spans = spansOf(targetSec);
    const beats = beatsOf(values);
    const syllables = Math.round(targetSec * syllablesPerSec * 0.9);
    return orderOf(
      `${sponsorOrder(values, language)} ${
        language === 'ko'
          ? `유튜브 롱폼 대본을 씁니다. 전체 ${numberValue(values, 'minutes')}분, 말로 읽는 글이 약 ${syllables}음절입니다. 형식: ${beats.length > 0 ? sectionsInOrder(beats) : `\`## 훅 (${spans.hook})\`, \`## 약속 (${spans.promise})\`, \`## 본론 (${spans.body})\`, \`## 근거 (${spans.proof})\`, \`## 마무리 (${spans.cta})\``}. 문단은 말하는 그대로 쓰고, 화면 글은 \`화면: \`, 자료 화면은 \`B-roll: \`로 시작하는 줄에 따로 적습니다.`
          : `Write the script of a long video: ${numberValue(values, 'minutes')} minutes, about ${syllables} spoken syllables. Form: ${beats.length > 0 ? sectionsInOrder(beats) : `\`## Hook (${spans.hook})\`, \`## Promise (${spans.promise})\`, \`## Body (${spans.body})\`, \`## Proof (${spans.proof})\`, \`## Call to action (${spans.cta})\``}. Paragraphs are what is said; text on screen stands in lines that begin with \`On screen: \`, pictures in lines that begin with \`B-roll: \`.`
      }`.trim(),
      [topicField, limitField, audienceField, wishField],
      values,
      language,
    );
  },
  outline(values, material, language) {
    const ko = language === 'ko';
    const spans = spansOf(timesOf(values).targetSec);
    const topic = textValue(values, 'topic');
    const beats = beatsOf(values);
    if (beats.length > 0) {
      const { syllablesPerSec } = timesOf(values);
      const sections = outlineByBeats(beats, material, { topic, syllablesPerSec, language });
      return sponsoredText('script', [`# ${topic}`, ...sections].join('\n\n'), values, language);
    }
    const [first, ...others] = inTurn(material);
    const proof = others.filter(({ text }) => /\d/.test(text)).slice(0, MOST_PROOF);
    const body = others.filter((quote) => !proof.includes(quote)).slice(0, MOST_BODY);
    const text = ko
      ? [
          `# ${topic}`,
          `## 훅 (${spans.hook})\n\n${first ? cite(first) : ''}\n\n${blank('이 말을 내 경험으로 바꾼 첫 문장')}`,
          `## 약속 (${spans.promise})\n\n오늘은 ${topic}, ${blank('보고 나면 얻는 것')}까지 알려 드릴게요.`,
          `## 본론 (${spans.body})\n\n> 참고 문장입니다. 내 말로 풀어 주세요.\n\n${bulletsOf(body) || blank('전할 내용')}\n\n${blank('내가 직접 해 본 이야기')}`,
          `## 근거 (${spans.proof})\n\n${bulletsOf(proof) || blank('숫자나 사례')}\n\n화면: ${blank('보여 줄 숫자')}`,
          `## 마무리 (${spans.cta})\n\n${blank('한 줄 정리')} 도움이 됐다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요.`,
        ]
      : [
          `# ${topic}`,
          `## Hook (${spans.hook})\n\n${first ? cite(first) : ''}\n\n${blank('the same in your own experience')}`,
          `## Promise (${spans.promise})\n\nToday it is about ${topic}: ${blank('what a viewer takes along')}.`,
          `## Body (${spans.body})\n\n> Sentences to go by: say them in your own words.\n\n${bulletsOf(body) || blank('what to tell')}\n\n${blank('what you tried yourself')}`,
          `## Proof (${spans.proof})\n\n${bulletsOf(proof) || blank('a figure or a case')}\n\nOn screen: ${blank('the figure to show')}`,
          `## Call to action (${spans.cta})\n\n${blank('in one line')} If this helped, subscribe and leave a like. See you in the next one.`,
        ];
    return sponsoredText('script', text.join('\n\n'), values, language);
  },
  check: (text, values): readonly Finding[] => [
    ...checkLongScript(text, { ...timesOf(values), hasOwnParts: beatsOf(values).length > 0 }).map((finding) =>
      hasBlank(text) ? patient(finding) : finding,
    ),
    ...checkBeats(text, beatsOf(values)),
    ...checkOwnLimit(text, values, timesOf(values).syllablesPerSec),
    ...disclosed('script', text, values),
    ...tongueTwisters(text),
    ...blanksLeft(text),
  ],
  fit(text, values) {
    const { targetSec, syllablesPerSec } = timesOf(values);
    return trimToLimits(text, withOwnLimit(values, { maxSec: targetSec * 1.1, syllablesPerSec })).text;
  },
};
