import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { nodeOf, type Anchor, type Thread } from '#contract/comments/comments.schema.ts';
import { commentCommands, type CommentCommand } from '../board-context/comment-commands.ts';
import { useEvidence, useNode } from '../board-context/hooks.ts';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { useLatest } from '../lib/use-latest.ts';
import { THREAD } from '../shell/place-path.ts';
import { AttachBar, useAttach } from './AttachBar.tsx';
import { CommentMargin } from './CommentMargin.tsx';
import { CommentPins, useHiddenPins } from './CommentPins.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import { FloatingThread } from './FloatingThread.tsx';
import { Placing } from './Placing.tsx';
import { selectedWords } from './selected-words.ts';
import { SelectionOffer } from './SelectionOffer.tsx';
import { bringIntoSight, showThread } from './show-thread.ts';
import type { Comments } from './use-comments.ts';
import { useMarks } from './use-marks.ts';

/** A thread that is open, or one that is being begun under these ids. */
type Open = { id: string; begins: Anchor | null };

interface CommentsLayerProps {
  editor: BoardEditor;
  comments: Comments;
  board: HTMLElement;
  hasPanel: boolean;
  onPanel: (isOpen: boolean) => void;
}

const NO_THREADS: readonly Thread[] = [];
const NOWHERE: Anchor = { on: 'point', x: 0, y: 0 };

/** What of the comments stands on the board: pins and underlined words, the open thread, the list. */
export function CommentsLayer({ editor, comments, board, hasPanel, onPanel }: CommentsLayerProps) {
  const panels = usePanels();
  const { panel } = useShownPanels();
  const evidence = useEvidence();
  const client = useQueryClient();
  const isWide = useIsWide();
  const [open, setOpen] = useState<Open | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const attach = useAttach(comments);
  const isHidden = useHiddenPins();
  const [sought, setSought] = useState<{ id: string } | null>(null);
  const brought = useRef<{ id: string } | null>(null);
  const threads = comments.list?.threads ?? NO_THREADS;
  const mayComment = comments.list?.may.comment === true;
  const openId = open?.id ?? null;
  const shown = useMemo(
    () => threads.filter(({ resolvedAt, id }) => resolvedAt === null || id === openId),
    [threads, openId],
  );
  const thread = threads.find(({ id }) => id === open?.id) ?? null;
  const anchor = thread?.anchor ?? open?.begins ?? NOWHERE;
  const fullId = useNode(panel?.what === 'full' ? panel.nodeId : '')?.id ?? null;
  const openThread = (one: Thread) => setOpen(one.id === open?.id ? null : { id: one.id, begins: null });
  const marks = useMarks({ editor, threads: shown, openId: openId, isHidden }, (id) => {
    setOpen({ id, begins: null });
  });
  const begin = (at: Anchor) => {
    setPlacing(false);
    if (attach.thread) return attach.to(at);
    setOpen({ id: crypto.randomUUID(), begins: at });
  };
  const show = useCallback(
    (one: Thread) => {
      setOpen({ id: one.id, begins: null });
      setSought({ id: one.id });
      void showThread({ editor, panels, client }, one);
    },
    [editor, panels, client],
  );
  useEffect(() => {
    const mark = sought && brought.current !== sought ? marks.get(sought.id) : undefined;
    if (!mark) return;
    brought.current = sought;
    bringIntoSight(mark.ranges);
  }, [marks, sought]);
  const walk = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === open?.id);
    const next = shown[at === -1 && by === -1 ? shown.length - 1 : (at + by + shown.length) % shown.length];
    if (next) show(next);
  };
  const hear = useLatest((wish: CommentCommand) => {
    if (wish === 'panel') return onPanel(true);
    if (wish !== 'place') return walk(wish === 'next' ? 1 : -1);
    // Before the list has come it is not known; then the place is chosen meanwhile.
    if (comments.list && !mayComment) return onPanel(true);
    const words = selectedWords(editor, client);
    return words ? begin(words.anchor) : setPlacing(true);
  });
  useEffect(() => commentCommands.hear((wish) => hear.current(wish)), [hear]);
  useEffect(() => {
    commentCommands.setMayWrite(mayComment);
    return () => commentCommands.setMayWrite(false);
  }, [mayComment]);
  useThreadInAddress(threads, show);
  const ofFull = fullId === null ? [] : shown.filter((one) => nodeOf(one.anchor) === fullId);
  const isBegunInFull = open?.begins && nodeOf(open.begins) === fullId && fullId !== null;
  const hasMargin = isWide && evidence === null && (ofFull.length > 0 || isBegunInFull === true);
  useEffect(() => {
    board.toggleAttribute('data-comment-margin', hasMargin);
    return () => void board.removeAttribute('data-comment-margin');
  }, [board, hasMargin]);
  const close = () => {
    setOpen(null);
    if (open) requestAnimationFrame(() => focusPin(board, open.id));
  };
  const given = {
    editor,
    comments,
    onBegin: (commentId: string, said: { body: string; internal?: boolean }) =>
      comments.start({ id: open?.id ?? '', commentId }, open?.begins ?? NOWHERE, said),
    onClose: close,
    onWalk: walk,
    onBoard: (one: Thread) => {
      close();
      onPanel(false);
      void showThread({ editor, panels, client }, one);
    },
    onAttach: (one: Thread) => {
      close();
      onPanel(false);
      attach.begin(one);
    },
  };
  const isInMargin = hasMargin && nodeOf(anchor) === fullId;
  /** A full view covers the board and what hangs on its other cards. */
  const isBehind = isWide && fullId !== null;
  const isOfFull = nodeOf(anchor) === fullId || anchor.on === 'source';
  const whole = !isWide && (open !== null || hasPanel);
  return (
    <>
      {fullId === null && !isHidden && (
        <CommentPins {...{ editor, comments, marks }} threads={shown} openId={openId} onOpen={openThread} />
      )}
      {isPlacing && <Placing editor={editor} onPlace={begin} onEnd={() => setPlacing(false)} />}
      {attach.thread && !isPlacing && <AttachBar onCard={() => setPlacing(true)} onEnd={attach.end} />}
      {mayComment && <SelectionOffer editor={editor} isAttaching={attach.thread !== null} onBegin={begin} />}
      {hasMargin && <CommentMargin {...given} {...{ marks, open }} threads={ofFull} onOpen={openThread} />}
      {hasPanel && !(whole && open) && !isBehind && (
        <CommentsPanel
          {...{ editor, comments }}
          openId={openId}
          isWhole={!isWide}
          onOpen={show}
          onWalk={walk}
          onClose={() => onPanel(false)}
        />
      )}
      {open && !isInMargin && (!isBehind || isOfFull) && (thread || open.begins) && (
        <FloatingThread
          {...given}
          {...{ anchor, thread }}
          mark={marks.get(open.id)}
          isWhole={!isWide}
          rightPx={hasPanel ? 364 : 0}
        />
      )}
    </>
  );
}

/** Whoever stood in a thread that closed stands on its pin. */
function focusPin(board: HTMLElement, threadId: string): void {
  if (document.activeElement !== document.body) return;
  board.querySelector<HTMLElement>(`[data-pin~="${CSS.escape(threadId)}"]`)?.focus({ preventScroll: true });
}

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
