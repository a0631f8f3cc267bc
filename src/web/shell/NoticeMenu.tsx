import { BellOff, Ellipsis } from 'lucide-react';
import { noticeSettingsApi } from '#contract/notifications/notice-settings.api.ts';
import { type Notification } from '#contract/notifications/notifications.api.ts';
import { commentsApi } from '#contract/comments/comments.api.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';

/** How to hear no more of what a notice is about; nothing where it cannot be muted. */
export function NoticeMenu({ item: { threadId, boardId } }: { item: Notification }) {
  const t = useWords('notices');
  const notices = useNotices();
  if (!threadId && !boardId) return null;
  const failed = () => void notices.show({ tone: 'failed', title: t('muteFailed') });
  const mute = (title: string, write: (isMuted: boolean) => Promise<unknown>) => {
    const undo = { label: t('undo'), run: () => void write(false).catch(failed) };
    write(true).then(() => void notices.show({ tone: 'undoable', title, action: undo }), failed);
  };
  const watchThread = (id: string) => (isMuted: boolean) =>
    call(commentsApi.watchThread, { params: { threadId: id }, body: { level: isMuted ? 'none' : 'all' } });
  const watchBoard = (id: string) => (isMuted: boolean) =>
    call(noticeSettingsApi.writeWatch, { params: { boardId: id }, body: { level: isMuted ? 'none' : 'mine' } });
  const icon = <BellOff size={15} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('menu')}
          className="mt-1.5 mr-0.5 shrink-0 text-ink-3"
          icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />}
        />
      }
    >
      {threadId && (
        <MenuItem icon={icon} onSelect={() => mute(t('threadMuted'), watchThread(threadId))}>
          {t('muteThread')}
        </MenuItem>
      )}
      {boardId && (
        <MenuItem icon={icon} onSelect={() => mute(t('boardMuted'), watchBoard(boardId))}>
          {t('muteBoard')}
        </MenuItem>
      )}
    </Menu>
  );
}
