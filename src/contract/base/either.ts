/** One expression of several: it matches what any of them does. Of their own flags none counts. */
export const either = (parts: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), flags);

/** One expression of parts that follow one another. Of their own flags none counts. */
export const inSequence = (parts: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(parts.map(({ source }) => `(?:${source})`).join(''), flags);

/** The words of a table, with white space between them, as the alternatives of an expression. */
export const wordsAsPattern = (table: string): string => table.trim().split(/\s+/).join('|');
