import {
  ArrowLeftRight,
  BookOpen,
  BookOpenText,
  Highlighter,
  Spline,
  TextCursorInput,
  Waves,
  ZapOff,
  type LucideIcon,
} from 'lucide-react';
import { depthOf } from '#contract/board/depth.ts';
import type { Depth } from '#contract/board/depths.ts';
import { mayRewire } from '../../editor/rules/locking.ts';
import type { WireEnd } from '../../editor/rules/wires.ts';
import { describe, reverse } from '../../editor/commands/wires.ts';
import type { SceneEdge } from '../../editor/scene.ts';
import { bringsSource } from '../engine/wire-label.ts';
import { openLabel } from '../../editor/commands/open-label.ts';
import type { ActionContext, ActionLabel, BoardAction } from './action.ts';
import { letter, type Chord } from '../../lib/chord.ts';
import { afterMenu } from '../../board-context/chosen.ts';

const wiresOf = ({ editor }: Pick<ActionContext, 'editor'>, ids: Iterable<string>): SceneEdge[] =>
  [...ids].flatMap((id) => (mayRewire(editor, id) && editor.scene.edge(id)) || []);
const hasWires = (context: ActionContext, ids: ReadonlySet<string>): boolean => wiresOf(context, ids).length > 0;

const sourceWires = (context: ActionContext, ids: Iterable<string>) => wiresOf(context, ids).filter(bringsSource);

/** The levels that not all of these wires have already. */
const depthAction = (depth: Depth, label: ActionLabel, icon: LucideIcon): BoardAction => ({
  id: `depth ${depth}`,
  label,
  icon,
  keys: [],
  section: 'arrange',
  menus: ['edge'],
  changes: true,
  isOffered: (context, ids) => sourceWires(context, ids).some(({ edge }) => depthOf(edge) !== depth),
  run: (context, ids) =>
    describe(
      context.editor,
      sourceWires(context, ids).map(({ edge }) => edge.id),
      { depth },
    ),
});

/** Carries one end of the wire to another card, without drawing. */
const carrying = (end: WireEnd, label: ActionLabel, key: Chord): BoardAction => ({
  id: `carry ${end}`,
  label,
  icon: Spline,
  keys: [key],
  section: 'arrange',
  menus: ['edge'],
  changes: true,
  isOffered: (context, ids) => ids.size === 1 && hasWires(context, ids) && context.editor.scene.nodeCount > 2,
  run(context, ids) {
    const [wire] = wiresOf(context, ids);
    if (!wire) return;
    const { id, source, target } = wire.edge;
    const from = [end === 'source' ? target : source];
    context.panels.open({ what: 'connect', from, carries: { wire: id, end } });
  },
});

export const wireActions: readonly BoardAction[] = [
  depthAction('full', 'depthFull', BookOpen),
  depthAction('summary', 'depthSummary', BookOpenText),
  depthAction('highlights', 'depthHighlights', Highlighter),
  depthAction('off', 'depthOff', ZapOff),
  {
    id: 'label-wire',
    label: 'labelWire',
    icon: TextCursorInput,
    keys: [{ key: 'F2', shift: 'any' }, { key: 'Enter' }],
    section: 'edit',
    menus: ['edge'],
    changes: true,
    isOffered: (context, ids) => ids.size === 1 && hasWires(context, ids),
    run({ editor }, ids) {
      const [id] = ids;
      if (id !== undefined) afterMenu(() => openLabel(editor, id));
    },
  },
  carrying('target', 'carryTarget', letter('L')),
  carrying('source', 'carrySource', letter('L', { alt: true })),
  {
    id: 'flow-wire',
    label: 'flowWire',
    icon: Waves,
    keys: [],
    section: 'arrange',
    menus: ['edge'],
    changes: true,
    isOffered: hasWires,
    run(context, ids) {
      const wires = wiresOf(context, ids).map(({ edge }) => edge);
      const own = wires.map(({ id }) => id);
      describe(context.editor, own, { animated: !wires.every(({ animated }) => animated) });
    },
  },
  {
    id: 'reverse-wire',
    label: 'reverseWire',
    icon: ArrowLeftRight,
    keys: [],
    section: 'arrange',
    menus: ['edge'],
    changes: true,
    isOffered: hasWires,
    run(context, ids) {
      const { editor, notices, t } = context;
      const own = wiresOf(context, ids).map(({ edge }) => edge.id);
      if (reverse(editor, own) === 0) notices.show({ tone: 'told', title: t('connectionRefused.already-connected') });
    },
  },
];
