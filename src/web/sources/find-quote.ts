import { linesOf, type Span } from '#contract/base/marked-text.ts';
import { readPlaces } from './read-places.ts';

/**
 * Where the quoted words stand in the text, as [from, to); white space counts alike however much of it there is, marks of
 * Markdown count as such, and composed and decomposed letters count alike. Null when they do not stand there.
 */
export function findQuote(text: string, quote: string): Span | null {
  return findIn(fold(text, wordsIn(text)), quote) ?? findRead(text, quote);
}

function findIn({ letters, at }: Folded, quote: string): Span | null {
  const marked = [[0, quote.length] as const];
  for (const spans of [marked, wordsIn(quote)]) {
    const wanted = fold(quote, spans).letters;
    const from = wanted === '' ? -1 : letters.indexOf(wanted);
    const first = at[from];
    const last = at[from + wanted.length - 1];
    if (first && last) return [first.from, last.to];
  }
  return null;
}

/** Words that were quoted as they are read: without marks of emphasis, code and links between them. */
function findRead(text: string, quote: string): Span | null {
  const places = readPlaces(text);
  if (places.length === text.length) return null;
  const read = places.map((place) => text.charAt(place)).join('');
  const found = findIn(fold(read, wordsIn(read)), quote);
  const [first, last] = found ? [places[found[0]], places[found[1] - 1]] : [];
  return first === undefined || last === undefined ? null : [first, last + 1];
}

const wordsIn = (text: string): Span[] => linesOf(text).flatMap((line) => line.parts);

interface Place {
  from: number;
  to: number;
}

/**
 * A base letter with the marks that belong to it, a Hangul syllable spelled out in its parts, or one space for many.
 */
const PIECE = /\s+|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|[^\s\p{M}]\p{M}*|\p{M}/gu;

/** Every place of the words in the text, in order; small and capital letters count alike. Empty for no words. */
export function findAll(text: string, wanted: string): Span[] {
  const words = fold(wanted.trim(), [[0, wanted.trim().length]])
    .letters.trim()
    .toLowerCase();
  // Folding with places is slow, and most passages of a long source do not hold the words.
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();
  if (words === '' || !plain.includes(words)) return [];
  const { letters, at } = fold(text, [[0, text.length]]);
  const lower = letters.toLowerCase();
  const found: Span[] = [];
  // A letter whose small form is longer would move all that follow: such a text is searched as it is written.
  const searched = lower.length === letters.length ? lower : letters;
  for (let from = searched.indexOf(words); from >= 0; from = searched.indexOf(words, from)) {
    const first = at[from];
    const last = at[from + words.length - 1];
    if (first && last) found.push([first.from, last.to]);
    from += words.length;
  }
  return found;
}

/** Those stretches of the text with their letters composed and single spaces between them, and where each unit came from. */
interface Folded {
  letters: string;
  at: Place[];
}

function fold(text: string, spans: readonly Span[]): Folded {
  let letters = '';
  const at: Place[] = [];
  const add = (piece: string, place: Place) => {
    if (piece === ' ' && (letters === '' || letters.endsWith(' '))) return;
    letters += piece;
    for (let i = 0; i < piece.length; i += 1) at.push(place);
  };
  for (const [from, to] of spans) {
    add(' ', { from, to: from });
    for (const found of text.slice(from, to).matchAll(PIECE)) {
      const piece = /^\s/.test(found[0]) ? ' ' : found[0].normalize('NFC');
      add(piece, { from: from + found.index, to: from + found.index + found[0].length });
    }
  }
  return { letters: letters.trimEnd(), at };
}
