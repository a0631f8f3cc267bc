import { useEffect, type RefObject } from 'react';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panels } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { isTooSmall } from './small-controls.ts';

const CONTROLS = 'button, a[href], label, summary, [role="button"], [role="tab"], input[type="checkbox"]';
const CHAT = '.board-card[data-kind="ai-chat"]';
const NEARER_MS = 220;

/**
 * A finger that presses a control which the scale of the board makes too small to be met brings it nearer, right under the
 * finger, and chooses its card; the next press is the control's. So no neighbour of it is pressed by mistake.
 */
export function useSmallControls(board: RefObject<HTMLElement | null>): void {
  const { camera } = useEngine().editor;
  const panels = usePanels();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const press = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y } = event;
      const isFinger = isCoarse() && detail > 0 && (event as PointerEvent).pointerType !== 'mouse';
      if (!isFinger || !event.isTrusted || !(target instanceof Element)) return;
      const card = target.closest('.react-flow__node');
      const control = target.closest(CONTROLS);
      const { zoom } = camera.view;
      if (!card || !control || !card.contains(control) || isPicking(panels)) return;
      if (!isTooSmall(control.getBoundingClientRect(), zoom)) return;
      event.preventDefault();
      event.stopPropagation();
      card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }));
      // On telephones a chat has opened over the board, with controls of its own.
      if (card.querySelector(CHAT) && !isWide()) return;
      camera.zoomBy(1 / camera.aimed().zoom, NEARER_MS, { x, y });
    };
    element.addEventListener('click', press, true);
    return () => element.removeEventListener('click', press, true);
  }, [board, camera, panels]);
}

/** While cards are picked out, a press is about the card and nothing in it. */
const isPicking = (panels: Panels): boolean => ['pick', 'connect'].includes(panels.read().panel?.what ?? '');
