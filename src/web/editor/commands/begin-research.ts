import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Research } from './research.ts';
import { suggestedFor } from '#contract/chat/suggested.ts';
import type { BoardEditor } from '../board-editor.ts';
import { addGroupOf } from './add-group-of.ts';
import { linkNode } from './add-link.ts';
import type { AddOptions } from './add-node.ts';

/** Puts the links on the board as a group under their topic, with a chat that reads it and suggests questions: one step. */
export function beginResearch(editor: BoardEditor, { topic, links }: Research, options: AddOptions): BoardNode[] {
  const { language } = options;
  const wishes = links.map((found) => linkNode(found, language));
  const reader = { kind: 'ai-chat', metadata: { suggested: suggestedFor(topic, language) } } as const;
  return addGroupOf(editor, wishes, topic, { ...options, reader });
}
