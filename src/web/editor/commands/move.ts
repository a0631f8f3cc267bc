import { patchNode, type BoardChange } from '#contract/board/changes.ts';
import { boundsOf, type Point } from '#contract/board/geometry.ts';
import { dropNode, findDropGroup, mayJoin, moveGroup } from '#contract/board/grouping.ts';
import { isLocked } from '../rules/locking.ts';
import { isValidPosition } from '#contract/board/placement.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { BOARD } from '#contract/limits.ts';
import type { Guide } from '../rules/snapping.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';
import { Aligner, type DragKeys } from './aligner.ts';
import { copyOf, duplicable } from './duplicate.ts';

export type MoveRefusal = 'ai-chat' | 'invalid-position';

/**
 * One drag: the lead is under the pointer, the rest of the selection and the members of moved groups follow by the same
 * way. Until `end` only rectangles move; then it becomes one gesture.
 */
export class Move {
  readonly ids: ReadonlySet<string>;
  /** The originals of a drag that makes copies, as they lay: they stay there. */
  readonly left: ReadonlyMap<string, SceneNode>;
  readonly #aligner: Aligner;
  #guides: readonly Guide[] = [];
  readonly #editor: BoardEditor;
  readonly #lead: SceneNode;
  readonly #start: Point;
  readonly #moved: { entry: SceneNode; start: Point }[];
  #by: Point = { x: 0, y: 0 };
  #wish: Point;

  /** `makesCopies`: at the end the cards themselves stay, where all may be copied, and copies lie where they were dragged to. */
  constructor(editor: BoardEditor, lead: SceneNode, makesCopies = false) {
    this.#editor = editor;
    this.#lead = lead;
    this.#start = { x: lead.x, y: lead.y };
    this.#wish = this.#start;
    this.ids = movedWith(editor, lead.id);
    this.#moved = [...this.ids].flatMap((id) => {
      const entry = editor.scene.entry(id);
      return entry ? [{ entry, start: { x: entry.x, y: entry.y } }] : [];
    });
    const copies = makesCopies && duplicable(editor, this.ids).length === this.ids.size;
    this.left = new Map(copies ? this.#moved.map(({ entry }) => [entry.id, { ...entry }]) : []);
    const tops = this.#moved.flatMap(({ entry }) => (this.#follows(entry.node) ? [] : { ...entry }));
    this.#aligner = new Aligner(editor, lead, tops, copies ? NOTHING : this.ids);
  }

  /** Where the lead was last wished to lie. */
  wished = (): Point => this.#wish;
  /** The cards as they lay when they were taken up, and how far they have come since. */
  taken = (): SceneNode[] => this.#moved.map(({ entry, start }) => ({ ...entry, ...start }));
  by = (): Point => this.#by;
  /** What the cards are in line with now. */
  guides = (): readonly Guide[] => this.#guides;

  /**
   * Moves the lead there and all others along; where the keys are told, in line with what is near or on the grid. Answers
   * the group it would join, if it may.
   */
  to(wish: Point, keys: DragKeys | null = null): string | null {
    this.#wish = wish;
    const way = { x: wish.x - this.#start.x, y: wish.y - this.#start.y };
    const settled = keys ? this.#aligner.settle(way, keys) : { by: way, guides: [] };
    this.#by = settled.by;
    this.#guides = settled.guides;
    const position = { x: this.#start.x + this.#by.x, y: this.#start.y + this.#by.y };
    for (const { entry, start } of this.#held()) {
      this.#editor.scene.moveRect(entry, { x: start.x + this.#by.x, y: start.y + this.#by.y });
    }
    const node = this.#editor.scene.node(this.#lead.id);
    if (!node || this.#lead.kind === 'group') return null;
    const group = findDropGroup({ nodes: this.#groups(), edges: [] }, node, position);
    return group && mayJoin(node, group).ok ? group.id : null;
  }

  /** Puts everything down: one step. */
  end(): MoveRefusal | null {
    this.cancel();
    if (this.#by.x === 0 && this.#by.y === 0) return null;
    const { changes, refusal } = this.#drop();
    if (this.left.size === 0 || refusal === 'invalid-position') this.#editor.commit(changes);
    else this.#dropCopies(changes);
    return refusal;
  }

  /** Puts the cards back where they are, which somebody else may have changed meanwhile. */
  cancel(): void {
    for (const { entry } of this.#held()) this.#editor.scene.resizeRect(entry, rectOf(entry.node));
  }

  /** Without those that somebody else has removed meanwhile. */
  #held = () => this.#moved.filter(({ entry }) => this.#editor.scene.entry(entry.id) === entry);

  #drop(): { changes: BoardChange[]; refusal: MoveRefusal | null } {
    const tops = this.#held().filter(({ entry }) => !this.#follows(entry.node));
    let refusal: MoveRefusal | null = null;
    const changes = tops.flatMap(({ entry: { node }, start }): BoardChange[] => {
      const to = { x: start.x + this.#by.x, y: start.y + this.#by.y };
      if (!isValidPosition(to)) {
        refusal = 'invalid-position';
        return [];
      }
      if (this.#editor.scene.entry(node.id)?.kind === 'group') {
        return moveGroup(this.#editor.scene.around(node.id), node, to);
      }
      const drop = dropNode({ nodes: this.#groups(), edges: [] }, node, to);
      if (drop.refusal === 'ai-chat') refusal ??= drop.refusal;
      return drop.changes;
    });
    return { changes, refusal };
  }

  /** The copies take what the drop would have done to the cards. */
  #dropCopies(drops: readonly BoardChange[]): void {
    const { changes, ids } = copyOf(this.#editor, this.ids);
    const patches = new Map(
      drops.flatMap((drop) => (drop.do === 'patch-node' ? [[ids.get(drop.id), drop.patch]] : [])),
    );
    this.#editor.commit(
      changes.map((change) =>
        change.do === 'add-node'
          ? { ...change, node: patchNode(change.node, patches.get(change.node.id) ?? {}) }
          : change,
      ),
    );
    this.#editor.select([...this.ids].flatMap((id) => ids.get(id) ?? []));
  }

  /** Groups that do not move themselves. A locked one takes nobody in; who is in it already may stay. */
  #groups(): BoardNode[] {
    const own = this.#editor.scene.node(this.#lead.id)?.parentId;
    return [...this.#editor.scene.groups()]
      .filter(({ id, node }) => !this.ids.has(id) && (!isLocked(node) || id === own))
      .map((group) => group.node);
  }

  /** A member whose group moves goes with it and stays in it. */
  #follows = (node: BoardNode): boolean => node.parentId !== null && this.ids.has(node.parentId);
}

const NOTHING: ReadonlySet<string> = new Set();

/** A locked card stays where it is, but goes along in its group. */
function movedWith(editor: BoardEditor, leadId: string): Set<string> {
  const selection = editor.selection();
  const chosen = (selection.has(leadId) ? [...selection] : [leadId]).filter((id) => {
    const node = editor.scene.node(id);
    return node && !isLocked(node);
  });
  const moved = new Set(chosen);
  for (const id of chosen) {
    if (editor.scene.entry(id)?.kind !== 'group') continue;
    for (const member of editor.scene.membersOf(id)) moved.add(member.id);
  }
  return moved;
}

/** Moves the selection by the arrow keys: saved and undoable, closely following steps undone as one. */
export function nudge(editor: BoardEditor, by: Point): void {
  const ids = new Set<string>();
  for (const id of editor.selection()) for (const moved of movedWith(editor, id)) ids.add(moved);
  const changes = [...ids].flatMap((id): BoardChange[] => {
    const node = editor.scene.node(id);
    if (!node) return [];
    return [{ do: 'patch-node', id, patch: { position: { x: node.position.x + by.x, y: node.position.y + by.y } } }];
  });
  editor.commit(changes, { joins: `nudge ${[...ids].join(' ')}` });
}

/** Moves the selection to the next line of the dots in this direction. */
export function nudgeToGrid(editor: BoardEditor, { x, y }: Point): void {
  const bounds = boundsOf([...editor.selection()].flatMap((id) => editor.scene.entry(id) ?? []));
  if (bounds) nudge(editor, { x: toLine(bounds.x, x), y: toLine(bounds.y, y) });
}

/** How far it is to the next line; 0 for no direction. */
function toLine(from: number, direction: number): number {
  const lines = from / BOARD.gridGapPx;
  if (direction === 0) return 0;
  return (direction > 0 ? Math.floor(lines) + 1 : Math.ceil(lines) - 1) * BOARD.gridGapPx - from;
}
