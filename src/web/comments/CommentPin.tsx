import { useRef } from 'react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { typedOf } from './body-text.tsx';
import { isLost, pointOf } from './place-of.ts';
import { isUnread, liveComments, type Comments } from './use-comments.ts';
import { moveTo, toScreen, useFollow } from './use-follow.ts';

interface CommentPinProps {
  editor: BoardEditor;
  comments: Comments;
  thread: Thread;
  /** How far below the top of its card its words are shown; null where they are not. */
  spot: number | null;
  isOpen: boolean;
  onOpen: (thread: Thread) => void;
}

/** Who began a thread, where it hangs, under the panels of the board; of the same size however near one is. */
export function CommentPin({ editor, comments, thread, spot, isOpen, onOpen }: CommentPinProps) {
  const t = useWords('comments');
  const pin = useRef<HTMLButtonElement>(null);
  useFollow(editor, () => {
    const point = pointOf(editor, thread.anchor, spot);
    const at = point && toScreen(editor, point);
    moveTo(pin, at && { x: at.x - 17, y: at.y - (spot === null ? 24 : 17) });
  });
  const { me, people, nameBy } = comments;
  const said = liveComments(thread);
  const by = said[0]?.authorId ?? thread.createdBy;
  const unread = said.filter(({ seq, authorId }) => seq > thread.readSeq && authorId !== me).length;
  return (
    <button
      ref={pin}
      type="button"
      data-pin={thread.id}
      aria-label={t('pin', { name: nameBy(by), text: typedOf(said[0]?.body ?? '', nameBy).slice(0, 80) })}
      aria-expanded={isOpen}
      onClick={() => onOpen(thread)}
      className={classes(
        'board-pin touch-none absolute top-0 left-0 z-[calc(var(--z-panel)-1)] inline-flex size-[34px] items-center justify-center rounded-full rounded-bl-[6px] bg-raised shadow-pop',
        isOpen && 'ring-2 ring-accent',
        isLost(editor, thread) && 'outline-2 -outline-offset-2 outline-ink-3 outline-dashed',
      )}
    >
      <Avatar
        name={nameBy(by)}
        colourKey={by ?? thread.id}
        src={by === null ? null : (people.get(by)?.profileImageUrl ?? null)}
      />
      {isUnread(thread, me) && (
        <span className="tnum absolute -top-1.5 -right-1.5 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-note px-1 text-[11px] font-bold text-on-accent">
          {unread}
        </span>
      )}
    </button>
  );
}
