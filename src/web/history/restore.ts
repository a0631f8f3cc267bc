import type { Board } from '#contract/board/board.schema.ts';
import { historyApi } from '#contract/history/history.api.ts';
import { planRestore } from '#contract/history/plan-restore.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { call } from '../lib/api.ts';

/**
 * Brings the board, or the chosen nodes, to what they were, as one step of this tab, after a mark of the board as it stands;
 * answers how to take it back. Null where there was nothing to do.
 */
export async function restoreBoard(
  editor: BoardEditor,
  then: Board,
  chosen: ReadonlySet<string> | null,
  markName: string,
): Promise<(() => void) | null> {
  if (planRestore(editor.scene.board(), then, chosen).length === 0) return null;
  editor.flush();
  const body = { id: crypto.randomUUID(), kind: 'restore' as const, name: markName };
  await call(historyApi.addMark, { params: { boardId: editor.boardId }, body });
  const before = editor.newestGesture();
  editor.commit(planRestore(editor.scene.board(), then, chosen), { passesLocks: true });
  const gesture = editor.newestGesture();
  return gesture === null || gesture === before ? null : () => editor.undoOf(gesture);
}
