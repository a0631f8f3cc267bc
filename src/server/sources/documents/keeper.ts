import type { LeftOut, LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

export interface Keeper {
  add: (text: string, place?: Partial<Omit<Block, 'text'>>) => void;
  /** Counts what is there and cannot be read as words. */
  leaveOut: (kind: LeftOutKind, count?: number) => void;
  /** No more is kept: the rest need not be read. */
  isFull: () => boolean;
  /** Throws ReadProblem 'nothing-readable' when nothing was added. */
  toText: (pageCount?: number | null) => DocumentText;
}

/** Gathers the blocks of a document up to what is kept of one. */
export function createKeeper(): Keeper {
  const blocks: Block[] = [];
  const leftOut: LeftOut = {};
  let length = 0;
  let isFull = false;
  return {
    add(text, { heading = null, page = null, shape } = {}) {
      const whole = shape ? text.replace(/^\n+/, '').trimEnd() : text.trim();
      if (whole === '' || isFull) return;
      const kept = whole.slice(0, KEPT.characters - length);
      length += kept.length;
      isFull = kept.length < whole.length || length === KEPT.characters;
      if (kept !== '') blocks.push({ text: kept, heading, page, ...(shape && { shape }) });
    },
    leaveOut(kind, count = 1) {
      if (count > 0) leftOut[kind] = (leftOut[kind] ?? 0) + count;
    },
    isFull: () => isFull,
    toText(pageCount = null) {
      if (blocks.length === 0) throw new ReadProblem('nothing-readable', 'no text');
      const hasLeftOut = Object.keys(leftOut).length > 0;
      return { blocks, pageCount, isCut: isFull, ...(hasLeftOut && { leftOut }) };
    },
  };
}
