import {
  BringToFront,
  ChevronsDown,
  ChevronsUp,
  Group,
  Lock,
  LockOpen,
  MoveUpRight,
  SendToBack,
  Spline,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import { isLocked } from '../../editor/rules/locking.ts';
import { connectToChat, nearestChat } from '../../editor/commands/connect-to-chat.ts';
import { groupable, groupTogether } from '../../editor/commands/group.ts';
import { lock } from '../../editor/commands/lock.ts';
import { nudge, nudgeToGrid } from '../../editor/commands/move.ts';
import { restack, type StackWay } from '../../editor/commands/restack.ts';
import { ungroup, ungroupable } from '../../editor/commands/ungroup.ts';
import type { ActionContext, ActionLabel, BoardAction } from './action.ts';
import { letter, type Chord } from '../../lib/chord.ts';
import { afterMenu, cardsOf } from '../../board-context/chosen.ts';
import { sayTied } from './say-wired.ts';

const FAR_PX = 10;
const arrows = [
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
] as const;

const freeCardsOf = (context: ActionContext, ids: Iterable<string>) =>
  cardsOf(context, ids).filter((card) => !isLocked(card.node));

const nudging = (id: string, label: ActionLabel, key: Chord, run: BoardAction['run']): BoardAction => ({
  id,
  label,
  sheetLine: label,
  icon: MoveUpRight,
  keys: [key],
  section: 'arrange',
  menus: [],
  changes: true,
  repeats: true,
  isOffered: (context, ids) => freeCardsOf(context, ids).length > 0,
  run,
});

const stacking = (way: StackWay, label: ActionLabel, icon: LucideIcon, key: Chord): BoardAction => ({
  id: `stack ${way}`,
  label,
  icon,
  keys: [key],
  section: 'arrange',
  menus: way === 'front' || way === 'back' ? ['node'] : [],
  changes: true,
  isOffered: (context, ids) => freeCardsOf(context, ids).length > 0,
  run: (context, ids) => restack(context.editor, new Set(freeCardsOf(context, ids).map((card) => card.id)), way),
});

const locking = (isToLock: boolean): BoardAction => ({
  id: isToLock ? 'lock' : 'unlock',
  label: isToLock ? 'lock' : 'unlock',
  icon: isToLock ? Lock : LockOpen,
  keys: [letter('L', { shift: true })],
  section: 'arrange',
  menus: ['node'],
  changes: true,
  isOffered(context, ids) {
    const cards = cardsOf(context, ids);
    return cards.length > 0 && cards.some((card) => !isLocked(card.node)) === isToLock;
  },
  run: ({ editor }, ids) => lock(editor, ids, isToLock),
});

const sourcesOf = (context: ActionContext, ids: Iterable<string>): string[] =>
  cardsOf(context, ids)
    .filter((card) => card.kind !== 'ai-chat')
    .map((card) => card.id);

export const arrangeActions: readonly BoardAction[] = [
  {
    id: 'group',
    label: 'group',
    icon: Group,
    keys: [letter('G', { ctrl: true })],
    section: 'arrange',
    menus: ['node'],
    changes: true,
    isOffered: ({ editor }, ids) => groupable(editor, ids).length > 0,
    run: ({ editor, language, notices, t }, ids) =>
      afterMenu(() => {
        if (groupTogether(editor, ids, language)) return;
        notices.show({ tone: 'told', title: t('groupTooWide'), text: t('groupTooWideText') });
      }),
  },
  {
    id: 'ungroup',
    label: 'ungroup',
    icon: Ungroup,
    keys: [letter('G', { ctrl: true, shift: true })],
    section: 'arrange',
    menus: ['node'],
    changes: true,
    isOffered: ({ editor }, ids) => ungroupable(editor, ids).length > 0,
    run: ({ editor }, ids) => ungroup(editor, ids),
  },
  {
    id: 'connect-to-chat',
    label: 'connectToChat',
    icon: Spline,
    keys: [],
    section: 'arrange',
    menus: ['node'],
    changes: true,
    isOffered(context, ids) {
      const sources = sourcesOf(context, ids);
      return sources.length > 0 && nearestChat(context.editor, sources) !== null;
    },
    run(context, ids) {
      const { editor } = context;
      const sources = sourcesOf(context, ids);
      const chat = nearestChat(editor, sources);
      if (!chat) return;
      const count = connectToChat(editor, sources, chat.id);
      sayTied(context, count > 0 ? { ok: true } : { ok: false, reason: 'already-connected' });
    },
  },
  stacking('front', 'toFront', BringToFront, { key: ']' }),
  stacking('forward', 'forward', ChevronsUp, { code: 'BracketRight', alt: true }),
  stacking('backward', 'backward', ChevronsDown, { code: 'BracketLeft', alt: true }),
  stacking('back', 'toBack', SendToBack, { key: '[' }),
  locking(true),
  locking(false),
  ...arrows.flatMap(([key, x, y]) => [
    nudging(`nudge ${key}`, 'nudge', { key }, ({ editor }) => nudge(editor, { x, y })),
    nudging(`nudge ${key} far`, 'nudgeFar', { key, shift: true }, ({ editor }) =>
      nudge(editor, { x: x * FAR_PX, y: y * FAR_PX }),
    ),
    nudging(`nudge ${key} to grid`, 'nudgeToGrid', { key, ctrl: true, shift: true }, ({ editor }) =>
      nudgeToGrid(editor, { x, y }),
    ),
  ]),
];
