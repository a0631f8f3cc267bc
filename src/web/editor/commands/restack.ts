import { backward, forward, toBack, toFront } from '../rules/stacking.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';

const ways = { front: toFront, back: toBack, forward, backward } as const;
export type StackWay = keyof typeof ways;

/** So many cards that lie on each other are put in order by one step; of a larger heap the nearest. */
const MOST_NEAR = 300;

/** Moves these cards in the order of what lies over what, as one step; groups stay below everything else. */
export function restack(editor: BoardEditor, ids: ReadonlySet<string>, way: StackWay): void {
  const isWhole = way === 'front' || way === 'back';
  const cards = isWhole ? [...editor.scene.entries()] : heapOf(editor, ids);
  const nodes = cards.sort((a, b) => a.age - b.age).map((card) => card.node);
  editor.commit(ways[way](nodes, ids));
}

/** The cards that can be seen to lie over or under these, directly or by others between them. */
function heapOf({ scene }: BoardEditor, ids: Iterable<string>): SceneNode[] {
  const heap = new Set([...ids].flatMap((id) => scene.entry(id) ?? []));
  for (const card of heap) {
    if (heap.size >= MOST_NEAR) break;
    for (const near of scene.query(card)) heap.add(near);
  }
  return [...heap];
}
