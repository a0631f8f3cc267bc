import { z } from 'zod';

/** True when the text can be stored and sent: no NUL, no lone surrogate. PostgreSQL refuses both. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text of at most `max` characters that every database and every client can hold. */
export const text = (max: number) => z.string().max(max).refine(isStorable, 'must be well-formed text without NUL');

/** The first `max` characters, with an ellipsis when something was left out. */
export const cut = (full: string, max: number): string => {
  const characters = Array.from(full);
  return characters.length <= max ? full : `${characters.slice(0, max).join('').trimEnd()}…`;
};

/** The first letter of a title as shown in an avatar; `fallback` for a blank one. */
export const initialOf = (title: string, fallback = '?'): string =>
  Array.from(title.trim())[0]?.toLocaleUpperCase() ?? fallback;
