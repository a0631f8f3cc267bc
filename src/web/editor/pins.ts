/** Nodes that stay as cards wherever the view is, for as long as somebody holds them. */
export class Pins {
  readonly #holders = new Map<string, number>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Answers what lets go; calling that twice does no harm. */
  hold(nodeId: string): () => void {
    this.#add(nodeId, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(nodeId, -1);
      isHeld = false;
    };
  }

  ids = (): Iterable<string> => this.#holders.keys();

  #add(nodeId: string, by: 1 | -1): void {
    const holders = (this.#holders.get(nodeId) ?? 0) + by;
    if (holders > 0) this.#holders.set(nodeId, holders);
    else this.#holders.delete(nodeId);
    this.#onChange();
  }
}
