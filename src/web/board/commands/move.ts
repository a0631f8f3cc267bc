import type { BoardChange } from '#contract/board/changes.ts';
import type { Point } from '#contract/board/geometry.ts';
import { dropNode, findDropGroup, mayJoin, moveGroup } from '#contract/board/grouping.ts';
import { isValidPosition } from '#contract/board/placement.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { SceneNode } from '../editor/scene.ts';

export type MoveRefusal = 'ai-chat' | 'invalid-position';

/**
 * One drag: the lead is under the pointer, the rest of the selection and the members of moved groups follow by the same
 * way. Until `end` only rectangles move; then it becomes one gesture.
 */
export class Move {
  readonly ids: ReadonlySet<string>;
  readonly #editor: BoardEditor;
  readonly #lead: SceneNode;
  readonly #start: Point;
  readonly #moved: { entry: SceneNode; start: Point }[];
  #by: Point = { x: 0, y: 0 };

  constructor(editor: BoardEditor, lead: SceneNode) {
    this.#editor = editor;
    this.#lead = lead;
    this.#start = { x: lead.x, y: lead.y };
    this.ids = movedWith(editor, lead.id);
    this.#moved = [...this.ids].flatMap((id) => {
      const entry = editor.scene.entry(id);
      return entry ? [{ entry, start: { x: entry.x, y: entry.y } }] : [];
    });
  }

  /** Moves the lead there and all others along. Answers the group it would join, if it may. */
  to(position: Point): string | null {
    this.#by = { x: position.x - this.#start.x, y: position.y - this.#start.y };
    for (const { entry, start } of this.#moved) {
      this.#editor.scene.moveRect(entry, { x: start.x + this.#by.x, y: start.y + this.#by.y });
    }
    const node = this.#editor.scene.node(this.#lead.id);
    if (!node || this.#lead.kind === 'group') return null;
    const group = findDropGroup({ nodes: this.#groups(), edges: [] }, node, position);
    return group && mayJoin(node, group).ok ? group.id : null;
  }

  /** Puts everything down: one step. */
  end(): MoveRefusal | null {
    for (const { entry, start } of this.#moved) this.#editor.scene.moveRect(entry, start);
    const tops = [...this.ids]
      .flatMap((id) => this.#editor.scene.node(id) ?? [])
      .filter((node) => !this.#follows(node));
    let refusal: MoveRefusal | null = null;
    const changes = tops.flatMap((node): BoardChange[] => {
      const to = { x: node.position.x + this.#by.x, y: node.position.y + this.#by.y };
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
    if (this.#by.x !== 0 || this.#by.y !== 0) this.#editor.commit(changes);
    return refusal;
  }

  cancel(): void {
    for (const { entry, start } of this.#moved) this.#editor.scene.moveRect(entry, start);
  }

  /** Groups that do not move themselves. */
  #groups(): BoardNode[] {
    return [...this.#editor.scene.groups()].filter((group) => !this.ids.has(group.id)).map((group) => group.node);
  }

  /** A member whose group moves goes with it and stays in it. */
  #follows = (node: BoardNode): boolean => node.parentId !== null && this.ids.has(node.parentId);
}

function movedWith(editor: BoardEditor, leadId: string): Set<string> {
  const selection = editor.selection();
  const chosen = selection.has(leadId) ? [...selection].filter((id) => editor.scene.entry(id)) : [leadId];
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
  editor.commit(changes, { joins: 'nudge' });
}
