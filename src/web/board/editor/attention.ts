import type { Evidence } from './editor.ts';

const FLASH_MS = 1_600;

/** Where the eye is led: the node that flashes, the passage that is open, the title that is to be typed. */
export class Attention {
  /** These nodes look different now. */
  readonly #tell: (touched: Iterable<string>) => void;
  #evidence: Evidence | null = null;
  #flashed: string | null = null;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #titleFocus: string | null = null;

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

  focusTitle(nodeId: string): void {
    this.#titleFocus = nodeId;
  }
  wantsTitleFocus = (nodeId: string): boolean => this.#titleFocus === nodeId;
  takeTitleFocus(nodeId: string): boolean {
    if (this.#titleFocus !== nodeId) return false;
    this.#titleFocus = null;
    return true;
  }

  forget(isGone: (nodeId: string) => boolean): void {
    if (this.#evidence && isGone(this.#evidence.nodeId)) this.#evidence = null;
  }

  stop(): void {
    clearTimeout(this.#flashTimer);
  }
}
