import { TIMING } from '#contract/limits.ts';

interface CheckpointParts {
  /** Stores the content and answers when it was stored; null where no checkpoint is kept. */
  save: (() => Promise<string>) | null;
  onChange: () => void;
  /** It was not stored; what the call rejected with. */
  onFailed: (error: unknown) => void;
}

/** The content checkpoint: stored 60 seconds after the last change of an edge, or when asked; asking cancels the timer. */
export class Checkpoint {
  readonly #parts: CheckpointParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state = { travelling: false, failed: false };

  constructor(parts: CheckpointParts) {
    this.#parts = parts;
  }

  facts = (): Readonly<{ travelling: boolean; failed: boolean }> => this.#state;

  edgesChanged(): void {
    if (!this.#parts.save) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), TIMING.autosaveMs);
  }

  /** Answers when it was stored; null where it was not. */
  async save(): Promise<string | null> {
    this.stop();
    if (!this.#parts.save) return null;
    this.#set({ travelling: true });
    try {
      const at = await this.#parts.save();
      this.#set({ travelling: false, failed: false });
      return at;
    } catch (error) {
      this.#set({ travelling: false, failed: true });
      this.#parts.onFailed(error);
      return null;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #set(change: Partial<{ travelling: boolean; failed: boolean }>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.onChange();
  }
}
