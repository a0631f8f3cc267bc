/** Words of a note that an answer cites. */
export interface QuotedWords {
  readonly nodeId: string;
  readonly quote: string;
}

/** The one note whose words are shown as evidence where they stand: scrolled to, and marked. */
export class Quoted {
  #words: QuotedWords | null = null;
  readonly #listeners = new Set<() => void>();

  subscribe = (seen: () => void): (() => void) => {
    this.#listeners.add(seen);
    return () => this.#listeners.delete(seen);
  };
  /** Another object each time somebody asks to see the words; null while none of this note are shown. */
  of = (nodeId: string): QuotedWords | null => (this.#words?.nodeId === nodeId ? this.#words : null);

  show = (nodeId: string, quote: string): void => this.#set({ nodeId, quote });
  end = (): void => void (this.#words && this.#set(null));

  #set(words: QuotedWords | null): void {
    this.#words = words;
    this.#listeners.forEach((seen) => seen());
  }
}
