import type { BoardChange } from '#contract/board/changes.ts';
import { GUEST_CHANGES, readGuestChange, type GuestRefusal } from '#contract/board/guest-changes.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

/** Why a guest may not do all of a gesture; null where he may. */
export function refusalOf({ scene }: Pick<BoardEditor, 'scene'>, changes: readonly BoardChange[]): GuestRefusal | null {
  if (changes.length > GUEST_CHANGES) return 'too-large';
  for (const change of changes) {
    const id = change.do === 'add-node' ? change.node.id : change.do === 'add-edge' ? change.edge.id : change.id;
    const wire = scene.edge(id)?.edge;
    const part = {
      nodes: [scene.node(id) ?? []].flat(),
      edges: wire ? [wire] : change.do === 'remove-node' ? scene.edgesOf(id) : [],
    };
    const verdict = readGuestChange(part, change);
    if (!verdict.ok) return verdict.reason;
  }
  return null;
}

/**
 * Menus, keys and buttons ask `may`; from now on only what a guest may do is done on this board, a gesture as a whole or not at all; `tell` hears why not, after
 * what the gesture itself says.
 */
export function restrictToGuest(editor: BoardEditor, tell: (refusal: GuestRefusal) => void): void {
  const { commit } = editor;
  editor.may = (changes) => editor.mayEdit && refusalOf(editor, changes) === null;
  editor.commit = (changes, options) => {
    const refusal = refusalOf(editor, changes);
    if (refusal === null) commit(changes, options);
    else queueMicrotask(() => tell(refusal));
  };
}

/** What a guest finds in menus and behind keys of all that changes a board; the tools he has are asked for themselves. */
const ALLOWED = [
  'tool',
  'add-connected',
  'undo',
  'redo',
  'cut',
  'paste',
  'paste-text',
  'duplicate',
  'remove',
  'edit-content',
  'edit-title',
  'edit-only-content',
  'edit-only-title',
  'group',
  'ungroup',
  'connect',
  'connect-to-chat',
  'tidy',
  'align',
  'distribute',
  'stack',
  'colour-memo',
  'colour-wire',
  'label-wire',
  'flow-wire',
  'reverse-wire',
  'carry',
];

/** What needs an account, though it changes nothing. */
const FOR_MEMBERS = ['share', 'palette', 'history', 'save-template', 'originality'];

/** Whether a guest has an action; `mayCopy`: he may take along what he sees. Actions of one kind share the first word of their ids. */
export function isForGuests({ id, changes }: { id: string; changes: boolean }, mayCopy: boolean): boolean {
  const [kind = ''] = id.split(' ');
  if (kind === 'export') return mayCopy;
  return changes ? ALLOWED.includes(kind) : !FOR_MEMBERS.includes(kind);
}
