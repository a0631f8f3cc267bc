import { useEffect, useRef } from 'react';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import type { Conversation } from './conversation.ts';
import type { Chat } from './use-chat.ts';

/**
 * Says that a question which was asked here got no answer; the conversation says why. With `isSilent` the conversation
 * alone speaks.
 */
export function useFailureNotice(chat: Chat, isSilent: boolean): void {
  const t = useWords('chat');
  const common = useWords('common');
  const notices = useNotices();
  const { conversation, isAnswering } = chat;
  const wasAnswering = useRef(false);
  const failure = isAnswering ? null : failureOf(conversation);
  useEffect(() => {
    const isOver = wasAnswering.current && !isAnswering;
    wasAnswering.current = isAnswering;
    if (!isOver || !failure || isSilent) return;
    const text = t(failure === 'web-search' ? 'searchFailedNotice' : 'askFailedNotice');
    notices.show({ tone: 'failed', title: common('error'), text });
  }, [isAnswering, failure, isSilent, notices, t, common]);
}

/** What the last question of a conversation failed at; null when it did not. */
export function failureOf({ failed, messages }: Conversation): 'answer' | 'web-search' | null {
  const last = failed ?? messages.findLast((message) => message.isAi && message.status === 'failed');
  if (!last || (!failed && messages.at(-1) !== last)) return null;
  return last.isWebSearch ? 'web-search' : 'answer';
}
