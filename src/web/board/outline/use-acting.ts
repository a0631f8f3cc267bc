import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { BoardAction } from '../actions/action.ts';
import type { KeyPress } from '../../lib/chord.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { cardIdAt, isCardElement } from '../../board-context/focus-card.ts';
import { useSayDone } from '../keyboard-a11y/say.ts';
import { idsOf, type OutlineRow } from './outline-rows.ts';
import { keyedAction } from './row-actions.ts';
import type { Rows } from './use-rows.ts';

type OutlineAction = (row: OutlineRow) => boolean;
type Tree = RefObject<HTMLElement | null>;

/**
 * The actions of the board, done from the tree with what a row stands for, which is chosen by that as by a click on the board.
 * `ownWayOf` answers how the tree does one of them itself.
 */
export function useActing(tree: Tree, ownWayOf: (actionId: string) => OutlineAction | null) {
  const context = useActionContext();
  const { editor } = context;
  const sayDone = useSayDone(context);
  const comeBack = useComingBack(tree);
  const take = (row: OutlineRow): ReadonlySet<string> => {
    editor.select(idsOf(row, editor.selection()));
    return editor.selection();
  };
  const act = (action: BoardAction, row: OutlineRow): boolean => {
    const ids = take(row);
    const ownWay = ownWayOf(action.id);
    if (ownWay) return ownWay(row);
    // What opens gives the focus back to where it was.
    tree.current?.focus({ preventScroll: true });
    if (action.id === 'edit-content' && row.what === 'node') comeBack(row.node.id);
    action.run(context, ids);
    sayDone(action);
    return true;
  };
  return {
    take,
    act,
    /** Does what this key means for the row on the board. What the browser does itself is only made ready: it answers false. */
    press(key: KeyPress & Pick<KeyboardEvent, 'repeat'>, row: OutlineRow): boolean {
      const action = keyedAction(key, context, idsOf(row, editor.selection()));
      if (!action) return false;
      const isLeftAlone = (key.repeat && !action.repeats) || context.engine.isBusy();
      if (isLeftAlone && action.changes) return true;
      if (!action.isNative) return act(action, row);
      take(row);
      return false;
    },
  };
}

/** What is written on a card that the tree has opened gives the focus to its card at the end, which passes it on to the tree. */
function useComingBack(tree: Tree): (nodeId: string) => void {
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      // One that has gone on already says nothing of where somebody is.
      if (opened.current === null || target !== document.activeElement) return;
      const isOnCard = cardIdAt(target) === opened.current;
      if (isOnCard && !isCardElement(target)) return;
      opened.current = null;
      if (isOnCard) tree.current?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, [tree]);
  return (nodeId) => {
    opened.current = nodeId;
  };
}

/** What is made while the tree has the focus becomes its active row; the name that is asked for then is typed there. */
export function useFollowing(tree: Tree, rows: Rows, startRenaming: (nodeId: string) => void): void {
  const editor = useEditor();
  const latest = useLatest({ rows, startRenaming });
  useEffect(() => {
    let before = editor.selection();
    return editor.subscribe(() => {
      const chosen = editor.selection();
      if (chosen === before) return;
      before = chosen;
      const [id] = chosen;
      const node = id === undefined ? undefined : editor.node(id);
      const { rows: shown, goTo, setOpen } = latest.current.rows;
      if (!node || document.activeElement !== tree.current || shown.some((row) => row.key === node.id)) return;
      if (node.parentId !== null) setOpen(node.parentId, true);
      if (editor.takeTitleFocus(node.id)) latest.current.startRenaming(node.id);
      else goTo(node.id);
    });
  }, [editor, tree, latest]);
}
