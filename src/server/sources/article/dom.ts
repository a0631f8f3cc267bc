import { parseHTML } from 'linkedom';

/** As much of a document as the reading of an article needs; the server has no browser types. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly textContent: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
}

export interface DomElement extends DomNode {
  readonly firstElementChild: DomElement | null;
  readonly nextElementSibling: DomElement | null;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => DomElement | null;
  querySelectorAll: (selector: string) => Iterable<DomElement>;
  remove: () => void;
}

export interface DomDocument extends DomElement {
  readonly body: DomElement | null;
  readonly documentElement: DomElement | null;
}

const MOST_CHARACTERS = 6_000_000;
const MOST_TAGS = 120_000;
const MOST_DEPTH = 400;

/** Tags that close by themselves, or that old pages leave open: they say nothing about depth. */
const NOT_COUNTED = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td tr th dt dd option thead tbody tfoot'.split(' '),
);

/**
 * The page as a tree. Bounded: beyond so many characters, tags or levels of nesting the rest of the page is left out,
 * because a tree of 100,000 levels takes minutes to walk. Nothing is executed and nothing is loaded.
 */
export function parsePage(html: string): DomDocument {
  return parseHTML(html.slice(0, findEnd(html))).document as unknown as DomDocument;
}

function findEnd(html: string): number {
  const tag = /<(\/?)([a-z][a-z0-9]*)/gi;
  let depth = 0;
  let tags = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    if (++tags > MOST_TAGS) return found.index;
    const [, slash, name = ''] = found;
    if (NOT_COUNTED.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MOST_DEPTH) return found.index;
  }
  return Math.min(html.length, MOST_CHARACTERS);
}
