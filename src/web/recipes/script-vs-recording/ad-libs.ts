import type { Span } from '#contract/base/marked-text.ts';
import type { Language } from '#contract/base/language.ts';
import { breaksOf, wordEndAt, wordStartAt } from './breaks.ts';
import { INSERTED, type Placed } from './place-sentences.ts';
import { wordsAt, type Aligned } from './spoken-text.ts';

/** Something said that stands nowhere in the script. */
export interface AdLib {
  startSec: number;
  endSec: number;
  text: string;
  /** The line after which it was said; -1 before the first. */
  after: number;
}

/** Less than that between two lines is a filler. */
const LEAST: Readonly<Record<Language, number>> = { ko: 8, en: 4 };

/** What was said for each sentence, and what was said besides. */
export function partWords(
  { spoken: { sentences }, said, match }: Aligned,
  placed: readonly Placed[],
  language: Language,
): { heard: string[]; adLibs: AdLib[] } {
  const breaks = breaksOf(said);
  const adLibs: AdLib[] = [];
  const take = ([from, to]: Span, after: number) => {
    if (to - from < LEAST[language]) return;
    const [startSec, endSec] = [said.startSecs[from] ?? 0, said.endSecs[to - 1] ?? 0];
    adLibs.push({ startSec, endSec, text: wordsAt(said, [from, to]), after });
  };
  let done = 0;
  let last = -1;
  const heard = placed.map(({ at }, i) => {
    if (at === null) return '';
    take([done, at[0]], last);
    const own = match.subarray(...(sentences[i]?.units ?? [0, 0]));
    const inserted = insertedIn(at, own, breaks, language);
    for (const span of inserted) take(span, i);
    [done, last] = [at[1], i];
    return withoutSpans(at, inserted)
      .map((span) => wordsAt(said, span))
      .join(' … ');
  });
  take([done, said.units.length], last);
  return { heard, adLibs };
}

function insertedIn([from, to]: Span, own: Int32Array, breaks: Uint8Array, language: Language): Span[] {
  const inserted: Span[] = [];
  let done = from;
  for (const place of [...own.filter((at) => at >= from && at < to), to]) {
    if (place - done > INSERTED[language]) {
      const start = wordEndAt(breaks, done, place);
      inserted.push([start, wordStartAt(breaks, place, start)]);
    }
    done = place + 1;
  }
  return inserted;
}

function withoutSpans([from, to]: Span, spans: readonly Span[]): Span[] {
  const edges = [from, ...spans.flat(), to];
  return Array.from({ length: spans.length + 1 }, (_, i): Span => [edges[2 * i]!, edges[2 * i + 1]!]).filter(
    ([start, end]) => end > start,
  );
}
