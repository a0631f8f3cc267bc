import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { changesBetween, type TextRun } from '#contract/sources/text-changes.ts';

type Said = Pick<ChatMessage, 'isAi' | 'messageText' | 'status' | 'isWebSearch' | 'createdAt'>;

/** The first answer to the very question that the answer at this place was given to; null where this is the first one. */
export function firstAnswerBefore<One extends Said>(messages: readonly One[], place: number): One | null {
  const answer = messages[place];
  const question = messages.slice(0, place).findLast(({ isAi }) => !isAi);
  if (!answer || !question) return null;
  const first = messages.findIndex(
    (message, at) =>
      message.isAi &&
      message.status === 'done' &&
      message.messageText !== '' &&
      message.isWebSearch === answer.isWebSearch &&
      messages.slice(0, at).findLast(({ isAi }) => !isAi)?.messageText === question.messageText,
  );
  return first >= 0 && first < place ? (messages[first] ?? null) : null;
}

/** What a later answer says otherwise than the first one, sentence by sentence; the numbers of citations and the marks of Markdown do not count. */
export function answerChanges(first: string, later: string): TextRun[] {
  const toText = (answer: string) => ({
    text: answer
      .replace(/\s*\[\d{1,3}\](?!\()/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|`/g, ''),
    heading: null,
    page: null,
    startSec: null,
  });
  return changesBetween([toText(first)], [toText(later)]);
}
