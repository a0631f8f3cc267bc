import type { Span } from '#contract/base/marked-text.ts';
import { type Section, nameOf, sectionOf, plainNameOf } from '#contract/recipes/description/pack-headings.ts';

/** Where the first heading of a section stands, without its line end; null for none. */
export function headingAt(markdown: string, wanted: Section): Span | null {
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const name = nameOf(line);
    if (name !== undefined && sectionOf.get(plainNameOf(name)) === wanted) return [index, index + line.length];
  }
  return null;
}
