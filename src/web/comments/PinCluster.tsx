import { useRef } from 'react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { typedOf } from './body-text.tsx';
import { pointOf } from './place-of.ts';
import { isUnread, liveComments, type Comments } from './use-comments.ts';
import { moveTo, toScreen, useFollow } from './use-follow.ts';

interface PinClusterProps {
  editor: BoardEditor;
  comments: Comments;
  threads: readonly Thread[];
  spot: number | null;
  openId: string | null;
  onOpen: (thread: Thread) => void;
}

/** Several threads at one place: their number, which opens a list of them. */
export function PinCluster({ editor, comments, threads, spot, openId, onOpen }: PinClusterProps) {
  const t = useWords('comments');
  const box = useRef<HTMLDivElement>(null);
  const { me, nameBy, people } = comments;
  useFollow(editor, () => {
    const point = threads[0] ? pointOf(editor, threads[0].anchor, spot) : null;
    const at = point && toScreen(editor, point);
    moveTo(box, at && { x: at.x - 17, y: at.y - (spot === null ? 24 : 17) });
  });
  const unread = threads.filter((thread) => isUnread(thread, me)).length;
  return (
    <div ref={box} className="board-pin touch-none absolute top-0 left-0 z-[calc(var(--z-panel)-1)]">
      <Menu
        widthPx={300}
        trigger={
          <button
            type="button"
            data-pin={threads.map(({ id }) => id).join(' ')}
            aria-label={t('cluster', { count: threads.length })}
            className={classes(
              'tnum inline-flex size-[34px] items-center justify-center rounded-full rounded-bl-[6px] bg-raised text-sm font-bold text-ink shadow-pop',
              threads.some(({ id }) => id === openId) && 'ring-2 ring-accent',
            )}
          >
            {threads.length}
            {unread > 0 && (
              <span className="absolute -top-1 -right-1 size-[11px] rounded-full bg-note-dot ring-2 ring-raised" />
            )}
          </button>
        }
      >
        {threads.map((thread) => {
          const [first] = liveComments(thread);
          const by = first?.authorId ?? thread.createdBy;
          return (
            <MenuItem
              key={thread.id}
              icon={
                <Avatar
                  size="sm"
                  name={nameBy(by)}
                  colourKey={by ?? thread.id}
                  src={by === null ? null : (people.get(by)?.profileImageUrl ?? null)}
                />
              }
              badge={isUnread(thread, me) && <span className="size-2 shrink-0 rounded-full bg-note-dot" />}
              onSelect={() => onOpen(thread)}
            >
              <span className="block max-w-[280px] truncate">{typedOf(first?.body ?? '', nameBy)}</span>
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}
