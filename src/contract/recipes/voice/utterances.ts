import { isCarriedOn, isFinalWord } from './endings.ts';

/** A sentence as it is said, with its place in the text. */
export interface Utterance {
  /** Its words with single blanks. */
  text: string;
  /** As [start, end) in UTF-16 units. */
  at: readonly [start: number, end: number];
}

/** Longer ones are cut: they are lists or captions in which no end was found. */
const MOST_WORDS = 60;
/** Below one full stop for this many letters the text is taken for automatic captions. */
const LETTERS_PER_STOP = 150;
/** Captions break their lines at about this length wherever the sentence stands. */
const CAPTION_LINE = 45;

const WORD = /\S+/g;
/** Signs at the end of a word are looked for in so many letters. */
const TAIL = 12;
const STOP = /[.!?…。！？]["'”’)\]」』]*$/;
/** A full stop between two Korean sentences without the blank: '했어요.그래서'. */
const GLUED = /[가-힣][.!?]+(?=[가-힣])/g;
const NO_STOP = /(?:^|[\s("“])(?:[A-Z]|[0-9]{1,3}|Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|No|U\.S|Jr|Sr)\.$/;
/** What follows a quotation within a sentence. */
const SAID = /^(?:이?라고|이?라며|이?라는|라면서|하고|고|라고는|하면서)(?:[^가-힣]|$)/;
/** What follows a word that only looks final: '했다 고', '간다 는'. */
const GOES_ON = /^(?:는|고|면서|라고|라는|이라고|면|던|니까|고는|며)$/;
const HEADING = /^(?:#{1,6}|[-*•·]|\d{1,3}[.)])$/;

interface Word {
  text: string;
  start: number;
  end: number;
  /** How many line breaks stand before it. */
  breaks: number;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  const add = (from: number, to: number) => {
    let breaks = 0;
    for (let at = end; at < from; at += 1) if (text.charCodeAt(at) === 10) breaks += 1;
    words.push({ text: text.slice(from, to), start: from, end: to, breaks });
    end = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    let from = index;
    for (const glued of word.matchAll(GLUED)) {
      add(from, index + glued.index + glued[0].length);
      from = index + glued.index + glued[0].length;
    }
    add(from, index + word.length);
  }
  return words;
}

const HEADING_MARK = /^#{1,6}$/;

/** How the ends of the sentences of a text can be told. */
interface Layout {
  /** By full stops; else by the endings of words. */
  isPunctuated: boolean;
  /** A line break ends a sentence. */
  isByLine: boolean;
}

function layoutOf(words: readonly Word[], letters: number): Layout {
  const stops = words.filter(({ text }) => STOP.test(text.slice(-TAIL))).length;
  const isPunctuated = stops * LETTERS_PER_STOP >= letters || stops * 2 >= words.length;
  const lastOfLines = words.filter((_, i) => i + 1 === words.length || (words[i + 1]?.breaks ?? 0) > 0);
  const ended = lastOfLines.filter(({ text }) => STOP.test(text.slice(-TAIL)) || isFinalWord(text)).length;
  const isWrapped = lastOfLines.length > 2 && letters / lastOfLines.length < CAPTION_LINE;
  return { isPunctuated, isByLine: !isWrapped || ended * 2 >= lastOfLines.length };
}

function endsAt(word: Word, next: Word | undefined, before: string, layout: Layout): boolean {
  if (!next || next.breaks > 1) return true;
  if (next.breaks === 1 && (layout.isByLine || HEADING.test(next.text))) return true;
  if (STOP.test(word.text.slice(-TAIL))) {
    if (SAID.test(next.text) || NO_STOP.test(`${before} ${word.text}`)) return false;
    const trails = /(?:\.{2}|…)$/.test(word.text.slice(-TAIL)) && !isFinalWord(word.text);
    const goesOnSmall = /[A-Za-z]\W*$/.test(word.text.slice(-TAIL)) && /^[a-z]/.test(next.text);
    return !trails && !goesOnSmall;
  }
  if (layout.isPunctuated || !isFinalWord(word.text)) return false;
  return !GOES_ON.test(next.text) && !isCarriedOn(word.text, next.text);
}

/**
 * The sentences of a text that was written or spoken, in order. Where there are hardly any full stops, as in automatic captions,
 * their ends are told by Korean endings; an English text without them is cut at its lines.
 */
export function utterancesOf(text: string): Utterance[] {
  const words = wordsOf(text);
  const layout = layoutOf(words, text.length);
  const utterances: Utterance[] = [];
  let first = 0;
  let isHeading = false;
  words.forEach((word, i) => {
    if (i === 0 || word.breaks > 0) isHeading = HEADING_MARK.test(word.text);
    const isLong = i - first + 1 >= MOST_WORDS;
    const isTitle = isHeading && (words[i + 1]?.breaks ?? 0) > 0;
    if (!isLong && !isTitle && !endsAt(word, words[i + 1], words[i - 1]?.text ?? '', layout)) return;
    const start = words[first]?.start ?? word.start;
    utterances.push({ text: text.slice(start, word.end).replace(/\s+/g, ' '), at: [start, word.end] });
    first = i + 1;
  });
  return utterances.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
