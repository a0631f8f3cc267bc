import { ChevronDown, MessageSquarePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { placeId, type BoardPlace } from '../../lib/board-place.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { AudienceBadge } from './lazy-audience-badge.ts';
import { beginConversation, useActiveConversation } from '../active-conversation.ts';

const ConversationList = lazyComponent(() => import('./ConversationList.tsx'), 'ConversationList');

interface ConversationPickerProps {
  place: BoardPlace;
  /** The chat node; null for a project's own chat. */
  nodeId: string | null;
  /** False for those who may only read. */
  mayAsk: boolean;
}

/** The title of the open conversation, which opens the list of all; and the way to a new one. The list comes with the first press. */
export function ConversationPicker({ place, nodeId, mayAsk }: ConversationPickerProps) {
  const t = useWords('conversations');
  const chatId = nodeId ?? placeId(place);
  const { conversation, id } = useActiveConversation(place, chatId);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const title = conversation?.title || t('untitled');
  const look =
    'nodrag nopan inline-flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-sm font-medium text-ink-2 hover:bg-surface-3 hover:text-ink aria-expanded:bg-surface-3 max-md:h-11';
  const face = (
    <>
      <span className="truncate">{title}</span>
      {conversation?.audience && (
        <Suspense>
          <AudienceBadge audience={conversation.audience} />
        </Suspense>
      )}
      <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
    </>
  );
  const label = t('open', { title });
  const closed = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={label}
      className={look}
      onClick={() => (setWanted(true), setOpen(true))}
    >
      {face}
    </button>
  );
  const trigger = (
    <button type="button" aria-label={label} className={look}>
      {face}
    </button>
  );
  return (
    <>
      {isWanted && id !== null ? (
        <Suspense fallback={closed}>
          <ConversationList
            trigger={trigger}
            place={place}
            chatId={chatId}
            activeId={id}
            mayAsk={mayAsk}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      ) : (
        closed
      )}
      {mayAsk && (
        <IconButton
          label={t('begin')}
          className="nodrag"
          disabled={conversation === null}
          icon={<MessageSquarePlus size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => beginConversation(chatId, conversation !== null)}
        />
      )}
    </>
  );
}
