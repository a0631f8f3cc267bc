import type { Language } from '../../base/language.ts';

/** No recording is taken to be longer. */
export const LONGEST_SEC = 86_400;

export const beatKinds = ['hook', 'promise', 'proof', 'turn', 'sponsor', 'call'] as const;
export type BeatKind = (typeof beatKinds)[number];

/** What a stretch of a video does. */
export interface Beat {
  kind: BeatKind;
  startSec: number;
  endSec: number;
  /** The words that tell it. */
  text: string;
  reason: Readonly<Record<Language, string>>;
}

export const BEAT_NAMES: Readonly<Record<BeatKind, Readonly<Record<Language, string>>>> = {
  hook: { ko: '훅', en: 'Hook' },
  promise: { ko: '약속', en: 'Promise' },
  proof: { ko: '첫 증거', en: 'First proof' },
  turn: { ko: '전환', en: 'Turn' },
  sponsor: { ko: '광고', en: 'Sponsor slot' },
  call: { ko: '행동 유도', en: 'Call to action' },
};

/** What the lines of a video do, without a model. What is not told by its words is absent, not guessed. */
export interface Xray {
  durationSec: number;
  hook: Beat | null;
  promise: Beat | null;
  firstProof: Beat | null;
  turns: Beat[];
  sponsorSlots: Beat[];
  callsToAction: Beat[];
  /** One value for every 30 s; of Korean the words between spaces are counted. */
  wordsPerMinute: Rate[];
  questionsPerMinute: Rate[];
  totals: {
    words: number;
    questions: number;
    wordsPerMinute: number;
    questionsPerMinute: number;
    /** The time between the first and the last word of each line, in seconds. */
    spokenSec: number;
  };
}

export interface Rate {
  startSec: number;
  value: number;
}

/** All beats in order of time. */
export const beatsOf = ({ hook, promise, firstProof, turns, sponsorSlots, callsToAction }: Xray): Beat[] =>
  [hook, promise, firstProof, ...turns, ...sponsorSlots, ...callsToAction]
    .filter((beat) => beat !== null)
    .toSorted((a, b) => a.startSec - b.startSec);

/** A row of a beat sheet. */
export interface SheetBeat {
  name: string;
  sec: number;
  /** What it is there for; may be empty. */
  purpose: string;
}
