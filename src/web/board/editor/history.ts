import type { BoardChange } from '#contract/board/changes.ts';

/** What takes one gesture back, or brings it again: changes in the order in which they are to be applied. */
export interface Step {
  gesture: string;
  changes: readonly BoardChange[];
  /** The nodes among them that stood locked after the gesture: their locks are no news to whoever takes it back. */
  locked: ReadonlySet<string>;
  /** Steps of the same kind that follow each other closely count as one: nudging by arrow keys. */
  joins: string | null;
  atMs: number;
}

const STEPS = 200;
const JOIN_WITHIN_MS = 1_000;

/**
 * Undo and redo of this person's own gestures. Every step is the inverse taken before a gesture was applied, so that
 * walking back and forth restores what stood there; changes of others never enter.
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
      };
    } else {
      this.#undo.push(step);
      if (this.#undo.length > STEPS) this.#undo.shift();
    }
    this.#redo = [];
  }

  takeUndo = (): Step | null => this.#undo.pop() ?? null;
  takeRedo = (): Step | null => this.#redo.pop() ?? null;
  pushUndone(step: Step): void {
    this.#redo.push(step);
  }
  pushRedone(step: Step): void {
    this.#undo.push(step);
  }

  /** Forgets a gesture that the server has refused. */
  forget(gesture: string): void {
    this.#undo = this.#undo.filter((step) => step.gesture !== gesture);
    this.#redo = this.#redo.filter((step) => step.gesture !== gesture);
  }
}
