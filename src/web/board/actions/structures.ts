import { ChartGantt } from 'lucide-react';
import { structuredIn } from '../../node-views/structure/structured.ts';
import type { BoardAction } from './action.ts';
import { afterMenu } from '../../board-context/chosen.ts';

export const structureActions: readonly BoardAction[] = [
  {
    id: 'compare-structures',
    label: 'compareStructures',
    icon: ChartGantt,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: false,
    isOffered: ({ editor }, ids) => structuredIn(ids, editor).length > 1,
    run: ({ panels }, ids) => {
      const chosen = [...ids];
      afterMenu(() => panels.open({ what: 'compare-structures', ids: chosen }));
    },
  },
];
