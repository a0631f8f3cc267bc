import { useEffect, useState, type RefObject } from 'react';
import type { Board } from '#contract/board/board.schema.ts';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { BoardView } from '../board/stage/BoardView.tsx';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { View } from '../editor/camera.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import type { Difference } from './compare.ts';
import { differenceAt, DifferenceMarks } from './DifferenceMarks.tsx';
import { openPast } from './past-editor.ts';

interface PastBoardProps {
  live: BoardEditor;
  board: Board;
  seq: number;
  list: readonly Difference[];
  focusedId: string | null;
  litId: string | null;
  onLight: (id: string | null) => void;
  /** What is looked at stays in sight from moment to moment; null where a place was chosen since. */
  view: RefObject<View | null>;
  onOpen: (past: BoardEditor) => void;
}

/** The board as it was, to be looked at. Key it by the moment. */
export function PastBoard({ live, board, seq, list, focusedId, litId, view, onLight, onOpen }: PastBoardProps) {
  const [past] = useState(() => openPast(live, board, seq));
  useEffect(() => {
    onOpen(past);
    let isHere = true;
    const look = async () => {
      await afterFirstFrame();
      if (isHere && view.current) past.camera.go(view.current);
    };
    void look();
    return () => {
      isHere = false;
      view.current = past.camera.view;
      past.close();
    };
  }, [past, view, onOpen]);
  const light = (id: string | null) => id !== litId && onLight(id);
  return (
    <BoardRoom editor={past}>
      <div
        className="absolute inset-0"
        onPointerMove={({ clientX, clientY }) =>
          light(differenceAt(past, list, past.camera.toBoard({ x: clientX, y: clientY })))
        }
        onPointerLeave={() => light(null)}
        onFocus={({ target }) => light(cardOf(target, list))}
        onBlur={() => light(null)}
      >
        <BoardView onPaste={nothing} onGroundDoubleClick={nothing} onCardPress={nothing}>
          <DifferenceMarks {...{ past, list, focusedId, litId }} />
        </BoardView>
      </div>
    </BoardRoom>
  );
}

/** The difference whose card has the focus. */
function cardOf(target: Element, list: readonly Difference[]): string | null {
  const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return list.some((one) => one.id === id) ? (id ?? null) : null;
}

const nothing = (): void => undefined;
