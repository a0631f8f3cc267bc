import {
  EllipsisVertical,
  Expand,
  Focus,
  Hand,
  Keyboard,
  LocateFixed,
  Maximize,
  MousePointer2,
  Scan,
  Search,
  Users,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { boundsOf } from '#contract/board/geometry.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { SEARCH_CODE } from '../../shell/open-search.ts';
import { pointerKeys, type PointerMode } from '../engine/pointer-mode.ts';
import { workPlaces } from '../../board-context/work-places.ts';
import { menuByKey } from './menu-place.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { letter, type Chord } from '../../lib/chord.ts';
import { cardsOf, onlyCardOf } from '../../board-context/chosen.ts';

const FLIGHT_MS = 220;
const ZOOM_STEP = 1.25;

const pointerIcons = { select: MousePointer2, hand: Hand } as const;

const pointing = (mode: PointerMode): BoardAction => ({
  id: `point ${mode}`,
  label: mode === 'hand' ? 'pointHand' : 'pointSelect',
  icon: pointerIcons[mode],
  keys: [letter(pointerKeys[mode])],
  section: 'view',
  menus: [],
  changes: false,
  isOffered: () => true,
  run: ({ engine }) => engine.setPointerMode(mode),
});

const held = (key: string, others: Omit<Chord, 'key'> = {}): Chord[] => [
  { key, shift: 'any', ...others },
  { key, ctrl: true, shift: 'any', ...others },
];

const fitSelection = ({ editor }: ActionContext, ids: ReadonlySet<string>): void => {
  const bounds = boundsOf(cardsOf({ editor }, ids));
  if (bounds) editor.camera.fit(bounds, FLIGHT_MS);
};

export const lookActions: readonly BoardAction[] = [
  {
    id: 'fit',
    label: 'fit',
    icon: Maximize,
    keys: [{ code: 'Digit1', shift: true }, { code: 'Digit1' }],
    section: 'view',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => editor.scene.nodeCount > 0,
    run: ({ tools }) => tools.fit(),
  },
  {
    id: 'fit-selection',
    label: 'fitSelection',
    icon: Scan,
    keys: [{ code: 'Digit2', shift: true }],
    section: 'view',
    menus: ['node'],
    changes: false,
    isOffered: (context, ids) => cardsOf(context, ids).length > 0,
    run: fitSelection,
  },
  {
    id: 'back-to-work',
    label: 'backToWork',
    icon: LocateFixed,
    keys: [{ code: 'Digit3', shift: true }],
    section: 'view',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => workPlaces.read(editor.boardId) !== null,
    run({ editor }) {
      const place = workPlaces.read(editor.boardId);
      if (place) editor.camera.centreOn(place, place.zoom, FLIGHT_MS);
    },
  },
  {
    id: 'zoom-full',
    label: 'zoomFull',
    icon: Search,
    keys: [{ code: 'Digit0', shift: true }],
    section: 'view',
    menus: [],
    changes: false,
    isOffered: () => true,
    run: ({ editor: { camera } }) => camera.zoomBy(1 / camera.aimed().zoom, FLIGHT_MS),
  },
  {
    id: 'zoom-in',
    label: 'zoomIn',
    icon: ZoomIn,
    keys: [...held('+'), ...held('=')],
    section: 'view',
    menus: [],
    changes: false,
    isOffered: () => true,
    run: ({ editor }) => editor.camera.zoomBy(ZOOM_STEP, FLIGHT_MS),
  },
  {
    id: 'zoom-out',
    label: 'zoomOut',
    icon: ZoomOut,
    keys: [...held('-'), ...held('_')],
    section: 'view',
    menus: [],
    changes: false,
    isOffered: () => true,
    run: ({ editor }) => editor.camera.zoomBy(1 / ZOOM_STEP, FLIGHT_MS),
  },
  {
    id: 'full-view',
    label: 'fullView',
    icon: Expand,
    keys: [letter('F')],
    section: 'view',
    menus: ['node'],
    changes: false,
    isOffered(context, ids) {
      const card = onlyCardOf(context, ids);
      return card !== null && card.kind !== 'group';
    },
    run(context, ids) {
      const card = onlyCardOf(context, ids);
      if (card) context.panels.open({ what: 'full', nodeId: card.id });
    },
  },
  {
    id: 'zen',
    label: 'zen',
    icon: Focus,
    keys: [{ key: '.', ctrl: true, shift: 'any' }],
    section: 'view',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: () => true,
    run: ({ panels }) => panels.setZen(!panels.read().isZen),
  },
  pointing('select'),
  pointing('hand'),
  {
    id: 'menu',
    label: 'menu',
    icon: EllipsisVertical,
    keys: [{ key: 'F10', shift: true }, { key: 'ContextMenu' }],
    section: 'view',
    menus: [],
    changes: false,
    isOffered: () => true,
    run: (context) => context.panels.open(menuByKey(context)),
  },
  {
    id: 'palette',
    label: 'palette',
    sheetLine: 'palette',
    icon: Search,
    keys: [{ code: SEARCH_CODE, ctrl: true }],
    section: 'go',
    menus: [],
    changes: false,
    isNative: true,
    isOffered: () => true,
    run: () => {},
  },
  {
    id: 'share',
    label: 'share',
    icon: Users,
    keys: [{ code: 'KeyE', shift: true }],
    section: 'view',
    menus: [],
    changes: false,
    // The people of a project are kept at the project.
    isOffered: ({ editor }) => 'canvasId' in editor.place,
    run: ({ panels }) => panels.open({ what: 'share' }),
  },
  {
    id: 'shortcuts',
    label: 'shortcuts',
    icon: Keyboard,
    keys: [{ key: '?', shift: 'any' }],
    section: 'view',
    menus: ['ground'],
    changes: false,
    // A finger's menu is no place for keys; a key beside a finger still opens them.
    isOffered: ({ at }) => at === null || !isCoarse(),
    run: ({ panels }) => panels.open({ what: 'shortcuts' }),
  },
];
