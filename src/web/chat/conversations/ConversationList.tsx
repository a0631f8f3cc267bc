import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus, Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { BoardPlace } from '../../lib/board-place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import { matchesIn } from '#contract/search/matches.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { forgetDraft } from '../../lib/use-draft.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { draftKeyOf, mentionsKeyOf } from '../composer/draft-keys.ts';
import { forgetQuestions } from '../composer/kept-questions.ts';
import { beginConversation, chooseConversation } from '../active-conversation.ts';
import { walkRows } from './walk-rows.ts';
import { conversationsOf, refreshChat } from '../reading.ts';

const ConversationVisibility = lazyComponent(
  () => withWords(['talk', 'people'], import('./ConversationVisibility.tsx')),
  'ConversationVisibility',
);

interface ConversationListProps {
  trigger: ReactNode;
  place: BoardPlace;
  /** The chat node; the project in its own chat. */
  chatId: string;
  activeId: string;
  mayAsk: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All conversations of a chat: to open, to search, to rename and to delete. */
export function ConversationList(props: ConversationListProps) {
  const { trigger, place, chatId, activeId, mayAsk, isOpen, onOpenChange } = props;
  const t = useWords('conversations');
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Conversation | null>(null);
  const [seen, setSeen] = useState<Conversation | null>(null);
  const removal = useAct(
    ({ id }: Conversation) => call(chatApi.removeConversation, { params: { conversationId: id } }),
    { done: { title: t('removed') }, failed: { title: t('removeFailed'), text: t('tryLater') } },
    async (_, { id }) => {
      setLeaving(null);
      client.setQueryData(conversationsOf(place, chatId).queryKey, (all) => all?.filter((one) => one.id !== id));
      if (id === activeId) chooseConversation(chatId, null);
      forgetQuestions(id);
      forgetDraft(draftKeyOf(chatId, id));
      forgetDraft(mentionsKeyOf(draftKeyOf(chatId, id)));
      await refreshChat(client, place, chatId);
    },
  );
  const choose = (id: string) => {
    chooseConversation(chatId, id);
    onOpenChange(false);
  };
  const begin = () => {
    const listed = client.getQueryData(conversationsOf(place, chatId).queryKey);
    beginConversation(chatId, listed?.some(({ id }) => id === activeId) ?? false);
    onOpenChange(false);
  };
  return (
    <>
      <Popover
        trigger={trigger}
        label={t('list')}
        widthPx={340}
        align="start"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Found {...props} onChoose={choose} onBegin={mayAsk ? begin : null} onSee={setSeen} onRemove={setLeaving} />
      </Popover>
      {seen && (
        <Suspense>
          <ConversationVisibility place={place} conversation={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && removal.mutate(leaving)}
        title={t('removeTitle')}
        text={t('removeText', { title: leaving?.title || t('untitled') })}
        action={t('removeAction')}
        actionBusy={t('removeBusy')}
        isBusy={removal.isPending}
      />
    </>
  );
}

interface FoundProps extends Pick<ConversationListProps, 'place' | 'chatId' | 'activeId' | 'mayAsk'> {
  onChoose: (id: string) => void;
  onBegin: (() => void) | null;
  onSee: (conversation: Conversation) => void;
  onRemove: (conversation: Conversation) => void;
}

function Found({ place, chatId, activeId, mayAsk, onChoose, onBegin, onSee, onRemove }: FoundProps) {
  const t = useWords('conversations');
  const [typed, setTyped] = useState('');
  const sought = useRested(typed.trim());
  const found = useQuery({ ...conversationsOf(place, chatId, sought), placeholderData: keepPreviousData });
  const rows = useRef<HTMLUListElement>(null);
  // The past is not searched by the server.
  const shown = found.data?.filter(
    ({ title }) => !place.past || sought === '' || matchesIn(title, sought).ranges.length > 0,
  );
  return (
    <>
      <div className="flex items-center gap-1.5">
        <label className="flex h-9 min-w-0 grow items-center gap-2 rounded-control bg-surface-3 px-2.5 focus-within:field-focus max-md:h-11">
          <Search size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span className="sr-only">{t('search')}</span>
          <input
            type="search"
            value={typed}
            maxLength={200}
            placeholder={t('searchHint')}
            className="w-full min-w-0 bg-transparent text-sm outline-none max-md:text-read"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => walkRows(event, rows.current)}
          />
        </label>
        {onBegin && (
          <button
            type="button"
            onClick={onBegin}
            className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-accent-ink hover:bg-surface-3 max-md:size-11 max-md:justify-center max-md:px-0"
          >
            <MessageSquarePlus size={15} strokeWidth={1.9} aria-hidden="true" />
            <span className="max-md:sr-only">{t('begin')}</span>
          </button>
        )}
      </div>
      {found.isPending && <Coming label={t('list')} />}
      {found.error && !found.data && (
        <ErrorView error={found.error} title={t('failed')} onRetry={() => void found.refetch()} />
      )}
      {shown?.length === 0 && (
        <p className="px-2 pt-4 pb-2 text-sm text-ink-3">{t(sought === '' ? 'none' : 'notFound')}</p>
      )}
      {shown && shown.length > 0 && (
        <ul ref={rows} className="nowheel -mx-1.5 mt-2 max-h-[min(340px,50dvh)] overflow-y-auto overscroll-contain">
          {shown.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              place={place}
              isOpen={conversation.id === activeId}
              mayAsk={mayAsk}
              onChoose={() => onChoose(conversation.id)}
              onSee={() => onSee(conversation)}
              onRemove={() => onRemove(conversation)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Coming({ label }: { label: string }) {
  return (
    <Waiting label={label} className="mt-3 flex flex-col gap-2.5 px-1.5">
      <Skeleton className="h-3.5 w-3/4" />
      <Skeleton className="h-3.5 w-1/2" />
    </Waiting>
  );
}

const RESTED_MS = 200;

/** What is typed once the hands rest. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), RESTED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
