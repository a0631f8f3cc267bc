import type { DomDocument, DomElement, DomNode } from './dom.ts';

/** How a page of React says where a part that was sent later belongs: `$RC("B:0","S:0")`, `$RS("S:1","P:1")`. */
const CALL = /\$R([CRSX])\("([^"]{1,80})","([^"]{1,80})"/g;
const MOST_PARTS = 2_000;

interface Move {
  /** The box with the later part. */
  from: string;
  /** The mould in its place. */
  to: string;
  /** Whether something stands behind the mould until the part comes. */
  hasFallback: boolean;
}

/** Puts the parts of a page that the server sent later, in hidden boxes, where the page's program would put them. */
export function placeStreamed(page: DomDocument): void {
  const boxes = page.querySelectorAll('[hidden][id]').filter((box) => /S:[\da-f]+$/.test(box.getAttribute('id') ?? ''));
  if (boxes.length === 0) return;
  const moulds = new Map(page.querySelectorAll('template[id]').map((mould) => [mould.getAttribute('id') ?? '', mould]));
  const parts = new Map(boxes.map((box) => [box.getAttribute('id') ?? '', box]));
  const moves = [...toldMoves(page), ...likelyMoves(parts.keys())].slice(0, MOST_PARTS);
  for (const { from, to, hasFallback } of moves) {
    const [part, mould] = [parts.get(from), moulds.get(to)];
    if (!part || !mould) continue;
    if (hasFallback) removeFallback(mould);
    while (part.firstChild) mould.parentNode?.insertBefore(part.firstChild, mould);
    mould.remove();
    part.remove();
    parts.delete(from);
    moulds.delete(to);
  }
  for (const part of parts.values()) part.removeAttribute('hidden');
}

function toldMoves(page: DomDocument): Move[] {
  const moves: Move[] = [];
  for (const script of page.querySelectorAll('script'))
    for (const [, call, first = '', second = ''] of (script.textContent ?? '').matchAll(CALL))
      if (call === 'S') moves.push({ from: first, to: second, hasFallback: false });
      else if (call !== 'X') moves.push({ from: second, to: first, hasFallback: true });
  for (const told of page.querySelectorAll('template[data-sid]')) {
    const said = (name: string): string => told.getAttribute(name) ?? '';
    const hasFallback = said('data-bid') !== '';
    moves.push({ from: said('data-sid'), to: hasFallback ? said('data-bid') : said('data-pid'), hasFallback });
  }
  return moves;
}

/** On a page that lost its scripts: parts and moulds are numbered alike. */
const likelyMoves = (ids: Iterable<string>): Move[] =>
  [...ids].flatMap((from) => [
    { from, to: from.replace(/S:(?=[\da-f]+$)/, 'B:'), hasFallback: true },
    { from, to: from.replace(/S:(?=[\da-f]+$)/, 'P:'), hasFallback: false },
  ]);

/** What is shown while a part is waited for stands between the mould and the comment that ends it. */
function removeFallback(mould: DomElement): void {
  let depth = 0;
  let node: DomNode | null = mould.nextSibling;
  while (node) {
    const next: DomNode | null = node.nextSibling;
    const mark = node.nodeType === 8 ? node.nodeValue : null;
    if (mark === '/$' || mark === '/&') {
      if (depth === 0) return;
      depth--;
    } else if (mark === '$' || mark === '$?' || mark === '$!' || mark === '$~' || mark === '&') depth++;
    node.remove();
    node = next;
  }
}
