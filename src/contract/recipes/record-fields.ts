import { isRecord } from '../base/is-record.ts';

/** What a field holds so far as text, without the marks that would make headings of its lines; empty for anything else. */
export const textIn = (told: unknown): string =>
  typeof told === 'string' ? told.replace(/^[ \t]*#{1,6}(?:[ \t]+|$)/gm, '').trim() : '';

/** The same on one line. */
export const lineIn = (told: unknown): string => textIn(told).replace(/\s+/g, ' ');

/** The texts of a list, but for empty ones. */
export const textsIn = (told: unknown, read: (one: unknown) => string = textIn): string[] =>
  (Array.isArray(told) ? (told as unknown[]) : []).map(read).filter((text) => text !== '');

/** The records of a list. */
export const recordsIn = (told: unknown): Readonly<Record<string, unknown>>[] =>
  (Array.isArray(told) ? (told as unknown[]) : []).filter(isRecord);

/** What has come of a record; without fields for anything else. */
export const fieldsIn = (told: unknown): Readonly<Record<string, unknown>> => (isRecord(told) ? told : {});
