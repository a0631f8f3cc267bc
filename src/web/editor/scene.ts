import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { editNode, invertChange, patchNode, type BoardChange } from '#contract/board/changes.ts';
import { boundsOf, type Point, type Rect } from '#contract/board/geometry.ts';
import { toNodeKind, type NodeKindId } from '#contract/board/kinds/index.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { MOST_Z, zOf } from './rules/stacking.ts';
import { Grid, type Gridded } from './grid.ts';
import { Members } from './members.ts';
import { AGES, Ordered } from './ordered.ts';

/** A node with what drawing and look-up need at hand. The rectangle may run ahead of `node` while it is dragged. */
export interface SceneNode extends Gridded {
  id: string;
  node: BoardNode;
  kind: NodeKindId;
  /** Higher is in front; good for a z-index. Groups lie behind everything else, then the stacking counts, then the age. */
  z: number;
  /** Higher is later in the order of the board. */
  age: number;
  /** True inside a collapsed group: neither drawn nor found by area. */
  isHidden: boolean;
}
export interface SceneEdge {
  edge: BoardEdge;
  source: SceneNode;
  target: SceneNode;
  /** Higher is later in the order of the board. */
  age: number;
}

/** Above all steps of the stacking together, each with room for all ages. */
const FRONT = 2 ** 29;

const depthOf = ({ node, kind, age }: Pick<SceneNode, 'node' | 'kind' | 'age'>): number =>
  (kind === 'group' ? 0 : FRONT) + (zOf(node) + MOST_Z) * AGES + age;

const isOfText = (change: BoardChange): boolean =>
  change.do === 'edit-text' ||
  (change.do === 'patch-node' && Object.keys(change.patch).every((field) => field === 'content'));

/**
 * The open board outside of React: nodes, edges, adjacency, membership and a grid, each change in time that does not
 * grow with the board. `apply` means exactly what the contract's `applyChange` means.
 */
export class Scene {
  readonly #nodes = new Ordered<SceneNode>();
  readonly #edges = new Ordered<SceneEdge>();
  /** Where a wire leaves, its list is replaced: somebody may be walking along it. */
  readonly #edgesOf = new Map<string, SceneEdge[]>();
  readonly #members = new Members();
  readonly #groups = new Set<SceneNode>();
  readonly #grid = new Grid<SceneNode>();
  #bounds: { version: number; rect: Rect | null } = { version: -1, rect: null };
  /** Grows with every change of what the board shows. */
  version = 0;
  /** The same, but for what is written in cards. */
  versionWithoutText = 0;

  load(board: Board): void {
    for (const entry of this.#nodes) this.#grid.remove(entry);
    for (const map of [this.#nodes, this.#edges, this.#edgesOf, this.#members, this.#groups]) map.clear();
    for (const node of board.nodes) this.#addNode(node);
    for (const edge of board.edges) this.#addEdge(edge);
    for (const group of this.#groups) this.#showMembers(group);
    this.version++;
    this.versionWithoutText++;
  }

  node = (id: string): BoardNode | undefined => this.#nodes.get(id)?.node;
  entry = (id: string): SceneNode | undefined => this.#nodes.get(id);
  edge = (id: string): SceneEdge | undefined => this.#edges.get(id);
  /** In the order of the board, as `wires`. */
  entries = (): Iterable<SceneNode> => this.#nodes;
  wires = (): Iterable<SceneEdge> => this.#edges;
  groups = (): ReadonlySet<SceneNode> => this.#groups;
  wiresOf = (nodeId: string): Iterable<SceneEdge> => this.#edgesOf.get(nodeId) ?? [];
  edgesOf = (nodeId: string): BoardEdge[] => Array.from(this.wiresOf(nodeId), (wire) => wire.edge);
  get nodeCount(): number {
    return this.#nodes.size;
  }
  get edgeCount(): number {
    return this.#edges.size;
  }

  membersOf = (groupId: string): BoardNode[] =>
    Array.from(this.#members.of(groupId), (id) => this.node(id) ?? []).flat();

  board = (): Board => ({
    nodes: Array.from(this.#nodes, (entry) => entry.node),
    edges: Array.from(this.#edges, (wire) => wire.edge),
  });

  /** The part of the board that rules about this node look at: it, its members and its edges. */
  around(nodeId: string): Board {
    const node = this.node(nodeId);
    return { nodes: [...(node ? [node] : []), ...this.membersOf(nodeId)], edges: this.edgesOf(nodeId) };
  }

  /** What undoes the change, taken before applying it; empty for a change without effect. */
  invert(change: BoardChange): BoardChange[] {
    switch (change.do) {
      case 'add-node':
        return invertChange(this.#part([change.node.id], []), change);
      case 'patch-node':
      case 'edit-text':
        return invertChange(this.#part([change.id], []), change);
      case 'remove-node': {
        const members = this.#members.of(change.id);
        const wires = this.edgesOf(change.id).map((edge) => edge.id);
        return invertChange(this.#part([change.id, ...members], wires), change);
      }
      case 'add-edge':
        return invertChange(this.#part([change.edge.source, change.edge.target], [change.edge.id]), change);
      case 'remove-edge':
        return invertChange(this.#part([], [change.id]), change);
    }
  }

  /** Applies the change and adds to `touched` the ids of all nodes and edges that may look different now. */
  apply(change: BoardChange, touched: Set<string> = new Set()): void {
    this.version++;
    if (!isOfText(change)) this.versionWithoutText++;
    switch (change.do) {
      case 'add-node': {
        const node = this.#release(change.node);
        const before = this.#nodes.get(node.id);
        this.#removeEntry(node.id, touched);
        this.#addNode(node, change.under, before);
        return this.#afterMove(node.id, touched);
      }
      case 'patch-node': {
        const patch = this.#release(change.patch);
        return this.#patch(change.id, (node) => patchNode(node, patch), touched);
      }
      case 'edit-text':
        return this.#patch(change.id, (node) => editNode(node, change), touched);
      case 'remove-node':
        this.#removeEntry(change.id, touched);
        for (const wire of this.wiresOf(change.id)) this.#removeEdge(wire.edge.id, touched);
        for (const id of this.#members.of(change.id)) {
          this.#patch(id, (node) => ({ ...node, parentId: null }), touched);
        }
        return;
      case 'add-edge':
        if (!this.#nodes.has(change.edge.source) || !this.#nodes.has(change.edge.target)) return;
        this.#removeEdge(change.edge.id, touched);
        this.#addEdge(change.edge, change.under);
        return this.#touchEdge(change.edge, touched);
      case 'remove-edge':
        return this.#removeEdge(change.id, touched);
    }
  }

  /** Moves the rectangle only, as during a drag; the node itself changes when the drag is committed. */
  moveRect(entry: SceneNode, to: Point): void {
    entry.x = to.x;
    entry.y = to.y;
    if (!entry.isHidden) this.#grid.put(entry);
    this.version++;
    this.versionWithoutText++;
  }

  resizeRect(entry: SceneNode, to: Rect): void {
    entry.width = to.width;
    entry.height = to.height;
    this.moveRect(entry, to);
  }

  /** What lies in the area, back to front. */
  query(area: Rect): SceneNode[] {
    return this.#grid.query(area).sort((a, b) => a.z - b.z);
  }

  /** The foremost node at the point. */
  at(point: Point): SceneNode | null {
    const found = this.#grid.query({ x: point.x, y: point.y, width: 0.001, height: 0.001 });
    return found.reduce<SceneNode | null>((best, entry) => (best === null || entry.z > best.z ? entry : best), null);
  }

  /** Around everything that is shown; null for an empty board. */
  bounds(): Rect | null {
    if (this.#bounds.version !== this.version) this.#bounds = { version: this.version, rect: boundsOf(this.shown()) };
    return this.#bounds.rect;
  }

  /** Everything that no collapsed group hides. */
  shown(): readonly Rect[] {
    return [...this.#nodes].filter((entry) => !entry.isHidden);
  }

  /** These nodes and edges, each with the one right over it: as much of the board as tells their places. */
  #part = (nodeIds: Iterable<string>, edgeIds: Iterable<string>): Board => ({
    nodes: this.#nodes.withNext(nodeIds).map((entry) => entry.node),
    edges: this.#edges.withNext(edgeIds).map((wire) => wire.edge),
  });

  /** A group that is gone holds nobody. */
  #release<T extends { parentId?: string | null | undefined }>(member: T): T {
    return !member.parentId || this.#nodes.has(member.parentId) ? member : { ...member, parentId: null };
  }

  /** A node that is put anew keeps its entry: a drag may hold it. */
  #addNode(node: BoardNode, under?: string, before?: SceneNode): void {
    const kind = toNodeKind(node.type, node.metadata);
    const { x, y, width, height } = rectOf(node);
    const facts = { x, y, width, height, id: node.id, node, kind, z: 0, age: 0, isHidden: false };
    const entry: SceneNode = before ? Object.assign(before, facts) : { ...facts, cells: null, seenBy: 0 };
    for (const aged of this.#nodes.put(node.id, entry, under)) aged.z = depthOf(aged);
    this.#members.join(node);
    if (kind === 'group') this.#groups.add(entry);
    for (const wire of this.wiresOf(node.id)) {
      if (wire.edge.source === node.id) wire.source = entry;
      if (wire.edge.target === node.id) wire.target = entry;
    }
    this.#show(entry);
  }

  #removeEntry(id: string, touched: Set<string>): void {
    const entry = this.#nodes.get(id);
    if (!entry) return;
    this.#touchNode(entry.node, touched);
    this.#grid.remove(entry);
    this.#groups.delete(entry);
    this.#members.leave(entry.node);
    this.#nodes.delete(id);
  }

  #patch(id: string, change: (node: BoardNode) => BoardNode, touched: Set<string>): void {
    const entry = this.#nodes.get(id);
    if (!entry) return;
    this.#touchNode(entry.node, touched);
    const node = change(entry.node);
    if (node.parentId !== entry.node.parentId) {
      this.#members.leave(entry.node);
      this.#members.join(node);
    }
    entry.node = node;
    Object.assign(entry, rectOf(node), { kind: toNodeKind(node.type, node.metadata) });
    entry.z = depthOf(entry);
    this.#afterMove(id, touched);
  }

  #afterMove(id: string, touched: Set<string>): void {
    const entry = this.#nodes.get(id);
    if (!entry) return;
    this.#show(entry);
    if (entry.kind === 'group') this.#showMembers(entry);
    this.#touchNode(entry.node, touched);
  }

  #show(entry: SceneNode): void {
    const group = entry.node.parentId === null ? undefined : this.#nodes.get(entry.node.parentId);
    entry.isHidden = group?.kind === 'group' && group.node.metadata['isCollapsed'] === true;
    if (entry.isHidden) this.#grid.remove(entry);
    else this.#grid.put(entry);
  }

  #showMembers(group: SceneNode): void {
    for (const id of this.#members.of(group.id)) {
      const member = this.#nodes.get(id);
      if (member) this.#show(member);
    }
  }

  #addEdge(edge: BoardEdge, under?: string): void {
    const source = this.#nodes.get(edge.source);
    const target = this.#nodes.get(edge.target);
    if (!source || !target) return;
    const wire: SceneEdge = { edge, source, target, age: 0 };
    this.#edges.put(edge.id, wire, under);
    for (const end of [edge.source, edge.target]) {
      const wires = this.#edgesOf.get(end);
      if (wires) wires.push(wire);
      else this.#edgesOf.set(end, [wire]);
    }
  }

  #removeEdge(id: string, touched: Set<string>): void {
    const wire = this.#edges.get(id);
    if (!wire) return;
    this.#edges.delete(id);
    for (const end of [wire.edge.source, wire.edge.target]) {
      this.#edgesOf.set(
        end,
        (this.#edgesOf.get(end) ?? []).filter((other) => other !== wire),
      );
    }
    this.#touchEdge(wire.edge, touched);
  }

  #touchNode(node: BoardNode, touched: Set<string>): void {
    touched.add(node.id);
    if (node.parentId !== null) touched.add(node.parentId);
  }

  #touchEdge(edge: BoardEdge, touched: Set<string>): void {
    touched.add(edge.id).add(edge.source).add(edge.target);
  }
}
