import {
  Copy,
  ListChecks,
  PencilLine,
  Redo2,
  Save,
  SquareDashedMousePointer,
  SquarePen,
  SquareX,
  Trash2,
  Undo2,
} from 'lucide-react';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { isLocked, mayRemove, mayRewire } from '../../editor/rules/locking.ts';
import { duplicable, duplicate } from '../../editor/commands/duplicate.ts';
import { mayRename } from '../../editor/commands/rename.ts';
import type { SceneNode } from '../../editor/scene.ts';
import type { TextField } from '../../editor/text-print.ts';
import { isCoarse } from '../../lib/coarse.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { letter, type Chord } from '../../lib/chord.ts';
import { cardIdAt, focusCard, isCardElement } from '../../board-context/focus-card.ts';
import { afterMenu, cardsOf, onlyCardOf } from '../../board-context/chosen.ts';
import { removeAndSay } from '../../board-context/remove-and-say.ts';

const ENTER: Chord = { key: 'Enter' };
const F2: Chord = { key: 'F2', shift: 'any' };

/** A text or a memo: what is written in it is what people come for. */
const isNote = ({ kind }: SceneNode): boolean => nodeKinds[kind].view === 'note';
/** A memo has no title on its card. */
const hasTitle = ({ kind }: SceneNode): boolean => kind !== 'sticky';

/** Opens a field of the only selected card; offered for the cards that it `isFor`. */
const opening = (
  field: TextField,
  isFor: (card: SceneNode) => boolean,
  row: Pick<BoardAction, 'id' | 'label' | 'icon' | 'keys' | 'menus' | 'sheetLine'>,
): BoardAction => {
  const opened = (context: ActionContext, ids: ReadonlySet<string>): string | null => {
    const card = onlyCardOf(context, ids);
    return card && isFor(card) && mayRename(context.editor, card.id) ? card.id : null;
  };
  return {
    ...row,
    section: 'edit',
    changes: true,
    isOffered: (context, ids) => opened(context, ids) !== null,
    run(context, ids) {
      const id = opened(context, ids);
      if (id === null) return;
      const { editor } = context;
      afterMenu(() => {
        if (field === 'title') editor.focusTitle(id);
        else editor.focusContent(id);
        editor.redraw([id]);
      });
    },
  };
};

/** Whoever stands on a card stands on what has come back, where that is what is selected now. */
function stepping({ editor, engine }: ActionContext, step: () => void): void {
  const stood = isCardElement(document.activeElement) ? cardIdAt(document.activeElement) : null;
  step();
  const [first, ...others] = cardsOf({ editor }, editor.selection());
  if (stood === null || !first || [first, ...others].some(({ id }) => id === stood)) return;
  focusCard({ editor, engine }, first.id);
}

export const editActions: readonly BoardAction[] = [
  {
    id: 'undo',
    label: 'undo',
    icon: Undo2,
    keys: [letter('Z', { ctrl: true })],
    section: 'edit',
    menus: ['bar'],
    changes: true,
    repeats: true,
    isOffered: ({ editor }) => editor.canUndo(),
    run: (context) => stepping(context, () => context.editor.undo()),
  },
  {
    id: 'redo',
    label: 'redo',
    icon: Redo2,
    keys: [letter('Y', { ctrl: true }), letter('Z', { ctrl: true, shift: true })],
    section: 'edit',
    menus: ['bar'],
    changes: true,
    repeats: true,
    isOffered: ({ editor }) => editor.canRedo(),
    run: (context) => stepping(context, () => context.editor.redo()),
  },
  opening('content', isNote, {
    id: 'edit-content',
    label: 'editContent',
    icon: SquarePen,
    keys: [ENTER],
    menus: ['node'],
  }),
  opening('title', hasTitle, { id: 'edit-title', label: 'editTitle', icon: PencilLine, keys: [F2], menus: ['node'] }),
  opening('title', (card) => !isNote(card), {
    id: 'edit-only-title',
    label: 'editOnly',
    sheetLine: 'editOnly',
    icon: PencilLine,
    keys: [ENTER],
    menus: [],
  }),
  opening('content', (card) => !hasTitle(card), {
    id: 'edit-only-content',
    label: 'editOnly',
    sheetLine: 'editOnly',
    icon: SquarePen,
    keys: [F2],
    menus: [],
  }),
  {
    id: 'duplicate',
    label: 'duplicate',
    icon: Copy,
    keys: [letter('D', { ctrl: true })],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: ({ editor }, ids) => duplicable(editor, ids).length > 0,
    run: ({ editor }, ids) => duplicate(editor, ids),
  },
  {
    id: 'remove',
    label: 'remove',
    icon: Trash2,
    keys: [
      { key: 'Delete', shift: 'any' },
      { key: 'Backspace', shift: 'any' },
    ],
    section: 'edit',
    menus: ['node', 'edge'],
    changes: true,
    isDangerous: true,
    isOffered: ({ editor }, ids) =>
      [...ids].some((id) => {
        const node = editor.node(id);
        return node ? mayRemove(editor, node) : editor.scene.edge(id) && mayRewire(editor, id);
      }),
    run: removeAndSay,
  },
  {
    id: 'select-all',
    label: 'selectAll',
    icon: SquareDashedMousePointer,
    keys: [letter('A', { ctrl: true })],
    section: 'edit',
    menus: ['ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => editor.scene.nodeCount > 0,
    run: ({ editor }) =>
      editor.select([...editor.scene.entries()].flatMap((card) => (isLocked(card.node) ? [] : [card.id]))),
  },
  {
    id: 'pick',
    label: 'pick',
    icon: ListChecks,
    keys: [],
    section: 'edit',
    menus: ['node', 'ground', 'bar'],
    changes: false,
    isOffered: ({ editor }) => isCoarse() && editor.scene.nodeCount > 1,
    run: ({ panels }) => panels.open({ what: 'pick' }),
  },
  {
    id: 'leave',
    label: 'leave',
    icon: SquareX,
    keys: [{ key: 'Escape', shift: 'any' }],
    section: 'edit',
    menus: [],
    changes: false,
    isOffered: ({ editor, panels }) => editor.selection().size > 0 || panels.read().isZen,
    run({ editor, panels }) {
      if (editor.selection().size > 0) editor.select([]);
      else panels.setZen(false);
    },
  },
  {
    id: 'save',
    label: 'save',
    icon: Save,
    keys: [letter('S', { ctrl: true })],
    section: 'keep',
    menus: ['bar'],
    changes: true,
    isOffered: () => true,
    run: ({ tools }) => tools.save(),
  },
];
