import type { Language } from '../../base/language.ts';
import type { Role } from '../script/section-name.ts';
import type { TimedBeat } from '../structure/wired-sheet.ts';

/** How the whole is shared out among the parts that every script has where no beat sheet says otherwise. */
const LONG = { hook: 0.05, promise: 0.07, body: 0.58, proof: 0.2, cta: 0.1 } as const;

type Part = keyof typeof LONG;
export type Words = Readonly<Record<Role, string>>;

const NAMES: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  ko: { hook: '훅', promise: '약속', body: '본론', proof: '근거', cta: '마무리' },
  en: { hook: 'Hook', promise: 'Promise', body: 'Body', proof: 'Proof', cta: 'Call to action' },
};

export const PURPOSES: Readonly<Record<Language, Words>> = {
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

export const beatsBy = (shares: Readonly<Record<Part, number>>, targetSec: number, language: Language): TimedBeat[] => {
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
