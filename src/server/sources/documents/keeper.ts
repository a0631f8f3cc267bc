import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

export interface Keeper {
  add: (text: string, place?: { heading?: string | null; page?: number | null }) => void;
  /** No more is kept: the rest need not be read. */
  isFull: () => boolean;
  /** Throws ReadProblem 'nothing-readable' when nothing was added. */
  toText: (pageCount?: number | null) => DocumentText;
}

/** Gathers the blocks of a document up to what is kept of one. */
export function createKeeper(): Keeper {
  const blocks: Block[] = [];
  let length = 0;
  let isFull = false;
  return {
    add(text, { heading = null, page = null } = {}) {
      const whole = text.trim();
      if (whole === '' || isFull) return;
      length += whole.length;
      isFull = length > KEPT.characters;
      if (!isFull) blocks.push({ text: whole, heading, page });
    },
    isFull: () => isFull,
    toText(pageCount = null) {
      if (blocks.length === 0) throw new ReadProblem(isFull ? 'too-large' : 'nothing-readable', 'no text');
      return { blocks, pageCount, isCut: isFull };
    },
  };
}
