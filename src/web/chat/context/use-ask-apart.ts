import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#contract/base/new-id.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { placeId, type BoardPlace } from '../../lib/board-place.ts';
import { useUser } from '../../lib/session.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/use-draft.ts';
import { useWords } from '../../words/index.ts';
import { chooseConversation } from '../active-conversation.ts';
import { draftKeyOf, mentionsKeyOf } from '../composer/draft-keys.ts';
import { refreshChat } from '../reading.ts';

/** The conversation that is open. */
export interface OpenTalk {
  place: BoardPlace;
  nodeId: string | null;
  conversationId: string | null;
}

/**
 * Opens a conversation that only the reader and the owner of the board see, with the question that is being typed; null where
 * nobody is signed in.
 */
export function useAskApart({ place, nodeId, conversationId }: OpenTalk): (() => void) | null {
  const t = useWords('conversations');
  const client = useQueryClient();
  const userId = useUser().user?.id;
  const chatId = nodeId ?? placeId(place);
  const shown = 'canvasId' in place ? { canvasId: place.canvasId } : { projectId: place.projectId };
  const begin = useAct(
    (person: string) =>
      call(chatApi.beginConversation, {
        body: {
          ...shown,
          nodeId: chatId,
          conversationId: newId(Date.now()),
          audience: { to: 'named', people: [person] },
        },
      }),
    {
      done: ({ id }) => ({
        title: t('askingApart'),
        ...(readDraft(draftKeyOf(chatId, id)) && { text: t('askingApartText') }),
      }),
      failed: { title: t('askApartFailed'), text: t('tryLater') },
    },
    async ({ id }) => {
      await refreshChat(client, place, chatId);
      if (conversationId !== null) moveDraft(draftKeyOf(chatId, conversationId), draftKeyOf(chatId, id));
      chooseConversation(chatId, id);
    },
  );
  return userId === undefined ? null : () => begin.mutate(userId);
}

/** What is being typed, with the sources that it names. */
function moveDraft(from: string, to: string): void {
  for (const keyIn of [(key: string) => key, mentionsKeyOf]) {
    const typed = readDraft(keyIn(from));
    if (typed) keepDraft(keyIn(to), typed);
    forgetDraft(keyIn(from));
  }
}
