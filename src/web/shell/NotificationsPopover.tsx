import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { notificationsApi, type Notification } from '#contract/notifications/notifications.api.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { NoticeItem } from './NoticeItem.tsx';
import type { useNotifications } from './use-notifications.ts';

interface NotificationsPopoverProps {
  notifications: ReturnType<typeof useNotifications>;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the person was told, youngest first. Opening one marks it read. */
export function NotificationsPopover({ notifications, trigger, isOpen, onOpenChange }: NotificationsPopoverProps) {
  const t = useWords('shell');
  const { data, error, refetch } = notifications;
  const markRead = useMarkRead();
  return (
    <Popover trigger={trigger} label={t('notices')} widthPx={384} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="-mx-1.5 mb-1.5 flex items-center justify-between gap-2 px-1.5">
        <h2 className="flex items-center gap-2 text-base font-[650]">
          {t('notices')}
          {data && data.unread > 0 && <Badge className="tnum">{data.unread}</Badge>}
        </h2>
        {data && data.unread > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CheckCheck size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => markRead.mutate(undefined)}
          >
            {t('noticesReadAll')}
          </Button>
        )}
      </div>
      {data ? (
        <Items items={data.items} onRead={(id) => markRead.mutate([id])} onLeave={() => onOpenChange(false)} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Popover>
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
