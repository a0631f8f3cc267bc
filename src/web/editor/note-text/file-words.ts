import type { BoardNode } from '#contract/board/board.schema.ts';
import { textFact } from '../facts.ts';
import { plainWords } from './plain-words.ts';

/** What the card of a file tells of its content; of a text without Markdown signs. */
export function fileWords(node: BoardNode): string {
  const words = textFact(node, 'description') ?? '';
  return /\.(?:md|txt)$/i.test(textFact(node, 'fileName') ?? node.title) ? plainWords(words) : words;
}
