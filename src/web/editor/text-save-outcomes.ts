import type { TextSaveOutcome } from './texts.ts';

/** Tells whoever listens; what happens before anybody does is kept for the first. */
export class TextSaveOutcomes {
  readonly #listeners = new Set<(outcomes: readonly TextSaveOutcome[]) => void>();
  #early: TextSaveOutcome[] = [];

  tell(outcomes: readonly TextSaveOutcome[]): void {
    if (outcomes.length === 0) return;
    if (this.#listeners.size === 0) this.#early.push(...outcomes);
    for (const heard of this.#listeners) heard(outcomes);
  }

  listen(heard: (outcomes: readonly TextSaveOutcome[]) => void): () => void {
    this.#listeners.add(heard);
    if (this.#early.length > 0) heard(this.#early.splice(0));
    return () => this.#listeners.delete(heard);
  }
}
