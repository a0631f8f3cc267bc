interface Link<T> {
  thing: T;
  below: Link<T> | null;
  above: Link<T> | null;
}

/** Things by their ids, in an order in which each may be put right under another. Every step takes the same time. */
export class OrderedMap<T extends { id: string }> {
  readonly #links = new Map<string, Link<T>>();
  #lowest: Link<T> | null = null;
  #topmost: Link<T> | null = null;

  constructor(things: Iterable<T> = []) {
    for (const thing of things) this.put(thing);
  }

  has = (id: string): boolean => this.#links.has(id);
  get = (id: string): T | undefined => this.#links.get(id)?.thing;

  /** Puts it under the one of this id, on top where there is none; what has the same id leaves its place. */
  put(thing: T, underId?: string): void {
    this.delete(thing.id);
    const above = underId === undefined ? null : (this.#links.get(underId) ?? null);
    const below = above ? above.below : this.#topmost;
    const link: Link<T> = { thing, below, above };
    if (below) below.above = link;
    else this.#lowest = link;
    if (above) above.below = link;
    else this.#topmost = link;
    this.#links.set(thing.id, link);
  }

  /** Another thing of the same id in its place. */
  replace(thing: T): void {
    const link = this.#links.get(thing.id);
    if (link) link.thing = thing;
  }

  delete(id: string): void {
    const link = this.#links.get(id);
    if (!link) return;
    if (link.below) link.below.above = link.above;
    else this.#lowest = link.above;
    if (link.above) link.above.below = link.below;
    else this.#topmost = link.below;
    this.#links.delete(id);
  }

  /** From the lowest to the topmost. */
  list(): T[] {
    const things: T[] = [];
    for (let link = this.#lowest; link; link = link.above) things.push(link.thing);
    return things;
  }
}
