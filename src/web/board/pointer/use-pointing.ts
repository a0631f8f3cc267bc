import { useLayoutEffect, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useEngine } from '../engine/use-engine.ts';
import { openLabel } from '../../editor/commands/open-label.ts';

/** What a double click on a card may be meant for; the free space of a group is ground. */
const NO_GROUND = 'header, button, a, input, textarea, .react-flow__handle, .react-flow__resize-control';

/** What an empty board says may come under the pointer between the two clicks. */
const GROUND = '.react-flow__pane, [data-ground]';

/** Follows the pointer over cards and ground; panels and the cross are not the board. `onGroundDoubleClick` judges what lies under the point. */
export function usePointing(board: RefObject<HTMLElement | null>, onGroundDoubleClick: (at: Point) => void): void {
  const engine = useEngine();
  const latest = useLatest(onGroundDoubleClick);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const move = (event: PointerEvent) => {
      const isIdle = engine.isConnecting() || (event.pointerType !== 'touch' && event.buttons === 0);
      if (isIdle && isWithin(event, '.react-flow')) engine.pointAt({ x: event.clientX, y: event.clientY });
    };
    const leave = () => engine.pointAway();
    let began = false;
    /** A control may go with the first click of the two, and what lies under it get the second. */
    const press = (event: MouseEvent) => {
      if (event.detail < 2) began = isWithin(event, GROUND);
    };
    const doubleClick = (event: MouseEvent) => {
      if (!began || !isWithin(event, GROUND)) return;
      const wire = engine.hoveredWire();
      if (wire !== null && engine.editor.mayEdit) return openLabel(engine.editor, wire);
      const at = engine.editor.camera.toBoard({ x: event.clientX, y: event.clientY });
      if (!isWithin(event, '.react-flow__node, [data-ground]') || !isWithin(event, NO_GROUND)) latest.current(at);
    };
    element.addEventListener('pointermove', move, true);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('mousedown', press, true);
    element.addEventListener('dblclick', doubleClick);
    return () => {
      element.removeEventListener('pointermove', move, true);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('mousedown', press, true);
      element.removeEventListener('dblclick', doubleClick);
    };
  }, [board, engine, latest]);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
