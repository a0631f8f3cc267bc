import { MessageSquareText } from 'lucide-react';
import { commentCommands } from '../../board-context/comment-commands.ts';
import { letter } from '../../lib/chord.ts';
import type { BoardAction } from './action.ts';

const common = { icon: MessageSquareText, section: 'go', menus: [], changes: false } as const;

export const commentActions: readonly BoardAction[] = [
  {
    ...common,
    id: 'comment',
    section: 'create',
    label: 'comment',
    keys: [letter('M')],
    menus: ['node', 'bar'],
    isOffered: commentCommands.isHeard,
    run: () => commentCommands.ask('place'),
  },
  {
    ...common,
    id: 'comment-next',
    label: 'commentNext',
    keys: [{ key: 'ArrowDown', alt: true }],
    isOffered: commentCommands.isHeard,
    run: () => commentCommands.ask('next'),
  },
  {
    ...common,
    id: 'comment-previous',
    label: 'commentPrevious',
    keys: [{ key: 'ArrowUp', alt: true }],
    isOffered: commentCommands.isHeard,
    run: () => commentCommands.ask('previous'),
  },
];
