import type { Evidence } from './editor.ts';
import type { TextField } from './text-print.ts';

const FLASH_MS = 1_600;

/** Where the eye is led: the node that flashes, the passage that is open, the field that is to be typed into. */
export class Attention {
  /** These nodes look different now. */
  readonly #tell: (touched: Iterable<string>) => void;
  #evidence: Evidence | null = null;
  #flashed: string | null = null;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #asked: { nodeId: string; field: TextField } | null = null;

  constructor(tell: (touched: Iterable<string>) => void) {
    this.#tell = tell;
  }

  flash(nodeId: string): void {
    const touched = [nodeId, ...(this.#flashed === null ? [] : [this.#flashed])];
    this.#flashed = nodeId;
    clearTimeout(this.#flashTimer);
    this.#flashTimer = setTimeout(() => {
      this.#flashed = null;
      this.#tell([nodeId]);
    }, FLASH_MS);
    this.#tell(touched);
  }
  flashed = (): string | null => this.#flashed;

  openEvidence(next: Evidence | null): void {
    const touched = [this.#evidence?.nodeId, next?.nodeId].filter((id) => id !== undefined);
    this.#evidence = next;
    this.#tell(touched);
  }
  evidence = (): Evidence | null => this.#evidence;

  askFocus(nodeId: string, field: TextField): void {
    this.#asked = { nodeId, field };
  }
  wantsFocus = (nodeId: string, field: TextField): boolean =>
    this.#asked?.nodeId === nodeId && this.#asked.field === field;
  takeFocus(nodeId: string, field: TextField): boolean {
    if (!this.wantsFocus(nodeId, field)) return false;
    this.#asked = null;
    return true;
  }

  forget(isGone: (nodeId: string) => boolean): void {
    if (this.#evidence && isGone(this.#evidence.nodeId)) this.#evidence = null;
  }

  stop(): void {
    clearTimeout(this.#flashTimer);
  }
}
