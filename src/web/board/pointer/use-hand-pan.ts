import { useLayoutEffect, type RefObject } from 'react';
import { useEngine } from '../engine/use-engine.ts';
import { HandPan } from './hand-pan.ts';

/** Space, the middle and the right button move the board; it shows the hand while Space is held. */
export function useHandPan(board: RefObject<HTMLElement | null>): void {
  const engine = useEngine();
  const { camera } = engine.editor;
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const pan = new HandPan(element, {
      isOpen: () => engine.pointerMode() === 'hand',
      move: (by) => camera.go({ ...camera.view, x: camera.view.x + by.x, y: camera.view.y + by.y }),
      onHeld: (isHeld) => element.toggleAttribute('data-space', isHeld),
      onMoving: (isMoving) => element.toggleAttribute('data-in-hand', isMoving),
    });
    return pan.listen(window);
  }, [board, camera, engine]);
}
