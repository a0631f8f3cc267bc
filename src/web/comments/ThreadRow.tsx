import { Lock } from 'lucide-react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';
import { typedOf } from './body-text.tsx';
import { titleOf } from './CommentThread.tsx';
import { isGone, isLost, placeWords } from './place-of.ts';
import { isUnread, liveComments, type Comments } from './use-comments.ts';
import { useIsOfEarlierVersion } from './use-earlier-version.ts';

interface ThreadRowProps {
  editor: BoardEditor;
  comments: Comments;
  thread: Thread;
  isOpen: boolean;
  onOpen: () => void;
}

/** A thread in the list: where it hangs, how it begins. */
export function ThreadRow({ editor, comments, thread, isOpen, onOpen }: ThreadRowProps) {
  const t = useWords('comments');
  const ago = useRelativeTime();
  const { language } = useLanguage();
  const { list, me, nameBy, people } = comments;
  const [first, ...others] = liveComments(thread);
  const gone = isGone(editor, thread);
  const isOld = useIsOfEarlierVersion(editor, thread.anchor, false);
  const note = gone ? t('goneNode') : isLost(editor, thread) ? t('lost') : isOld ? t('earlier') : null;
  const place = placeWords(thread.anchor, language);
  const unread = isUnread(thread, me);
  if (!first) return null;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={classes(
          'flex w-full gap-2.5 px-4 py-3 text-left hover:bg-surface-2',
          isOpen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--accent)]',
        )}
      >
        <Avatar
          name={nameBy(first.authorId)}
          colourKey={first.authorId ?? thread.id}
          src={first.authorId === null ? null : (people.get(first.authorId)?.profileImageUrl ?? null)}
        />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-base font-semibold">{nameBy(first.authorId)}</span>
            <span className="shrink-0 text-sm text-ink-3">{ago(thread.lastAt)}</span>
            {unread && <span className="ml-auto size-2 shrink-0 rounded-full bg-note-dot" />}
          </span>
          <span className="mt-0.5 line-clamp-2 text-base break-words">{typedOf(first.body, nameBy)}</span>
          <span className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
            <span className={classes('min-w-0 truncate', gone && 'line-through')}>{titleOf(thread, editor, t)}</span>
            {place !== null && (
              <span className="tnum shrink-0 rounded-[5px] bg-surface-3 px-1.5 font-semibold">{place}</span>
            )}
            {note !== null && <span className="shrink-0 rounded-[5px] bg-surface-3 px-1.5 font-medium">{note}</span>}
            {thread.internal && list?.hasGuests && (
              <span className="flex shrink-0 items-center gap-1">
                <Lock size={12} aria-hidden="true" />
                {t('inside')}
              </span>
            )}
            {others.length > 0 && <span className="ml-auto shrink-0">{t('replies', { count: others.length })}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}
