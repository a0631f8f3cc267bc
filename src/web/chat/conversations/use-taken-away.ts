import { useEffect, useRef } from 'react';
import { useNotices } from '../../lib/notices.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/use-draft.ts';
import { useWords } from '../../words/index.ts';
import { draftKeyOf } from '../composer/draft-keys.ts';
import { chooseConversation, isChosen } from '../active-conversation.ts';

/**
 * Tells that the open conversation is gone, deleted elsewhere or kept to others, and another one has taken its place; what was being typed in it
 * goes along. `isKnown`: the open one is in the list.
 */
export function useTakenAway(chatId: string, activeId: string | null, isKnown: boolean): void {
  const t = useWords('conversations');
  const notices = useNotices();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const gone = before.current;
    before.current = isKnown ? activeId : null;
    if (gone === null || activeId === null || gone === activeId || !isChosen(chatId, gone)) return;
    chooseConversation(chatId, null);
    const [from, to] = [draftKeyOf(chatId, gone), draftKeyOf(chatId, activeId)];
    const typed = readDraft(from);
    if (typed && !readDraft(to)) keepDraft(to, typed);
    forgetDraft(from);
    notices.show({ tone: 'told', title: t('takenAway'), text: t('takenAwayText') });
  }, [chatId, activeId, isKnown, notices, t]);
}
