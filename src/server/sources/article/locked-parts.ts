import type { DomDocument } from './dom.ts';

/** Characters in the parts for subscribers, with which a page sends them whole. */
const LEAST = 400;

/** Whether a page sends the parts that it says to be for subscribers, or says of none where it is. */
export function showsLocked(page: DomDocument, selectors: readonly string[]): boolean {
  const classes = selectors.flatMap(
    (selector) => /^\s*([.#])([\w-]{1,100})\s*$/.exec(selector)?.slice(1, 3).join('') ?? [],
  );
  const held = classes.map((one) =>
    page
      .querySelectorAll(one.startsWith('.') ? '[class]' : '[id]')
      .filter((part) => namesOf(part.getAttribute(one.startsWith('.') ? 'class' : 'id')).includes(one.slice(1)))
      .reduce((sum, part) => sum + (part.textContent ?? '').trim().length, 0),
  );
  return held.some((length) => length >= LEAST);
}

const namesOf = (said: string | null): string[] => (said ?? '').split(/\s+/);
