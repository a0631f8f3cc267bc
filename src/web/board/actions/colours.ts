import { Palette } from 'lucide-react';
import { colourable } from '../../editor/commands/colour.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { mayRewire } from '../../editor/rules/locking.ts';
import type { BoardAction } from './action.ts';

const wiresAmong = (editor: BoardEditor, ids: Iterable<string>): string[] =>
  [...ids].filter((id) => editor.scene.edge(id) !== undefined && mayRewire(editor, id));

/** Colours are chosen in a panel of their own: a menu that names each of them would be as long as the window. */
export const colourActions: readonly BoardAction[] = [
  {
    id: 'colour-memo',
    label: 'colourMemo',
    icon: Palette,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: ({ editor }, ids) => colourable(editor, ids).length > 0,
    run: ({ editor, panels }, ids) =>
      panels.open({ what: 'colour', of: 'memo', ids: colourable(editor, ids).map(({ id }) => id) }),
  },
  {
    id: 'colour-wire',
    label: 'colourWire',
    icon: Palette,
    keys: [],
    section: 'edit',
    menus: ['edge'],
    changes: true,
    isOffered: ({ editor }, ids) => wiresAmong(editor, ids).length > 0,
    run: ({ editor, panels }, ids) => panels.open({ what: 'colour', of: 'wire', ids: wiresAmong(editor, ids) }),
  },
];
