import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { isOpenTo, type BoardAction } from '../actions/action.ts';
import { knownActions, loadActions } from '../actions/load-actions.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { useEngine } from '../engine/use-engine.ts';
import { OWN_MENU, SURFACE } from '../pointer/surface.ts';
import { menuAt } from '../actions/menu-place.ts';

/** The other mouse button and a long press open the menu of what is there; fields and links keep the browser's own. */
export function useContextMenu(board: RefObject<HTMLElement | null>): void {
  const engine = useEngine();
  const latest = useLatest(useActionContext());
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const open = (event: MouseEvent) => {
      // In the middle of a drag a second button is a slip of the hand.
      if (engine.isBusy() || engine.isConnecting()) return event.preventDefault();
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(SURFACE) || target.closest(OWN_MENU)) return;
      const kind = (event as PointerEvent).pointerType === 'touch' ? 'coarse' : 'fine';
      const panel = menuAt(latest.current, { x: event.clientX, y: event.clientY }, kind);
      const ids = latest.current.editor.selection();
      const isOffered = (action: BoardAction) =>
        action.menus.includes(panel.menu) && isOpenTo(action, latest.current, ids);
      const known = knownActions();
      if (known && !known.some(isOffered)) return;
      event.preventDefault();
      if (known) latest.current.panels.open(panel);
      else void loadActions().then((all) => all.some(isOffered) && latest.current.panels.open(panel));
    };
    element.addEventListener('contextmenu', open);
    return () => element.removeEventListener('contextmenu', open);
  }, [board, engine, latest]);
}
