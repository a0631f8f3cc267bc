import type { DomElement, DomNode } from './dom.ts';

/** An item of a list. `mark` is how Markdown begins it: '-' or '3.'; `indent` is in characters. */
export interface Item {
  element: DomNode;
  mark: string;
  indent: number;
}

/** 1 to 6 of an element that is a heading, null of others. */
export function levelOf(element: DomElement, name: string): number | null {
  const own = /^H[1-6]$/.test(name) ? Number(name[1]) : null;
  if (own === null && element.getAttribute('role') !== 'heading') return null;
  const said = Number(element.getAttribute('aria-level') ?? Number.NaN);
  return said >= 1 && said <= 6 ? Math.floor(said) : (own ?? 2);
}

/** The item that an element stands in or is; what explains a term goes with the term. */
export function itemIn(element: DomElement, name: string, around: Item | null): Item | null {
  if (name === 'LI' || name === 'DT') return itemOf(element, around);
  if (name === 'DD') return itemOf(termOf(element), around);
  return name === 'TABLE' ? null : around;
}

function termOf(explained: DomElement): DomElement {
  let before = explained.previousElementSibling;
  while (before?.nodeName.toUpperCase() === 'DD') before = before.previousElementSibling;
  return before?.nodeName.toUpperCase() === 'DT' ? before : explained;
}

function itemOf(element: DomElement, outer: Item | null): Item {
  const mark = markOf(element);
  return { element, mark, indent: outer ? outer.indent + outer.mark.length + 1 : 0 };
}

function markOf(element: DomElement): string {
  const list = element.parentElement;
  if (list?.nodeName.toUpperCase() !== 'OL') return '-';
  let number = Number(list.getAttribute('start') ?? 1);
  for (let item = list.firstElementChild; item; item = item.nextElementSibling) {
    if (item.nodeName.toUpperCase() !== 'LI') continue;
    const said = Number.parseInt(item.getAttribute('value') ?? '', 10);
    if (!Number.isNaN(said)) number = said;
    if (item === element) break;
    number++;
  }
  return Number.isInteger(number) && number >= 0 && number < 1_000_000_000 ? `${number}.` : '-';
}
