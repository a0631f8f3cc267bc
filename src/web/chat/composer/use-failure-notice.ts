import { useEffect, useRef } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import type { Conversation } from '../conversation.ts';
import type { Chat } from '../use-chat.ts';

/**
 * Says that a question which was asked here got no answer; the conversation says why. With `isSilent` the conversation
 * alone speaks.
 */
export function useFailureNotice(chat: Chat, isSilent: boolean): void {
  const t = useWords('chat');
  const common = useWords('common');
  const notices = useNotices();
  const { conversation } = chat;
  const { live } = conversation;
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const key = awaited.current;
    awaited.current = live?.key ?? null;
    const failure = live || key === null ? null : failureOf(conversation, key);
    if (!failure || isSilent) return;
    const text = t(failure === 'web-search' ? 'searchFailedNotice' : 'askFailedNotice');
    notices.show({ tone: 'failed', title: common('error'), text });
  }, [conversation, live, isSilent, notices, t, common]);
}

/** What the question that was asked under this key failed at, as far as it was asked last; null when it did not. */
export function failureOf({ unanswered, messages }: Conversation, key: string): 'answer' | 'web-search' | null {
  const last = messages.at(-1);
  const failed = unanswered.find((one) => one.key === key) ?? (last?.isAi && last.status === 'failed' ? last : null);
  if (!failed) return null;
  return failed.isWebSearch ? 'web-search' : 'answer';
}
