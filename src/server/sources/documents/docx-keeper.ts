import type { Block } from '../passages/passages.ts';
import type { DocxPiece } from './docx-pieces.ts';
import type { Keeper } from './keeper.ts';
import { rowsAsTable } from './rows-as-table.ts';

type Text = Pick<Block, 'text' | 'shape'>;

/**
 * Puts the pieces of a Word document into blocks. A heading is the place of what follows; of headings that follow each
 * other at once, the last is the place of all of them, as on pages.
 */
export function createDocxKeeper(keeper: Keeper) {
  let heading: string | null = null;
  let waiting: Text[] = [];
  const flush = () => {
    for (const { text } of waiting) keeper.add(text, { heading, shape: 'heading' });
    waiting = [];
  };
  const put = ({ text, shape }: Text) => {
    flush();
    keeper.add(text, { heading, ...(shape && { shape }) });
  };
  return {
    add(piece: Exclude<DocxPiece, { part: string }>) {
      if ('table' in piece) return put(rowsAsTable(piece.table));
      const { text, heading: level, item } = piece.paragraph;
      if (level !== null) {
        heading = text;
        waiting.push({ text: `${'#'.repeat(level)} ${text}` });
      } else if (item) {
        const inner = ' '.repeat(item.indent + item.mark.length + 1);
        put({ text: `${' '.repeat(item.indent)}${item.mark} ${text.replaceAll('\n', `\n${inner}`)}`, shape: 'item' });
      } else put({ text });
    },
    put,
    flush,
    /** Under which a part of the document stands that is read by itself. */
    heading() {
      flush();
      return heading;
    },
  };
}

export type DocxKeeper = ReturnType<typeof createDocxKeeper>;
