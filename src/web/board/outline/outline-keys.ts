import type { KeyboardEvent } from 'react';
import type { OutlineDeeds } from './use-deeds.ts';
import type { Rows } from './use-rows.ts';

const PAGE = 10;

/** The keys of a tree, and those of what can be done with a row. Plain keys do not reach the board. */
export function outlineKeys({ rows, active, index, goTo, goToIndex, setOpen }: Rows, deeds: OutlineDeeds) {
  const walk = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
        goToIndex(index + 1);
        return true;
      case 'ArrowUp':
        goToIndex(index - 1);
        return true;
      case 'PageDown':
        goToIndex(index + PAGE);
        return true;
      case 'PageUp':
        goToIndex(index - PAGE);
        return true;
      case 'Home':
        goToIndex(0);
        return true;
      case 'End':
        goToIndex(rows.length - 1);
        return true;
      case 'ArrowRight':
        if (active?.what === 'node' && active.isOpen === false) setOpen(active.node.id, true);
        else if (active?.what === 'node' && active.isOpen) goToIndex(index + 1);
        return true;
      case 'ArrowLeft':
        if (active?.what === 'node' && active.isOpen) setOpen(active.node.id, false);
        else if (active?.parentKey) goTo(active.parentKey);
        return true;
      default:
        return false;
    }
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, code, shiftKey } = event;
    if (key === 'Escape') return deeds.leave();
    if (key === 'F6') return deeds.toBoard();
    if (!active) return false;
    if (key === 'Enter') return deeds.enter(active);
    if (code === 'Space') return deeds.show(active);
    if (key === 'F2') return deeds.rename(active);
    if (key === 'Delete' || key === 'Backspace') return deeds.remove(active);
    if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return deeds.menu(active);
    if (shiftKey) return false;
    if (code === 'KeyL') return deeds.pickEnd(active);
    if (code === 'KeyM') return deeds.pickGroup(active);
    return false;
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.target !== event.currentTarget) return;
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const isToggle = event.code === 'Space' && (event.ctrlKey || event.metaKey);
    if (isHeld && !isToggle && !event.key.startsWith('Arrow')) return;
    const isTaken = isToggle ? active !== null && deeds.toggle(active) : !isHeld && (walk(event.key) || act(event));
    if (event.key === 'Tab' || event.key === '?') return;
    if (isTaken) event.preventDefault();
    event.stopPropagation();
  };
}
