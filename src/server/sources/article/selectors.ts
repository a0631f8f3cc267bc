import { compile } from 'css-select';

/** What a selector asks of a node. */
interface Asked {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string;
  readonly parentNode: Asked | null;
  readonly childNodes: Asked[];
  readonly previousElementSibling: Asked | null;
  getAttribute: (name: string) => string | null;
  hasAttribute: (name: string) => boolean;
}

type Test = (element: Asked) => boolean;

const ELEMENT = 1;
const tests = new Map<string, Test>();

/** Whether an element is meant by a selector. Each is prepared once: selectors are written in programs, never on pages. */
export function testOf(selector: string): Test {
  let test = tests.get(selector);
  if (!test) {
    test = namesTest(selector) ?? compile<Asked, Asked>(selector, { adapter, cacheResults: false });
    tests.set(selector, test);
  }
  return test;
}

/** For names of elements alone. */
function namesTest(selector: string): Test | null {
  const names = selector.split(',').map((name) => name.trim());
  const [first = ''] = names;
  if (!names.every((name) => /^[a-z][a-z0-9]*$/.test(name))) return null;
  if (names.length === 1) return (element) => element.localName === first;
  const meant = new Set(names);
  return (element) => meant.has(element.localName);
}

const adapter = {
  isTag: (node: Asked): node is Asked => node.nodeType === ELEMENT,
  getAttributeValue: (element: Asked, name: string) => element.getAttribute(name) ?? undefined,
  hasAttrib: (element: Asked, name: string) => element.hasAttribute(name),
  getName: (element: Asked) => element.localName,
  getParent: (element: Asked) => element.parentNode,
  getChildren: (node: Asked) => node.childNodes,
  getSiblings: (node: Asked) => node.parentNode?.childNodes ?? [node],
  prevElementSibling: (node: Asked) => node.previousElementSibling,
  getText: (node: Asked) => node.textContent,
  removeSubsets: (nodes: Asked[]) => nodes,
};
