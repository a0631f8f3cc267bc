import { useRef } from 'react';
import { contains, type Point, type Rect } from '#contract/board/geometry.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { nameOfNode } from '#contract/history/name-of-node.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { toScreen, useFollow } from '../comments/use-follow.ts';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import type { Difference, DifferenceKind } from './compare.ts';
import { DifferenceSign } from './DifferenceSign.tsx';

/** More marks than that say nothing; the list has them all. */
const MOST = 150;

const borders: Record<DifferenceKind, string> = {
  removed: 'border-solid border-ink',
  changed: 'border-solid border-warn-dot',
  added: 'border-dashed border-note-dot bg-note-soft/70',
};

interface DifferenceMarksProps {
  past: BoardEditor;
  list: readonly Difference[];
  focusedId: string | null;
  /** The one whose row, or card, is pointed at. */
  litId: string | null;
}

/** Frames around what differs, where it lies on the board of then; what was added since lies there as a ghost. */
export function DifferenceMarks({ past, list, focusedId, litId }: DifferenceMarksProps) {
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden="true">
      {list.slice(0, MOST).map((one, at) => (
        <Mark
          key={one.id}
          past={past}
          difference={one}
          number={at + 1}
          isFocused={one.id === focusedId}
          isLit={one.id === litId}
        />
      ))}
    </div>
  );
}

/** Where a difference lies: with what stood there then, or stands there now. */
export const placeOf = (past: BoardEditor, { id, now }: Difference): Rect | null =>
  past.scene.entry(id) ?? (now ? rectOf(now) : null);

/** What differs at a place of the board, the smallest of what lies there; null for nothing. */
export function differenceAt(past: BoardEditor, list: readonly Difference[], at: Point): string | null {
  const here = list.flatMap((one) => {
    const rect = placeOf(past, one);
    return rect && contains(rect, at) ? [{ id: one.id, area: rect.width * rect.height }] : [];
  });
  return here.toSorted((a, b) => a.area - b.area)[0]?.id ?? null;
}

interface MarkProps {
  past: BoardEditor;
  difference: Difference;
  number: number;
  isFocused: boolean;
  isLit: boolean;
}

function Mark({ past, difference, number, isFocused, isLit }: MarkProps) {
  const t = useWords('history');
  const box = useRef<HTMLDivElement>(null);
  const { kind, now } = difference;
  useFollow(past, () => {
    const rect = placeOf(past, difference);
    const { style } = box.current ?? {};
    if (!style || !rect) return;
    const { x, y } = toScreen(past, rect);
    const { zoom } = past.camera.view;
    style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
    style.width = `${rect.width * zoom}px`;
    style.height = `${rect.height * zoom}px`;
  });
  return (
    <div
      ref={box}
      data-lit={isLit || undefined}
      className={classes(
        'absolute top-0 left-0 rounded-[10px] border-2',
        borders[kind],
        (isFocused || isLit) && 'shadow-[0_0_0_3px_var(--accent)]',
        isLit && 'z-10',
      )}
    >
      <span className="absolute bottom-full left-0 mb-1">
        <DifferenceSign kind={kind} number={number} />
      </span>
      {kind === 'added' && now && (
        <span className="block truncate p-2 text-base font-semibold text-ink-2">
          {nameOfNode(now) || t('untitled')}
        </span>
      )}
    </div>
  );
}
