import { useState, type RefObject } from 'react';
import { useWords } from '../../words/index.ts';
import { removeOrAsk } from '../actions/remove-and-say.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { announce } from '../announce.ts';
import { takeOutOfGroup } from '../commands/membership.ts';
import { mayRename } from '../commands/rename.ts';
import { focusCard } from '../reach/focus-card.ts';
import { isWide } from '../stage/use-is-wide.ts';
import type { OutlineRow } from './outline-rows.ts';
import { usePicking } from './use-picking.ts';
import type { Rows } from './use-rows.ts';

/** What can be done with a row. Each answers whether it did something. */
export type OutlineDeeds = ReturnType<typeof useDeeds>;

export function useDeeds(tree: RefObject<HTMLElement | null>, rows: Rows, onClose: () => void) {
  const context = useActionContext();
  const { editor, panels } = context;
  const { goTo, setOpen } = rows;
  const t = useWords('reach');
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);

  const focusTree = () => void setTimeout(() => tree.current?.focus({ preventScroll: true }), 0);
  const { choose, stopPicking, ...picking } = usePicking(rows, focusTree);
  const idOf = (row: OutlineRow) => (row.what === 'node' ? row.node.id : row.edge.id);

  return {
    ...picking,
    renaming,
    menuOf,
    menu(row: OutlineRow): boolean {
      setMenuOf(row.key);
      return true;
    },
    closeMenu: () => setMenuOf(null),
    focusTree,
    /** Opens a node as large as the board; a group and a wire lead on within the outline. */
    enter(row: OutlineRow): boolean {
      if (picking.pick) return choose(row);
      if (row.what === 'wire') goTo(row.other.id);
      else if (row.kind === 'group') setOpen(row.node.id, row.isOpen !== true);
      else panels.open({ what: 'full', nodeId: row.node.id });
      return true;
    },
    /** Selects it on the board and flies there; where the outline covers the board it makes room. */
    show(row: OutlineRow): boolean {
      const node = row.what === 'node' ? row.node : row.leads ? row.other : editor.node(row.parentKey ?? '');
      const isHidden = node && editor.scene.entry(node.id)?.isHidden;
      const shown = isHidden ? node.parentId : node?.id;
      editor.select([isHidden && shown ? shown : idOf(row)]);
      if (shown) editor.flyTo(shown);
      if (isWide()) announce(t('said.selected', { title: titleOf(row) }));
      else onClose();
      return true;
    },
    toggle(row: OutlineRow): boolean {
      const next = new Set(editor.selection());
      if (!next.delete(idOf(row))) next.add(idOf(row));
      editor.select(next);
      announce(t('said.selectedMany', { count: next.size }));
      return true;
    },
    mayRename: (row: OutlineRow) => editor.mayEdit && (row.what === 'wire' || mayRename(editor, row.node.id)),
    rename(row: OutlineRow): boolean {
      if (!editor.mayEdit || (row.what === 'node' && !mayRename(editor, row.node.id))) return false;
      setRenaming(row.key);
      return true;
    },
    startRenaming: (nodeId: string) => {
      goTo(nodeId);
      setRenaming(nodeId);
    },
    endRenaming() {
      setRenaming(null);
      focusTree();
    },
    remove(row: OutlineRow): boolean {
      if (!editor.mayEdit) return false;
      removeOrAsk(context, new Set([idOf(row)]));
      focusTree();
      return true;
    },
    takeOut(row: OutlineRow): boolean {
      if (row.what !== 'node' || !takeOutOfGroup(editor, row.node.id)) return false;
      announce(t('outline.left'));
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

const titleOf = (row: OutlineRow): string => (row.what === 'node' ? row.node.title : row.other.title);
