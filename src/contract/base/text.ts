import { z } from 'zod';

/** True when the text can be stored and sent: no NUL, no lone surrogate. PostgreSQL refuses both. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text of at most `max` characters that every database and every client can hold. */
export const text = (max: number) => z.string().max(max).refine(isStorable, 'must be well-formed text without NUL');

/** The same without the white space around it, which does not count. */
export const trimmedText = (max: number) =>
  z.string().trim().max(max).refine(isStorable, 'must be well-formed text without NUL');
