import { testOf } from './selectors.ts';

/** As in the DOM. */
export const NODE = { element: 1, text: 3, comment: 8, document: 9 } as const;

interface Attribute {
  name: string;
  value: string;
  cloneNode: () => Attribute;
}

/** Characters of text that a document keeps with its elements; beyond it they are put together each time. */
const MOST_KEPT = 16_000_000;
const UPPER = new Map<string, string>();

/**
 * A node of a page: as much of the DOM as Readability and we ask for, and made to be asked often. One class for every
 * type, links as plain fields, and the text of an element is kept until something changes below it. Lists are made at the
 * time of asking.
 */
export class PageNode {
  readonly nodeType: number;
  /** The name of an element in lower case, and in upper case. */
  readonly localName: string;
  readonly tagName: string | undefined;
  nodeValue: string | null;
  ownerDocument: PageNode | null;
  parentNode: PageNode | null = null;
  firstChild: PageNode | null = null;
  lastChild: PageNode | null = null;
  previousSibling: PageNode | null = null;
  nextSibling: PageNode | null = null;
  /** Where links of a document lead from. */
  baseURI = 'about:blank';
  /** What Readability writes at elements. */
  readability: unknown = undefined;
  _readabilityDataTable: boolean | undefined = undefined;
  /** Names and values in turn. */
  #said: string[] | null = null;
  /** Null: not known. Where that of an element is known, so are those of all elements below it. */
  #text: string | null = null;
  #kept = 0;

  constructor(type: number, name: string, value: string | null, owner: PageNode | null) {
    this.nodeType = type;
    this.localName = name;
    this.tagName = type === NODE.element ? upper(name) : undefined;
    this.nodeValue = value;
    this.ownerDocument = owner;
  }

  get nodeName(): string {
    return this.tagName ?? (this.nodeType === NODE.text ? '#text' : '#other');
  }
  get childNodes(): PageNode[] {
    const nodes: PageNode[] = [];
    for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node);
    return nodes;
  }
  get children(): PageNode[] {
    const elements: PageNode[] = [];
    for (let node = this.firstElementChild; node; node = node.nextElementSibling) elements.push(node);
    return elements;
  }
  get parentElement(): PageNode | null {
    return this.parentNode?.nodeType === NODE.element ? this.parentNode : null;
  }
  get firstElementChild(): PageNode | null {
    return elementFrom(this.firstChild);
  }
  get nextElementSibling(): PageNode | null {
    return elementFrom(this.nextSibling);
  }
  get previousElementSibling(): PageNode | null {
    let node = this.previousSibling;
    while (node && node.nodeType !== NODE.element) node = node.previousSibling;
    return node;
  }

  get textContent(): string {
    if (this.nodeType === NODE.text || this.nodeType === NODE.comment) return this.nodeValue ?? '';
    if (this.#text !== null) return this.#text;
    let text = '';
    for (let node = this.firstChild; node; node = node.nextSibling)
      if (node.nodeType !== NODE.comment) text += node.textContent;
    const page = this.ownerDocument ?? this;
    if (page.#kept < MOST_KEPT) {
      this.#text = text;
      page.#kept += text.length;
    }
    return text;
  }

  static #forgetText(from: PageNode): void {
    for (let node: PageNode | null = from; node && node.#text !== null; node = node.parentNode) node.#text = null;
  }

  insertBefore(node: PageNode, next: PageNode | null): PageNode {
    const before = next === node ? node.nextSibling : next;
    node.remove();
    const after = before ? before.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = after;
    node.nextSibling = before;
    if (after) after.nextSibling = node;
    else this.firstChild = node;
    if (before) before.previousSibling = node;
    else this.lastChild = node;
    PageNode.#forgetText(this);
    return node;
  }
  appendChild(node: PageNode): PageNode {
    return this.insertBefore(node, null);
  }
  replaceChild(node: PageNode, old: PageNode): PageNode {
    if (node !== old) {
      this.insertBefore(node, old);
      old.remove();
    }
    return old;
  }
  removeChild(node: PageNode): PageNode {
    node.remove();
    return node;
  }
  remove(): void {
    const { parentNode, previousSibling, nextSibling } = this;
    if (!parentNode) return;
    if (previousSibling) previousSibling.nextSibling = nextSibling;
    else parentNode.firstChild = nextSibling;
    if (nextSibling) nextSibling.previousSibling = previousSibling;
    else parentNode.lastChild = previousSibling;
    this.parentNode = this.previousSibling = this.nextSibling = null;
    PageNode.#forgetText(parentNode);
  }

  getAttribute(name: string): string | null {
    const said = this.#said;
    if (said) for (let at = 0; at < said.length; at += 2) if (said[at] === name) return said[at + 1] ?? '';
    return null;
  }
  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }
  setAttribute(name: string, value: string): void {
    const said = (this.#said ??= []);
    for (let at = 0; at < said.length; at += 2)
      if (said[at] === name) {
        said[at + 1] = value;
        return;
      }
    said.push(name, value);
  }
  removeAttribute(name: string): void {
    const said = this.#said;
    if (said) for (let at = 0; at < said.length; at += 2) if (said[at] === name) return void said.splice(at, 2);
  }
  get attributes(): Attribute[] {
    const said = this.#said ?? [];
    return said.flatMap((name, at) => (at % 2 === 0 ? attribute(name, said[at + 1] ?? '') : []));
  }
  setAttributeNode({ name, value }: Attribute): void {
    this.setAttribute(name, value);
  }
  get id(): string {
    return this.getAttribute('id') ?? '';
  }
  set id(value: string) {
    this.setAttribute('id', value);
  }
  get className(): string {
    return this.getAttribute('class') ?? '';
  }
  set className(value: string) {
    this.setAttribute('class', value);
  }
  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  get srcset(): string {
    return this.getAttribute('srcset') ?? '';
  }
  /** Whether it is shown, as far as its own style says; null without one. */
  get style(): { display: string; visibility: string } | null {
    const style = this.getAttribute('style');
    return style === null ? null : { display: ruleIn(style, 'display'), visibility: ruleIn(style, 'visibility') };
  }

  querySelectorAll(selector: string): PageNode[] {
    const test = testOf(selector);
    const found: PageNode[] = [];
    for (let node = nextElement(this, this); node; node = nextElement(node, this)) if (test(node)) found.push(node);
    return found;
  }
  querySelector(selector: string): PageNode | null {
    const test = testOf(selector);
    let node = nextElement(this, this);
    while (node && !test(node)) node = nextElement(node, this);
    return node;
  }
  getElementsByTagName(name: string): PageNode[] {
    return this.querySelectorAll(name);
  }

  /**
   * What is below it, for putting it back. Readability keeps a page so before each attempt; a copy of the nodes costs
   * less than writing and reading HTML.
   */
  get innerHTML(): PageNode {
    const copy = new PageNode(NODE.element, this.localName, null, this.ownerDocument);
    for (let node = this.firstChild; node; node = node.nextSibling) copy.appendChild(node.copy());
    return copy;
  }
  set innerHTML(kept: PageNode) {
    while (this.firstChild) this.firstChild.remove();
    for (let node = kept.firstChild; node; node = node.nextSibling) this.appendChild(node.copy());
  }
  copy(): PageNode {
    const copy = new PageNode(this.nodeType, this.localName, this.nodeValue, this.ownerDocument);
    copy.#said = this.#said && [...this.#said];
    for (let node = this.firstChild; node; node = node.nextSibling) copy.appendChild(node.copy());
    return copy;
  }

  /** Of a document. A page without a body has what stands beside its head for one. */
  get documentElement(): PageNode | null {
    return this.children.find((element) => element.tagName === 'HTML') ?? this.firstElementChild;
  }
  get body(): PageNode | null {
    const root = this.documentElement;
    const body = root?.children.find((element) => element.tagName === 'BODY');
    if (!root || body) return body ?? null;
    const made = this.createElement('body');
    for (const node of root.childNodes) if (node.tagName !== 'HEAD') made.appendChild(node);
    return root.appendChild(made);
  }
  get title(): string {
    return this.querySelector('head title')?.textContent ?? '';
  }
  createElement(name: string): PageNode {
    return new PageNode(NODE.element, name.toLowerCase(), null, this);
  }
  createTextNode(text: string): PageNode {
    return new PageNode(NODE.text, '', text, this);
  }
}

function upper(name: string): string {
  let known = UPPER.get(name);
  if (known === undefined) {
    known = name.toUpperCase();
    if (UPPER.size < 1_000) UPPER.set(name, known);
  }
  return known;
}

function elementFrom(from: PageNode | null): PageNode | null {
  let node = from;
  while (node && node.nodeType !== NODE.element) node = node.nextSibling;
  return node;
}

/** The element behind this one in the order of the page, inside of `root`. */
function nextElement(from: PageNode, root: PageNode): PageNode | null {
  const below = from.firstElementChild;
  if (below) return below;
  for (let node: PageNode | null = from; node && node !== root; node = node.parentNode) {
    const beside = node.nextElementSibling;
    if (beside) return beside;
  }
  return null;
}

const attribute = (name: string, value: string): Attribute => ({
  name,
  value,
  cloneNode: () => attribute(name, value),
});

/** The last value of a rule in a style attribute. */
function ruleIn(style: string, name: string): string {
  const rules = style.split(';').map((rule) => rule.split(':'));
  return rules.findLast(([key = '']) => key.trim() === name)?.[1]?.trim() ?? '';
}
