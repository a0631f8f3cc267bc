import type { Language } from '#contract/base/language.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import type { Finding } from '#contract/base/finding.ts';
import { namesIn } from './names.ts';
import { numbersIn, type NumberAt, COUNTED } from '#contract/recipes/said/numbers.ts';
import type { Placed } from './place-sentences.ts';
import { tidied, wordsAt, type Aligned, type RecordingText } from './spoken-text.ts';
import type { Unit } from './units.ts';

const COUNTER = new RegExp(`^\\s?(?:${COUNTED}|가지|마리|사람|편|곡|팀|단계|시|달|%)`);

/** The number with what it counts: '38만 원'. */
function counted(text: string, [from, to]: Span): string {
  const isDay = /월\s?$/.test(text.slice(Math.max(0, from - 3), from));
  const counter = (isDay ? /^\s?일/ : COUNTER).exec(text.slice(to, to + 8))?.[0];
  return text.slice(from, to) + (counter ?? '');
}

/** Something that was to be said exactly and was said otherwise, or written down so by whoever wrote the subtitles. */
export interface SaidFinding extends Finding<'said-number' | 'said-name'> {
  startSec: number;
}

/** So far from a word its neighbours may tell where it was said. */
const REACH = 5;
/** How much longer than a number that may be which was said in its place. */
const MOST_ROOM = 8;
const MOST_FINDINGS = 200;
/** How much longer or shorter a name may be than what was said for it. */
const NAME_SLACK = 2;

const DIFFERS: Readonly<Record<SaidFinding['rule'], Finding['words']>> = {
  'said-number': { ko: '숫자가 달라요.', en: 'The number differs:' },
  'said-name': { ko: '이름이 달라요.', en: 'The name differs:' },
};

/** Numbers and names of the script for which others were said. Both are told as warnings, for a caption may be wrong too. */
export function misspoken(
  text: string,
  aligned: Aligned,
  placed: readonly Placed[],
  language: Language,
): SaidFinding[] {
  const { spoken, said } = aligned;
  const heard = numbersIn(said.text, language);
  const numbers = numbersIn(spoken.masked, language);
  const names = namesIn(spoken.masked, language);
  const found = spoken.sentences.flatMap(({ at, units }, i) => {
    if (placed[i]?.at == null) return [];
    const isHere = ({ at: [from, to] }: { at: Span }) => from >= at[0] && to <= at[1];
    return [
      ...within(numbers, at, isHere).flatMap((number) => numberFinding(aligned, { text, heard }, number, units) ?? []),
      ...within(names, at, isHere).flatMap((name) => nameFinding(aligned, name.at, units) ?? []),
    ];
  });
  return found.slice(0, MOST_FINDINGS);
}

/** Of items in rising order those that begin within the span and are wanted. */
function within<Item extends { at: Span }>(
  items: readonly Item[],
  [from, to]: Span,
  isWanted: (item: Item) => boolean,
) {
  const found: Item[] = [];
  for (let i = firstAt(items, from); i < items.length && items[i]!.at[0] < to; i += 1) {
    if (isWanted(items[i]!)) found.push(items[i]!);
  }
  return found;
}

function firstAt(items: readonly { at: Span }[], from: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.at[0] < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which of the units of a sentence stand at these places. */
function unitsAt(units: readonly Unit[], [from, to]: Span, [start, end]: Span): Span {
  let [first, last] = [-1, -1];
  for (let i = start; i < end; i += 1) {
    const unit = units[i]!;
    if (unit.from >= to || unit.to <= from) continue;
    if (first < 0) first = i;
    last = i;
  }
  return [first, last + 1];
}

/**
 * What was said between the nearest words around these units; null where nothing tells. `isClose` false: one side was said
 * elsewhere.
 */
function saidFor(
  { said, match }: Aligned,
  [from, to]: Span,
  [start, end]: Span,
): { at: Span; isClose: boolean } | null {
  let [left, right] = [-1, -1];
  for (let i = from - 1; i >= Math.max(start, from - REACH) && left < 0; i -= 1) if (match[i]! >= 0) left = i;
  if (from === start && start > 0 && match[start - 1]! >= 0) left = start - 1;
  for (let i = to; i < Math.min(end, to + REACH) && right < 0; i += 1) if (match[i]! >= 0) right = i;
  if (to === end && end < match.length && match[end]! >= 0) right = end;
  if (left < 0 && right < 0) return null;
  const room = to - from + 4;
  const low = left < 0 ? Math.max(0, match[right]! - (right - to) - room) : match[left]! + 1;
  const high = right < 0 ? Math.min(said.units.length, match[left]! + (from - left) + room) : match[right]!;
  if (high - low > to - from + MOST_ROOM) return null;
  return { at: [low, high], isClose: left === from - 1 || right === to };
}

/** '3~4천 원' is said in many ways: '삼사천 원'. */
const isOfRange = (text: string, [from, to]: Span): boolean =>
  /\d\s?[~〜∼–-]\s?$/.test(text.slice(Math.max(0, from - 4), from)) || /^\s?[~〜∼–-]\s?\d/.test(text.slice(to, to + 4));

function numberFinding(
  aligned: Aligned,
  { text, heard }: { text: string; heard: readonly NumberAt[] },
  number: NumberAt,
  sentence: Span,
) {
  const { said, spoken } = aligned;
  const units = unitsAt(spoken.units, number.at, sentence);
  if (units[0] < 0 || isOfRange(text, number.at)) return null;
  const place = saidFor(aligned, units, sentence);
  const [first, last] = place ? [said.units[place.at[0]], said.units[place.at[1] - 1]] : [];
  if (!place || !first || !last || place.at[1] <= place.at[0]) return null;
  const near = within(heard, [first.from - 24, last.to], ({ at }) => at[1] > first.from);
  if (near.length === 0 || near.some(({ value }) => isSame(value, number.value, text.slice(number.at[1])))) return null;
  const other = near[0]!;
  return finding('said-number', number.at, startSecOf(said, place.at), {
    written: counted(text, number.at),
    heard: counted(said.text, other.at),
  });
}

/** '24년' is a way to say 2024년. */
const isSame = (heard: number, written: number, behind: string): boolean =>
  heard === written || (/^\s?년/.test(behind) && heard === written % 100);

function nameFinding(aligned: Aligned, at: Span, sentence: Span): SaidFinding | null {
  const { said, spoken, match } = aligned;
  const units = unitsAt(spoken.units, at, sentence);
  const length = units[1] - units[0];
  if (units[0] < 0 || match.subarray(...units).every((place) => place >= 0)) return null;
  const place = saidFor(aligned, units, sentence);
  if (!place?.isClose || Math.abs(place.at[1] - place.at[0] - length) > NAME_SLACK) return null;
  const written = tidied(spoken.masked.slice(...at));
  const words = withoutEnd(wordsAt(said, place.at), /[.,!?…]/);
  const script = (word: string) => (/[가-힣]/.test(word) ? 'ko' : 'latin');
  if (words === '' || script(words) !== script(written) || bare(words) === bare(written)) return null;
  return finding('said-name', at, startSecOf(said, place.at), { written, heard: words });
}

const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const startSecOf = ({ startSecs }: RecordingText, [from]: Span): number => startSecs[from] ?? 0;

function finding(
  rule: SaidFinding['rule'],
  at: Span,
  startSec: number,
  { written, heard }: { written: string; heard: string },
): SaidFinding {
  const [script, words] = [tidied(written), tidied(heard)];
  const differs = DIFFERS[rule];
  return {
    rule,
    level: 'warning',
    at,
    startSec,
    words: {
      ko: `${differs.ko} 대본 ‘${script}’, 촬영본 ‘${words}’. 잘못 말했는지, 자막이 틀렸는지 확인해 주세요.`,
      en: `${differs.en} script “${script}”, recording “${words}”. See whether it was misspoken or the subtitles are wrong.`,
    },
  };
}
