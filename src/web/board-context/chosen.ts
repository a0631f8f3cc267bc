import type { BoardEditor } from '../editor/board-editor.ts';
import type { SceneNode } from '../editor/scene.ts';

interface OnBoard {
  editor: BoardEditor;
}

/** The cards among these ids, which may be wires too. */
export const cardsOf = ({ editor }: OnBoard, ids: Iterable<string>): SceneNode[] =>
  [...ids].flatMap((id) => editor.scene.entry(id) ?? []);

/** The card where exactly one thing is meant; otherwise null. */
export function onlyCardOf(context: OnBoard, ids: ReadonlySet<string>): SceneNode | null {
  const [card] = cardsOf(context, ids);
  return ids.size === 1 && card ? card : null;
}

/** A menu gives the focus back when it closes; a field that opens takes it after that. */
export const afterMenu = (run: () => void): void => void setTimeout(run, 0);

/** For what takes the focus at once, before another frame. */
export const afterMenuFocus = (run: () => void): void => afterMenu(() => afterMenu(run));
