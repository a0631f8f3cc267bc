/** A stretch of an answer: words, or the mark of a citation that is known. */
export type AnswerPart = { text: string } | { mark: number };

const MARK = /\[(\d{1,3})\]/g;

/**
 * The text in stretches: every [n] whose number is known becomes a mark, every other one stays as it was written.
 * Spaces before a mark go with it, so that a chip never stands alone at the start of a line.
 */
export function partsOf(text: string, isKnown: (mark: number) => boolean): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    const mark = Number(found[1]);
    if (!isKnown(mark)) continue;
    const before = text.slice(from, found.index).replace(/[ \t]+$/, '');
    if (before !== '') parts.push({ text: before });
    parts.push({ mark });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** What can be shown of an answer that is still being written: without a mark that has only begun. */
export const withoutOpenMark = (text: string): string => text.replace(/\[\d{0,3}$/, '');
