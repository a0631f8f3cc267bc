import type { Board, BoardEdge, BoardNode } from '../board/board.schema.ts';
import { editNode, patchNode, type BoardChange } from '../board/changes.ts';
import { OrderedMap } from './ordered-map.ts';

/** A board that follows changes as `applyChange` does, in a time that does not grow with the board. */
export class Replay {
  readonly #nodes: OrderedMap<BoardNode>;
  readonly #edges: OrderedMap<BoardEdge>;
  readonly #members = new Map<string, Set<string>>();
  readonly #wires = new Map<string, Set<string>>();

  constructor(board: Board = { nodes: [], edges: [] }) {
    this.#nodes = new OrderedMap(board.nodes);
    this.#edges = new OrderedMap(board.edges);
    for (const node of board.nodes) this.#join(node.parentId, node.id);
    for (const edge of board.edges) this.#wire(edge);
  }

  node = (id: string): BoardNode | undefined => this.#nodes.get(id);
  edge = (id: string): BoardEdge | undefined => this.#edges.get(id);
  membersOf = (groupId: string): string[] => [...(this.#members.get(groupId) ?? [])];
  board = (): Board => ({ nodes: this.#nodes.list(), edges: this.#edges.list() });

  apply(change: BoardChange): void {
    switch (change.do) {
      case 'add-node': {
        const { node, under } = change;
        this.#leave(this.#nodes.get(node.id));
        // It may name itself as its group only where it stood before; no rule of the board lets it.
        const kept = this.#released(node);
        this.#nodes.put(kept, under === node.id ? undefined : under);
        this.#join(kept.parentId, kept.id);
        break;
      }
      case 'patch-node': {
        const node = this.#nodes.get(change.id);
        if (!node) break;
        const next = patchNode(node, this.#released(change.patch));
        this.#nodes.replace(next);
        if (next.parentId === node.parentId) break;
        this.#leave(node);
        this.#join(next.parentId, next.id);
        break;
      }
      case 'edit-text': {
        const node = this.#nodes.get(change.id);
        if (node) this.#nodes.replace(editNode(node, change));
        break;
      }
      case 'remove-node': {
        const node = this.#nodes.get(change.id);
        if (!node) break;
        for (const id of this.membersOf(node.id)) {
          const member = this.#nodes.get(id);
          if (member) this.#nodes.replace({ ...member, parentId: null });
        }
        this.#members.delete(node.id);
        for (const id of this.#wires.get(node.id) ?? []) this.#cut(id);
        this.#leave(node);
        this.#nodes.delete(node.id);
        break;
      }
      case 'add-edge': {
        const { edge, under } = change;
        if (!this.#nodes.has(edge.source) || !this.#nodes.has(edge.target)) break;
        const before = this.#edges.get(edge.id);
        if (before) this.#unwire(before);
        this.#edges.put(edge, under === edge.id ? undefined : under);
        this.#wire(edge);
        break;
      }
      case 'remove-edge':
        this.#cut(change.id);
    }
  }

  /** A group that is gone holds nobody. */
  #released<T extends { parentId?: string | null | undefined }>(member: T): T {
    return member.parentId && !this.#nodes.has(member.parentId) ? { ...member, parentId: null } : member;
  }

  #join(groupId: string | null, id: string): void {
    if (groupId === null) return;
    const members = this.#members.get(groupId) ?? new Set();
    this.#members.set(groupId, members.add(id));
  }

  #leave(node: BoardNode | undefined): void {
    if (node?.parentId) this.#members.get(node.parentId)?.delete(node.id);
  }

  #wire(edge: BoardEdge): void {
    for (const end of [edge.source, edge.target]) {
      const wires = this.#wires.get(end) ?? new Set();
      this.#wires.set(end, wires.add(edge.id));
    }
  }

  #unwire(edge: BoardEdge): void {
    for (const end of [edge.source, edge.target]) this.#wires.get(end)?.delete(edge.id);
  }

  #cut(id: string): void {
    const edge = this.#edges.get(id);
    if (!edge) return;
    this.#unwire(edge);
    this.#edges.delete(id);
  }
}
