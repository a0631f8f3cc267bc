import { useState } from 'react';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { BOARD_PLAN, recipeIn } from '#contract/recipes/chosen.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import type { Conversation, LiveAnswer } from '../conversation.ts';

/** An answer that is seen in full: as it is written, or as it is kept. */
export type Viewed = { live: LiveAnswer; kept: null } | { live: null; kept: ChatMessage };

export interface Viewing {
  viewed: Viewed | null;
  /** Shows the answer on its way, or the kept one of this id. */
  view: (messageId: string | null) => void;
  /** Goes over to the next result of this conversation as soon as it is on its way. */
  follow: () => void;
  close: () => void;
}

/** Plans and offers have views of their own. */
export const hasResult = (recipeId: string | undefined): boolean =>
  recipeId !== undefined && recipeId !== BOARD_PLAN && recipeId !== SPONSOR_CARD;

/** Which answer of a conversation is seen in full; it stays the same one when it has been written. */
export function useViewing({ live, messages }: Conversation): Viewing {
  const [at, setAt] = useState<{ key: string | null; answerId: string | null; isLeft?: boolean } | null>(null);
  const isNext = at?.isLeft === true && hasResult(live?.recipe?.id);
  const isSame = at?.key === live?.key || (live?.answerId != null && at?.answerId === live.answerId);
  const isLive = live !== null && at !== null && (isNext || isSame);
  if (isLive && (at.answerId !== live.answerId || at.isLeft)) setAt({ key: live.key, answerId: live.answerId });
  const kept = at === null ? undefined : messages.find(({ id }) => id === at.answerId);
  const viewed: Viewed | null = isLive
    ? { live, kept: null }
    : kept && recipeIn(kept.metadata)
      ? { live: null, kept }
      : null;
  return {
    viewed,
    view: (messageId) =>
      setAt(
        messageId === null
          ? { key: live?.key ?? null, answerId: live?.answerId ?? null }
          : { key: null, answerId: messageId },
      ),
    follow: () => setAt((now) => now && { ...now, isLeft: true }),
    close: () => setAt(null),
  };
}
