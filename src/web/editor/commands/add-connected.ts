import type { BoardNode } from '#contract/board/board.schema.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import type { Language } from '#contract/base/language.ts';
import type { BoardEditor } from '../board-editor.ts';
import { addNode } from './add-node.ts';

const GAP_PX = 80;

/** Makes a text to the right of the card, tops in line, wired to it, as one step. Answers null where the card is gone. */
export function addConnected(editor: BoardEditor, fromId: string, language: Language): BoardNode | null {
  const card = editor.scene.entry(fromId);
  if (!card) return null;
  const { width, height } = nodeKinds.text.size.start;
  const at = { x: card.x + card.width + GAP_PX + width / 2, y: card.y + height / 2 };
  return addNode(editor, { kind: 'text' }, { at, from: fromId, language });
}
