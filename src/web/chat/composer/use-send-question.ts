import { useRef } from 'react';
import { newId } from '#contract/base/new-id.ts';
import { mayAsk } from './may-ask.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { lastPlace, type Question, type Conversation, type ConversationAction, type Moment } from '../conversation.ts';
import { keepQuestion } from './kept-questions.ts';
import { openAnswer, type Talk } from '../answer/open-answer.ts';
import { holdConversation } from '../active-conversation.ts';
import { useAnswerLine } from '../stream/use-answer-line.ts';

interface Sending {
  conversation: Conversation;
  tell: (action: ConversationAction) => void;
  /** Whether the list of conversations has this one already. */
  isListed: () => boolean;
  /** Whether something was said in it before this page. */
  isKnown: boolean;
  refresh: () => void;
}

/**
 * Asks the questions of one conversation, one at a time, and hears their answers. A question that is another version of one
 * stops the answer on its way and waits for its end.
 */
export function useSendQuestion(talk: Talk, { conversation, tell, isListed, isKnown, refresh }: Sending) {
  const { chatId, conversationId } = talk;
  const { language } = useLanguage();
  const t = useWords('chat');
  const notices = useNotices();
  /** Asked as soon as the answer on its way has stopped. */
  const instead = useRef<(Question & Moment) | null>(null);
  const line = useAnswerLine(tell, {
    // A new line of the list, and its title, come with the first question.
    onBegun() {
      holdConversation(chatId, conversationId, isListed());
      refresh();
    },
    onOver: refresh,
    onNotStopped() {
      notices.show({ tone: 'failed', title: t('stopFailed'), text: t('stopFailedText') });
      if (instead.current) tell({ do: 'refused', code: null, ...instead.current });
      instead.current = null;
    },
  });
  const isAnswering = conversation.live !== null;
  const stop = () => line.stop(conversation.live?.runId ?? null);

  const keep = (asked: Question, key = newId(Date.now())): Question & Moment => {
    const moment = { key, askedAt: Date.now(), after: lastPlace(conversation.messages) };
    if (!asked.again) {
      keepQuestion(conversationId, { ...asked, ...moment, code: null, answerId: null });
      holdConversation(chatId, conversationId, isKnown);
    }
    return { ...asked, ...moment };
  };
  const hear = (asked: Question & Moment) => {
    tell({ do: 'asked', ...asked });
    void line.hear({ runId: null, length: 0 }, (signal) => openAnswer(talk, asked, { language, signal }));
  };
  const ask = (asked: Question, key?: string) => {
    const isBusy = isAnswering || line.isBusy();
    if (mayAsk(asked.question, isBusy)) return hear(keep(asked, key));
    if (!isBusy || asked.edits === null || !mayAsk(asked.question, false)) return;
    instead.current = keep(asked, key);
    stop();
  };
  /** To be called after every rendering. */
  const askNext = () => {
    const next = instead.current;
    if (!next || isAnswering || line.isBusy()) return;
    instead.current = null;
    hear(next);
  };
  return { line, ask, stop, askNext };
}
