import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { notificationsApi, type Notification } from '#contract/notifications/notifications.api.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { NoticeItem } from './NoticeItem.tsx';
import type { KnownNotices } from './use-notifications.ts';

interface NoticesListProps {
  notifications: KnownNotices;
  /** Somebody went where a notice leads. */
  onLeave: () => void;
}

/** What the person was told, youngest first. Opening one marks it read. */
export function NoticesList({ notifications: { data, error, refetch }, onLeave }: NoticesListProps) {
  const markRead = useMarkRead();
  if (data) return <Items items={data.items} onRead={(id) => markRead.mutate([id])} onLeave={onLeave} />;
  return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Loading />;
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

interface ItemsProps {
  items: readonly Notification[];
  onRead: (id: string) => void;
  onLeave: () => void;
}

function Items({ items, onRead, onLeave }: ItemsProps) {
  const t = useWords('shell');
  const navigate = useNavigate();
  if (items.length === 0) {
    return (
      <div className="flex flex-col items-center px-4 py-7 text-center">
        <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3 text-ink-2">
          <BellOff size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p className="mt-3 text-base font-semibold">{t('noticesEmpty')}</p>
        <p className="mt-0.5 text-sm text-ink-3">{t('noticesEmptyText')}</p>
      </div>
    );
  }
  return (
    <ul aria-label={t('notices')} className="-mx-2 max-h-[min(60dvh,460px)] overflow-y-auto px-0.5">
      {items.map((item) => (
        <NoticeItem
          key={item.id}
          item={item}
          onRead={() => item.readAt === null && onRead(item.id)}
          onOpen={(path) => {
            if (item.readAt === null) onRead(item.id);
            onLeave();
            void navigate(path);
          }}
        />
      ))}
    </ul>
  );
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
        return { items, unread: ids ? Math.max(0, known.unread - ids.length) : 0 };
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
