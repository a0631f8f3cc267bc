import type { Language } from '#contract/base/language.ts';
import { otherEnd } from '#contract/board/depth.ts';
import { centreOf, type Point, type Size } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../board-editor.ts';
import { addNode } from './add-node.ts';
import { centreBeside } from './beside.ts';

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
  const card = editor.scene.entry(nodeId);
  if (!card) return null;
  const at = centreBeside(editor.scene, card, 'ai-chat');
  return addNode(editor, { kind: 'ai-chat' }, { at, from: nodeId, language }).id;
}

/** The middle of a note of this size that stands to the right of the node, tops in line; null for a node that is gone. */
export function besideOf({ scene }: BoardEditor, nodeId: string, size: Size): Point | null {
  const card = scene.entry(nodeId);
  return card ? centreBeside(scene, card, 'text', size) : null;
}
