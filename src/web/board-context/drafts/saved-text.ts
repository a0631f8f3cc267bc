import { storable } from '../../editor/rules/edits.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { isTooOld, type DraftPlace, type FoundDraft } from './kept-drafts.ts';

/** What the board says at this place; null when its node or wire is not there. */
export function textOn({ scene }: Pick<BoardEditor, 'scene'>, { nodeId, field }: DraftPlace): string | null {
  if (field === 'label') {
    const wire = scene.edge(nodeId);
    return wire ? (wire.edge.label ?? '') : null;
  }
  return scene.node(nodeId)?.[field] ?? null;
}

/** Names without their node, and texts that the board says already, are no loss. */
export function isUnsaved(editor: Pick<BoardEditor, 'scene'>, draft: FoundDraft): boolean {
  const saved = textOn(editor, draft);
  if (saved !== null) return storable(draft.text) !== saved;
  return (
    draft.field === 'content' && draft.whose === 'mine' && draft.text.trim() !== '' && !isTooOld(draft, Date.now())
  );
}
