import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../../base/finding.ts';
import { chapterLinesOf, readAsChapters, type ChapterLine } from './chapter-lines.ts';
import { findingsOfLines, type ChapterRule } from './check-chapters.ts';
import { checkHashtags, type HashtagRule } from './check-hashtags.ts';
import type { Pack } from './pack.ts';
import { packWords } from './pack-words.ts';
import { spanIn, type Placed } from './placed.ts';
import { uploadTextOf } from './upload-text.ts';
import { COPY, tagsLength, YOUTUBE } from './youtube-limits.ts';

export type PackRule =
  | 'title-missing'
  | 'title-count'
  | 'title-length'
  | 'title-sign'
  | 'title-twice'
  | 'description-missing'
  | 'description-length'
  | 'description-sign'
  | 'description-markdown'
  | 'whole-length'
  | 'chapters-twice'
  | 'chapter-no-time'
  | ChapterRule
  | 'tags-length'
  | 'tag-sign'
  | 'tag-hash'
  | 'tag-twice'
  | HashtagRule
  | 'thumbnail-length';

export type PackFinding = Finding<PackRule>;

/** Of a text full of such signs the first ones are told. */
const MOST_SIGNS = 20;

/**
 * The pack against YouTube's limits; places are those of the note it was read from. `durationSec`: of the video; where
 * nothing is given, what the heading of the chapters says.
 */
export function checkPack(
  pack: Pack,
  { durationSec = pack.film?.endSec ?? null }: { durationSec?: number | null } = {},
): PackFinding[] {
  return [
    ...titleFindings(pack.titles),
    ...descriptionFindings(pack, durationSec),
    ...chapterFindings(pack, durationSec),
    ...tagFindings(pack.tags),
    ...checkHashtags(pack.hashtags, [...pack.titles.slice(0, 1), ...(pack.description ? [pack.description] : [])]),
    ...thumbnailFindings(pack.thumbnailCopy),
  ];
}

function titleFindings(titles: readonly Placed[]): PackFinding[] {
  if (titles.length === 0) return [{ rule: 'title-missing', level: 'error', at: null, words: packWords.titleMissing }];
  const extra = titles[COPY.titles];
  return [
    ...titles.flatMap((title) => [
      ...tooLong('title-length', title, YOUTUBE.titleLength, packWords.titleLength),
      ...signsIn('title-sign', title),
    ]),
    ...repeated('title-twice', titles),
    ...(extra ? [warning('title-count', extra.at, packWords.titleCount(titles.length))] : []),
  ];
}

/** The list of chapters within a description: one that begins at 0:00 is meant as such, however short it is. */
export function chaptersWithin(description: string): ChapterLine[] {
  const lines = chapterLinesOf(description);
  const isList = lines.length >= YOUTUBE.chapters || (lines.length > 1 && lines[0]?.startSec === 0);
  return isList && readAsChapters(lines) ? lines : [];
}

function descriptionFindings(pack: Pack, durationSec: number | null): PackFinding[] {
  const { description } = pack;
  if (!description) {
    return [{ rule: 'description-missing', level: 'error', at: null, words: packWords.descriptionMissing }];
  }
  const whole = uploadTextOf(pack).length;
  const isWholeTooLong = description.text.length <= YOUTUBE.descriptionLength && whole > YOUTUBE.descriptionLength;
  const place = ([start, end]: Span): Span => spanIn(description, start, end);
  const lines = chaptersWithin(description.text);
  const isListed = lines.length > 0;
  const inside = isListed ? findingsOfLines(lines, durationSec) : [];
  return [
    ...tooLong('description-length', description, YOUTUBE.descriptionLength, packWords.descriptionLength),
    ...signsIn('description-sign', description),
    ...markdownIn(description),
    ...(isWholeTooLong ? [error('whole-length', description.at, packWords.wholeLength(whole))] : []),
    ...inside.map((finding) => ({ ...finding, at: finding.at && place(finding.at) })),
    ...(isListed && pack.chapterLines.length > 0 && lines[0]
      ? [warning('chapters-twice', place(lines[0].at), packWords.chaptersTwice)]
      : []),
  ];
}

const chapterFindings = (pack: Pack, durationSec: number | null): PackFinding[] => [
  ...findingsOfLines(pack.chapterLines, durationSec),
  ...pack.otherChapterLines.map(({ at, text }) => warning('chapter-no-time', at, packWords.noTime(shortened(text)))),
];

function tagFindings(tags: readonly Placed[]): PackFinding[] {
  const texts = tags.map(({ text }) => text);
  const length = tagsLength(texts);
  const at = hullOf(tags);
  const isTooLong = length > YOUTUBE.tagsLength && at !== null;
  return [
    ...(isTooLong ? [error('tags-length', at, packWords.tagsLength(length))] : []),
    ...tags.flatMap((tag) => [
      ...signsIn('tag-sign', tag),
      ...(tag.text.startsWith('#')
        ? [warning('tag-hash', tag.at, packWords.tagHash(shortened(tag.text)), tag.text.replace(/^#+\s*/, ''))]
        : []),
    ]),
    ...repeated('tag-twice', tags),
  ];
}

const SEGMENTS = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** A line of more is told without counting. */
const MOST_COUNTED = 1_000;

const thumbnailFindings = (lines: readonly Placed[]): PackFinding[] =>
  lines.flatMap(({ text, at }) => {
    const start = text.slice(0, MOST_COUNTED);
    const characters = [...SEGMENTS.segment(start)].length + (text.length - start.length);
    const syllables = (text.match(/[가-힣]/g) ?? []).length;
    return syllables > COPY.thumbnailSyllables || characters > COPY.thumbnailCharacters
      ? [warning('thumbnail-length', at, packWords.thumbnailLength(syllables, characters))]
      : [];
  });

/** What stands for the signs that YouTube refuses. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^[-=]+>$/, '→'],
  [/^<[-=]+$/, '←'],
  [/^<3$/, '♥'],
  [/^<+$/, '〈'],
  [/^>+$/, '〉'],
];
const SIGN = /<3(?!\d)|<[-=]{1,3}|[-=]{1,3}>|<+|>+/g;

const signsIn = (rule: PackRule, placed: Placed): PackFinding[] =>
  [...placed.text.matchAll(SIGN)].slice(0, MOST_SIGNS).map(({ 0: sign, index }) => {
    const instead = SIGNS.find(([pattern]) => pattern.test(sign))?.[1];
    const at = spanIn(placed, index, index + sign.length);
    return error(rule, at, packWords.bracket(shortened(sign)), instead);
  });

/** What models write for emphasis and links; YouTube knows *bold* and _italic_, which stay. */
const MARKDOWN: readonly { pattern: RegExp; fix: (match: RegExpMatchArray) => string }[] = [
  { pattern: /\*\*([^*\n]{1,200})\*\*/g, fix: (match) => match[1] ?? '' },
  { pattern: /^#{1,6}[ \t]+(?=\S)/gm, fix: () => '' },
  { pattern: /\[([^[\]\n]{1,200})\]\((https?:[^\s()]{1,500})\)/g, fix: (match) => `${match[1]} ${match[2]}` },
];

const markdownIn = (placed: Placed): PackFinding[] =>
  MARKDOWN.flatMap(({ pattern, fix }) =>
    [...placed.text.matchAll(pattern)].slice(0, MOST_SIGNS).map((match) => {
      const at = spanIn(placed, match.index, match.index + match[0].length);
      return warning('description-markdown', at, packWords.markdown(shortened(match[0].trim())), fix(match));
    }),
  );

function repeated(rule: PackRule, all: readonly Placed[]): PackFinding[] {
  const known = new Set<string>();
  return all.flatMap(({ text, at }) => {
    const key = text.toLowerCase().replace(/[\s#]/g, '');
    const isKnown = known.has(key);
    known.add(key);
    return isKnown ? [warning(rule, at, packWords.twice(shortened(text)))] : [];
  });
}

function tooLong(
  rule: PackRule,
  { text, at }: Placed,
  most: number,
  words: (length: number) => Finding['words'],
): PackFinding[] {
  return text.length > most ? [error(rule, at, words(text.length))] : [];
}

const error = (rule: PackRule, at: Span | null, words: Finding['words'], fix?: string): PackFinding => ({
  rule,
  level: 'error',
  at,
  words,
  ...(fix === undefined ? {} : { fix }),
});
const warning = (...found: Parameters<typeof error>): PackFinding => ({ ...error(...found), level: 'warning' });

function hullOf(all: readonly Placed[]): Span | null {
  const first = all[0];
  const last = all.at(-1);
  return first && last ? [first.at[0], last.at[1]] : null;
}

const TOLD_LENGTH = 30;
const shortened = (text: string): string => {
  const letters = Array.from(text.slice(0, 2 * TOLD_LENGTH + 2));
  return letters.length > TOLD_LENGTH ? `${letters.slice(0, TOLD_LENGTH).join('')}…` : text;
};
