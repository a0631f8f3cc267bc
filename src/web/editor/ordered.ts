/** Ages lie between 0 and this: the first is in the middle, so that what is put under all others finds one too. */
export const AGES = 2 ** 19;

interface Aged {
  /** Written by the order: higher is farther on. */
  age: number;
}

interface Link<T> {
  thing: T;
  before: Link<T> | null;
  after: Link<T> | null;
}

/** Things by id, in the order of the board. To put one anywhere, or to take it out, is as quick on a large board. */
export class Ordered<T extends Aged> implements Iterable<T> {
  readonly #links = new Map<string, Link<T>>();
  #first: Link<T> | null = null;
  #last: Link<T> | null = null;
  #newest = AGES / 2;

  get size(): number {
    return this.#links.size;
  }
  has = (id: string): boolean => this.#links.has(id);
  get = (id: string): T | undefined => this.#links.get(id)?.thing;

  *[Symbol.iterator](): Iterator<T> {
    for (let link = this.#first; link; link = link.after) yield link.thing;
  }

  clear(): void {
    this.#links.clear();
    this.#first = this.#last = null;
    this.#newest = AGES / 2;
  }

  /** Puts a new thing right under the one of this id, else on top. Answers all that have another age now. */
  put(id: string, thing: T, underId?: string): T[] {
    const over = (underId === undefined ? undefined : this.#links.get(underId)) ?? null;
    const link: Link<T> = { thing, before: over ? over.before : this.#last, after: over };
    this.#links.set(id, link);
    if (link.before) link.before.after = link;
    else this.#first = link;
    if (over) over.before = link;
    else this.#last = link;
    thing.age = over ? over.thing.age - 1 : ++this.#newest;
    return this.#makeWay(link);
  }

  delete(id: string): void {
    const link = this.#links.get(id);
    if (!link) return;
    this.#links.delete(id);
    if (link.before) link.before.after = link.after;
    else this.#first = link.after;
    if (link.after) link.after.before = link.before;
    else this.#last = link.before;
  }

  /** The things of these ids, each with the one right over it, in order. */
  withNext(ids: Iterable<string>): T[] {
    const found = new Set<T>();
    for (const id of ids) {
      const link = this.#links.get(id);
      if (link) found.add(link.thing);
      if (link?.after) found.add(link.after.thing);
    }
    return [...found].sort((a, b) => a.age - b.age);
  }

  /** What lies under the link goes down as far as an age is free: where something was taken out, that is near. */
  #makeWay(link: Link<T>): T[] {
    const moved = [link.thing];
    for (let { thing: over, before } = link; before && before.thing.age >= over.age;) {
      before.thing.age = over.age - 1;
      moved.push(before.thing);
      ({ thing: over, before } = before);
    }
    return moved;
  }
}
