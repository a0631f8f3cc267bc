import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Audience } from '#contract/board/audience.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import { useAct } from '../../lib/act.ts';
import { ApiError, call } from '../../lib/api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { AudienceChoice } from '../../shell/audience/AudienceChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { refreshChat } from '../reading.ts';

interface ConversationVisibilityProps {
  place: BoardPlace;
  conversation: Conversation;
  onClose: () => void;
}

/** Chooses who of those who see the chat reads a conversation; each choice counts at once. */
export function ConversationVisibility({ place, conversation, onClose }: ConversationVisibilityProps) {
  const t = useWords('conversations');
  const visibility = useWords('visibility');
  const client = useQueryClient();
  const { id, nodeId, title } = conversation;
  const [kept, setKept] = useState<Audience | null>(conversation.audience ?? null);
  const change = useAct(
    (audience: Audience | null) =>
      call(chatApi.changeConversation, { params: { conversationId: id }, body: { audience } }),
    { failed: (error) => (isUnseen(error) ? null : { title: t('visibilityFailed'), text: t('tryLater') }) },
    (changed) => {
      setKept(changed.audience ?? null);
      return refreshChat(client, place, nodeId);
    },
  );
  const texts = { me: t('meText'), editors: t('editorsText'), everyone: t('everyoneText') };
  return (
    <Dialog isOpen onClose={onClose} title={visibility('title')} text={title || t('untitled')}>
      <div className="mt-4 flex flex-col gap-3">
        <AudienceChoice
          place={place}
          audience={change.isPending ? change.variables : kept}
          onChoose={change.mutate}
          texts={texts}
        />
        {isUnseen(change.error) && <Against sources={change.error.sources} />}
        <p className="text-sm text-ink-3">{t('visibilityReads')}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{visibility('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const isUnseen = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'unseen-sources';

/** What somebody would read by the conversation who does not see it. */
function Against({ sources }: Pick<ApiError, 'sources'>) {
  const t = useWords('conversations');
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-sm">
      <p className="font-medium text-warn">{t('unseenSources')}</p>
      <ul className="mt-1 max-h-32 overflow-y-auto">
        {sources.map((source) => (
          <li key={source.nodeId} className="flex min-h-7 items-center gap-2 text-ink-2">
            <KindIcon kind={toNodeKind(source.kind)} size="sm" />
            <span className="min-w-0 truncate">{source.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
