import { isRecord } from '#contract/base/is-record.ts';

/** What a field holds so far as text, without the marks that would make headings of its lines; empty for anything else. */
export const textIn = (told: unknown): string =>
  typeof told === 'string' ? told.replace(/^[ \t]*#{1,6}(?:[ \t]+|$)/gm, '').trim() : '';

/** Marks of a heading, a quotation or an item at the beginning of a line. The number of an item may be meant. */
const BLOCK_MARKS = /^(?:\s|(?:>|#{1,6}|[-*+•])(?:\s|$))+/;
const NUMBER = /^\d{1,2}[.)]\s+/;
const EMPHASIS = /(\*\*|`)(?=\S)([^\n]{1,400}?)(?<=\S)\1/g;

/** A line without what would make it a heading, a quotation or an item where it is drawn. */
export const withoutBlockMarks = (line: string): string => line.replace(BLOCK_MARKS, '');

/** The same on one line. */
export const lineIn = (told: unknown): string => withoutBlockMarks(textIn(told)).replace(/\s+/g, ' ');

/** An item of a list that we draw: its own number goes, too. */
export const itemIn = (told: unknown): string => lineIn(told).replace(NUMBER, '');

/** For a place without Markdown: the words without marks of emphasis. */
export const withoutEmphasis = (words: string): string => words.replace(EMPHASIS, '$2');

/**
 * One line for a place without Markdown, as a title. `label`: what stands above or before it where it is drawn, in any
 * language, and is not written twice.
 */
export function plainLineIn(told: unknown, label?: RegExp): string {
  const line = withoutEmphasis(itemIn(told));
  const found = label === undefined ? null : LABEL.exec(line);
  return found && label?.test(found[1] ?? '') ? (found[2] ?? '') : line;
}
const LABEL = /^([\p{L}\s]{1,20}?)\s?\d{0,2}\s?[:：]\s*(\S.*)$/u;

const BETWEEN_TAGS = /[,，、]+|(?=#+[^\s#,，、])/;

/** The hashtags of a list, one each and without their signs, also where several stand in one field. */
export const hashtagWordsIn = (told: unknown): string[] =>
  textsIn(told, (one) => withoutEmphasis(itemIn(one))).flatMap((field) =>
    field
      .split(BETWEEN_TAGS)
      .map((tag) => tag.trim().replace(/^#+\s*/, ''))
      .filter((tag) => tag !== ''),
  );

/** The texts of a list, but for empty ones. */
export const textsIn = (told: unknown, read: (one: unknown) => string = textIn): string[] =>
  (Array.isArray(told) ? (told as unknown[]) : []).map(read).filter((text) => text !== '');

/** The records of a list. */
export const recordsIn = (told: unknown): Readonly<Record<string, unknown>>[] =>
  (Array.isArray(told) ? (told as unknown[]) : []).filter(isRecord);

/** What has come of a record; without fields for anything else. */
export const fieldsIn = (told: unknown): Readonly<Record<string, unknown>> => (isRecord(told) ? told : {});
