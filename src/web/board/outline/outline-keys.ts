import type { KeyboardEvent } from 'react';
import type { OutlineActions } from './use-outline-actions.ts';
import type { Rows } from './use-rows.ts';

const PAGE = 10;

/** The keys of a tree, and those of what can be done with a row. Plain keys do not reach the board. */
export function outlineKeys({ rows, active, index, goTo, goToIndex, setOpen }: Rows, actions: OutlineActions) {
  const places: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: rows.length - 1,
  };
  const walk = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const place = places[key];
    if (place !== undefined) {
      if (shiftKey && !actions.pick) actions.reachTo(place);
      else goToIndex(place);
    } else if (key === 'ArrowRight') {
      if (active?.what === 'node' && active.isOpen === false) setOpen(active.node.id, true);
      else if (active?.what === 'node' && active.isOpen) goToIndex(index + 1);
    } else if (key === 'ArrowLeft') {
      if (active?.what === 'node' && active.isOpen) setOpen(active.node.id, false);
      else if (active?.parentKey) goTo(active.parentKey);
    } else return false;
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, code, shiftKey } = event;
    if (key === 'Escape') return actions.leave();
    if (key === 'F6') return actions.toBoard();
    if (!active) return false;
    if (key === 'Enter') return actions.enter(active);
    if (code === 'Space') return actions.show(active);
    if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return actions.menu(active);
    if (code === 'KeyM' && !shiftKey) return actions.pickGroup(active);
    return actions.press(event.nativeEvent, active);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const { nativeEvent, key, code } = event;
    if (nativeEvent.isComposing || event.target !== event.currentTarget || key === 'Tab' || key === '?') return;
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const isToggle = code === 'Space' && (event.ctrlKey || event.metaKey);
    const isTaken = isToggle
      ? active !== null && actions.toggle(active)
      : isHeld
        ? active !== null && actions.press(nativeEvent, active)
        : walk(event) || act(event);
    if (isTaken) event.preventDefault();
    if (isTaken || !isHeld || isToggle || key.startsWith('Arrow')) event.stopPropagation();
  };
}
