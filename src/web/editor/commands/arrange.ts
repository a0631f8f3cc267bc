import { align, distribute, type AlignWay, type DistributeWay } from '../rules/align.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Point } from '#contract/board/geometry.ts';
import { findDropGroup, moveGroup } from '#contract/board/grouping.ts';
import { isLocked } from '../rules/locking.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';

/** What is moved as a whole when these are arranged: free cards, and groups with their members. */
export function unitsOf(editor: BoardEditor, ids: ReadonlySet<string>): SceneNode[] {
  return [...ids].flatMap((id) => {
    const card = editor.scene.entry(id);
    const isTop = card && !(card.node.parentId !== null && ids.has(card.node.parentId));
    return isTop && !card.isHidden && !isLocked(card.node) ? card : [];
  });
}

/** Puts the cards in line with the outermost of them, as one step. */
export const alignCards = (editor: BoardEditor, ids: ReadonlySet<string>, way: AlignWay): void =>
  editor.commit(movesTo(editor, align(unitsOf(editor, ids), way)));

/** Makes the gaps between the cards equal, as one step. */
export const distributeCards = (editor: BoardEditor, ids: ReadonlySet<string>, way: DistributeWay): void =>
  editor.commit(movesTo(editor, distribute(unitsOf(editor, ids), way)));

/** What brings the cards there: members follow their group, and a card that leaves its group's frame leaves the group. */
export function movesTo(editor: BoardEditor, places: ReadonlyMap<string, Point>): BoardChange[] {
  return [...places].flatMap(([id, place]): BoardChange[] => {
    const entry = editor.scene.entry(id);
    const to = { x: Math.round(place.x), y: Math.round(place.y) };
    if (!entry || (entry.node.position.x === to.x && entry.node.position.y === to.y)) return [];
    if (entry.kind === 'group') return moveGroup(editor.scene.around(id), entry.node, to);
    const leaves = !staysInGroup(editor, entry.node, to);
    return [{ do: 'patch-node', id, patch: { position: to, ...(leaves && { parentId: null }) } }];
  });
}

function staysInGroup(editor: BoardEditor, node: BoardNode, to: Point): boolean {
  const group = node.parentId === null ? undefined : editor.scene.node(node.parentId);
  return !group || findDropGroup({ nodes: [group], edges: [] }, node, to) !== null;
}

/** What a tidy layout would place anew: the chosen cards, by the group they are in; of one group alone, its members. */
export function tidyParts(editor: BoardEditor, ids: ReadonlySet<string>): SceneNode[][] {
  const units = unitsOf(editor, ids);
  const [only] = units;
  const chosen =
    only?.kind === 'group' && units.length === 1
      ? unitsOf(editor, new Set(editor.scene.membersOf(only.id).map((member) => member.id)))
      : units;
  return [...Map.groupBy(chosen, (card) => card.node.parentId).values()].filter((part) => part.length > 1);
}
