import { useState, type RefObject } from 'react';
import type { WireEnd } from '#contract/board/wires.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { removeOrAsk } from '../actions/remove-and-say.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { announce } from '../announce.ts';
import { connect } from '../commands/connect.ts';
import { openGroups, putIntoGroup, takeOutOfGroup } from '../commands/membership.ts';
import { mayRename } from '../commands/rename.ts';
import { reconnect } from '../commands/wires.ts';
import { focusCard } from '../reach/focus-card.ts';
import { isWide } from '../stage/use-is-wide.ts';
import type { OutlineRow } from './outline-rows.ts';
import type { Rows } from './use-rows.ts';

/** Another row is looked for: the end of a new wire or of the `wire` that stands already, or the group to go into. */
export interface Pick {
  what: 'end' | 'group';
  nodeId: string;
  wire?: { id: string; end: WireEnd };
}

/** What can be done with a row. Each answers whether it did something. */
export type OutlineDeeds = ReturnType<typeof useDeeds>;

export function useDeeds(tree: RefObject<HTMLElement | null>, { rows, goTo, setOpen }: Rows, onClose: () => void) {
  const context = useActionContext();
  const { editor, panels } = context;
  const t = useWords('reach');
  const wires = useWords('wires');
  const notices = useNotices();
  const [pick, setPick] = useState<Pick | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);

  const mayPick = (row: OutlineRow): boolean => {
    const node = pick && editor.node(pick.nodeId);
    if (!node || row.what !== 'node') return false;
    return pick.what === 'end'
      ? row.node.id !== node.id
      : openGroups(editor, node).some((group) => group.id === row.node.id);
  };
  const begin = (next: Pick): boolean => {
    const title = editor.node(next.nodeId)?.title ?? '';
    setPick(next);
    announce(t(pickWords(next), { title }));
    focusTree();
    return true;
  };
  const choose = (row: OutlineRow): boolean => {
    if (!pick || row.what !== 'node' || !mayPick(row)) {
      announce(t('outline.refused'));
      return true;
    }
    if (pick.wire) carry(pick.nodeId, pick.wire, row.node.id);
    else if (pick.what === 'end') tie(pick.nodeId, row.node.id);
    else if (putIntoGroup(editor, pick.nodeId, row.node.id)) {
      setOpen(row.node.id, true);
      goTo(pick.nodeId);
      announce(t('outline.joined', { group: row.node.title }));
    }
    setPick(null);
    return true;
  };
  const tie = (source: string, target: string) => {
    const verdict = connect(editor, { source, target, sourceHandle: null, targetHandle: null });
    const { t: board } = context;
    if (verdict.ok) {
      notices.show({ tone: 'done', title: board('connectionCreated'), text: board('connectionCreatedText') });
    } else notices.show({ tone: 'told', title: board(`connectionRefused.${verdict.reason}`) });
    setOpen(source, true);
    goTo(source);
  };
  const carry = (from: string, { id, end }: NonNullable<Pick['wire']>, nodeId: string) => {
    const verdict = reconnect(editor, id, end, { nodeId, handle: null });
    if (verdict.ok) notices.show({ tone: 'done', title: wires('moved') });
    else if (verdict.reason !== 'unchanged') {
      notices.show({ tone: 'told', title: context.t(`connectionRefused.${verdict.reason}`) });
    }
    goTo(from);
  };
  const focusTree = () => setTimeout(() => tree.current?.focus({ preventScroll: true }), 0);
  const idOf = (row: OutlineRow) => (row.what === 'node' ? row.node.id : row.edge.id);

  return {
    pick,
    mayPick,
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
      if (pick) return choose(row);
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
    /** From a node a new wire; of a wire the end that its row names, the other one stays. */
    pickEnd(row: OutlineRow): boolean {
      if (!editor.mayEdit || rows.length < 2) return false;
      if (row.what === 'node') return begin({ what: 'end', nodeId: row.node.id });
      const wire = { id: row.edge.id, end: row.leads ? 'target' : 'source' } as const;
      return row.parentKey !== null && begin({ what: 'end', nodeId: row.parentKey, wire });
    },
    hasGroup: (row: OutlineRow): boolean =>
      editor.mayEdit && row.what === 'node' && openGroups(editor, row.node).length > 0,
    pickGroup(row: OutlineRow): boolean {
      if (!editor.mayEdit || row.what !== 'node') return false;
      if (openGroups(editor, row.node).length > 0) return begin({ what: 'group', nodeId: row.node.id });
      notices.show({ tone: 'told', title: t('outline.noGroup') });
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
      if (!pick) onClose();
      setPick(null);
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

/** What is asked of whoever picks. */
export const pickWords = ({ what, wire }: Pick) =>
  wire ? 'connecting.carried' : what === 'end' ? 'outline.pickEnd' : 'outline.pickGroup';

const titleOf = (row: OutlineRow): string => (row.what === 'node' ? row.node.title : row.other.title);
