import type { OfferMail } from '#contract/offers/offer-mail.ts';
import type { QuotePlace } from '#contract/offers/offer.schema.ts';

/** Words of a mail that stand out: the quote of a field, or a value that fills none yet. */
export interface Mark {
  at: readonly [number, number];
  what: 'quote' | 'found' | 'clause';
  /** The field of a quote, the place in the tray of a found value, the key of a clause. */
  key: string;
}

export interface Piece {
  text: string;
  mark: Mark | null;
}

export interface MailLine {
  /** As people count: empty lines have none. */
  number: number;
  /** An empty line stands before it. */
  isApart: boolean;
  pieces: Piece[];
}

/** The lines of a mail with what is marked in them. Where marks overlap the one that begins first stands, of two the longer. */
export function markedLines(text: string, marks: readonly Mark[]): MailLine[] {
  const kept = apart(marks);
  const lines: MailLine[] = [];
  let [start, isApart] = [0, false];
  for (const words of text.split('\n')) {
    if (words.trim() === '') isApart = lines.length > 0;
    else {
      lines.push({ number: lines.length + 1, isApart, pieces: piecesOf(words, start, kept) });
      isApart = false;
    }
    start += words.length + 1;
  }
  return lines;
}

/** The line in which a place of the text stands, as people count. */
export function lineAt(text: string, at: number): number {
  const lines = text.slice(0, at).split('\n');
  const before = lines.slice(0, -1).filter((line) => line.trim() !== '').length;
  return before + 1;
}

/**
 * Where a quote stands: at its place as long as the mail still says it there, or else where the mail says it first. A quote
 * may be shortened, and stand on several lines of the mail.
 */
export function placeIn(
  { nodeId, text }: Pick<OfferMail, 'nodeId' | 'text'>,
  { quote, place }: { quote: string; place: QuotePlace | null },
): [number, number] | null {
  if (quote === '') return null;
  if (place !== null && place.nodeId !== nodeId) return null;
  if (place !== null && starts(text.slice(...place.at), quote)) return place.at;
  const at = text.indexOf(quote);
  return at < 0 ? null : [at, at + quote.length];
}

const bare = (words: string): string => words.replaceAll(/[\s…]+/g, '');
const starts = (words: string, quote: string): boolean => bare(words).includes(bare(quote));

function apart(marks: readonly Mark[]): Mark[] {
  const sorted = marks.toSorted((a, b) => a.at[0] - b.at[0] || b.at[1] - a.at[1]);
  let end = -1;
  return sorted.filter(({ at }) => {
    if (at[0] < end || at[1] <= at[0]) return false;
    end = at[1];
    return true;
  });
}

function piecesOf(words: string, start: number, marks: readonly Mark[]): Piece[] {
  const end = start + words.length;
  const pieces: Piece[] = [];
  let from = start;
  const put = (to: number, mark: Mark | null) => {
    if (to > from) pieces.push({ text: words.slice(from - start, to - start), mark });
    from = to;
  };
  for (const mark of marks) {
    const [a, b] = [Math.max(mark.at[0], start), Math.min(mark.at[1], end)];
    if (a >= b) continue;
    put(a, null);
    put(b, mark);
  }
  put(end, null);
  return pieces;
}

const SUBJECT = /^\s{0,4}(?:제목|subject)\s?[:：]\s{0,4}(.{1,200})$/i;
const SENDER = /^\s{0,4}(?:보낸\s?사람|발신인?|from)\s?[:：]\s{0,4}(.{1,120})$/i;
const HEAD_LINES = 12;

/** What the head of a mail says of itself; null for what it does not say. */
export function headOf(text: string): { subject: string | null; sender: string | null } {
  const lines = text.split('\n', HEAD_LINES);
  const said = (form: RegExp) => lines.flatMap((line) => form.exec(line)?.[1]?.trim() ?? [])[0] ?? null;
  return { subject: said(SUBJECT), sender: said(SENDER)?.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim() ?? null };
}
