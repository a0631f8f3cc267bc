import type { Span } from '../base/marked-text.ts';
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

/** The words of lines, without signs of quoting. */
const bareLines = (text: string, lines: readonly Span[]): string =>
  lines
    .map(([from, to]) => text.slice(from, to).replace(/^[\s>]+/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const isWithin = (at: Span, lines: readonly Span[]): boolean => lines.some(([from, to]) => from < at[1] && at[0] < to);

/**
 * What the brand has written in these mails, the newest first; small print and the creator's own words are left out. Within a
 * mail what stands above is newer; between mails only their days tell, and pieces of the same day are of the same age. What a
 * mail quotes of another of them is that one's: it is as old as that mail, and not as new as the one that quotes it.
 */
export function piecesOf(mails: readonly OfferMail[], today: string): Piece[] {
  const threads = mails.map((mail) => ({ mail, messages: messagesOf(mail.text, mail.received ?? today) }));
  const heads = threads.map(({ mail, messages }) => bareLines(mail.text, messages[0]?.lines ?? []));
  const read = threads.flatMap(({ mail, messages }, nth) => {
    const footer = footerOf(mail.text);
    const isElsewhere = (words: string): boolean => heads.some((head, i) => i !== nth && head.includes(words));
    return messages
      .filter(({ isOwn, lines }, i) => !isOwn && (i === 0 || !isElsewhere(bareLines(mail.text, lines))))
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

/** A quote where it stands in a mail or its title. */
export interface Found {
  /** As the mail has it. */
  quote: string;
  /** In the text of its piece. */
  place: QuotePlace;
  piece: Piece;
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
