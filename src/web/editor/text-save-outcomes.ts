import type { TextFate } from './texts.ts';

/** Tells whoever listens; what happens before anybody does is kept for the first. */
export class TextFates {
  readonly #listeners = new Set<(fates: readonly TextFate[]) => void>();
  #early: TextFate[] = [];

  tell(fates: readonly TextFate[]): void {
    if (fates.length === 0) return;
    if (this.#listeners.size === 0) this.#early.push(...fates);
    for (const heard of this.#listeners) heard(fates);
  }

  listen(heard: (fates: readonly TextFate[]) => void): () => void {
    this.#listeners.add(heard);
    if (this.#early.length > 0) heard(this.#early.splice(0));
    return () => this.#listeners.delete(heard);
  }
}
