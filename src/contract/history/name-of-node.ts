import { cut } from '../base/letters.ts';
import { plainOf } from '../base/marked-text.ts';
import type { BoardNode } from '../board/board.schema.ts';

const MOST_LETTERS = 80;

/** What a node is called in lists: one without a title, as a sticky note, by the first line of what it says. */
export function nameOfNode({ title, content }: Pick<BoardNode, 'title' | 'content'>): string {
  if (title !== '') return title;
  const line = content.split('\n').find((one) => one.trim() !== '') ?? '';
  return cut(plainOf(line).trim(), MOST_LETTERS);
}
