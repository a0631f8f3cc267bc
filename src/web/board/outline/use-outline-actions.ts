import { useRef, useState, type RefObject } from 'react';
import { useWords } from '../../words/index.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { announce } from '../../lib/announce.ts';
import { takeOutOfGroup } from '../../editor/commands/membership.ts';
import { mayRename } from '../../editor/commands/rename.ts';
import { mayRewire } from '../../editor/rules/locking.ts';
import { focusCard } from '../../board-context/focus-card.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import { idOf, type OutlineRow } from './outline-rows.ts';
import { useActing, useFollowing } from './use-acting.ts';
import { usePicking } from './use-picking.ts';
import type { Rows } from './use-rows.ts';

/** What can be done with a row. Each answers whether it did something. */
export type OutlineActions = ReturnType<typeof useOutlineActions>;

export function useOutlineActions(tree: RefObject<HTMLElement | null>, rows: Rows, onClose: () => void) {
  const context = useActionContext();
  const { editor, panels } = context;
  const { goTo, setOpen } = rows;
  const t = useWords('outline');
  const said = useWords('keyboardA11y');
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const focusTree = () => void setTimeout(() => tree.current?.focus({ preventScroll: true }), 0);
  const { choose, stopPicking, ...picking } = usePicking(rows, focusTree);
  const naming = useNaming(goTo, focusTree);

  /** Opens a node as large as the board; a group and a wire lead on within the outline. */
  const enter = (row: OutlineRow): boolean => {
    if (picking.pick) return choose(row);
    if (row.what === 'wire') goTo(row.other.id);
    else if (row.kind === 'group') setOpen(row.node.id, row.isOpen !== true);
    else panels.open({ what: 'full', nodeId: row.node.id });
    return true;
  };
  /** Selects it on the board and flies there; where the outline covers the board it makes room. */
  const show = (row: OutlineRow): boolean => {
    const node = row.what === 'node' ? row.node : row.leads ? row.other : editor.node(row.parentKey ?? '');
    const isHidden = node && editor.scene.entry(node.id)?.isHidden;
    const shown = isHidden ? node.parentId : node?.id;
    editor.select([isHidden && shown ? shown : idOf(row)]);
    if (shown) editor.flyTo(shown);
    if (isWide()) announce(said('said.selected', { title: titleOf(row) }));
    else onClose();
    return true;
  };
  const ownWayOf = (actionId: string) => {
    switch (actionId) {
      case 'edit-title':
      case 'edit-only-content':
      case 'label-wire':
        return naming.rename;
      case 'connect':
        return picking.pickEnd;
      case 'carry source':
        return picking.pickSource;
      case 'carry target':
        return picking.pickTarget;
      // Where the outline covers the board nothing can be written or seen on it.
      case 'edit-content':
        return isWide() ? null : enter;
      case 'fit-selection':
        return isWide() ? null : show;
    }
    return null;
  };
  const { take, ...acting } = useActing(tree, ownWayOf);
  useFollowing(tree, rows, naming.startRenaming);

  return {
    ...picking,
    ...naming,
    ...acting,
    ...useChoosing(rows),
    enter,
    show,
    menuOf,
    menu(row: OutlineRow): boolean {
      take(row);
      setMenuOf(row.key);
      return true;
    },
    closeMenu: () => setMenuOf(null),
    focusTree,
    takeOut(row: OutlineRow): boolean {
      if (row.what !== 'node' || !takeOutOfGroup(editor, row.node.id)) return false;
      announce(t('left'));
      focusTree();
      return true;
    },
    /** Esc: out of what is being looked for, else out of the outline. */
    leave(): boolean {
      if (!picking.pick) onClose();
      stopPicking();
      return true;
    },
    /** To the board, at what the selection or the view shows; the outline stays beside it. */
    toBoard(): boolean {
      const [selected] = [...editor.selection()].filter((id) => editor.scene.entry(id)?.isHidden === false);
      const first = selected ?? [...editor.scene.query(editor.camera.visible())].at(-1)?.id;
      if (first !== undefined) focusCard(context, first);
      return true;
    },
  };
}

/** Which row's name is being typed. */
function useNaming(goTo: Rows['goTo'], focusTree: () => void) {
  const { editor } = useActionContext();
  const [renaming, setRenaming] = useState<string | null>(null);
  return {
    renaming,
    rename(row: OutlineRow): boolean {
      if (!(row.what === 'node' ? mayRename(editor, row.node.id) : mayRewire(editor, row.edge.id))) return false;
      setRenaming(row.key);
      return true;
    },
    startRenaming(nodeId: string) {
      goTo(nodeId);
      setRenaming(nodeId);
    },
    endRenaming() {
      setRenaming(null);
      focusTree();
    },
  };
}

/** Several rows at once: one more, or all as far as another one. */
function useChoosing({ rows, active, goTo }: Rows) {
  const { editor } = useActionContext();
  const said = useWords('keyboardA11y');
  const reach = useRef({ from: '', to: '', chosen: editor.selection() });
  const choose = (ids: Iterable<string>) => {
    editor.select(ids);
    announce(said('said.selectedMany', { count: editor.selection().size }));
    return true;
  };
  return {
    toggle(row: OutlineRow): boolean {
      const next = new Set(editor.selection());
      if (!next.delete(idOf(row))) next.add(idOf(row));
      return choose(next);
    },
    /** The nodes from where this began to the row at this place, which becomes the active one. */
    reachTo(index: number): boolean {
      const to = rows[Math.max(0, Math.min(rows.length - 1, index))];
      if (!active || !to) return false;
      const last = reach.current;
      const isGoingOn = last.to === active.key && last.chosen === editor.selection();
      const from = isGoingOn ? last.from : active.key;
      const ends = [rows.findIndex((row) => row.key === from), rows.indexOf(to)].sort((a, b) => a - b);
      goTo(to.key);
      choose(rows.slice(ends[0], (ends[1] ?? 0) + 1).flatMap((row) => (row.what === 'node' ? row.node.id : [])));
      reach.current = { from, to: to.key, chosen: editor.selection() };
      return true;
    },
  };
}

const titleOf = (row: OutlineRow): string => (row.what === 'node' ? row.node.title : row.other.title);
