import { Footprints, ListTree, Undo2, Waypoints } from 'lucide-react';
import { isLocked } from '../../editor/rules/locking.ts';
import { cardInView, focusCard, standingOn } from '../../board-context/focus-card.ts';
import { neighbourOf, type Direction } from '../../editor/neighbour.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { letter } from '../../lib/chord.ts';
import { cardsOf } from '../../board-context/chosen.ts';

const arrows: readonly [string, Direction][] = [
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
];

/** The focus goes to the next card in this direction; nothing is selected or moved by it. */
function walk(context: ActionContext, direction: Direction): void {
  const from = standingOn(context);
  const to = from ? neighbourOf(context.editor.scene, from, direction) : cardInView(context);
  const next = to ?? from;
  if (next) focusCard(context, next.id);
}

const hasCards = ({ editor }: ActionContext): boolean => editor.scene.nodeCount > 0;
/** The plain arrows move what is selected, as long as it can be moved. */
const movesNothing = (context: ActionContext, ids: ReadonlySet<string>): boolean =>
  !context.editor.mayEdit || cardsOf(context, ids).every((card) => isLocked(card.node));

const common = { icon: Footprints, section: 'go', menus: [], changes: false } as const;

export const walkActions: readonly BoardAction[] = [
  ...arrows.flatMap(([key, direction]): BoardAction[] => [
    {
      ...common,
      id: `walk ${key}`,
      label: 'walk',
      sheetLine: 'walk',
      keys: [{ key, ctrl: true }],
      isOffered: hasCards,
      run: (context) => walk(context, direction),
    },
    {
      ...common,
      id: `walk ${key} freely`,
      label: 'walkFreely',
      sheetLine: 'walkFreely',
      keys: [{ key }],
      isOffered: (context, ids) => hasCards(context) && movesNothing(context, ids),
      run: (context) => walk(context, direction),
    },
  ]),
  {
    ...common,
    id: 'go-back',
    label: 'goBack',
    icon: Undo2,
    sheetLine: 'goBack',
    keys: [{ key: 'ArrowLeft', alt: true }],
    isNative: true,
    isOffered: () => true,
    run: () => {},
  },
  {
    id: 'outline',
    label: 'outline',
    icon: ListTree,
    keys: [{ key: 'F6' }],
    section: 'go',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: () => true,
    run: ({ panels }) => panels.askOutline(),
  },
  {
    id: 'connect',
    label: 'connect',
    icon: Waypoints,
    keys: [letter('L')],
    section: 'arrange',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => context.editor.scene.nodeCount > 1 && startsOf(context, ids).length > 0,
    run: (context, ids) => context.panels.open({ what: 'connect', from: startsOf(context, ids) }),
  },
];

/** The cards from which wires would start: what is selected, else the focused one. */
function startsOf(context: ActionContext, ids: ReadonlySet<string>): string[] {
  const chosen = cardsOf(context, ids).map((card) => card.id);
  if (chosen.length > 0 || typeof document === 'undefined') return chosen;
  const focused = standingOn(context);
  return focused ? [focused.id] : [];
}
