import { either } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { DisclosureKind } from './disclosure-rules.ts';
import { clearWords, spoiled, spoiledBefore } from './disclosure-words.ts';

/** Where the words must stand: within so many lines with words, and within so many characters from their beginning. */
interface Place {
  lines: number;
  characters: number;
}

export const places: Readonly<Record<DisclosureKind, Place>> = {
  blog: { lines: 1, characters: 200 },
  newsletter: { lines: 1, characters: 200 },
  community: { lines: 1, characters: 120 },
  /** YouTube folds a description after two or three lines, about a hundred characters. */
  description: { lines: 3, characters: 100 },
  short: { lines: 1, characters: 120 },
  /** About half a minute of speech. */
  script: { lines: 3, characters: 200 },
};

const HEADING = /^\s*#{1,6}\s+\S/;
const STAGE_LABEL = new RegExp(
  String.raw`^[-*\d.)\s]*(?:${either([/[[(【<][^\])】>\n]{0,40}[\])】>]|\d{1,2}:\d{2}(?:\s?[-~–]\s?\d{1,2}:\d{2})?/u, /(?:훅|후킹|오프닝|인트로|도입|hook|intro|opening)/u], 'u').source})[\s:]*(?:\([^)\n]{0,20}\)[\s:]*)?$`,
  'iu',
);
const ON_SCREEN = /^[-*\d.)\s]*[[(]?(?:화면|자막|텍스트|on[- ]?screen|text|caption|super)/iu;
/** A longer line is no label of a scene. */
const LONGEST_LABEL = 80;
/** The words that stand for a picture are not seen. */
const IN_ALT = /!\[[^\]\n]{0,60}$/;
const WORDS = /[\p{L}\p{N}]/u;
const PICTURE = /!\[[^\]\n]{0,60}\]\([^)\n]{0,500}\)|<img\b[^<>\n]{0,500}>/g;

/** Lines that have words, from the beginning, not such as show only a picture; no more than `most`. */
export function linesOfHead(text: string, most: number): Span[] {
  const found: Span[] = [];
  for (let from = 0; from <= text.length && found.length < most;) {
    const next = text.indexOf('\n', from);
    const to = next < 0 ? text.length : next;
    if (WORDS.test(text.slice(from, to).replace(PICTURE, ''))) found.push([from, to]);
    from = to + 1;
  }
  return found;
}

/** The span of the lines in which `kind` must say it, and for a short also lines of words on the screen. */
export function headOf(kind: DisclosureKind, text: string, place: Place = places[kind]): Span[] {
  const isSpoken = kind === 'short' || kind === 'script';
  const read = linesOfHead(text, place.lines + 6).filter(([from, to], i) => {
    const line = text.slice(from, to);
    if (statementsOf(line).length > 0) return true;
    return (
      !((i === 0 || isSpoken) && HEADING.test(line)) &&
      !(isSpoken && line.length < LONGEST_LABEL && STAGE_LABEL.test(line))
    );
  });
  const first = read.slice(0, place.lines);
  const [start] = first[0] ?? [0, 0];
  const within = first
    .map(([from, to]): Span => [from, Math.min(to, start + place.characters)])
    .filter(([from, to]) => from < to);
  if (kind !== 'short') return within;
  return [...within, ...read.slice(place.lines, 3).filter(([from, to]) => ON_SCREEN.test(text.slice(from, to)))];
}

/** Where a text says clearly, in its language or in any, that somebody paid; in order, without overlaps. */
export function statementsOf(text: string, language?: Language): Span[] {
  const languages: readonly Language[] = language ? [language] : ['ko', 'en'];
  const found: Span[] = [];
  for (const each of languages) {
    for (const pattern of clearWords[each]) {
      for (const { index, 0: words } of text.matchAll(pattern)) {
        const end = index + words.length;
        if (spoiled[each].test(text.slice(end, end + 24))) continue;
        if (IN_ALT.test(text.slice(Math.max(0, index - 60), index + 1))) continue;
        if (each === 'en' && spoiledBefore.test(text.slice(Math.max(0, index - 24), index))) continue;
        found.push([index, end]);
      }
    }
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let last = -1;
  return found.filter(([from, to]) => {
    if (from < last) return false;
    last = to;
    return true;
  });
}

export const inAny = ([from, to]: Span, spans: readonly Span[]): boolean =>
  spans.some(([start, end]) => from >= start && to <= end);

const HASHTAG = /#[\p{L}\p{N}_]+/gu;

/** The line of hashtags in which the one that says it does not come first; `by` is the line with it in front. */
export function amongHashtags(text: string, at: Span): { at: Span; by: string } | null {
  if (text[at[0]] !== '#') return null;
  const from = text.lastIndexOf('\n', at[0]) + 1;
  const next = text.indexOf('\n', at[0]);
  const line = text.slice(from, next < 0 ? text.length : next);
  const tags = [...line.slice(0, 2_000).matchAll(HASHTAG)];
  const own = tags.find(({ index }) => index + from === at[0]);
  if (!own || tags[0] === own) return null;
  const rest = (line.slice(0, own.index) + line.slice(own.index + own[0].length)).replace(/ {2,}/g, ' ').trim();
  return { at: [from, from + line.length], by: `${own[0]} ${rest}` };
}

/** The sentence around a place, without the line break at its end. */
export function sentenceAround(text: string, [from, to]: Span): Span {
  const before = text.slice(Math.max(0, from - 300), from);
  const after = text.slice(to, to + 300);
  const start = from - (/(?<![^.!?\n])[^.!?\n]*$/.exec(before)?.[0].length ?? 0);
  const end = to + (/^[^.!?\n]*[.!?]?/.exec(after)?.[0].length ?? 0);
  return [start + (/^\s*/.exec(text.slice(start, from))?.[0].length ?? 0), end];
}
