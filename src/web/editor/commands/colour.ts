import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { mayWrite } from '../rules/locking.ts';
import type { Editor } from '../editor.ts';
import { stickyColourOf, type StickyColour } from '../sticky-colours.ts';

/** The memos among these ids whose colour may be changed. */
export const colourable = (editor: Pick<Editor, 'node' | 'may'>, ids: Iterable<string>): BoardNode[] =>
  [...ids].flatMap((id) => {
    const found = editor.node(id);
    return found && toNodeKind(found.type, found.metadata) === 'sticky' && mayWrite(editor, found) ? [found] : [];
  });

/** Gives these memos a colour, as one step; yellow is what a memo has without one. */
export function colourMemos(
  editor: Pick<Editor, 'node' | 'may' | 'commit'>,
  ids: Iterable<string>,
  colour: StickyColour,
): void {
  const others = colourable(editor, ids).filter((memo) => stickyColourOf(memo) !== colour);
  const metadata = { colour: colour === 'yellow' ? null : colour };
  editor.commit(others.map(({ id }) => ({ do: 'patch-node', id, patch: { metadata } })));
}
