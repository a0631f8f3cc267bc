import { useState } from 'react';
import type { WireEnd } from '#contract/board/wires.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { sayCarried, sayTied } from '../actions/say-wired.ts';
import { announce } from '../announce.ts';
import { connect } from '../commands/connect.ts';
import { openGroups, putIntoGroup } from '../commands/membership.ts';
import { reconnect } from '../commands/wires.ts';
import type { OutlineRow } from './outline-rows.ts';
import type { Rows } from './use-rows.ts';

/** Another row is looked for: the end of a new wire or of the `wire` that stands already, or the group to go into. */
export interface Pick {
  what: 'end' | 'group';
  nodeId: string;
  wire?: { id: string; end: WireEnd };
}

/** How another row is looked for. Each deed answers whether it did something. */
export function usePicking({ rows, goTo, setOpen }: Rows, focusTree: () => void) {
  const context = useActionContext();
  const { editor } = context;
  const t = useWords('reach');
  const wires = useWords('wires');
  const notices = useNotices();
  const [pick, setPick] = useState<Pick | null>(null);

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
    sayTied(context, verdict);
    setOpen(source, true);
    goTo(source);
  };
  const carry = (from: string, { id, end }: NonNullable<Pick['wire']>, nodeId: string) => {
    const verdict = reconnect(editor, id, end, { nodeId, handle: null });
    sayCarried(context, wires('moved'), verdict);
    goTo(from);
  };

  return {
    pick,
    mayPick,
    choose,
    stopPicking: () => setPick(null),
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
  };
}

/** What is asked of whoever picks. */
export const pickWords = ({ what, wire }: Pick) =>
  wire ? 'connecting.carried' : what === 'end' ? 'outline.pickEnd' : 'outline.pickGroup';
