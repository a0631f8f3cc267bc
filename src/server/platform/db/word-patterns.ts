/** Patterns for `squeezed(…) like all (…)`: each of the words, wherever it stands. */
export const wordPatterns = (sought: string): string[] =>
  sought
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
