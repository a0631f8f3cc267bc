import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { useReading, reading } from '../lib/query.ts';
import { useLanguage } from '../words/index.ts';
import { openPersonLine } from './person-line.ts';

/** Mails alone are written by it: it does not compete with what a page shows first. */
const WHEREABOUTS_AFTER_MS = 2_000;
const { queryKey } = reading(notificationsApi.list);

export type KnownNotices = ReturnType<typeof useNotifications>;

/** What the person is told, kept fresh by a line to the server as long as this is on the page. */
export function useNotifications() {
  const client = useQueryClient();
  const { language } = useLanguage();
  useEffect(() => {
    const keep = () =>
      import('./keep-whereabouts.ts').then((it) => it.keepWhereabouts(language)).catch(() => undefined);
    const timer = setTimeout(() => void keep(), WHEREABOUTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [language]);
  useEffect(
    () =>
      openPersonLine({
        onOpen: () => void client.invalidateQueries({ queryKey }),
        onMessage(message) {
          if (message.say !== 'notices') return;
          const { unread } = message;
          client.setQueryData(queryKey, (known) => known && { ...known, unread });
          void client.invalidateQueries({ queryKey });
        },
      }),
    [client],
  );
  return useReading(notificationsApi.list);
}
