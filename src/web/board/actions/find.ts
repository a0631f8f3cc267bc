import { TextSearch } from 'lucide-react';
import type { BoardAction } from './action.ts';
import { letter } from '../../lib/chord.ts';

export const findActions: readonly BoardAction[] = [
  {
    id: 'find',
    label: 'find',
    icon: TextSearch,
    keys: [letter('F', { ctrl: true })],
    section: 'go',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => editor.scene.nodeCount > 0,
    run: ({ panels }) => panels.askFind(),
  },
];
