import type { MadeOf } from '#contract/recipes/made-of.ts';
import { printOfNote, withoutChapters } from '#contract/recipes/derived.ts';

/**
 * The headings of the sections in which all these quotes stand; undefined where one stands in none of them, or where there
 * are no sections or no quotes.
 */
export function sectionsUsed(content: string, quotes: readonly string[]): string[] | undefined {
  const { sections } = printOfNote({ content });
  if (!sections || quotes.length === 0) return undefined;
  const bare = (text: string) => text.normalize('NFC').replace(/[\s\\]+/g, '');
  const kept = withoutChapters(content).filter(([heading]) => Object.hasOwn(sections, heading));
  const bodies = kept.map(([heading, body]) => ({ heading, words: bare(`${heading}\n${body}`) }));
  const found = quotes.map((quote) => bodies.filter(({ words }) => quote !== '' && words.includes(bare(quote))));
  if (found.some(({ length }) => length === 0)) return undefined;
  return [...new Set(found.flat().map(({ heading }) => heading))];
}

/** How a source that was read from somewhere reads now, by the hash of its text. */
export const printOfText = (textHash: string): Pick<MadeOf, 'hash'> => ({ hash: textHash.slice(0, 16) });
