import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useWords } from '../words/index.ts';
import { NoticeSettingsLink } from './NoticeSettingsLink.tsx';
import { NoticesList, ReadAllButton } from './NoticesList.tsx';
import type { KnownNotices } from './use-notifications.ts';

interface NotificationsPopoverProps {
  notifications: KnownNotices;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The notices under the bell. */
export function NotificationsPopover({ notifications, trigger, isOpen, onOpenChange }: NotificationsPopoverProps) {
  const t = useWords('shell');
  const unread = notifications.data?.unread ?? 0;
  return (
    <Popover trigger={trigger} label={t('notices')} widthPx={384} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="-mx-1.5 mb-1.5 flex items-center justify-between gap-2 px-1.5">
        <h2 className="flex items-center gap-2 text-base font-[650]">
          {t('notices')}
          {unread > 0 && <Badge className="tnum">{unread}</Badge>}
        </h2>
        <ReadAllButton unread={unread} />
      </div>
      <NoticesList notifications={notifications} onLeave={() => onOpenChange(false)} />
      <NoticeSettingsLink onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}
