import { useRef, type ComponentProps } from 'react';
import { useEscape } from '../ui/use-escape.ts';
import { useWords } from '../words/index.ts';
import { CommentThread } from './CommentThread.tsx';
import { pointOf } from './place-of.ts';
import type { Rect } from '#contract/board/geometry.ts';
import { nodeOf } from '#contract/comments/comments.schema.ts';
import { besideCard, moveTo, toScreen, useFollow } from './use-follow.ts';
import type { Mark } from './use-marks.ts';

interface FloatingThreadProps extends ComponentProps<typeof CommentThread> {
  /** What the list covers. */
  rightPx: number;
  mark: Mark | undefined;
}

/** A thread beside its card or the reader, which it follows; on telephones a screen. */
export function FloatingThread({ rightPx, mark, ...given }: FloatingThreadProps) {
  const { editor, anchor, isWhole, onClose } = given;
  const t = useWords('comments');
  const box = useRef<HTMLElement>(null);
  useEscape(onClose);
  useFollow(editor, () => {
    const element = box.current;
    if (isWhole || !element) return;
    const { camera, scene } = editor;
    const nodeId = nodeOf(anchor);
    const leftPx = camera.free().x;
    const beside = anchor.on === 'source' ? besideReader(element, anchor.nodeId, { mark, rightPx }) : null;
    if (beside) return moveTo(box, besideCard(beside, element.offsetHeight, camera.frame, leftPx));
    const card = nodeId === null ? undefined : scene.entry(nodeId);
    const point = pointOf(editor, anchor);
    const frame = { width: camera.frame.width - rightPx, height: camera.frame.height };
    const middle = { x: (frame.width - 340) / 2, y: frame.height / 4, width: 0, height: 0 };
    const zoom = camera.view.zoom;
    const rect = card
      ? { ...toScreen(editor, card), width: card.width * zoom, height: card.height * zoom }
      : point
        ? { ...toScreen(editor, point), width: 20, height: 0 }
        : middle;
    moveTo(box, besideCard(rect, element.offsetHeight, frame, leftPx));
  });
  return (
    <section
      ref={box}
      data-comments
      aria-label={t('comments')}
      className="fixed inset-0 z-(--z-overlay) flex flex-col bg-surface md:absolute md:inset-auto md:top-0 md:left-0 md:z-[calc(var(--z-panel)+2)] md:max-h-[min(520px,calc(100%-92px))] md:w-[340px] md:rounded-card md:bg-raised md:shadow-pop"
    >
      <CommentThread {...given} />
    </section>
  );
}

/** The reader of a source in the board's pixels on the screen, at the height of the words; null while it is not open. */
function besideReader(
  element: HTMLElement,
  nodeId: string,
  { mark, rightPx }: Pick<FloatingThreadProps, 'mark' | 'rightPx'>,
): Rect | null {
  const reader = document.querySelector(`[data-reader="${CSS.escape(nodeId)}"]`)?.getBoundingClientRect();
  const board = element.closest('.board')?.getBoundingClientRect();
  if (!reader || !board) return null;
  const words = mark?.ranges[0]?.getBoundingClientRect();
  const top = words && words.height > 0 ? words.top - 24 : reader.top + 56;
  return { x: reader.left - board.left - rightPx, y: top - board.top, width: reader.width + rightPx, height: 0 };
}
