/** A letter of a note, with the number it had when the comment was written; -1 for what came since. */
export interface Letter {
  sign: string;
  was: number;
}

export type Chance = () => number;

const lettersOf = (text: string, was = -1): Letter[] =>
  Array.from({ length: text.length }, (_, i) => ({ sign: text[i] ?? '', was: was < 0 ? -1 : was + i }));

/** A note as it stands when the comment is written. */
export const written = (text: string): Letter[] => lettersOf(text, 0);
export const textOf = (letters: readonly Letter[]): string => letters.map(({ sign }) => sign).join('');

interface Span {
  start: number;
  end: number;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), (found) => ({ start: found.index, end: found.index + found[0].length }));
const wordsOf = (text: string): Span[] => spansOf(text, /[^\s]+/g);
const sentencesOf = (text: string): Span[] => spansOf(text, /[^.!?\n]+[.!?]?\s*/g);

export interface Material {
  chance: Chance;
  /** Words and sentences that people might write instead. */
  words: readonly string[];
  sentences: readonly string[];
}

type Edit = (letters: Letter[], most: number, material: Material) => Letter[];

const pick = <T>(all: readonly T[], chance: Chance): T | undefined => all[Math.floor(chance() * all.length)];
const splice = (letters: readonly Letter[], { start, end }: Span, put: readonly Letter[]): Letter[] => [
  ...letters.slice(0, start),
  ...put,
  ...letters.slice(end),
];

/** Changes up to `most` words, one after the other, each in its own way. */
const wordByWord: Edit = (letters, most, { chance, words }) => {
  let now = letters;
  const count = 1 + Math.floor(chance() * most);
  for (let i = 0; i < count; i++) {
    const word = pick(wordsOf(textOf(now)), chance);
    if (!word) return now;
    const other = pick(words, chance) ?? '';
    const way = chance();
    // A slip of one letter, another ending, a word that comes, goes, or stands for another.
    if (way < 0.2) now = splice(now, { start: word.end - 1, end: word.end }, lettersOf(other.slice(-1)));
    else if (way < 0.35) now = splice(now, { start: word.end - 1, end: word.end }, lettersOf(other.slice(-2)));
    else if (way < 0.6) now = splice(now, { start: word.start, end: word.start }, lettersOf(`${other} `));
    else if (way < 0.8) now = splice(now, { start: word.start, end: word.end + 1 }, []);
    else now = splice(now, word, lettersOf(other));
  }
  return now;
};

/** The sentences that together have at most so many words, from one that chance names. */
function stretchOf(letters: readonly Letter[], most: number, chance: Chance): Span | null {
  const text = textOf(letters);
  const short = sentencesOf(text).filter(({ start, end }) => wordsOf(text.slice(start, end)).length <= most);
  return pick(short, chance) ?? null;
}

const removeSentence: Edit = (letters, most, { chance }) => {
  const span = stretchOf(letters, most, chance);
  return span ? splice(letters, span, []) : letters;
};

const moveSentence: Edit = (letters, most, { chance }) => {
  const span = stretchOf(letters, most, chance);
  if (!span) return letters;
  const rest = splice(letters, span, []);
  const { start } = pick(sentencesOf(textOf(rest)), chance) ?? { start: 0 };
  return splice(rest, { start, end: start }, letters.slice(span.start, span.end));
};

/** What is copied is not what was commented on. Right beside each other nothing tells them apart: the copy goes elsewhere. */
const copySentence: Edit = (letters, most, { chance }) => {
  const span = stretchOf(letters, most, chance);
  const { start } = pick(sentencesOf(textOf(letters)), chance) ?? { start: 0 };
  if (!span || start === span.start || start === span.end) return letters;
  return splice(letters, { start, end: start }, lettersOf(textOf(letters.slice(span.start, span.end))));
};

const addSentence: Edit = (letters, most, { chance, sentences }) => {
  const { start } = pick(sentencesOf(textOf(letters)), chance) ?? { start: 0 };
  const words = (pick(sentences, chance) ?? '').split(' ').slice(0, most).join(' ');
  return splice(letters, { start, end: start }, lettersOf(`${words} `));
};

/** A sentence is written anew: none of its letters is what was commented on. */
const rewriteSentence: Edit = (letters, most, { chance, sentences }) => {
  const span = stretchOf(letters, most, chance);
  return span ? splice(letters, span, lettersOf(`${pick(sentences, chance) ?? ''} `)) : letters;
};

const edits: readonly (readonly [upTo: number, edit: Edit])[] = [
  [0.5, wordByWord],
  [0.6, removeSentence],
  [0.7, moveSentence],
  [0.8, copySentence],
  [0.9, addSentence],
  [1, rewriteSentence],
];

/** The note after one edit of at most a fifth of its words. */
export function edited(letters: Letter[], material: Material): Letter[] {
  const most = Math.max(1, Math.floor(wordsOf(textOf(letters)).length * 0.2));
  const share = material.chance();
  const edit = edits.find(([upTo]) => share < upTo)?.[1] ?? wordByWord;
  return edit(letters, most, material);
}

/** Words that somebody might select: a word, some words, a sentence, or two. */
export function selectedIn(text: string, chance: Chance): Span | null {
  const way = chance();
  if (way < 0.5) {
    const sentence = pick(sentencesOf(text), chance);
    if (!sentence || way < 0.4) return sentence ? trimmed(text, sentence) : null;
    const next = sentencesOf(text).find(({ start }) => start === sentence.end);
    return trimmed(text, { start: sentence.start, end: next?.end ?? sentence.end });
  }
  const words = wordsOf(text);
  const from = Math.floor(chance() * words.length);
  const last = words[way < 0.62 ? from : Math.min(words.length - 1, from + 1 + Math.floor(chance() * 7))];
  const first = words[from];
  return first && last ? { start: first.start, end: last.end } : null;
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: Math.max(from, from + words.trim().length) };
}
