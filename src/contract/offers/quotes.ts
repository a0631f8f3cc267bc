import type { Span } from '../base/marked-text.ts';
import { folded, foldedText } from './derive/words.ts';
import type { OfferMail } from './offer-mail.ts';
import type { QuotePlace } from './offer.schema.ts';
import { footerOf, messagesOf } from './thread.ts';

/** A piece of a mail that the brand has written, the newest pieces first. */
export interface Piece {
  mail: OfferMail;
  /** ISO day of it, by which days without a year are read. */
  sent: string | null;
  /** 0 is the newest. */
  age: number;
  lines: readonly Span[];
  /** Of the title of the note that holds a mail: its words stand beside the mail, at no place of it. */
  isTitle?: true;
}

const isWithin = (at: Span, lines: readonly Span[]): boolean => lines.some(([from, to]) => from < at[1] && at[0] < to);

/**
 * What the brand has written in these mails, the newest first; small print and the creator's own words are left out. Within a
 * mail what stands above is newer; between mails only their days tell, and pieces of the same day are of the same age.
 */
export function piecesOf(mails: readonly OfferMail[], today: string): Piece[] {
  const read = mails.flatMap((mail) => {
    const footer = footerOf(mail.text);
    return messagesOf(mail.text, mail.received ?? today)
      .filter(({ isOwn }) => !isOwn)
      .map(({ lines, sent }) => ({
        mail,
        day: sent ?? mail.received ?? '',
        sent: sent ?? mail.received ?? today,
        lines: lines.filter((line) => !isWithin(line, footer)),
      }));
  });
  const ordered = read.toSorted((a, b) => b.day.localeCompare(a.day));
  let age = 0;
  return ordered.map(({ day, ...piece }, i) => {
    const before = ordered[i - 1];
    if (before && (before.mail === piece.mail || before.day !== day)) age += 1;
    return { ...piece, age };
  });
}

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

/** A quote where it stands in a mail or its title. */
export interface Found {
  /** As the mail has it. */
  quote: string;
  /** In the text of its piece. */
  place: QuotePlace;
  piece: Piece;
}

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

/** The clause of the mail in which a place stands: up to the next comma, semicolon, slash or end of the sentence. */
export function clauseAround(text: string, [from, to]: readonly [number, number]): { before: string; behind: string } {
  const before = text.slice(Math.max(0, from - 120), from);
  const cut = Math.max(
    before.lastIndexOf('\n'),
    before.lastIndexOf(', '),
    before.lastIndexOf('; '),
    before.lastIndexOf('. '),
  );
  const behind = text.slice(to, to + 60);
  const end = behind.search(/[\n;]|, |\. /);
  return { before: before.slice(cut + 1), behind: end < 0 ? behind : behind.slice(0, end) };
}
