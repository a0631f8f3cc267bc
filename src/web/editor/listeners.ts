/** Who is told about what: readers of one node, readers of anything, painters, and watchers of the board's content. */
export class Listeners {
  readonly #ofNode = new Map<string, Set<() => void>>();
  readonly #ofAll = new Set<() => void>();
  readonly #painters = new Set<(touched: Iterable<string> | null) => void>();
  readonly #watchers = new Set<(touched: Iterable<string> | null) => void>();

  subscribe(seen: () => void, nodeId?: string): () => void {
    if (nodeId === undefined) return add(this.#ofAll, () => seen());
    const readers = this.#ofNode.get(nodeId) ?? new Set();
    this.#ofNode.set(nodeId, readers);
    const release = add(readers, () => seen());
    return () => {
      release();
      if (readers.size === 0 && this.#ofNode.get(nodeId) === readers) this.#ofNode.delete(nodeId);
    };
  }

  onDraw = (seen: (touched: Iterable<string> | null) => void): (() => void) =>
    add(this.#painters, (touched) => seen(touched));
  onBoard = (seen: (touched: Iterable<string> | null) => void): (() => void) =>
    add(this.#watchers, (touched) => seen(touched));

  /** These nodes and edges look different now. */
  tell(touched: Iterable<string>): void {
    for (const id of touched) this.#ofNode.get(id)?.forEach((seen) => seen());
    this.tellDraw(touched);
    this.tellAll();
  }

  /** Something beside the nodes has changed: save status, undo, evidence. */
  tellAll(): void {
    for (const seen of this.#ofAll) seen();
  }

  /** Null: anything may look different. */
  tellDraw(touched: Iterable<string> | null = null): void {
    for (const seen of this.#painters) seen(touched);
  }

  /** The content of these nodes and edges has changed; null when all of it may have. */
  tellBoard(touched: Iterable<string> | null): void {
    for (const seen of this.#watchers) seen(touched);
  }

  /** The whole board was replaced. */
  tellEverything(): void {
    for (const readers of this.#ofNode.values()) readers.forEach((seen) => seen());
    this.tellDraw();
    this.tellAll();
    this.tellBoard(null);
  }
}

function add<T>(to: Set<T>, seen: T): () => void {
  to.add(seen);
  return () => to.delete(seen);
}
