import { mayRewire } from '../../editor/rules/locking.ts';
import { useState } from 'react';
import type { WireEnd } from '../../editor/rules/wires.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import { sayCarried, sayTied } from '../actions/say-wired.ts';
import { useWiredMails } from '../wires/read-wired-mails.ts';
import { announce } from '../../lib/announce.ts';
import { connectAll } from '../../editor/commands/connect.ts';
import { openGroups, putIntoGroup } from '../../editor/commands/membership.ts';
import { reconnect } from '../../editor/commands/wires.ts';
import { useEngine } from '../engine/use-engine.ts';
import { idsOf, type OutlineRow } from './outline-rows.ts';
import type { Rows } from './use-rows.ts';

/**
 * Another row is looked for: the end of new wires `from` these nodes, or of the wire that `carries` says, whose other end is
 * there; or the group to go into.
 */
export type Pick =
  | { what: 'end'; from: readonly string[]; carries?: { wire: string; end: WireEnd } }
  | { what: 'group'; nodeId: string };

/** How another row is looked for. Each action answers whether it did something. */
export function usePicking({ goTo, setOpen }: Rows, focusTree: () => void) {
  const context = useActionContext();
  const { editor } = context;
  const t = useWords('outline');
  const wires = useWords('wires');
  const readMails = useWiredMails();
  const notices = useNotices();
  const say = useAsking();
  const [pick, setPick] = useState<Pick | null>(null);

  const mayPick = (row: OutlineRow): boolean => {
    if (!pick || row.what !== 'node') return false;
    if (pick.what === 'end') return !pick.from.includes(row.node.id);
    const node = editor.node(pick.nodeId);
    return node !== undefined && openGroups(editor, node).some((group) => group.id === row.node.id);
  };
  const begin = (next: Pick): boolean => {
    setPick(next);
    announce(say(next));
    focusTree();
    return true;
  };
  const choose = (row: OutlineRow): boolean => {
    if (!pick || row.what !== 'node' || !mayPick(row)) {
      announce(t('refused'));
      return true;
    }
    if (pick.what === 'end') lead(pick, row.node.id);
    else if (putIntoGroup(editor, pick.nodeId, row.node.id)) {
      setOpen(row.node.id, true);
      goTo(pick.nodeId);
      announce(t('joined', { group: row.node.title }));
    }
    setPick(null);
    return true;
  };
  const lead = ({ from, carries }: Pick & { what: 'end' }, target: string) => {
    if (carries) {
      const verdict = reconnect(editor, carries.wire, carries.end, { nodeId: target, handle: null });
      sayCarried(context, wires('moved'), verdict);
    } else {
      const verdicts = connectAll(editor, from, target);
      const said = verdicts.find(({ ok }) => ok) ?? verdicts[0];
      if (said) sayTied(context, said);
      if (said?.ok) readMails(from, target);
      from.forEach((id) => setOpen(id, true));
    }
    if (from[0] !== undefined) goTo(from[0]);
  };
  /** The other end of the wire stays. */
  const pickCarried = (end: WireEnd) => (row: OutlineRow) => {
    if (!editor.mayEdit || row.what !== 'wire' || editor.scene.nodeCount < 3) return false;
    const { id, source, target } = row.edge;
    if (!mayRewire(editor, id)) return false;
    return begin({ what: 'end', from: [end === 'source' ? target : source], carries: { wire: id, end } });
  };

  return {
    pick,
    mayPick,
    choose,
    stopPicking: () => setPick(null),
    pickEnd(row: OutlineRow): boolean {
      const from = [...idsOf(row, editor.selection())].filter((id) => editor.node(id));
      return editor.mayEdit && from.length < editor.scene.nodeCount && begin({ what: 'end', from });
    },
    pickSource: pickCarried('source'),
    pickTarget: pickCarried('target'),
    hasGroup: (row: OutlineRow): boolean =>
      editor.mayEdit && row.what === 'node' && openGroups(editor, row.node).length > 0,
    pickGroup(row: OutlineRow): boolean {
      if (!editor.mayEdit || row.what !== 'node') return false;
      if (openGroups(editor, row.node).length > 0) return begin({ what: 'group', nodeId: row.node.id });
      notices.show({ tone: 'told', title: t('noGroup') });
      return true;
    },
  };
}

/** What is asked of whoever picks. */
export function useAsking(): (pick: Pick) => string {
  const t = useWords('outline');
  const connecting = useWords('keyboardA11y');
  const { editor } = useEngine();
  const titleOf = (id: string | undefined) => editor.node(id ?? '')?.title ?? '';
  return (pick) => {
    if (pick.what === 'group') return t('pickGroup', { title: titleOf(pick.nodeId) });
    if (pick.from.length > 1) return connecting('connecting.fromMany', { count: pick.from.length });
    const title = titleOf(pick.from[0]);
    return pick.carries ? connecting('connecting.carried', { title }) : t('pickEnd', { title });
  };
}
