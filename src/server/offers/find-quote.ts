import { folded, foldedText } from './folded.ts';
import type { QuotePlace } from '#contract/offers/offer.schema.ts';
import type { Piece, Found } from '#contract/offers/quotes.ts';

/** The titles of mails, to be looked for what no mail says; each as new as the newest piece of its mail. */
export const titlesOf = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(({ mail }, i) => mail.title.trim() !== '' && pieces.findIndex((one) => one.mail === mail) === i)
    .map((piece) => ({
      ...piece,
      mail: { ...piece.mail, text: piece.mail.title },
      lines: [[0, piece.mail.title.length]],
      isTitle: true,
    }));

/** The place in the mail; null for what its title says. */
export const placeOf = ({ place, piece }: Found): QuotePlace | null => (piece.isTitle ? null : place);

const SHORTEST = 2;
const LONGEST = 500;

/** Where a quote stands to the letter in the brand's words, in the newest piece that has it; null where it does not. */
export function findQuote(quote: string, pieces: readonly Piece[]): Found | null {
  const wanted = foldedText(quote.replace(/^[\s>|]+/, ''));
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return null;
  for (const piece of pieces) {
    const read = wordsOf(piece);
    const { text, at } = folded(read.text);
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
      const isWhole = isEdge(text, from) && isEdge(text, from + wanted.length);
      if (!isWhole) continue;
      const start = read.at[at[from] ?? 0] ?? 0;
      const end = (read.at[at[from + wanted.length - 1] ?? 0] ?? 0) + 1;
      const place = { nodeId: piece.mail.nodeId, at: [start, end] as [number, number] };
      return { quote: piece.mail.text.slice(start, end).slice(0, LONGEST), place, piece };
    }
  }
  return null;
}

/** A quote may not begin or end within a number: '80만 원' is no quote of '280만 원'. */
function isEdge(text: string, at: number): boolean {
  const [last, next] = [text[at - 1] ?? '', text[at] ?? ''];
  if (!/\d/.test(next)) return !(/\d/.test(last) && /^[.,]\d/.test(text.slice(at, at + 2)));
  return !/\d/.test(last) && !(/[.,]/.test(last) && /\d/.test(text[at - 2] ?? ''));
}

/** The words of a piece without its signs of quoting, and the place in the mail of each letter. */
function wordsOf({ mail, lines }: Piece): { text: string; at: number[] } {
  const letters: string[] = [];
  const at: number[] = [];
  for (const [from, to] of lines) {
    const line = mail.text.slice(from, to);
    const mark = /^[\s>]{0,40}/.exec(line)?.[0].length ?? 0;
    for (let i = mark; i <= line.length; i++) {
      letters.push(line[i] ?? '\n');
      at.push(Math.min(from + i, mail.text.length - 1));
    }
  }
  return { text: letters.join(''), at };
}
