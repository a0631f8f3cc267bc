import { MessageSquareText } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import { nodeOf, type Anchor, type Thread } from '#contract/comments/comments.schema.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { commentCommands, type CommentCommand } from '../board-context/comment-commands.ts';
import { usePanels } from '../board-context/panels.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { useLatest } from '../lib/use-latest.ts';
import { THREAD } from '../shell/place-path.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { CommentPin } from './CommentPin.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import { FloatingThread } from './FloatingThread.tsx';
import { isGone, pointOf } from './place-of.ts';
import { Placing } from './Placing.tsx';
import { SelectionOffer } from './SelectionOffer.tsx';
import { selectedWords } from './selected-words.ts';
import { isUnread, useComments } from './use-comments.ts';

/** A thread that is open, or one that is being begun under these ids. */
type Open = { id: string; begins: Anchor | null };

const FLIGHT_MS = 220;

/** The button of the comments, and with it everything of them on the board. */
export function CommentsButton() {
  const t = useWords('comments');
  const { editor } = useEngine();
  const comments = useComments(editor);
  const panels = usePanels();
  const isWide = useIsWide();
  const [open, setOpen] = useState<Open | null>(null);
  const [hasPanel, setPanel] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [board] = useState(() => document.querySelector<HTMLElement>('.board'));
  const threads = comments.list?.threads ?? [];
  const mayComment = comments.list?.may.comment === true;
  const shown = threads.filter(({ resolvedAt, id }) => resolvedAt === null || id === open?.id);
  const unread = threads.filter((thread) => isUnread(thread, comments.me)).length;
  const thread = threads.find(({ id }) => id === open?.id) ?? null;
  const begin = (anchor: Anchor) => {
    setPlacing(false);
    setOpen({ id: crypto.randomUUID(), begins: anchor });
  };
  const show = useCallback(
    (one: Thread) => {
      setOpen({ id: one.id, begins: null });
      const nodeId = nodeOf(one.anchor);
      const point = pointOf(editor, one.anchor);
      if (isGone(editor, one) || !point) return;
      if (nodeId !== null) return editor.flyTo(nodeId);
      const { camera } = editor;
      const { zoom } = camera.view;
      const { width, height } = camera.frame;
      camera.go({ zoom, x: width / 2 - point.x * zoom, y: height / 2 - point.y * zoom }, FLIGHT_MS);
    },
    [editor],
  );
  const walk = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === open?.id);
    const next = shown[at === -1 && by === -1 ? shown.length - 1 : (at + by + shown.length) % shown.length];
    if (next) show(next);
  };
  const hear = useLatest((wish: CommentCommand) => {
    if (wish === 'panel') return setPanel(true);
    if (wish !== 'place') return walk(wish === 'next' ? 1 : -1);
    // Before the list has come it is not known; then the place is chosen meanwhile.
    if (comments.list && !mayComment) return setPanel(true);
    const { panel } = panels.read();
    const words = selectedWords(editor, panel?.what === 'full' ? panel.nodeId : null);
    return words ? begin(words.anchor) : setPlacing(true);
  });
  useEffect(() => commentCommands.hear((wish) => hear.current(wish)), [hear]);
  useThreadInAddress(threads, show);
  const close = () => setOpen(null);
  const whole = !isWide && (open !== null || hasPanel);
  return (
    <>
      <IconButton
        size={isWide ? 'md' : 'lg'}
        label={unread > 0 ? t('unread', { count: unread }) : t('comments')}
        isOn={hasPanel}
        onClick={() => setPanel(!hasPanel)}
        icon={
          <>
            <MessageSquareText size={isWide ? 18 : 20} strokeWidth={1.8} aria-hidden="true" />
            {unread > 0 && (
              <span className="tnum absolute -top-1 -right-1 inline-flex h-[17px] min-w-[17px] items-center justify-center rounded-full bg-note px-1 text-[11px] font-bold text-on-accent max-md:top-1 max-md:right-1">
                {unread}
              </span>
            )}
          </>
        }
      />
      {board &&
        createPortal(
          <>
            {shown.map((one, at) => (
              <CommentPin
                key={one.id}
                {...{ editor, comments }}
                thread={one}
                index={shown.slice(0, at).filter(({ anchor }) => isOfSameCard(anchor, one.anchor)).length}
                isOpen={one.id === open?.id}
                onOpen={() => setOpen(one.id === open?.id ? null : { id: one.id, begins: null })}
              />
            ))}
            {isPlacing && <Placing editor={editor} onPlace={begin} onEnd={() => setPlacing(false)} />}
            {mayComment && <SelectionOffer editor={editor} onBegin={begin} />}
            {hasPanel && !(whole && open) && (
              <section
                data-comments
                aria-label={t('comments')}
                className="fixed inset-0 z-(--z-overlay) flex flex-col bg-surface md:absolute md:inset-[68px_12px_12px_auto] md:z-[calc(var(--z-panel)+1)] md:w-[352px] md:rounded-card md:bg-raised md:shadow-pop"
              >
                <CommentsPanel
                  {...{ editor, comments }}
                  openId={open?.id ?? null}
                  isWhole={!isWide}
                  onOpen={show}
                  onClose={() => setPanel(false)}
                />
              </section>
            )}
            {open && (thread || open.begins) && (
              <FloatingThread
                {...{ editor, comments, thread }}
                anchor={thread?.anchor ?? open.begins ?? { on: 'point', x: 0, y: 0 }}
                isWhole={!isWide}
                rightPx={hasPanel ? 364 : 0}
                onBegin={(commentId, said) =>
                  comments.start({ id: open.id, commentId }, open.begins ?? { on: 'point', x: 0, y: 0 }, said)
                }
                onClose={close}
                onWalk={walk}
              />
            )}
          </>,
          board,
        )}
    </>
  );
}

const isOfSameCard = (a: Anchor, b: Anchor): boolean => nodeOf(a) !== null && nodeOf(a) === nodeOf(b);

/** Opens the thread that the address names, and takes it out of the address. */
function useThreadInAddress(threads: readonly Thread[], show: (thread: Thread) => void): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(THREAD);
  const thread = wanted === null ? undefined : threads.find(({ id }) => id === wanted);
  useEffect(() => {
    if (!thread) return;
    show(thread);
    setSearch(
      (now) => {
        now.delete(THREAD);
        return now;
      },
      { replace: true },
    );
  }, [thread, show, setSearch]);
}
