import type { Language } from '#contract/base/language.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { send } from '../../lib/api.ts';
import { EVENT_STREAM } from '../stream/answer-events.ts';
import type { Question } from '../conversation.ts';

/** Where a conversation stands. */
export interface Talk {
  place: BoardPlace;
  /** The chat node; null for the project's own chat. */
  nodeId: string | null;
  /** The chat node; the project itself in its own chat. */
  chatId: string;
  conversationId: string;
}

/** Asks for an answer, by the call that is meant for such a question; it comes as a stream. */
export function openAnswer(
  { place, nodeId, chatId, conversationId }: Talk,
  { question, isWebSearch, mentions, recipe, edits, again }: Question,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Response> {
  const sending = { headers: EVENT_STREAM, signal };
  if (again) return send(chatApi.answerAgain, { params: { runId: again.runId }, body: { language }, ...sending });
  const standing = { conversationId, ...(edits !== null && { edits }) };
  if (isWebSearch)
    return send(chatApi.searchWeb, { body: { ...place, nodeId: chatId, query: question, ...standing }, ...sending });
  const how = { mentions: mentions.map((one) => one.nodeId), ...(recipe && { recipe }), language, ...standing };
  if (nodeId === null && 'projectId' in place)
    return send(projectsApi.ask, { params: { projectId: place.projectId }, body: { question, ...how }, ...sending });
  return send(chatApi.ask, { body: { ...place, nodeId: chatId, message: question, ...how }, ...sending });
}
