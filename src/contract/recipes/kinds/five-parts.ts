import type { Language } from '../../base/language.ts';
import type { RecipeMaterial } from '../recipe.ts';
import { blank, bulletsOf, cite } from './outline.ts';
import { quotesThatFit, secondsAtMost } from './quotes-that-fit.ts';

/** How the whole is shared out among the parts that every long script has. */
const SHARES = { hook: 0.05, promise: 0.07, body: 0.58, proof: 0.2, cta: 0.1 } as const;

type Part = keyof typeof SHARES;

/** When each part is said, as its heading gives it. */
function spansOf(targetSec: number): Record<Part, string> {
  let at = 0;
  const moment = (sec: number) => `${Math.floor(sec / 60)}:${String(Math.round(sec) % 60).padStart(2, '0')}`;
  const spans = Object.entries(SHARES).map(([role, share]) => {
    const from = Math.round(at);
    at += targetSec * share;
    return [role, `${moment(from)}–${moment(Math.round(at))}`];
  });
  return Object.fromEntries(spans) as Record<Part, string>;
}

/** The parts by their names, each with its share of the whole in seconds. */
export const fiveParts = (targetSec: number, language: Language): { name: string; sec: number }[] =>
  Object.entries(SHARES).map(([part, share]) => ({
    name: WORDS[language].names[part as Part],
    sec: Math.round(targetSec * share),
  }));

/** Nobody counts single syllables. */
export const inFives = (syllables: number): number => Math.max(5, Math.round(syllables / 5) * 5);

export const aboutSyllables = (syllables: number, language: Language): string =>
  language === 'ko' ? `약 ${syllables}음절` : `about ${syllables} syllables`;

/** The headings of a long script with how much is said below each; what a disclosure takes is left out of the body. */
export function partsInOrder(
  { targetSec, reservedSec, syllablesPerSec }: { targetSec: number; reservedSec: number; syllablesPerSec: number },
  language: Language,
): string {
  const spans = spansOf(targetSec);
  return Object.entries(SHARES)
    .map(([part, share]) => {
      const sec = targetSec * share - (part === 'body' ? reservedSec : 0);
      const name = WORDS[language].names[part as Part];
      return `\`## ${name} (${spans[part as Part]})\` ${aboutSyllables(inFives(sec * syllablesPerSec), language)}`;
    })
    .join(', ');
}

/** Sentences of the sources that the frame takes: those with figures prove what the others say. */
const MOST_PROOF = 3;
const MOST_BODY = 8;

interface Talk {
  topic: string;
  targetSec: number;
  syllablesPerSec: number;
  language: Language;
  /** What is said besides, such as a disclosure, takes this much of the body. */
  reservedSec?: number;
}

const WORDS = {
  ko: {
    names: { hook: '훅', promise: '약속', body: '본론', proof: '근거', cta: '마무리' },
    ownWords: blank('이 말을 내 경험으로 바꾼 첫 문장'),
    ownHook: blank('내 경험으로 여는 첫 문장'),
    gain: blank('보고 나면 얻는 것'),
    promise: (topic: string, gain: string) => `오늘은 ${topic}, ${gain}까지 알려 드릴게요.`,
    goBy: '> 참고 문장입니다. 내 말로 풀어 주세요.',
    matter: blank('전할 내용'),
    tried: blank('내가 직접 해 본 이야기'),
    figure: blank('숫자나 사례'),
    shown: `화면: ${blank('보여 줄 숫자')}`,
    asks: [
      `${blank('한 줄 정리')} 도움이 됐다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요.`,
      '구독과 좋아요 부탁드려요.',
    ],
  },
  en: {
    names: { hook: 'Hook', promise: 'Promise', body: 'Body', proof: 'Proof', cta: 'Call to action' },
    ownWords: blank('the same in your own experience'),
    ownHook: blank('begin with what you lived through'),
    gain: blank('what a viewer takes along'),
    promise: (topic: string, gain: string) => `Today it’s all about ${topic}: ${gain}.`,
    goBy: '> Sentences to go by: say them in your own words.',
    matter: blank('what to tell'),
    tried: blank('what you tried yourself'),
    figure: blank('a figure or a case'),
    shown: `On screen: ${blank('the figure to show')}`,
    asks: [
      `${blank('in one line')} If this helped, subscribe and leave a like. See you in the next one.`,
      'Subscribe and leave a like.',
    ],
  },
} as const;

/** Hook, promise, body, proof and call to action: whole quotes as far as the seconds of each reach, and blanks for the rest. */
export function outlineInFive(
  material: RecipeMaterial,
  { topic, targetSec, syllablesPerSec, language, reservedSec = 0 }: Talk,
): string[] {
  const words = WORDS[language];
  const spans = spansOf(targetSec);
  const take = quotesThatFit(material, syllablesPerSec);
  const secOf = (part: Part) => Math.floor(targetSec * SHARES[part]);
  const roomBeside = (part: Part, own: string) => secOf(part) - secondsAtMost(own, syllablesPerSec);
  const say = (part: Part, lines: readonly string[], least: string) =>
    lines.find((line) => secondsAtMost(line, syllablesPerSec) <= secOf(part) + 1) ?? least;

  const [first] = take(1, roomBeside('hook', words.ownWords));
  const proof = take(MOST_PROOF, secOf('proof'), ({ text }) => /\d/.test(text));
  const body = take(MOST_BODY, roomBeside('body', words.tried) - reservedSec);
  const parts: Record<Part, readonly string[]> = {
    hook: first ? [cite(first), words.ownWords] : [words.ownHook],
    promise: [say('promise', [words.promise(topic, words.gain)], words.gain)],
    body: [...(body.length > 0 ? [words.goBy, bulletsOf(body)] : [words.matter]), words.tried],
    proof: [bulletsOf(proof) || words.figure, words.shown],
    cta: [say('cta', words.asks, words.asks[1])],
  };
  return Object.entries(parts).map(
    ([part, lines]) => `## ${words.names[part as Part]} (${spans[part as Part]})\n\n${lines.join('\n\n')}`,
  );
}
