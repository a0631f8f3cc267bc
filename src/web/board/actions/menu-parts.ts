import type { ActionMenu } from '../../board-context/panels.ts';
import { actionSections, isOpenTo, type ActionContext, type BoardAction } from './action.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The entries of a menu: every action that stands in it and is offered, by section, dangerous ones last. */
export function menuParts(
  actions: readonly BoardAction[],
  menu: ActionMenu,
  context: ActionContext,
  ids: ReadonlySet<string>,
  omits: ReadonlySet<string> = NOTHING,
): BoardAction[][] {
  const offered = actions.filter(
    (action) => action.menus.includes(menu) && !omits.has(action.id) && isOpenTo(action, context, ids),
  );
  const calm = actionSections.map((section) => offered.filter((one) => one.section === section && !one.isDangerous));
  return [...calm, offered.filter((one) => one.isDangerous)].filter((part) => part.length > 0);
}
