import { useEffect } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';

/** How much of the board's lower part an on-screen keyboard covers, where it covers the page instead of making it smaller. */
export function coveredByKeyboardPx(
  { y, height }: Pick<Rect, 'y' | 'height'>,
  seen: Pick<VisualViewport, 'offsetTop' | 'height' | 'scale'>,
): number {
  return seen.scale === 1 ? Math.max(0, Math.round(y + height - seen.offsetTop - seen.height)) : 0;
}

/** What is flown to comes to lie above the keyboard for as long as this is used. */
export function useRoomForKeyboard({ camera }: BoardEditor): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => camera.cover({ keyboard: coveredByKeyboardPx(camera.frame, seen) });
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      camera.cover({ keyboard: 0 });
    };
  }, [camera]);
}
