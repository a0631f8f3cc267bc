import type { Language } from '../../base/language.ts';
import { formatMoment } from '../../base/moment.ts';
import { percent } from '../../base/figures.ts';
import type { Xray } from './beats.ts';
import { median } from './median.ts';

export type SharedId =
  | 'opens-with-hook'
  | 'promise-before'
  | 'proof-before'
  | 'turn-every'
  | 'sponsor-share'
  | 'call-at-end'
  | 'words-per-minute'
  | 'questions-per-minute';

/** What several references have in common. */
export interface SharedFact {
  id: SharedId;
  /** In so many of `of` references. */
  count: number;
  of: number;
  /** Seconds of the first four, a share of the whole of the fifth and sixth, a rate of the last two. */
  value: number;
  /** Of those that share it. */
  titles: string[];
  words: Readonly<Record<Language, string>>;
}

interface Measure {
  id: SharedId;
  /** Null where the reference has nothing of the kind. */
  of: (xray: Xray) => number | null;
  together: (values: readonly number[]) => number;
  words: (who: Record<Language, string>, value: number) => SharedFact['words'];
}

/** A call within this share of the end stands at the end. */
const END_SHARE = 0.1;

const shareOfWhole = (sec: number, { durationSec }: Xray): number => (durationSec > 0 ? sec / durationSec : 0);
const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
/** The first whole second that all of them come before. */
const before = (values: readonly number[]): number => Math.floor(highest(values)) + 1;
const oneDigit = (value: number): string => String(Math.round(value * 10) / 10);

const MEASURES: readonly Measure[] = [
  {
    id: 'opens-with-hook',
    of: ({ hook }) => hook && hook.startSec,
    together: median,
    words: (who) => ({
      ko: `${who.ko} 첫 줄에서 숫자나 질문으로 시작해요.`,
      en: `${who.en} open with a figure or a question.`,
    }),
  },
  {
    id: 'promise-before',
    of: ({ promise }) => promise && promise.startSec,
    together: before,
    words: (who, sec) => ({
      ko: `${who.ko} ${formatMoment(sec)} 전에 무엇을 줄지 약속해요.`,
      en: `${who.en} say before ${formatMoment(sec)} what they will give.`,
    }),
  },
  {
    id: 'proof-before',
    of: ({ firstProof }) => firstProof && firstProof.startSec,
    together: before,
    words: (who, sec) => ({
      ko: `${who.ko} ${formatMoment(sec)} 전에 결과나 근거를 보여 줘요.`,
      en: `${who.en} show a result or proof before ${formatMoment(sec)}.`,
    }),
  },
  {
    id: 'turn-every',
    of: ({ turns, durationSec }) => (turns.length > 0 ? durationSec / turns.length : null),
    together: median,
    words: (who, sec) => ({
      ko: `${who.ko} 약 ${Math.round(sec)}초에 한 번꼴로 이야기를 꺾어요.`,
      en: `${who.en} turn the story about every ${Math.round(sec)} s.`,
    }),
  },
  {
    id: 'sponsor-share',
    of: (xray) => (xray.sponsorSlots[0] ? shareOfWhole(xray.sponsorSlots[0].startSec, xray) : null),
    together: median,
    words: (who, share) => ({
      ko: `${who.ko} 광고를 넣었고, 첫 광고는 전체의 ${percent(share)} 지점(중앙값)에서 시작해요.`,
      en: `${who.en} carry an advertisement; the first starts at ${percent(share)} of the whole (median).`,
    }),
  },
  {
    id: 'call-at-end',
    of: (xray) => {
      const last = xray.callsToAction.at(-1);
      const share = last ? shareOfWhole(last.startSec, xray) : 0;
      return share >= 1 - END_SHARE ? share : null;
    },
    together: median,
    words: (who) => ({
      ko: `${who.ko} 마지막 ${percent(END_SHARE)} 안에서 시청자에게 행동을 부탁해요.`,
      en: `${who.en} ask the viewer for something in the last ${percent(END_SHARE)}.`,
    }),
  },
  {
    id: 'words-per-minute',
    of: ({ totals }) => (totals.words > 0 ? totals.wordsPerMinute : null),
    together: median,
    words: (_who, rate) => ({
      ko: `말하기 속도의 중앙값은 1분에 ${Math.round(rate)}어절이에요.`,
      en: `The median pace is ${Math.round(rate)} words a minute.`,
    }),
  },
  {
    id: 'questions-per-minute',
    of: ({ totals }) => (totals.questions > 0 ? totals.questionsPerMinute : null),
    together: median,
    words: (who, rate) => ({
      ko: `${who.ko} 질문을 던지고, 중앙값은 1분에 ${oneDigit(rate)}번이에요.`,
      en: `${who.en} ask questions, ${oneDigit(rate)} a minute (median).`,
    }),
  },
];

/** What more than half of the references do, in order of the video; nothing of fewer than two references. */
export function shareOf(references: readonly { title: string; xray: Xray }[]): SharedFact[] {
  if (references.length < 2) return [];
  return MEASURES.flatMap(({ id, of, together, words }) => {
    const found = references.flatMap(({ title, xray }) => {
      const value = of(xray);
      return value === null ? [] : [{ title, value }];
    });
    if (found.length * 2 <= references.length) return [];
    const value = together(found.map((one) => one.value));
    const who = whoOf(found.length, references.length);
    return [
      {
        id,
        count: found.length,
        of: references.length,
        value,
        titles: found.map(({ title }) => title),
        words: words(who, value),
      },
    ];
  });
}

const whoOf = (count: number, of: number): Record<Language, string> =>
  count === of
    ? { ko: `${of}개 모두`, en: of === 2 ? 'Both' : `All ${of}` }
    : { ko: `${of}개 가운데 ${count}개가`, en: `${count} of ${of}` };
