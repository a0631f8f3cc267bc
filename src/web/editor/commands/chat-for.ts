import { boundsOf } from '#contract/board/geometry.ts';
import type { Language } from '#contract/base/language.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { SIZE } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';
import { READING_ZOOM, REVEAL_MS } from '../camera.ts';
import { revealBeside } from '../reveal-beside.ts';
import { addNode } from './add-node.ts';
import { chatsReading } from './ask-about.ts';
import { centreBeside } from './beside.ts';
import { connectToChat } from './connect-to-chat.ts';

/**
 * The chat that answers from these cards: one among them, to which the others are wired; else one that reads all of them;
 * else a new one beside them. Each is one step. Members whose group is meant too come with it. Null where nothing is there.
 */
export function chatFor(editor: BoardEditor, ids: Iterable<string>, language: Language): string | null {
  const { scene } = editor;
  const meant = new Set(ids);
  const cards = [...meant].flatMap((id) => scene.entry(id) ?? []);
  const chat = cards.find(({ kind }) => kind === 'ai-chat');
  if (chat) {
    if (editor.mayEdit) connectToChat(editor, meant, chat.id);
    return chat.id;
  }
  const sources = cards.filter(({ node }) => node.parentId === null || !meant.has(node.parentId));
  const [first, ...others] = sources.map(({ id }) => chatsReading(editor, id));
  const reading = first?.find((id) => others.every((chats) => chats.includes(id)));
  if (reading !== undefined || !editor.mayEdit) return reading ?? null;
  const size = SIZE.aiChatAsked;
  const bounds = boundsOf(sources);
  const [beside] = sources.toSorted((a, b) => b.x + b.width - (a.x + a.width));
  if (!bounds || !beside) return null;
  const { x } = centreBeside(scene, beside, 'ai-chat', size);
  const at = { x, y: bounds.y + size.height / 2 };
  const from = sources.map(({ id }) => id);
  const made = addNode(editor, { kind: 'ai-chat', size }, { at, from, language, isRevealed: false });
  const { camera } = editor;
  if (!revealBeside(camera, rectOf(made), bounds, REVEAL_MS, READING_ZOOM))
    camera.reveal(rectOf(made), REVEAL_MS, bounds);
  return made.id;
}
