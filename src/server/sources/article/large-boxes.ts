import type { DomDocument, DomElement, DomNode } from './dom.ts';

/** Words of classes by which Readability takes a box for what stands beside the article. */
const MISLEADING = new RegExp(
  (
    '-ad- banner combx com- community contact cover-wrap extra footer header hidden legends masthead media menu meta ' +
    'pager pagination popup promo related remark rss scroll share shopping sidebar skyscraper social sponsor ' +
    'supplemental tags widget'
  ).replaceAll(' ', '|'),
  'i',
);
const MOST = 0.7;

/** A box that holds most of a page's text is no sharing bar or footer, whatever it is called: its class is taken away. */
export function unnameLargeBoxes(page: DomDocument): void {
  const lengths = new Map<DomNode, number>();
  const lengthOf = (node: DomNode): number => lengths.get(node) ?? 0;
  if (page.body) measure(page.body, lengths);
  let box: DomElement | null = page.body;
  const most = MOST * (box ? lengthOf(box) : 0);
  while (box) {
    if (MISLEADING.test(`${box.getAttribute('class') ?? ''} ${box.getAttribute('id') ?? ''}`))
      for (const name of ['class', 'id']) box.removeAttribute(name);
    let next: DomElement | null = box.firstElementChild;
    while (next && lengthOf(next) <= most) next = next.nextElementSibling;
    box = next;
  }
}

function measure(parent: DomNode, lengths: Map<DomNode, number>): number {
  let length = 0;
  for (let child = parent.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 3) length += (child.nodeValue ?? '').trim().length;
    else if (child.nodeType === 1) length += measure(child, lengths);
  lengths.set(parent, length);
  return length;
}
