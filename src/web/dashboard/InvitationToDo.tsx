import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notificationsApi, type Notification } from '#contract/notifications/notifications.api.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { NoticeItem } from '../shell/NoticeItem.tsx';

/** An invitation, to be taken or declined where it stands. */
export function InvitationToDo({ item }: { item: Notification }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const see = async () => {
    await call(notificationsApi.markRead, { body: { ids: [item.id] } }).catch(() => null);
    await client.invalidateQueries({ queryKey: reading(notificationsApi.list).queryKey });
  };
  return (
    <ul className="-mx-2">
      <NoticeItem item={item} onRead={() => void see()} onOpen={(path) => void navigate(path)} />
    </ul>
  );
}
