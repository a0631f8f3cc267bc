import type { BoardEdge } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { rebaseUndo, type Foreign } from './rebase-undo.ts';

/** What takes one gesture back, or brings it again: changes in the order in which they are to be applied. */
export interface Step {
  gesture: string;
  changes: readonly BoardChange[];
  /** The nodes among them that stood locked after the gesture: their locks are no news to whoever takes it back. */
  locked: ReadonlySet<string>;
  /** Steps of the same kind that follow each other closely count as one: nudging by arrow keys. */
  joins: string | null;
  atMs: number;
  /** What was selected on the side that this leads to. */
  selected: ReadonlySet<string>;
}

const STEPS = 200;
const JOIN_WITHIN_MS = 1_000;

/**
 * Undo and redo of this person's own gestures. Every step is the inverse taken before a gesture was applied, so that
 * walking back and forth restores what stood there; changes of others never enter, and what they do to the same things
 * leaves the steps.
 */
export class History {
  #undo: Step[] = [];
  #redo: Step[] = [];

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** A new gesture of this person. What was undone before it can no longer be redone. */
  push(step: Step): void {
    const last = this.#undo.at(-1);
    const isJoined = last && step.joins !== null && last.joins === step.joins && step.atMs - last.atMs < JOIN_WITHIN_MS;
    if (isJoined) {
      this.#undo[this.#undo.length - 1] = {
        ...step,
        changes: [...step.changes, ...last.changes],
        locked: new Set([...step.locked, ...last.locked]),
        selected: last.selected,
      };
    } else {
      this.#undo.push(step);
      if (this.#undo.length > STEPS) this.#undo.shift();
    }
    this.#redo = [];
  }

  /** The gesture that would be undone next. */
  get newest(): string | null {
    return this.#undo.at(-1)?.gesture ?? null;
  }

  takeUndo = (): Step | null => this.#undo.pop() ?? null;
  /** This gesture's own step, wherever in the row it stands; null once it was undone or has left the row. */
  takeUndoOf(gesture: string): Step | null {
    const step = this.#undo.find((one) => one.gesture === gesture) ?? null;
    this.#undo = this.#undo.filter((one) => one !== step);
    return step;
  }
  takeRedo = (): Step | null => this.#redo.pop() ?? null;
  pushUndone(step: Step): void {
    this.#redo.push(step);
  }
  pushRedone(step: Step): void {
    this.#undo.push(step);
  }

  /** What came from elsewhere is not taken back, nor undone by being brought again. */
  rebaseUndo(foreign: Foreign): void {
    this.#undo = rebased(this.#undo, foreign);
    this.#redo = rebased(this.#redo, foreign);
  }

  /** The nodes and edges that the steps speak of. */
  names = (): Set<string> => new Set([...this.#undo, ...this.#redo].flatMap(({ changes }) => [...namesOf(changes)]));

  /** Forgets a gesture that the server has refused; answers the wires that it had changed or removed, as they were. */
  forget(gesture: string): BoardEdge[] {
    const refused = [...this.#undo, ...this.#redo].filter((step) => step.gesture === gesture);
    this.#undo = this.#undo.filter((step) => step.gesture !== gesture);
    this.#redo = this.#redo.filter((step) => step.gesture !== gesture);
    return refused.flatMap(({ changes }) => changes.flatMap((back) => (back.do === 'add-edge' ? [back.edge] : [])));
  }
}

/** The steps as they are after it, without those that have nothing left to do. */
function rebased(steps: readonly Step[], foreign: Foreign): Step[] {
  const subjects = [...namesOf([foreign.change])];
  const isMeant = ({ changes }: Step) => subjects.some((name) => namesOf(changes).has(name));
  const meant = steps.filter(isMeant).toReversed();
  if (meant.length === 0) return [...steps];
  const ways = rebaseUndo(
    meant.map((step) => step.changes),
    foreign,
  );
  const left = new Map(meant.map((step, i) => [step, ways[i] ?? []]));
  return steps
    .map((step): Step => ({ ...step, changes: left.get(step) ?? step.changes }))
    .filter(({ changes }) => changes.length > 0);
}

const known = new WeakMap<readonly BoardChange[], ReadonlySet<string>>();

/** The nodes and edges that the changes name, groups and ends of wires among them. */
function namesOf(changes: readonly BoardChange[]): ReadonlySet<string> {
  const found = known.get(changes) ?? new Set(changes.flatMap(namedBy));
  known.set(changes, found);
  return found;
}

function namedBy(change: BoardChange): string[] {
  if (change.do === 'add-edge') return [change.edge.id, change.edge.source, change.edge.target];
  if (change.do === 'add-node') return [change.node.id, ...(change.node.parentId ? [change.node.parentId] : [])];
  return change.do === 'patch-node'
    ? [change.id, ...(change.patch.parentId ? [change.patch.parentId] : [])]
    : [change.id];
}
