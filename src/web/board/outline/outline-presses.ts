import type { MouseEvent } from 'react';
import type { OutlineActions } from './use-outline-actions.ts';
import type { Rows } from './use-rows.ts';

/** What pointer and finger do with the rows of the tree. */
export function outlinePresses({ rows, goTo, setOpen }: Rows, actions: OutlineActions) {
  const placeOf = (element: Element): number => {
    const key = element.closest('[data-row]')?.getAttribute('data-row');
    return rows.findIndex((row) => row.key === key);
  };
  const press = (event: MouseEvent, isDouble: boolean) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, input')) return;
    const place = placeOf(target);
    const row = rows[place];
    if (!row) return;
    actions.focusTree();
    if (event.shiftKey && !actions.pick) return void actions.reachTo(place);
    goTo(row.key);
    if (row.what === 'node' && target.closest('[data-chevron]')) setOpen(row.node.id, row.isOpen === false);
    else if (actions.pick || isDouble) actions.enter(row);
    else if (event.ctrlKey || event.metaKey) actions.toggle(row);
    else actions.show(row);
  };
  return {
    /** Makes the row active and shows it on the board, or chooses it where one is looked for. Shift and Ctrl take several. */
    onClick: (event: MouseEvent) => press(event, false),
    onDoubleClick: (event: MouseEvent) => press(event, true),
    onContextMenu(event: MouseEvent) {
      const { target } = event;
      const row = target instanceof Element && !target.matches('input') ? rows[placeOf(target)] : undefined;
      if (!row) return;
      event.preventDefault();
      goTo(row.key);
      actions.menu(row);
    },
  };
}
