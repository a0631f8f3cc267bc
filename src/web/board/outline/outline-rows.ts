import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { NodeKindId } from '#contract/board/kinds/index.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';

interface InTree {
  /** Unique in the outline: a wire stands below both of its ends. */
  key: string;
  /** 1 for what stands free on the board. */
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  place: number;
  siblings: number;
  parentKey: string | null;
}

export interface NodeRow extends InTree {
  what: 'node';
  node: BoardNode;
  kind: NodeKindId;
  /** Null where there is nothing to open. */
  isOpen: boolean | null;
  members: number;
}

export interface WireRow extends InTree {
  what: 'wire';
  edge: BoardEdge;
  /** The other end, and whether the wire leads there. */
  other: BoardNode;
  leads: boolean;
}

export type OutlineRow = NodeRow | WireRow;

export const idOf = (row: OutlineRow): string => (row.what === 'node' ? row.node.id : row.edge.id);

/** What an action with the row is about: all that is chosen where the row is among it, as on the board. */
export const idsOf = (row: OutlineRow, chosen: ReadonlySet<string>): ReadonlySet<string> =>
  chosen.has(idOf(row)) ? chosen : new Set([idOf(row)]);

/** Whether the row of this node is open: groups are, unless they were closed; others only when they were opened. */
export type IsOpen = (nodeId: string, kind: NodeKindId) => boolean;

const LINE_PX = 120;

/** As one reads: what stands roughly in a line from left to right, the lines from top to bottom. */
const inReadingOrder = (a: SceneNode, b: SceneNode): number =>
  Math.round(a.y / LINE_PX) - Math.round(b.y / LINE_PX) || a.x - b.x || a.y - b.y || a.age - b.age;

/** The board as a list of rows of a tree: groups with their members, and below every node the wires it has. */
export function outlineRows(scene: Scene, isOpen: IsOpen): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const tops = [...scene.entries()].filter((card) => scene.entry(card.node.parentId ?? '') === undefined);
  addNodes(scene, tops, isOpen, { level: 1, parentKey: null, siblings: tops.length }, rows);
  return rows;
}

function addNodes(
  scene: Scene,
  cards: SceneNode[],
  isOpen: IsOpen,
  within: Pick<InTree, 'level' | 'parentKey' | 'siblings'>,
  rows: OutlineRow[],
): void {
  for (const [i, { id, node, kind }] of cards.sort(inReadingOrder).entries()) {
    const members = scene.membersOf(id).flatMap((member) => scene.entry(member.id) ?? []);
    const wires = [...scene.wiresOf(id)];
    const hasMore = members.length + wires.length > 0;
    const opens = hasMore && isOpen(id, kind);
    rows.push({
      ...within,
      what: 'node',
      key: id,
      place: i + 1,
      node,
      kind,
      isOpen: hasMore ? opens : null,
      members: members.length,
    });
    if (!opens) continue;
    const below = { level: within.level + 1, parentKey: id, siblings: members.length + wires.length };
    addNodes(scene, members, isOpen, below, rows);
    for (const [j, { edge, source, target }] of wires.entries()) {
      const leads = source.id === id;
      const other = (leads ? target : source).node;
      rows.push({ ...below, what: 'wire', key: `${id} ${edge.id}`, place: members.length + j + 1, edge, other, leads });
    }
  }
}
