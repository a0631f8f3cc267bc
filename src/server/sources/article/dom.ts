import { Parser } from 'htmlparser2';
import { NODE, PageNode } from './page-node.ts';

/** As much of a document as the reading of an article needs; the server has no browser types. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly textContent: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomElement | null;
  remove: () => void;
}

export interface DomElement extends DomNode {
  readonly firstElementChild: DomElement | null;
  readonly nextElementSibling: DomElement | null;
  readonly previousElementSibling: DomElement | null;
  readonly parentElement: DomElement | null;
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
  querySelector: (selector: string) => DomElement | null;
  /** A list made at the time of asking: what is removed later stays in it. */
  querySelectorAll: (selector: string) => readonly DomElement[];
  appendChild: (node: DomNode) => DomNode;
  insertBefore: (node: DomNode, next: DomNode | null) => DomNode;
}

export interface DomDocument extends DomElement {
  readonly body: DomElement | null;
  readonly documentElement: DomElement | null;
  createElement: (name: string) => DomElement;
  createTextNode: (text: string) => DomNode;
}

const MOST_CHARACTERS = 6_000_000;
/** Elements, comments and entities together; the largest pages of the news have some 20,000. */
const MOST_PIECES = 60_000;
const MOST_DEPTH = 400;

/** Tags that close by themselves, or that old pages leave open: they say nothing about depth. */
const NOT_COUNTED = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td tr th dt dd option thead tbody tfoot'.split(
    ' ',
  ),
);

/**
 * The page as a tree. Bounded: beyond so many characters, pieces or levels of nesting the rest of the page is left out,
 * because a tree of 100,000 levels takes minutes to walk. Nothing is executed and nothing is loaded.
 */
export function parsePage(html: string): DomDocument {
  const bounded = html.slice(0, findEnd(html));
  return treeOf(withRoot(bounded)) as unknown as DomDocument;
}

function treeOf(html: string): PageNode {
  const page = new PageNode(NODE.document, '', null, null);
  let open = page;
  const add = (type: number, value: string) => open.appendChild(new PageNode(type, '', value, page));
  const parser = new Parser({
    onopentagname: (name) => {
      open = open.appendChild(new PageNode(NODE.element, name, null, page));
    },
    onattribute: (name, value) => {
      if (!open.hasAttribute(name)) open.setAttribute(name, value);
    },
    onclosetag: () => {
      open = open.parentNode ?? page;
    },
    ontext: (text) => add(NODE.text, text),
    oncomment: (text) => add(NODE.comment, text),
  });
  parser.end(html);
  return page;
}

/** The parser takes the first element for the root: a page that leaves <html> or <body> out gets them. */
function withRoot(html: string): string {
  if (/<html[\s>]/i.test(html)) return html;
  return /<body[\s>]/i.test(html) ? `<html>${html}</html>` : `<html><body>${html}</body></html>`;
}

function findEnd(html: string): number {
  const piece = /<(\/?)([a-z][a-z0-9]*)|<!--|&[a-z#]/gi;
  let depth = 0;
  let pieces = 0;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [, slash, name = ''] = found;
    if (!slash && ++pieces > MOST_PIECES) return found.index;
    if (name === '' || NOT_COUNTED.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MOST_DEPTH) return found.index;
  }
  return Math.min(html.length, MOST_CHARACTERS);
}
