import { ChevronLeft, Link2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Anchor, Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { CommentItem } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import { PhoneSteps, PhoneTitle, ResolveRow, ResolveIcon, ThreadSubject } from './phone-parts.tsx';
import { isGone, isLost, quoteOf } from './place-of.ts';
import { MuteButton, WhoReads } from './thread-parts.tsx';
import { hearThreadKeys } from './thread-keys.ts';
import { isUnread, type Comments } from './use-comments.ts';
import { useIsOfEarlierVersion } from './use-earlier-version.ts';

/** Read once it was on the screen for so long. */
const READ_MS = 1_000;
/** Of a long thread, the first and the last ones. */
const LAST_SHOWN = 3;

interface CommentThreadProps {
  editor: BoardEditor;
  comments: Comments;
  /** Null for one that is being begun. */
  thread: Thread | null;
  anchor: Anchor;
  onBegin: (id: string, said: { body: string; internal?: boolean }) => Promise<void>;
  onClose: () => void;
  onWalk: (by: 1 | -1) => void;
  /** Asks for the words or the card that it belongs to from now on. */
  onAttach: (thread: Thread) => void;
  /** Shows what it is about, in the place of the thread. */
  onBoard: (thread: Thread) => void;
  /** On telephones the thread is a screen. */
  isWhole: boolean;
}

export function CommentThread({ editor, comments, thread, anchor, ...given }: CommentThreadProps) {
  const t = useWords('comments');
  const notices = useNotices();
  const sentenceOf = useErrorSentence();
  const [isAll, setAll] = useState(false);
  const [editedId, setEdited] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const id = thread?.id;
  // So that its keys are heard; one that is begun has a field that takes the focus.
  useEffect(() => {
    if (id !== undefined && !whole.current?.contains(document.activeElement))
      whole.current?.focus({ preventScroll: true });
  }, [id]);
  const [isNewInside, setNewInside] = useState(comments.list?.hasGuests === true);
  const failed = (error: unknown) => void notices.show({ tone: 'failed', title: t('failed'), text: sentenceOf(error) });
  useRead(comments, thread);
  const { isWhole, onClose, onWalk, onAttach, onBoard } = given;
  const where = thread && isGone(editor, thread) ? t('goneNode') : null;
  const isOld = useIsOfEarlierVersion(editor, anchor, where === null);
  const wasLost = thread && isLost(editor, thread) ? t('lost') : isOld ? t('earlier') : null;
  const quote = quoteOf(anchor);
  const all = thread?.comments ?? [];
  const hidden = isAll || all.length <= LAST_SHOWN + 2 ? 0 : all.length - 1 - LAST_SHOWN;
  const shown = hidden === 0 ? all : [...all.slice(0, 1), ...all.slice(-LAST_SHOWN)];
  const { list, isGuest } = comments;
  const mayResolve = !isGuest && list?.may.comment && (list.may.resolve || thread?.createdBy === comments.me);
  const isInside = thread ? thread.internal : isNewInside;
  const keepInside = (internal: boolean) => {
    if (thread) comments.keepInside(thread.id, internal).catch(failed);
    else setNewInside(internal);
  };
  const resolve = async (isResolved: boolean) => {
    if (!thread) return;
    await comments.resolve(thread.id, isResolved);
    if (!isResolved) return;
    const action = { label: t('undo'), run: () => void comments.resolve(thread.id, false).catch(failed) };
    notices.show({ tone: 'undoable', title: t('resolved'), action });
    if (!isWhole) onClose();
  };
  const toggleResolved = () => void resolve(thread?.resolvedAt === null).catch(failed);
  const canWalk = list?.threads.some((one) => one.resolvedAt === null && one.id !== thread?.id) === true;
  const mute = (isMuted: boolean) => {
    if (thread) void comments.watch(thread, isMuted ? 'none' : 'all').catch(failed);
  };
  const own = all.findLast(({ authorId, deletedAt }) => authorId === comments.me && deletedAt === null);
  const act = {
    next: () => onWalk(1),
    previous: () => onWalk(-1),
    ...(thread && mayResolve && { resolve: toggleResolved }),
    ...(list?.may.comment && { reply: () => field.current?.focus() }),
    ...(list?.may.comment && own && { edit: () => setEdited(own.id) }),
  };
  return (
    // Its keys are those of the controls in it, for whoever is among them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      tabIndex={-1}
      className="flex min-h-0 grow flex-col outline-none"
      onKeyDown={(event) => hearThreadKeys(event, act)}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-1 border-b border-line py-1 pr-1.5 pl-4 max-md:pl-1">
        {isWhole && (
          <IconButton
            size="lg"
            label={t('close')}
            icon={<ChevronLeft size={22} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
        {isWhole ? (
          <PhoneTitle thread={thread} threads={list?.threads ?? []} title={t(thread ? 'comments' : 'new')} />
        ) : (
          <h3 className="min-w-0 grow truncate text-sm font-semibold text-ink-2">
            {thread ? titleOf(thread, editor, t) : t('new')}
            {where !== null && <span className="ml-1.5 rounded-[5px] bg-surface-3 px-1.5 font-medium">{where}</span>}
          </h3>
        )}
        {thread && mayResolve && !isWhole && (
          <Button
            size="sm"
            variant="ghost"
            icon={<ResolveIcon isResolved={thread.resolvedAt !== null} />}
            onClick={toggleResolved}
          >
            {t(thread.resolvedAt ? 'reopen' : 'resolve')}
          </Button>
        )}
        {thread && !isGuest && <MuteButton isMuted={thread.watch === 'none'} onMute={mute} />}
        {isWhole && thread && <PhoneSteps canWalk={canWalk} onWalk={onWalk} />}
        {!isWhole && <IconButton label={t('close')} icon={<X size={17} aria-hidden="true" />} onClick={onClose} />}
      </header>
      {isWhole && thread && (
        <ThreadSubject title={titleOf(thread, editor, t)} where={where} onShow={() => onBoard(thread)} />
      )}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain py-1.5">
        {quote !== null && (
          <blockquote className="mx-4 my-1.5 border-l-2 border-line-2 pl-2.5 text-sm break-words text-ink-2">
            {quote}
            {wasLost !== null && <p className="mt-0.5 font-medium text-warn">{wasLost}</p>}
          </blockquote>
        )}
        {thread && mayResolve && (wasLost !== null || where !== null) && (
          <Button
            size="sm"
            variant="soft"
            className="mx-4 my-1"
            icon={<Link2 size={15} aria-hidden="true" />}
            onClick={() => onAttach(thread)}
          >
            {t('attach')}
          </Button>
        )}
        <ul>
          {shown.map((comment, index) => [
            index === 1 && hidden > 0 && (
              <li key="hidden" className="px-4 py-1">
                <Button size="sm" variant="soft" onClick={() => setAll(true)}>
                  {t('more', { count: hidden })}
                </Button>
              </li>
            ),
            <CommentItem
              key={comment.id}
              comment={comment}
              comments={comments}
              isEditing={comment.id === editedId}
              onEdit={(isEditing) => setEdited(isEditing ? comment.id : null)}
              onFailed={failed}
            />,
          ])}
        </ul>
        {thread && mayResolve && isWhole && (
          <ResolveRow isResolved={thread.resolvedAt !== null} onToggle={toggleResolved} />
        )}
      </div>
      {list?.may.inside && (list.hasGuests || isInside) && !(thread && comments.hasGuestIn(thread)) && (
        <WhoReads
          isInside={isInside}
          mayChoose={!thread || list.may.resolve || thread.createdBy === comments.me}
          onChoose={keepInside}
        />
      )}
      {list?.may.comment && (
        <Composer
          key={thread?.id ?? 'new'}
          editor={editor}
          anchor={anchor}
          comments={comments}
          draftKey={thread ? `comment ${thread.id}` : `comment new ${editor.boardId}`}
          label={t(thread ? 'reply' : 'write')}
          isFirst={thread === null}
          field={field}
          send={(id, body) =>
            thread
              ? comments.reply(thread.id, id, body)
              : given.onBegin(id, { body, ...(list.hasGuests && { internal: isNewInside }) })
          }
        />
      )}
    </div>
  );
}

/** What a thread hangs on, in words. */
export function titleOf(
  { anchor, nodeTitle }: Pick<Thread, 'anchor' | 'nodeTitle'>,
  { scene }: BoardEditor,
  t: ReturnType<typeof useWords<'comments'>>,
): string {
  if (anchor.on === 'point') return t('onPoint');
  if (anchor.on === 'edge') return t('onEdge');
  return scene.node(anchor.nodeId)?.title || nodeTitle || t('goneNode');
}

function useRead(comments: Comments, thread: Thread | null): void {
  const { read, me } = comments;
  const isNew = thread !== null && isUnread(thread, me);
  useEffect(() => {
    if (!thread || !isNew) return undefined;
    const timer = setTimeout(() => void read(thread).catch(() => undefined), READ_MS);
    return () => clearTimeout(timer);
  }, [read, thread, isNew]);
}
