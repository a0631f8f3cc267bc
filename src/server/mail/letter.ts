import type { Language } from '#contract/base/language.ts';
import { cut } from '#contract/base/letters.ts';

/** A mail as it is to be read. Whatever stands in it is text: what has a meaning in heads is made harmless when it is sent. */
export interface Letter {
  to: string;
  /** On whose behalf it is sent; null where it comes from the product alone. */
  onBehalfOf: string | null;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Where one press, by POST, ends such mails (RFC 8058). */
  unsubscribeUrl?: string;
  /** Mails of one name stand together. */
  thread?: string;
}

const NAME_LENGTH = 80;
/** What ends a line, cannot be seen, or turns the direction in which letters are read. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Words of somebody as they may stand in one line of a mail. */
export const oneLine = (words: string, most = NAME_LENGTH): string =>
  cut(words.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim(), most);

/**
 * Words of somebody in which no program for mails finds anything to press: addresses lose their scheme, and their dots and
 * @ stand apart.
 */
export const withoutLinks = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((part) => (isAddressLike(part) ? parted(part) : part))
    .join('');

/** Not those of numbers. */
const DOTS = /[.．。｡](?=\p{L})|(?<!\d)[.．。｡](?=\p{N})/gu;
const isAddressLike = (part: string): boolean => /:\/\/|@|mailto:/i.test(part) || part.search(DOTS) >= 0;

const parted = (part: string): string =>
  part
    .replace(/[a-z][a-z\d+-]{0,20}:\/\/|mailto:/gi, '')
    .replace(DOTS, ' . ')
    .replaceAll('@', ' @ ');
