import { no, yes, type Verdict } from '../base/verdict.ts';
import type { Board, BoardNode } from './board.schema.ts';
import type { BoardChange } from './changes.ts';
import type { Point } from './geometry.ts';
import { findGroupCandidate } from './group-candidate.ts';
import { nodeKinds, toNodeKind } from './kinds/index.ts';
import { rectOf } from './sizes.ts';

type JoinRefusal = 'ai-chat' | 'group-in-group' | 'not-a-group';

/** Whether the node may become a member of the group. AI chats may not, groups do not nest. */
export function mayJoin(node: BoardNode, group: BoardNode): Verdict<BoardNode, JoinRefusal> {
  if (toNodeKind(group.type) !== 'group') return no('not-a-group');
  const kind = toNodeKind(node.type, node.metadata);
  if (kind === 'ai-chat') return no('ai-chat');
  return nodeKinds[kind].mayJoinGroup ? yes(group) : no('group-in-group');
}

/** The nodes of a group, in the order of the board. */
export const membersOf = (board: Board, groupId: string): BoardNode[] =>
  board.nodes.filter((n) => n.parentId === groupId);

/** The group over which the node was dropped at `position`; null when it was dropped over nothing. */
export function findDropGroup(board: Board, node: BoardNode, position: Point): BoardNode | null {
  const groups = board.nodes.filter((n) => n.id !== node.id && toNodeKind(n.type) === 'group');
  const rect = { ...rectOf(node), ...position };
  return (
    findGroupCandidate(
      rect,
      groups.map((group) => ({ ...rectOf(group), id: group.id, group })),
    )?.group ?? null
  );
}

/** The top strip of a group, where its title stands; whoever joins is put below it. */
export const GROUP_HEAD_PX = 52;

/** The position within the group, moved down as far as needed to leave the group's title free. */
export const belowHead = (group: BoardNode, position: Point): Point => ({
  x: position.x,
  y: Math.max(position.y, group.position.y + GROUP_HEAD_PX),
});

/**
 * What dropping a node at `position` changes: it moves there, joins the group it lies over, below that one's title, or
 * leaves the one it was dragged out of. A refused join still moves the node; the verdict says why it did not join.
 */
export function dropNode(
  board: Board,
  node: BoardNode,
  position: Point,
): { changes: BoardChange[]; refusal: JoinRefusal | null } {
  const group = findDropGroup(board, node, position);
  const verdict = group ? mayJoin(node, group) : null;
  const parentId = verdict?.ok ? verdict.value.id : null;
  const at = verdict?.ok ? belowHead(verdict.value, position) : position;
  return {
    changes: [
      { do: 'patch-node', id: node.id, patch: { position: at, ...(parentId !== node.parentId && { parentId }) } },
    ],
    refusal: verdict && !verdict.ok && verdict.reason === 'ai-chat' ? verdict.reason : null,
  };
}

/** Moving a group moves its members by the same way. */
export function moveGroup(board: Board, group: BoardNode, position: Point): BoardChange[] {
  const dx = position.x - group.position.x;
  const dy = position.y - group.position.y;
  return [
    { do: 'patch-node', id: group.id, patch: { position } },
    ...membersOf(board, group.id).map((member): BoardChange => ({
      do: 'patch-node',
      id: member.id,
      patch: { position: { x: member.position.x + dx, y: member.position.y + dy } },
    })),
  ];
}
