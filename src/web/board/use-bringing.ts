import { useEffect, useRef, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { readTransfer, type Brought } from './commands/read-transfer.ts';
import { useEngine } from './engine/use-engine.ts';
import { isTyping } from './read-key.ts';

/** Pasting and dropping anything onto the board, at the pointer when it is over it; fields keep their own paste. */
export function useBringing(
  board: RefObject<HTMLElement | null>,
  onBrought: (brought: Brought, at: Point | null) => void,
): void {
  const { editor } = useEngine();
  const latest = useRef(onBrought);
  const pointer = useRef<Point | null>(null);
  useEffect(() => {
    latest.current = onBrought;
  });
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      const isBoard = event.target instanceof Element && event.target.closest('.react-flow') !== null;
      pointer.current = isBoard ? { x: event.clientX, y: event.clientY } : null;
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || !event.clipboardData) return;
      const brought = readTransfer(event.clipboardData);
      if (!brought) return;
      event.preventDefault();
      latest.current(brought, pointer.current && editor.camera.toBoard(pointer.current));
    };
    const element = board.current;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const brought = event.dataTransfer && readTransfer(event.dataTransfer);
      if (brought) latest.current(brought, editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    document.addEventListener('pointermove', follow, { passive: true });
    document.addEventListener('paste', paste);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('paste', paste);
    };
  }, [board, editor]);
}
