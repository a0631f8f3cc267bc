import { useEffect, useState } from 'react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { isPressed, letter } from '../lib/chord.ts';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { clusterPins } from './cluster-pins.ts';
import { CommentPin } from './CommentPin.tsx';
import { PinCluster } from './PinCluster.tsx';
import { pointOf } from './place-of.ts';
import type { Comments } from './use-comments.ts';
import type { Marks } from './use-marks.ts';

/** Nearer to each other than this, two pins cannot be told apart. */
const NEAR_PX = 28;

interface CommentPinsProps {
  editor: BoardEditor;
  comments: Comments;
  threads: readonly Thread[];
  marks: Marks;
  openId: string | null;
  onOpen: (thread: Thread) => void;
}

/** The pins of a board; those that would cover each other are a number. */
export function CommentPins({ editor, comments, threads, marks, openId, onOpen }: CommentPinsProps) {
  const groups = useGroups(editor, threads, marks);
  return groups.map((group) => {
    const [first] = group;
    if (!first) return null;
    const spot = marks.get(first.id)?.spot ?? null;
    const given = { editor, comments, spot, onOpen };
    return group.length === 1 ? (
      <CommentPin key={first.id} {...given} thread={first} isOpen={first.id === openId} />
    ) : (
      <PinCluster key={`of ${first.id}`} {...given} threads={group} openId={openId} />
    );
  });
}

/** Anew with the zoom and with the board; moving the view leaves what is near each other near. */
function useGroups(editor: BoardEditor, threads: readonly Thread[], marks: Marks): Thread[][] {
  const [groups, setGroups] = useState<string[][]>([]);
  useEffect(() => {
    const { camera } = editor;
    let frame = 0;
    let zoom = camera.view.zoom;
    const look = () => {
      const placed = threads.flatMap(({ id, anchor }) => {
        const point = pointOf(editor, anchor, marks.get(id)?.spot);
        return point ? [{ id, x: point.x * zoom, y: point.y * zoom }] : [];
      });
      const next = clusterPins(placed, NEAR_PX);
      setGroups((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const move = () => {
      if (camera.view.zoom === zoom) return;
      zoom = camera.view.zoom;
      soon();
    };
    soon();
    const stops = [editor.onBoard(soon), camera.subscribe(move)];
    return () => {
      cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
    };
  }, [editor, threads, marks]);
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return groups.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])).filter(({ length }) => length > 0);
}

const HIDE = letter('C', { alt: true });

/** Whether the pins are out of sight, which a key of their own turns on and off. */
export function useHiddenPins(): boolean {
  const t = useWords('comments');
  const notices = useNotices();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(HIDE, event)) return;
      event.preventDefault();
      setHidden(!isHidden);
      notices.show({ tone: 'done', title: t(isHidden ? 'pinsShown' : 'pinsHidden') });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isHidden, notices, t]);
  return isHidden;
}
