import { LayoutTemplate } from 'lucide-react';
import type { BoardAction } from './action.ts';
import { afterMenu } from '../../board-context/chosen.ts';

export const templateActions: readonly BoardAction[] = [
  {
    id: 'save-template',
    label: 'saveTemplate',
    icon: LayoutTemplate,
    keys: [],
    section: 'keep',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => editor.scene.nodeCount > 0,
    run: ({ panels }) => afterMenu(() => panels.open({ what: 'save-template' })),
  },
];
