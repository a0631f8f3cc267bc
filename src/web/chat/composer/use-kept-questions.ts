import { useEffect, useRef } from 'react';
import { isUnsent, type Conversation, type ConversationAction } from '../conversation.ts';
import { forgetQuestions, onOtherTab, readQuestions } from './kept-questions.ts';

/** Forgets what was kept of a question once the server has it or its asker has given it up, here or in another tab. */
export function useKeptQuestions(
  conversationId: string,
  { live, unanswered }: Conversation,
  tell: (action: ConversationAction) => void,
): void {
  const unsent = unanswered.filter(isUnsent).map(({ key }) => key);
  const onTheWay = live && live.runId === null && !live.again ? [live.key] : [];
  const waiting = [...unsent, ...onTheWay].join(' ');
  const held = useRef('');
  useEffect(() => {
    const gone = listed(held.current).filter((key) => !listed(waiting).includes(key));
    held.current = waiting;
    if (gone.length > 0) forgetQuestions(conversationId, gone);
  }, [waiting, conversationId]);

  const shown = unsent.join(' ');
  useEffect(
    () =>
      onOtherTab(conversationId, () => {
        const kept = new Set(readQuestions(conversationId).map(({ key }) => key));
        const keys = listed(shown).filter((key) => !kept.has(key));
        if (keys.length > 0) tell({ do: 'forgotten', keys });
      }),
    [shown, conversationId, tell],
  );
}

const listed = (keys: string): string[] => keys.split(' ').filter((key) => key !== '');
