import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Segment } from '../../src/contract/sources/captions/segment.ts';
import { findChapters } from '../../src/server/sources/youtube/own-chapters.ts';
import { rounded } from './figures.ts';

interface Glued {
  segments: Segment[];
  /** The segments before which another text begins. */
  joints: number[];
}

/** How well the chapters that the product finds itself meet the joints of texts that were glued together. */
export function measureChapters() {
  const corpora = {
    articles: readArticles(),
    korquad: readKorquad(0),
    'korquad, other half': readKorquad(1),
  };
  const figures: Record<string, ReturnType<typeof scoreChapters>> = {};
  console.log(
    '\nPrecision, recall and F1 of found chapters against the joints of six texts glued together (F±1, F±2: within so many segments of the joint)\n',
  );
  console.log(`${''.padEnd(34)}films joints  cuts  precision  recall   F±2   F±1  WindowDiff  evenly: F±2  WindowDiff`);
  for (const [name, texts] of Object.entries(corpora)) {
    if (!texts) {
      console.log(`no corpus ${name} beside the repository: nothing measured`);
      continue;
    }
    for (const [form, cutUp] of Object.entries({ sentences: asSentences, captions: asCaptions })) {
      const score = scoreChapters(glue(texts, cutUp));
      figures[`${name}-${form}`] = score;
      const counts = [score.films, score.joints, score.cuts].map((count) => String(count).padStart(6)).join('');
      const shares = [score.precision, score.recall, score.f, score.f1Segment, score.windowDiff];
      const told = [...shares, score.evenF, score.evenWindowDiff].map((share, i) =>
        share.toFixed(2).padStart([11, 8, 6, 6, 12, 13, 12][i]!),
      );
      console.log(`${`${name}, ${form}`.padEnd(33)}${counts}${told.join('')}`);
    }
  }
  return figures;
}

/** Texts in English of some length; pages in many languages would part themselves. */
function readArticles(): string[] | null {
  const file = new URL('../../../shared/corpora/articles/ground-truth.json', import.meta.url);
  if (!existsSync(file)) return null;
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { articleBody: string }>;
  const bodies = Object.entries(pages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return bodies.flatMap(([, { articleBody }]) => (/(?:\bthe\b[^]*){10}/.test(articleBody) ? articleBody : []));
}

/** One half of KorQuAD, four paragraphs an article, as the reference glued them. */
function readKorquad(half: 0 | 1): string[] | null {
  const file = new URL('../../../shared/corpora/korquad/korquad-1.0-dev.json', import.meta.url);
  if (!existsSync(file)) return null;
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
    data: { title: string; paragraphs: { context: string }[] }[];
  };
  const isOurs = (title: string) => createHash('sha256').update(title).digest()[0]! % 2 === half;
  const own = data.filter(({ title }) => isOurs(title));
  return own.map(({ paragraphs }) =>
    paragraphs
      .slice(0, 4)
      .map(({ context }) => context)
      .join('\n'),
  );
}

const LEAST_SENTENCES = 12;
const FILM_OF = 6;
const splitter = new Intl.Segmenter(['ko', 'en'], { granularity: 'sentence' });
const sentencesOf = (text: string): string[] =>
  Array.from(splitter.segment(text), ({ segment }) => segment.replace(/\s+/g, ' ').trim()).filter(
    (sentence) => sentence.length > 10,
  );

/** As the reference did it: a sentence a segment, here of five seconds each. */
const asSentences = (text: string) => sentencesOf(text).map((line) => ({ line, sec: 5 }));
/** As captions stand: up to eight words, spoken at 2.5 words a second in English and two in Korean. */
const asCaptions = (text: string) =>
  sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(' ');
    const rate = /[가-힣]/.test(sentence) ? 2 : 2.5;
    return Array.from({ length: Math.ceil(words.length / 8) }, (_, i) => {
      const said = words.slice(i * 8, i * 8 + 8);
      return { line: said.join(' '), sec: Math.max(1, said.length / rate) };
    });
  });

/** Six texts after each other, then again from the fourth on, as the reference did. */
function glue(texts: readonly string[], cutUp: (text: string) => { line: string; sec: number }[]): Glued[] {
  const long = texts.filter((text) => sentencesOf(text).length >= LEAST_SENTENCES).map(cutUp);
  const films: Glued[] = [];
  for (let first = 0; first + FILM_OF <= long.length; first += FILM_OF / 2) {
    const film: Glued = { segments: [], joints: [] };
    for (const lines of long.slice(first, first + FILM_OF)) {
      if (film.segments.length > 0) film.joints.push(film.segments.length);
      for (const { line, sec } of lines) {
        const start = film.segments.at(-1)?.end ?? 0;
        film.segments.push({ start, end: start + sec, text: line });
      }
    }
    films.push(film);
  }
  return films;
}

function scoreChapters(films: readonly Glued[]) {
  const found = films.map(({ segments }) => {
    const starts = findChapters(segments)
      .slice(1)
      .map(({ startSec }) => startSec);
    return starts.map((sec) => segments.findIndex(({ start }) => Math.floor(start) >= sec));
  });
  const even = films.map(({ segments }, film) => {
    const parts = (found[film]?.length ?? 0) + 1;
    return Array.from({ length: parts - 1 }, (_, i) => Math.round(((i + 1) * segments.length) / parts));
  });
  const own = fOf(films, found, 2);
  const count = (lists: readonly (readonly number[])[]) => lists.reduce((sum, { length }) => sum + length, 0);
  return {
    films: films.length,
    joints: count(films.map(({ joints }) => joints)),
    cuts: count(found),
    ...own,
    f1Segment: fOf(films, found, 1).f,
    windowDiff: windowDiffOf(films, found),
    evenF: fOf(films, even, 2).f,
    evenWindowDiff: windowDiffOf(films, even),
  };
}

/** Each cut meets at most one joint: both stand further from each other than the tolerance reaches. */
function fOf(films: readonly Glued[], found: readonly number[][], tolerance: number) {
  let [hit, cuts, wanted] = [0, 0, 0];
  for (const [film, { joints }] of films.entries()) {
    const own = found[film] ?? [];
    hit += joints.filter((joint) => own.some((cut) => Math.abs(cut - joint) <= tolerance)).length;
    cuts += own.length;
    wanted += joints.length;
  }
  const [precision, recall] = [hit / Math.max(1, cuts), hit / Math.max(1, wanted)];
  const f = hit === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: rounded(precision, 3), recall: rounded(recall, 3), f: rounded(f, 3) };
}

/** The share of windows, half a text long on the average, in which another number of cuts stands than of joints. */
function windowDiffOf(films: readonly Glued[], found: readonly number[][]): number {
  let [wrong, all] = [0, 0];
  for (const [film, { segments, joints }] of films.entries()) {
    const size = Math.round(segments.length / FILM_OF / 2);
    for (let from = 0; from + size < segments.length; from++) {
      const inside = (places: readonly number[]) => places.filter((one) => one > from && one <= from + size).length;
      wrong += inside(joints) === inside(found[film] ?? []) ? 0 : 1;
      all++;
    }
  }
  return rounded(wrong / Math.max(1, all), 3);
}
