import { Bell } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../lib/lazy-component.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords, withWords } from '../words/index.ts';
import { UnreadDot } from './UnreadDot.tsx';
import { useNotifications } from './use-notifications.ts';
import { useOneFocus } from './use-one-focus.ts';

const NotificationsPopover = lazyComponent(
  () => withWords(['notices'], import('./NotificationsPopover.tsx')),
  'NotificationsPopover',
);

/** The bell with a dot for what is unread; the list's code comes with the first sign that it is wanted. */
export function NotificationsButton() {
  const notifications = useNotifications();
  const unread = notifications.data?.unread ?? 0;
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ref = useOneFocus();
  const come = () => setNear(true);
  const press = () => {
    setNear(true);
    setOpen(true);
  };
  const waiting = (
    <BellButton ref={ref} unread={unread} onPointerEnter={come} onFocus={come} onPointerDown={press} onClick={press} />
  );
  if (!isNear) return waiting;
  return (
    <Suspense fallback={waiting}>
      <NotificationsPopover
        notifications={notifications}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<BellButton ref={ref} unread={unread} />}
      />
    </Suspense>
  );
}

function BellButton({ unread, ...rest }: { unread: number } & ComponentProps<'button'>) {
  const t = useWords('shell');
  return (
    <IconButton
      {...rest}
      label={unread > 0 ? t('noticesUnread', { count: unread }) : t('notices')}
      aria-haspopup="dialog"
      className="max-md:size-11"
      icon={
        <>
          <Bell size={17} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && <UnreadDot className="top-1 right-1 max-md:top-2.5 max-md:right-2.5" />}
        </>
      }
    />
  );
}
