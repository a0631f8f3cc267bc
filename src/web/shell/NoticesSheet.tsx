import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { NoticesList, ReadAllButton } from './NoticesList.tsx';
import { useKnownNotices } from './use-notifications.ts';

/** The notices as a sheet, for phones whose screen has a bar of its own instead of the bell. */
export function NoticesSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const notifications = useKnownNotices();
  return (
    <Dialog isOpen onClose={onClose} title={t('notices')}>
      <div className="-mx-2.5 mt-1 mb-1.5">
        <ReadAllButton unread={notifications.data?.unread ?? 0} />
      </div>
      <NoticesList notifications={notifications} onLeave={onClose} />
    </Dialog>
  );
}
