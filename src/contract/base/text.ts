import { z } from 'zod';

/** True when the text can be stored and sent: no NUL, no lone surrogate. PostgreSQL refuses both. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text of at most `max` characters that every database and every client can hold. */
export const text = (max: number) => z.string().max(max).refine(isStorable, 'must be well-formed text without NUL');

/** The same without the white space around it, which does not count. */
export const trimmedText = (max: number) =>
  z.string().trim().max(max).refine(isStorable, 'must be well-formed text without NUL');

/** Signs that are not seen, or turn the direction of what is read beside them. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A name that somebody gives himself: one line, and nothing in it that cannot be seen. */
export const flatName = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((typed) => typed.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
    .pipe(trimmedText(max));
