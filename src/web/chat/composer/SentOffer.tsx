import { useMemo } from 'react';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { placeId } from '../../lib/board-place.ts';
import { askedRecipe } from '../../recipes/asked/asked-recipe.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { mentionsOf } from '../conversation.ts';
import type { Chat } from '../use-chat.ts';
import { recipeKeyOf } from './draft-keys.ts';
import { RecipeOffer } from './lazy-offer.ts';

export interface SentOfferProps {
  /** That was answered without the recipe. */
  question: ChatMessage;
  chat: Chat;
  wiredKey: string;
}

/** Below an answer: what its question asks for can be made, with the sources that it named. */
export function SentOffer({ question, chat, wiredKey }: SentOfferProps) {
  const isAsked = useMemo(() => askedRecipe(question.messageText) !== null, [question]);
  if (!isAsked) return null;
  const { chatId, place, conversationId } = chat;
  const nodeId = chatId === placeId(place) ? null : chatId;
  return (
    <RecipeOffer
      question={question.messageText}
      isSent
      reads={{ place, nodeId, conversationId, wiredKey }}
      onMake={(asked, recipe) => chat.ask(asked, { isWebSearch: false, mentions: mentionsOf(question), recipe })}
      onOpen={(id) => offerDraft(recipeKeyOf(chatId), id)}
    />
  );
}
