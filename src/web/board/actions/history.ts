import { History } from 'lucide-react';
import { afterMenu, onlyCardOf } from '../../board-context/chosen.ts';
import { hasHistory } from '../../board-context/has-history.ts';
import type { BoardAction } from './action.ts';

const noteKinds: ReadonlySet<string> = new Set(['text', 'sticky']);

export const historyActions: readonly BoardAction[] = [
  {
    id: 'history',
    label: 'history',
    icon: History,
    keys: [{ code: 'KeyH', shift: true }],
    section: 'view',
    menus: ['bar'],
    changes: false,
    isOffered: ({ editor }) => editor.mayEdit && hasHistory(),
    run: ({ panels }) => afterMenu(() => panels.open({ what: 'history', nodeId: null })),
  },
  {
    id: 'note-history',
    label: 'noteHistory',
    icon: History,
    keys: [],
    section: 'view',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => hasHistory() && noteKinds.has(onlyCardOf(context, ids)?.kind ?? ''),
    run: (context, ids) => {
      const card = onlyCardOf(context, ids);
      if (card) afterMenu(() => context.panels.open({ what: 'history', nodeId: card.id }));
    },
  },
];
