import { useQuery } from '@tanstack/react-query';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { readingOf as messagesOf } from '../chat/reading.ts';
import { readingOf as sourceOf } from '../sources/source-of.ts';
import { placeInSource } from './place-in-source.ts';

/**
 * Whether the answer or source of an anchor has another version now, which does not say its words. `isAsked`: what it says is
 * read for that; else only what has been read already counts.
 */
export function useIsOfEarlierVersion({ place }: BoardEditor, anchor: Anchor, isAsked: boolean): boolean {
  const answer = anchor.on === 'answer' ? anchor : null;
  const source = anchor.on === 'source' ? anchor : null;
  const { data: messages } = useQuery({
    ...messagesOf(place, answer?.nodeId ?? '', answer?.conversationId ?? ''),
    enabled: isAsked && answer !== null,
  });
  const { data: view } = useQuery({
    ...sourceOf({ nodeId: source?.nodeId ?? '' }),
    enabled: isAsked && source !== null,
  });
  if (answer) return messages !== undefined && !messages.some(({ id }) => id === answer.messageId);
  const isRead = view?.status === 'ready' || view?.status === 'partial';
  return source !== null && isRead && placeInSource(view.passages, source) === null;
}
