import type { DomElement, DomNode } from './dom.ts';
import { languageOfCode, linesOfCode } from './code.ts';
import { cellsOf, type Cell } from './tables.ts';

/** An item of a list. `mark` is how Markdown begins it: '-' or '3.'; `indent` is in characters. */
export interface Item {
  element: DomNode;
  mark: string;
  indent: number;
}

/** A run of text between two block borders, with what its surroundings say about it. */
export interface Unit {
  /** White space is folded; in code the lines are as they stand. */
  text: string;
  /** Characters inside links. */
  linkLength: number;
  /** 1 to 6 inside a heading, otherwise null. */
  heading: number | null;
  inFigure: boolean;
  inList: boolean;
  inTable: boolean;
  inQuote: boolean;
  /** What a figure or table is said to show. */
  isCaption: boolean;
  /** A class or id above it names something that is not the article: a caption, a byline, a share bar. */
  isBeside: boolean;
  /** The innermost item of a list that it stands in. */
  item: Item | null;
  /** Null outside of tables, and inside of those that only arrange a page. */
  cell: Cell | null;
  /** The language of a block of code, empty where it is not said; null outside of code. */
  code: string | null;
}

const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER ' +
    'FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);
const LISTED = new Set(['LI', 'DT', 'DD']);
const NO_TEXT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT BUTTON SELECT TEXTAREA INPUT'.split(' '),
);
const BESIDE =
  /caption|credit|photo-?(desc|text)|byline|timestamp|\bdate\b|share|social|related|newsletter|promo|subscri|tags?\b|author-?(bio|info|box)/;

/** How editors of blogs call the element below a picture. */
const CAPTION = /(^|\s)(se-caption|se_caption|img_caption|img_desc)(\s|$)/;
/** Characters without width that editors leave between paragraphs. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

type Surroundings = Omit<Unit, 'text' | 'linkLength' | 'code'> & {
  inLink: boolean;
  cells: ReadonlyMap<DomNode, Cell> | null;
};
const NOWHERE: Surroundings = {
  heading: null,
  inFigure: false,
  inList: false,
  inTable: false,
  inQuote: false,
  isCaption: false,
  isBeside: false,
  item: null,
  cell: null,
  inLink: false,
  cells: null,
};

/** The text below `root` as units in reading order; empty runs are left out. */
export function unitsOf(root: DomElement): Unit[] {
  const units: Unit[] = [];
  let open: Unit | null = null;
  const close = () => {
    if (open) {
      open.text = open.text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
      if (open.text) units.push(open);
    }
    open = null;
  };
  const take = (text: string, around: Surroundings) => {
    if (!open && !text.trim()) return;
    const { inLink, cells: _, ...facts } = around;
    open ??= { text: '', linkLength: 0, code: null, ...facts };
    open.text += text;
    if (inLink) open.linkLength += text.trim().length;
  };
  const takeCode = (element: DomElement, around: Surroundings) => {
    const { inLink: _, cells: __, ...facts } = around;
    const text = linesOfCode(element);
    if (text) units.push({ ...facts, text, linkLength: 0, code: languageOfCode(element) });
  };
  const walk = (parent: DomNode, around: Surroundings) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) take(child.nodeValue ?? '', around);
      if (child.nodeType !== 1) continue;
      const name = child.nodeName.toUpperCase();
      if (NO_TEXT.has(name)) continue;
      if (name === 'BR' && around.heading !== null) {
        take(' ', around);
        continue;
      }
      const inside = surroundingsIn(child as DomElement, name, around);
      const isBlock = BLOCKS.has(name) || inside.isCaption !== around.isCaption;
      if (isBlock) close();
      if (name === 'PRE') takeCode(child as DomElement, around);
      else walk(child, inside);
      if (isBlock) close();
    }
  };
  walk(root, NOWHERE);
  close();
  return units;
}

function surroundingsIn(element: DomElement, name: string, around: Surroundings): Surroundings {
  const words = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase();
  const cells = name === 'TABLE' ? cellsOf(element) : around.cells;
  return {
    heading: levelOf(element, name) ?? around.heading,
    inFigure: around.inFigure || name === 'FIGURE' || name === 'FIGCAPTION',
    inList: around.inList || LISTED.has(name),
    inTable: around.inTable || name === 'TABLE',
    inQuote: around.inQuote || name === 'BLOCKQUOTE',
    isCaption: around.isCaption || name === 'FIGCAPTION' || name === 'CAPTION' || CAPTION.test(words),
    isBeside: around.isBeside || BESIDE.test(words),
    item: itemIn(element, name, around.item),
    cell: name === 'TABLE' ? null : (cells?.get(element) ?? around.cell),
    inLink: around.inLink || name === 'A',
    cells,
  };
}

function levelOf(element: DomElement, name: string): number | null {
  const own = /^H[1-6]$/.test(name) ? Number(name[1]) : null;
  if (own === null && element.getAttribute('role') !== 'heading') return null;
  const said = Number(element.getAttribute('aria-level') ?? Number.NaN);
  return said >= 1 && said <= 6 ? Math.floor(said) : (own ?? 2);
}

/** What explains a term goes with the term. */
function itemIn(element: DomElement, name: string, around: Item | null): Item | null {
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

export const lengthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.text.length, 0);
/** The share of a unit's characters that stand in links. */
export const linkShare = (unit: Unit): number => unit.linkLength / unit.text.length;
