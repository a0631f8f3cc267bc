import { centreOf, type Point } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';
import { connectAll } from './connect.ts';

/** The chat that stands nearest to these cards, or to a point; null where the board has none. */
export function nearestChat(editor: BoardEditor, ids: Iterable<string>, point?: Point): SceneNode | null {
  const places = [...ids].flatMap((id) => editor.scene.entry(id) ?? []).map(centreOf);
  if (point) places.push(point);
  const chats = Array.from(editor.scene.entries()).filter((card) => card.kind === 'ai-chat');
  const distance = (chat: SceneNode) => {
    const to = centreOf(chat);
    return Math.min(...places.map(({ x, y }) => Math.hypot(x - to.x, y - to.y)));
  };
  return chats.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Wires these cards to the chat in one step, groups and sources alike; other chats and what is wired already are passed over. Answers how many. */
export function connectToChat(editor: BoardEditor, ids: Iterable<string>, chatId: string): number {
  const sources = [...ids].filter((id) => {
    const card = editor.scene.entry(id);
    return card !== undefined && card.kind !== 'ai-chat';
  });
  return connectAll(editor, sources, chatId).filter((verdict) => verdict.ok).length;
}
