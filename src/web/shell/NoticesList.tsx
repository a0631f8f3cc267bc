import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notificationsApi, type Notification } from '#contract/notifications/notifications.api.ts';
import { watchedKinds } from '#contract/notifications/topics.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticeMenu } from './NoticeMenu.tsx';
import type { KnownNotices } from './use-notifications.ts';

type Tab = 'me' | 'all';

interface NoticesListProps {
  notifications: KnownNotices;
  /** Somebody went where a notice leads. */
  onLeave: () => void;
}

/** What the person was told, youngest first: what concerns himself, or all. Opening one marks it read. */
export function NoticesList({ notifications: { data, error, refetch }, onLeave }: NoticesListProps) {
  const t = useWords('notices');
  const [tab, setTab] = useState<Tab>('me');
  if (!data) return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Loading />;
  if (data.items.length === 0) return <Empty />;
  return (
    <>
      <div className="mb-1.5">
        <Segments
          label={t('tabs')}
          value={tab}
          onChoose={setTab}
          options={[
            { value: 'me', label: t('tabMe') },
            { value: 'all', label: t('tabAll') },
          ]}
        />
      </div>
      <Items key={tab} tab={tab} first={data.items} hasMore={data.hasMore} onLeave={onLeave} />
    </>
  );
}

/** Nothing where nothing is unread. */
export function ReadAllButton({ unread }: { unread: number }) {
  const t = useWords('shell');
  const markRead = useMarkRead();
  if (unread === 0) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      className="pointer-coarse:h-11"
      icon={<CheckCheck size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => markRead.mutate(undefined)}
    >
      {t('noticesReadAll')}
    </Button>
  );
}

function Empty() {
  const t = useWords('shell');
  return <Nothing title={t('noticesEmpty')} text={t('noticesEmptyText')} />;
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col items-center px-4 py-7 text-center">
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3 text-ink-2">
        <BellOff size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="mt-3 text-base font-semibold">{title}</p>
      <p className="mt-0.5 text-sm text-ink-3">{text}</p>
    </div>
  );
}

interface ItemsProps {
  tab: Tab;
  first: readonly Notification[];
  hasMore: boolean;
  onLeave: () => void;
}

const isMine = ({ kind }: Notification): boolean => !(watchedKinds as readonly string[]).includes(kind);

function Items({ tab, first, hasMore, onLeave }: ItemsProps) {
  const t = useWords('notices');
  const shell = useWords('shell');
  const navigate = useNavigate();
  const markRead = useMarkRead();
  const { older, mayHaveOlder, read, readMore, isBusy } = useOlder(tab, first, hasMore);
  const items = [...(tab === 'me' ? first.filter(isMine) : first), ...older];
  const onRead = ({ id, readAt }: Notification) => {
    if (readAt !== null) return;
    markRead.mutate([id]);
    read(id);
  };
  return (
    <div className="-mx-2 max-h-[min(60dvh,460px)] overflow-y-auto px-0.5">
      {items.length === 0 && !mayHaveOlder && <Nothing title={t('nothingMine')} text={t('nothingMineText')} />}
      <ul aria-label={shell('notices')}>
        {items.map((item) => (
          <NoticeItem
            key={item.id}
            item={item}
            menu={<NoticeMenu item={item} />}
            onRead={() => onRead(item)}
            onOpen={(path) => {
              onRead(item);
              onLeave();
              void navigate(path);
            }}
          />
        ))}
      </ul>
      {mayHaveOlder && (
        <Button variant="ghost" size="sm" className="m-1.5 pointer-coarse:h-11" isBusy={isBusy} onClick={readMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** What comes after the first page, as far as it was asked for. */
function useOlder(tab: Tab, first: readonly Notification[], hasMore: boolean) {
  const t = useWords('notices');
  const notices = useNotices();
  const [{ older, isOpen }, set] = useState({ older: [] as Notification[], isOpen: true });
  const before = older.at(-1)?.id ?? first.at(-1)?.id ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(notificationsApi.list, { query: { tab, before } }),
    onSuccess: ({ items, hasMore: isMore }) => set((known) => ({ older: [...known.older, ...items], isOpen: isMore })),
    onError: () => void notices.show({ tone: 'failed', title: t('moreFailed') }),
  });
  const read = (id: string) => {
    const readAt = new Date().toISOString();
    set((known) => ({ ...known, older: known.older.map((one) => (one.id === id ? { ...one, readAt } : one)) }));
  };
  const known = new Set(first.map(({ id }) => id));
  return {
    older: older.filter(({ id }) => !known.has(id)),
    mayHaveOlder: hasMore && isOpen,
    read,
    readMore: () => mutate(),
    isBusy: isPending,
  };
}

/** Marks some as read, or all; the list says so at once. */
function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = reading(notificationsApi.list);
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call(notificationsApi.markRead, { body: ids ? { ids } : {} }),
    onMutate: (ids) => {
      const readAt = new Date().toISOString();
      client.setQueryData(queryKey, (known) => {
        if (!known) return known;
        const items = known.items.map((item) =>
          item.readAt === null && (!ids || ids.includes(item.id)) ? { ...item, readAt } : item,
        );
        return { ...known, items, unread: ids ? Math.max(0, known.unread - ids.length) : 0 };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function Loading() {
  const t = useWords('common');
  return (
    <Waiting label={t('loading')} className="flex flex-col gap-4 py-2">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="mt-2 h-2.5 w-1/3" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
