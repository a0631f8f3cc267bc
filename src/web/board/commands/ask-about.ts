import type { Language } from '#contract/base/language.ts';
import { otherEnd } from '#contract/board/depth.ts';
import { centreOf } from '#contract/board/geometry.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { addNode } from './add-node.ts';

const GAP_PX = 120;

/** The chats that read this node, by a wire of its own or of its group, the nearest first. */
export function chatsReading(editor: BoardEditor, nodeId: string): string[] {
  const { scene } = editor;
  const card = scene.entry(nodeId);
  if (!card) return [];
  const from = centreOf(card);
  const ends = [nodeId, card.node.parentId].flatMap((id) =>
    id === null ? [] : scene.edgesOf(id).flatMap((edge) => otherEnd(edge, id) ?? []),
  );
  const chats = [...new Set(ends)].flatMap((id) => scene.entry(id) ?? []).filter(({ kind }) => kind === 'ai-chat');
  const distance = (chat: (typeof chats)[number]) => {
    const to = centreOf(chat);
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  return chats.sort((a, b) => distance(a) - distance(b)).map(({ id }) => id);
}

/** The nearest chat that reads this node; where there is none yet it is made beside it and wired, as one step. Null for a node that is gone. */
export function chatAbout(editor: BoardEditor, nodeId: string, language: Language): string | null {
  const [reading] = chatsReading(editor, nodeId);
  if (reading !== undefined || !editor.mayEdit) return reading ?? null;
  const at = besideOf(editor, nodeId, nodeKinds['ai-chat'].size.start.width);
  return at && addNode(editor, { kind: 'ai-chat' }, { at, from: nodeId, language }).id;
}

/** The middle of what is this wide and stands to the right of the node; null for a node that is gone. */
export function besideOf(editor: BoardEditor, nodeId: string, widthPx: number) {
  const card = editor.scene.entry(nodeId);
  return card ? { x: card.x + card.width + GAP_PX + widthPx / 2, y: card.y + card.height / 2 } : null;
}
