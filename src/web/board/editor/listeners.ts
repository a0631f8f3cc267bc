/** Who is told about what: readers of one node, readers of the whole board, and the painters. */
export class Listeners {
  readonly #ofNode = new Map<string, Set<() => void>>();
  readonly #ofBoard = new Set<() => void>();
  readonly #painters = new Set<() => void>();

  subscribe(seen: () => void, nodeId?: string): () => void {
    if (nodeId === undefined) return add(this.#ofBoard, seen);
    const readers = this.#ofNode.get(nodeId) ?? new Set();
    this.#ofNode.set(nodeId, readers);
    const release = add(readers, seen);
    return () => {
      release();
      if (readers.size === 0 && this.#ofNode.get(nodeId) === readers) this.#ofNode.delete(nodeId);
    };
  }

  onDraw = (seen: () => void): (() => void) => add(this.#painters, seen);

  /** These nodes and edges look different now. */
  tell(touched: Iterable<string>): void {
    for (const id of touched) this.#ofNode.get(id)?.forEach((seen) => seen());
    this.tellDraw();
    this.tellAll();
  }

  /** Something beside the nodes has changed: save status, undo, evidence. */
  tellAll(): void {
    for (const seen of this.#ofBoard) seen();
  }

  tellDraw(): void {
    for (const seen of this.#painters) seen();
  }

  /** The whole board was replaced. */
  tellEverything(): void {
    for (const readers of this.#ofNode.values()) readers.forEach((seen) => seen());
    this.tellDraw();
    this.tellAll();
  }
}

function add(to: Set<() => void>, seen: () => void): () => void {
  const own = () => seen();
  to.add(own);
  return () => to.delete(own);
}
