import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { useWords } from '../../words/index.ts';
import { mentionsOf, settledMessages } from '../conversation.ts';
import type { Chat } from '../use-chat.ts';
import { useStillConnected } from './use-still-connected.ts';

/** Has the rest written of the last answer of a conversation; null for another one, and for what no model can go on with, or not now. */
export function useGoOn(chat: Chat, mayAsk: boolean): (answer: ChatMessage) => (() => void) | null {
  const t = useWords('chat');
  const still = useStillConnected(chat);
  const settled = settledMessages(chat.conversation);
  return (answer) => {
    if (!mayAsk || chat.isAnswering || settled.at(-1)?.id !== answer.id || !isBegun(answer)) return null;
    const question = settled.findLast(({ isAi }) => !isAi) ?? answer;
    return () => still(mentionsOf(question), (mentions) => chat.ask(t('goOnQuestion'), { mentions }));
  };
}

/** Whether a model has begun something that it can go on with. */
const isBegun = ({ isWebSearch, messageText, receipt }: ChatMessage): boolean =>
  !isWebSearch && messageText.trim() !== '' && receipt?.engine.kind === 'model';
