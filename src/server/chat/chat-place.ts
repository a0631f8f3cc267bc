import type { Mention } from '#contract/chat/chat.schema.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { Language } from './context/prompt.ts';
import type { FilledRecipe } from './recipes/find-recipe.ts';

/** Which canvas or project shows a conversation: one of the two. */
export interface Shown {
  canvasId: string | null;
  projectId: string | null;
}

/** A chat node that the caller was allowed to use, with the canvas or project that shows it. */
export interface ChatPlace extends Shown {
  boardId: string;
  nodeId: string;
}

/** A conversation on a board that the caller came to by its canvas or project. */
export const placeOf = ({ boardId, canvasId, projectId }: BoardRef, nodeId: string): ChatPlace => ({
  boardId,
  canvasId,
  projectId,
  nodeId,
});

/** The same with who looks at it. */
export type SeenPlace = ChatPlace & Pick<BoardRef, 'principal'>;

export const seenPlaceOf = (board: BoardRef, nodeId: string): SeenPlace => ({
  ...placeOf(board, nodeId),
  principal: board.principal,
});

/** A project's own conversation stands under the project's id, and is answered from its files and the links on its board. */
export const isOwnTalk = ({ projectId, nodeId }: Pick<ChatPlace, 'projectId' | 'nodeId'>): boolean =>
  projectId !== null && projectId === nodeId;

export interface Question {
  actorId: string;
  text: string;
  language: Language | undefined;
  /** Of this chat: the newest one when absent; one that does not exist yet begins with the question. */
  conversationId?: string | undefined;
  /** The question that this one is another version of. */
  edits?: string | undefined;
  /** The question itself, where it is answered once more. */
  again?: string | undefined;
  /** The sources that alone are read for it. */
  mentions?: readonly Mention[];
  /** What is to be made, where more is wanted than an answer. */
  recipe?: FilledRecipe;
}
