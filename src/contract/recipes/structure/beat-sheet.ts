import type { Language } from '../../base/language.ts';
import { formatMoment } from '../../base/moment.ts';
import { BEAT_NAMES, LONGEST_SEC, type Beat, type BeatKind, type Xray } from './beats.ts';
import { median } from './median.ts';

type Row = BeatKind | 'opening' | 'body';
type Told = Readonly<Record<Language, string>>;

const NAMES: Readonly<Record<Row, Told>> = {
  ...BEAT_NAMES,
  call: { ko: '행동 유도', en: 'Ask' },
  opening: { ko: '여는 말', en: 'Opening' },
  body: { ko: '본론', en: 'Body' },
};

/** Said in terms of structure, so that no line of a reference can be among them. */
const PURPOSES: Readonly<Record<Row, Told>> = {
  opening: { ko: '화면과 화자를 알아보게 한다', en: 'Establishes speaker, setting, tone' },
  hook: { ko: '이탈 전에 궁금증 하나를 심는다', en: 'Plants one unresolved question before anyone leaves' },
  promise: { ko: '끝까지 볼 때 얻는 것을 한 문장으로 밝힌다', en: 'Names, within one sentence, what staying earns' },
  proof: { ko: '믿을 근거를 눈앞에 놓는다', en: 'Puts tangible evidence on screen' },
  turn: { ko: '기대를 뒤집어 긴장을 다시 세운다', en: 'Overturns expectation, resets tension' },
  sponsor: { ko: '광고임을 밝히고 흐름을 짧게 멈춘다', en: 'Declares sponsorship, pauses briefly' },
  call: { ko: '행동 하나만 청하고 까닭을 댄다', en: 'Requests exactly one action, with its reason' },
  body: { ko: '약속한 내용을 차례로 푼다', en: 'Delivers whatever was promised, stepwise' },
};

const WORDS = {
  title: { ko: '비트 시트', en: 'Beat sheet' },
  head: { ko: '| 비트 | 시간 | 길이 | 목적 |', en: '| Beat | Time | Length | Purpose |' },
  seconds: { ko: (sec: number) => `${sec}초`, en: (sec: number) => `${sec} s` },
  pace: {
    ko: (rate: number, all: number) => `목표 속도: 분당 ${rate}어절, 합계 ${all}어절 안팎`,
    en: (rate: number, all: number) => `Target pace: ${rate} words/min, ${all} words overall`,
  },
} as const;

/** Closer together a video does not turn. */
const LEAST_TURN_SEC = 8;
const LEAST_ROW_SEC = 1;
/** Before the first beat, so much of the whole is an opening of its own. */
const OPENING_SHARE = 0.02;

/**
 * The structure of one reference or the middle of several, scaled to `targetSec`: names, times, lengths and purposes as
 * Markdown, without any words of theirs. A beat counts when at least half of them have it.
 */
export function beatSheetOf(
  reference: Xray | readonly Xray[],
  { targetSec, language }: { targetSec: number; language: Language },
): string {
  const xrays = Array.isArray(reference) ? (reference as readonly Xray[]) : [reference as Xray];
  const target = Number.isFinite(targetSec) ? Math.min(LONGEST_SEC, Math.max(1, Math.round(targetSec))) : 1;
  const rate = Math.round(median(xrays.map(({ totals }) => totals.wordsPerMinute).filter((one) => one > 0)));
  const rows = rowsOf(
    xrays.filter(({ durationSec }) => durationSec > 0),
    target,
  );
  const named = rows.map(({ row, ...span }) => ({
    ...span,
    name: NAMES[row][language],
    purpose: PURPOSES[row][language],
  }));
  const pace = rate > 0 ? `\n${WORDS.pace[language](rate, Math.round((rate * target) / 60))}\n` : '';
  return writeSheet(named, { targetSec: target, language }) + pace;
}

interface SheetRow {
  name: string;
  startSec: number;
  endSec: number;
  purpose: string;
}

/** The table of a beat sheet for a video of this length. */
export function writeSheet(
  rows: readonly SheetRow[],
  { targetSec, language }: { targetSec: number; language: Language },
): string {
  const cell = (words: string) => words.replaceAll('|', '/');
  return [
    `## ${WORDS.title[language]} (${formatMoment(targetSec)})`,
    '',
    WORDS.head[language],
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, startSec, endSec, purpose }) => {
      const time = `${formatMoment(startSec)}–${formatMoment(endSec)}`;
      return `| ${cell(name)} | ${time} | ${WORDS.seconds[language](endSec - startSec)} | ${cell(purpose)} |`;
    }),
    '',
  ].join('\n');
}

interface TimedRow {
  row: Row;
  startSec: number;
  endSec: number;
}

/** Rows one after another without gaps, from 0 to the end. */
function rowsOf(xrays: readonly Xray[], target: number): TimedRow[] {
  const places = [
    ...middleOf(xrays, ({ hook }) => [hook], 'hook'),
    ...middleOf(xrays, ({ promise }) => [promise], 'promise'),
    ...middleOf(xrays, ({ firstProof }) => [firstProof], 'proof'),
    ...middleOf(xrays, ({ turns }) => turns, 'turn').slice(0, Math.floor(target / LEAST_TURN_SEC)),
    ...middleOf(xrays, ({ sponsorSlots }) => sponsorSlots, 'sponsor'),
    ...middleOf(xrays, ({ callsToAction }) => callsToAction, 'call'),
  ].toSorted((a, b) => a.start - b.start);
  const rows: { row: Row; startSec: number }[] = [];
  const push = (row: Row, start: number) => {
    const startSec = Math.max(Math.round(start * target), (rows.at(-1)?.startSec ?? -LEAST_ROW_SEC) + LEAST_ROW_SEC);
    if (startSec < target) rows.push({ row, startSec });
  };
  const first = places[0];
  if (!first) push('body', 0);
  else if (first.start > OPENING_SHARE) push('opening', 0);
  places.forEach(({ kind, start, end }, i) => {
    push(kind, i === 0 && start <= OPENING_SHARE ? 0 : start);
    const next = places[i + 1]?.start ?? (kind === 'call' ? end : 1);
    if (BODY_AFTER.has(kind) && (next - end) * target >= LEAST_TURN_SEC) push('body', end);
  });
  return rows.map((one, i) => ({ ...one, endSec: rows[i + 1]?.startSec ?? target }));
}

/** After these the matter goes on in its own right. */
const BODY_AFTER: ReadonlySet<BeatKind> = new Set(['promise', 'proof', 'sponsor', 'call']);

interface Place {
  kind: BeatKind;
  /** Shares of the whole. */
  start: number;
  end: number;
}

/** The first, second … beat of a kind where at least half of the references have so many, in the middle of their places. */
function middleOf(xrays: readonly Xray[], pick: (xray: Xray) => readonly (Beat | null)[], kind: BeatKind): Place[] {
  const all = xrays.map((xray) =>
    pick(xray).flatMap((beat) =>
      beat ? [{ start: beat.startSec / xray.durationSec, end: beat.endSec / xray.durationSec }] : [],
    ),
  );
  const most = all.reduce((longest, { length }) => Math.max(longest, length), 0);
  const places: Place[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    const these = all.flatMap((one) => one[nth] ?? []);
    if (these.length * 2 < xrays.length) break;
    const start = median(these.map((one) => one.start));
    places.push({ kind, start, end: Math.max(start, median(these.map((one) => one.end))) });
  }
  return places;
}
