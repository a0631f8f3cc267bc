import { Download } from 'lucide-react';
import type { ActionLabel, BoardAction } from './action.ts';
import { afterMenu } from '../../board-context/chosen.ts';

const exporting = (format: 'md' | 'json', label: ActionLabel): BoardAction => ({
  id: `export ${format}`,
  label,
  icon: Download,
  keys: [],
  section: 'keep',
  menus: ['ground', 'bar'],
  changes: false,
  isOffered: ({ editor }) => editor.scene.nodeCount > 0,
  run: ({ panels }) => afterMenu(() => panels.open({ what: 'export', format })),
});

export const exportActions: readonly BoardAction[] = [
  exporting('md', 'exportMarkdown'),
  exporting('json', 'exportJson'),
];
