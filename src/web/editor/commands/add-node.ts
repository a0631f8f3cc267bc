import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode, StoredType } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Depth } from '#contract/board/depths.ts';
import { boundsOf, type Point, type Size } from '#contract/board/geometry.ts';
import { findDropGroup, mayJoin } from '#contract/board/grouping.ts';
import { isLocked } from '../rules/locking.ts';
import { nodeKinds, toNodeKind, type NodeKindId } from '#contract/board/kinds/index.ts';
import type { NodeKind } from '#contract/board/kinds/kind.ts';
import { rectOf, shownSize } from '#contract/board/sizes.ts';
import { BOARD } from '#contract/limits.ts';
import type { Language } from '#contract/base/language.ts';
import type { BoardEditor, CommitOptions } from '../board-editor.ts';
import { REVEAL_MS } from '../camera.ts';
import { findFreePlace } from './place.ts';

/** What is known about a node that is to be made. Title and size come from its kind unless given. */
export interface NewNode {
  kind: NodeKindId;
  /** Where the kind is stored under several names; its usual one when absent. */
  storedAs?: StoredType;
  /** Under which it is known already; a new one otherwise. */
  id?: string;
  title?: string;
  content?: string;
  metadata?: Record<string, unknown>;
  size?: Size;
  /** Who sees it; everybody when absent. */
  audience?: BoardNode['audience'];
}

/** Where: the middle of what is seen, or about the given point of the board. */
export interface AddOptions {
  at?: Point | undefined;
  /** One or more nodes that are wired to what is made, in the same step, as far as they stand. */
  from?: string | readonly string[] | null | undefined;
  /** Nodes that the one that is made is wired to, in the same step. */
  to?: readonly string[];
  /** How much of what is made the wire of a chat among them brings back to it; all of it when absent. */
  depth?: Depth;
  /** What is brought together under this word is undone together. */
  joins?: string;
  /** Whether the view goes where it can be seen; it does when absent. */
  isRevealed?: boolean;
  language: Language;
}

const typedAtOnce: ReadonlySet<NodeKindId> = new Set(['text', 'sticky', 'group']);
const COLUMNS = 4;
const GAP_PX = 24;

/** Makes one node where it covers no other and selects it; an untitled text, memo or group opens for typing. */
export function addNode(editor: BoardEditor, wish: NewNode, options: AddOptions): BoardNode {
  const node = makeNode(editor, wish, options.language);
  const centre = options.at ?? editor.camera.centre();
  const placed = settle(editor, {
    ...node,
    position: findFreePlace(editor.scene, shownSize(node), centre, mayEnter(wish.kind) ? entering(options) : 'avoid'),
  });
  if (wish.title === undefined && typedAtOnce.has(wish.kind)) editor.focusTitle(placed.id);
  const onward = (options.to ?? []).map((id) => newWire(editor, placed.id, id));
  const wires = [...wiresFrom(editor, options.from, [placed], options.depth), ...onward];
  editor.commit([{ do: 'add-node', node: placed }, ...wires], joinedBy(options));
  editor.select([placed.id]);
  if (options.isRevealed ?? true) editor.camera.reveal(rectOf(placed), REVEAL_MS);
  return placed;
}

/** Makes several nodes side by side in a grid, as one step. */
export function addNodes(editor: BoardEditor, wishes: readonly NewNode[], options: AddOptions): BoardNode[] {
  const [only] = wishes;
  if (only && wishes.length === 1) return [addNode(editor, only, options)];
  const grid = inGrid(wishes.map((wish) => makeNode(editor, wish, options.language)));
  const bounds = boundsOf(grid.map(rectOf));
  if (!bounds) return [];
  const corner = findFreePlace(editor.scene, bounds, options.at ?? editor.camera.centre(), entering(options));
  const nodes = grid.map((node) =>
    settle(editor, { ...node, position: { x: corner.x + node.position.x, y: corner.y + node.position.y } }),
  );
  const adds = nodes.map((node): BoardChange => ({ do: 'add-node', node }));
  editor.commit([...adds, ...wiresFrom(editor, options.from, nodes)], joinedBy(options));
  editor.select(nodes.map((node) => node.id));
  editor.camera.reveal({ ...bounds, ...corner }, REVEAL_MS);
  return nodes;
}

export const joinedBy = ({ joins }: Pick<AddOptions, 'joins'>): CommitOptions => (joins === undefined ? {} : { joins });

/** Wires from those nodes, as far as they stand, to what is added with them in one step. */
export const wiresFrom = (
  editor: BoardEditor,
  from: AddOptions['from'],
  to: readonly BoardNode[],
  depth?: Depth,
): BoardChange[] =>
  [from ?? []]
    .flat()
    .filter((id) => editor.node(id))
    .flatMap((id) => {
      const { type = '', metadata = {} } = editor.node(id) ?? {};
      const isChat = toNodeKind(type, metadata) === 'ai-chat';
      return to.map((node) => newWire(editor, id, node.id, isChat ? depth : undefined));
    });

/** A wire that is added in the same step as one of its ends. */
export const newWire = (editor: BoardEditor, source: string, target: string, depth?: Depth): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({
    id: editor.newId(),
    source,
    target,
    style: { strokeWidth: BOARD.edgeStrokePx },
    ...(depth && { depth }),
  }),
});

const entering = ({ at }: AddOptions) => (at ? 'overhang' : 'enter');
const mayEnter = (kind: NodeKindId): boolean => nodeKinds[kind].mayJoinGroup;

/** The node as it begins, at the origin. */
export function makeNode(editor: BoardEditor, wish: NewNode, language: Language): BoardNode {
  const kind: NodeKind = nodeKinds[wish.kind];
  return blankNode({
    id: wish.id ?? editor.newId(),
    type: wish.storedAs ?? kind.storedAs,
    title: wish.title ?? kind.startTitle[language],
    content: wish.content ?? '',
    metadata: wish.metadata ?? {},
    ...(wish.size && { size: wish.size }),
    ...(wish.audience && { audience: wish.audience }),
  });
}

/** A node that lands inside a group belongs to it, unless the group is locked. */
export function settle(editor: BoardEditor, node: BoardNode): BoardNode {
  const groups = Array.from(editor.scene.groups(), (group) => group.node).filter((group) => !isLocked(group));
  const group = findDropGroup({ nodes: groups, edges: [] }, node, node.position);
  return group && mayJoin(node, group).ok ? { ...node, parentId: group.id } : node;
}

function inGrid(nodes: readonly BoardNode[]): BoardNode[] {
  const columns = Math.min(COLUMNS, Math.ceil(Math.sqrt(nodes.length)));
  const sizes = nodes.map(shownSize);
  const width = Math.max(...sizes.map((size) => size.width)) + GAP_PX;
  const height = Math.max(...sizes.map((size) => size.height)) + GAP_PX;
  return nodes.map((node, i) => ({
    ...node,
    position: { x: (i % columns) * width, y: Math.floor(i / columns) * height },
  }));
}
