import { ClipboardCopy, ClipboardPaste, ClipboardType, Scissors } from 'lucide-react';
import { mayRemove } from '../../editor/rules/locking.ts';
import type { BoardAction } from './action.ts';
import { letter } from '../../lib/chord.ts';
import { afterMenu, cardsOf } from '../../board-context/chosen.ts';

/** The keys are the browser's own, which tells of them by events; menus ask the tools. */
export const clipboardActions: readonly BoardAction[] = [
  {
    id: 'copy',
    label: 'copy',
    icon: ClipboardCopy,
    keys: [letter('C', { ctrl: true })],
    section: 'edit',
    menus: ['node'],
    changes: false,
    isNative: true,
    isOffered: (context, ids) => cardsOf(context, ids).length > 0,
    run: ({ tools }) => afterMenu(tools.copy),
  },
  {
    id: 'cut',
    label: 'cut',
    icon: Scissors,
    keys: [letter('X', { ctrl: true })],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isNative: true,
    isOffered: (context, ids) => cardsOf(context, ids).some((card) => mayRemove(context.editor, card.node)),
    run: ({ tools }) => afterMenu(tools.cut),
  },
  {
    id: 'paste',
    label: 'paste',
    icon: ClipboardPaste,
    keys: [letter('V', { ctrl: true })],
    section: 'edit',
    menus: ['ground'],
    changes: true,
    isNative: true,
    isOffered: () => true,
    run: ({ tools, at }) => tools.paste(at),
  },
  {
    id: 'paste-text',
    label: 'pasteText',
    icon: ClipboardType,
    keys: [letter('V', { ctrl: true, shift: true })],
    section: 'edit',
    menus: [],
    changes: true,
    isNative: true,
    isOffered: () => true,
    run: ({ tools, at }) => tools.paste(at),
  },
];
