import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { useReading } from '../lib/query.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { NoticeSettingsLink } from './NoticeSettingsLink.tsx';
import { NoticesList, ReadAllButton } from './NoticesList.tsx';

/** The notices as a sheet, for phones whose screen has a bar of its own; the bell that it hides keeps them fresh. */
export function NoticesSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const notifications = useReading(notificationsApi.list);
  return (
    <Dialog isOpen onClose={onClose} title={t('notices')}>
      <div className="-mx-2.5 mt-1 mb-1.5">
        <ReadAllButton unread={notifications.data?.unread ?? 0} />
      </div>
      <NoticesList notifications={notifications} onLeave={onClose} />
      <NoticeSettingsLink onLeave={onClose} />
    </Dialog>
  );
}
