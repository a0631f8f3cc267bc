import type { Language } from '../../base/language.ts';
import type { RecipeMaterial } from '../recipe.ts';
import type { Role } from '../script/section-name.ts';
import { spanOf, type TimedBeat } from '../structure/wired-sheet.ts';
import type { Want } from '../worksheet/passages-for.ts';
import type { PartPlan } from '../worksheet/worksheet-of.ts';
import { blank } from './outline.ts';
import { sponsorSlot } from './sponsored.ts';

/** How the whole is shared out among the parts that every script has where no beat sheet says otherwise. */
const LONG = { hook: 0.05, promise: 0.07, body: 0.58, proof: 0.2, cta: 0.1 } as const;
const SHORT = { hook: 0.08, promise: 0.16, body: 0.34, proof: 0.28, cta: 0.14 } as const;

type Part = keyof typeof LONG;
type Words = Readonly<Record<Role, string>>;

const NAMES: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  ko: { hook: '훅', promise: '약속', body: '본론', proof: '근거', cta: '마무리' },
  en: { hook: 'Hook', promise: 'Promise', body: 'Body', proof: 'Proof', cta: 'Call to action' },
};

const PURPOSES: Readonly<Record<Language, Words>> = {
  ko: {
    hook: '첫마디로 멈춰 세우기',
    promise: '끝까지 보면 얻는 것 알려 주기',
    body: '핵심을 차례로 풀기',
    proof: '숫자나 사례로 보여 주기',
    cta: '한 줄로 정리하고 할 일 하나 부탁하기',
    sponsor: '협찬 이야기하기',
    other: '',
  },
  en: {
    hook: 'Stop viewers with the first line',
    promise: 'Say what they get by staying',
    body: 'Tell the points in order',
    proof: 'Show it with a figure or a case',
    cta: 'Sum up in a line and ask for one thing',
    sponsor: 'Talk about the sponsor',
    other: '',
  },
};

const BLANKS: Readonly<Record<Language, Words>> = {
  ko: {
    hook: '여는 한마디',
    promise: '보고 나면 얻는 것',
    body: '전할 내용',
    proof: '숫자나 사례',
    cta: '정리와 부탁',
    sponsor: '협찬 내용',
    other: '전할 내용',
  },
  en: {
    hook: 'the opening line',
    promise: 'what viewers take along',
    body: 'what to tell',
    proof: 'a figure or a case',
    cta: 'sum up and ask',
    sponsor: 'what the sponsor asks for',
    other: 'what to tell',
  },
};

const beatsBy = (shares: Readonly<Record<Part, number>>, targetSec: number, language: Language): TimedBeat[] => {
  let at = 0;
  return Object.entries(shares).map(([part, share]) => {
    const role = part as Part;
    const startSec = Math.round(at);
    at += targetSec * share;
    return {
      name: NAMES[language][role],
      role,
      startSec,
      endSec: Math.round(at),
      purpose: PURPOSES[language][role],
    };
  });
};

export const partsOfLong = (targetSec: number, language: Language): TimedBeat[] => beatsBy(LONG, targetSec, language);
export const partsOfShort = (targetSec: number, language: Language): TimedBeat[] => beatsBy(SHORT, targetSec, language);

/** Nobody counts single syllables. */
export const inFives = (syllables: number): number => Math.max(5, Math.round(syllables / 5) * 5);

export const aboutSyllables = (syllables: number, language: Language): string =>
  language === 'ko' ? `약 ${syllables}음절` : `about ${syllables} syllables`;

/** The parts of a script, each with its seconds, what it is for and what a person says there. */
export const scriptParts = (beats: readonly TimedBeat[], material: RecipeMaterial, language: Language): PartPlan[] =>
  beats.map((beat) => {
    const { name, role, startSec, endSec, purpose } = beat;
    const wants = wantOf(beat);
    return {
      name,
      heading: `## ${name} (${spanOf(beat)})`,
      fromSec: startSec,
      toSec: endSec,
      purpose: purpose || PURPOSES[language][role],
      text: role === 'sponsor' ? sponsorSlot(material, language) : blank(BLANKS[language][role]),
      ...(wants && { wants }),
    };
  });

function wantOf({ name, role, purpose }: TimedBeat): Want | null {
  if (role === 'hook') return { at: 'start' };
  if (role === 'proof') return { at: 'figures' };
  if (role === 'cta') return { at: 'end' };
  if (role === 'promise') return { at: 'matter', most: 1 };
  return role === 'sponsor' ? null : { at: 'matter', words: role === 'other' ? `${name} ${purpose}` : '' };
}
