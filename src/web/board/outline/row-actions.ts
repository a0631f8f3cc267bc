import { isOpenTo, type ActionContext, type BoardAction } from '../actions/action.ts';
import { isPressed, type Chord, type KeyPress } from '../../lib/chord.ts';
import { knownActions } from '../actions/load-actions.ts';
import type { ActionMenu } from '../../board-context/panels.ts';
import type { OutlineRow } from './outline-rows.ts';

/** With these one goes through a tree and out of it. */
const TREE_KEYS = new Set(['Enter', 'Tab', 'Escape', 'F6']);
const OF_CHOSEN: readonly ActionMenu[] = ['node', 'edge', 'align'];
const NOTHING: ReadonlySet<string> = new Set();

/** Several are chosen by finger on the board itself. */
export const onBoardOnly: ReadonlySet<string> = new Set(['pick']);

export const boardMenuOf = (row: OutlineRow): ActionMenu => (row.what === 'node' ? 'node' : 'edge');

/** The keys of an action that the tree does not need for itself. */
export const keysInTree = ({ keys }: Pick<BoardAction, 'keys'>): Chord[] =>
  keys.filter(({ key = '' }) => !TREE_KEYS.has(key));

/** The board's action that this key starts for what is chosen, if it is about something chosen at all. */
export function keyedAction(
  press: KeyPress,
  context: ActionContext,
  ids: ReadonlySet<string>,
): BoardAction | undefined {
  const isAboutChosen = (action: BoardAction) =>
    action.menus.some((menu) => OF_CHOSEN.includes(menu)) || !isOpenTo(action, context, NOTHING);
  return knownActions()?.find(
    (action) =>
      keysInTree(action).some((key) => isPressed(key, press)) &&
      isAboutChosen(action) &&
      isOpenTo(action, context, ids),
  );
}
