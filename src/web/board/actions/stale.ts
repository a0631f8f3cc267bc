import { History } from 'lucide-react';
import { staleResults } from '../../node-views/note/source-changes.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { afterMenu } from '../../board-context/chosen.ts';

const countOf = ({ editor }: ActionContext): number => staleResults(editor).length;

export const staleActions: readonly BoardAction[] = [
  {
    id: 'replay-stale',
    label: 'replayStale',
    icon: History,
    keys: [],
    section: 'edit',
    menus: ['ground', 'bar'],
    changes: true,
    isOffered: (context) => context.editor.mayAsk && countOf(context) > 0,
    countOf,
    run: ({ panels }) => afterMenu(() => panels.open({ what: 'replay-stale' })),
  },
];
