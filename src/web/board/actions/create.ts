import { CornerDownRight, Telescope } from 'lucide-react';
import { addConnected } from '../../editor/commands/add-connected.ts';
import { makeable } from '../../editor/commands/makeable.ts';
import { madeKeys, toolKinds, type MadeKind } from '../../editor/tool-kinds.ts';
import type { ActionLabel, BoardAction } from './action.ts';
import { letter } from '../../lib/chord.ts';
import { afterMenu, onlyCardOf } from '../../board-context/chosen.ts';

export const createLabels: Record<MadeKind, ActionLabel> = {
  text: 'createText',
  sticky: 'createMemo',
  youtube: 'createVideo',
  instagram: 'createPost',
  website: 'createWebsite',
  file: 'createFile',
  'ai-chat': 'createChat',
  group: 'createGroup',
};

/** Single letters that make things: only while nobody types (`isTyping`) or composes (`isPressed`). */
const making = (kind: MadeKind): BoardAction => ({
  id: `tool ${kind}`,
  label: createLabels[kind],
  icon: kind,
  keys: [letter(madeKeys[kind])],
  section: 'create',
  menus: ['ground'],
  changes: true,
  isOffered: ({ tools }) => makeable(tools.offered).includes(kind),
  run: ({ tools, at }) => tools.use(kind, at ?? undefined),
});

export const createActions: readonly BoardAction[] = [
  ...makeable(toolKinds).map(making),
  {
    id: 'research',
    label: 'startResearch',
    icon: Telescope,
    keys: [],
    section: 'create',
    menus: ['ground', 'bar'],
    changes: true,
    isOffered: ({ tools }) => tools.offered.includes('ai-chat'),
    run: ({ panels, at }) => afterMenu(() => panels.open({ what: 'research', at })),
  },
  {
    id: 'add-connected',
    label: 'addConnected',
    icon: CornerDownRight,
    keys: [{ key: 'Tab' }],
    section: 'create',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => onlyCardOf(context, ids) !== null,
    run(context, ids) {
      const card = onlyCardOf(context, ids);
      if (card) afterMenu(() => void addConnected(context.editor, card.id, context.language));
    },
  },
];
