import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import { leftOutAt } from './embeds.ts';
import { itemIn, levelOf, type Item } from './items.ts';
import type { DomElement, DomNode } from './dom.ts';
import { createBoxes, type Box, type Boxes } from './boxes.ts';
import { languageOfCode, linesOfCode } from './code.ts';
import { cellsOf, type Cell } from './tables.ts';

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
  /** A small box around it is named for something that is not the article: a caption, a byline, a share bar. */
  isBeside: boolean;
  /** A small box around it holds what goes with every page, or what nobody sees. */
  isAway: boolean;
  /** The innermost item of a list that it stands in. */
  item: Item | null;
  /** Null outside of tables, and inside of those that only arrange a page. */
  cell: Cell | null;
  /** The language of a block of code, empty where it is not said; null outside of code. */
  code: string | null;
  /** The number of the element that it begins in; null where elements are not numbered. */
  at: number | null;
  /** The innermost part of the page around it that says to hold the article or the main content. */
  part: Part | null;
  /** The innermost block that it stands in. */
  place: Place;
}

/** Elements with the same names and classes from the top of the page down are one place. */
export interface Place {
  outer: Place | null;
  inner: Map<string, Place>;
}

export interface Part {
  outer: Part | null;
}

/** Where the number of an element stands. */
export const NUMBER = 'data-number';

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
/** How editors of blogs call the element below a picture. */
const CAPTION = /(^|\s)(se-caption|se_caption|img_caption|img_desc)(\s|$)/;
/** Characters without width that editors leave between paragraphs. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

/** Something in the page that is not turned into text. */
export interface Left {
  kind: LeftOutKind;
  /** So many units begin before it. */
  before: number;
  part: Part | null;
  box: Box | null;
  isAway: boolean;
}

type Surroundings = Omit<Unit, 'text' | 'linkLength' | 'code' | 'isBeside' | 'isAway'> & {
  inLink: boolean;
  box: Box | null;
  cells: ReadonlyMap<DomNode, Cell> | null;
};
const NOWHERE: Surroundings = {
  heading: null,
  inFigure: false,
  inList: false,
  inTable: false,
  inQuote: false,
  isCaption: false,
  item: null,
  cell: null,
  inLink: false,
  cells: null,
  box: null,
  at: null,
  part: null,
  place: { outer: null, inner: new Map() },
};

/** The text below `root` as units in reading order; empty runs are left out. */
export function unitsOf(root: DomElement, left: Left[] = []): Unit[] {
  const units: Unit[] = [];
  const boxesOf: (Box | null)[] = [];
  const boxes = createBoxes();
  let open: Unit | null = null;
  let boxOfOpen: Box | null = null;
  const push = (unit: Unit, box: Box | null) => {
    units.push(unit);
    boxesOf.push(box);
    boxes.count(box, unit.text.length);
  };
  const close = () => {
    if (open) {
      open.text = open.text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
      if (open.text) push(open, boxOfOpen);
    }
    open = null;
  };
  const take = (text: string, around: Surroundings) => {
    if (!open && !text.trim()) return;
    const { inLink, cells: _, box, ...facts } = around;
    if (!open) boxOfOpen = box;
    open ??= { text: '', linkLength: 0, code: null, isBeside: false, isAway: false, ...facts };
    open.text += text;
    if (inLink) open.linkLength += text.trim().length;
  };
  const takeCode = (element: DomElement, around: Surroundings) => {
    const { inLink: _, cells: __, box, ...facts } = around;
    const text = linesOfCode(element);
    const code = languageOfCode(element);
    if (text) push({ ...facts, text, linkLength: 0, code, isBeside: false, isAway: false }, box);
  };
  const walk = (parent: DomNode, around: Surroundings) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) take(child.nodeValue ?? '', around);
      if (child.nodeType !== 1) continue;
      const name = child.nodeName.toUpperCase();
      const kind = leftOutAt(child as DomElement, name);
      if (kind)
        left.push({ kind, before: units.length + (open ? 1 : 0), box: around.box, part: around.part, isAway: false });
      if (NO_TEXT.has(name)) continue;
      if (name === 'BR' && around.heading !== null) {
        take(' ', around);
        continue;
      }
      const inside = surroundingsIn(child as DomElement, name, around, boxes);
      const isBlock = BLOCKS.has(name) || inside.isCaption !== around.isCaption;
      if (isBlock) close();
      if (name === 'PRE') takeCode(child as DomElement, around);
      else walk(child, inside);
      if (isBlock) close();
    }
  };
  walk(root, { ...NOWHERE, place: { outer: null, inner: new Map() } });
  close();
  const total = lengthOf(units);
  for (const [index, unit] of units.entries()) {
    const { beside, away } = boxes.kindsOf(boxesOf[index] ?? null, total);
    unit.isBeside = beside;
    unit.isAway = away;
  }
  for (const one of left) one.isAway = boxes.kindsOf(one.box, total).away;
  return units;
}

function surroundingsIn(element: DomElement, name: string, around: Surroundings, boxes: Boxes): Surroundings {
  const words = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase();
  const cells = name === 'TABLE' ? cellsOf(element) : around.cells;
  return {
    heading: levelOf(element, name) ?? around.heading,
    inFigure: around.inFigure || name === 'FIGURE' || name === 'FIGCAPTION',
    inList: around.inList || LISTED.has(name),
    inTable: around.inTable || name === 'TABLE',
    inQuote: around.inQuote || name === 'BLOCKQUOTE',
    isCaption: around.isCaption || name === 'FIGCAPTION' || name === 'CAPTION' || CAPTION.test(words),
    box: boxes.around(element, name, words, around.box),
    at: numberOf(element) ?? around.at,
    place: BLOCKS.has(name) ? placeIn(around.place, name, element) : around.place,
    part: isPart(element, name) ? { outer: around.part } : around.part,
    item: itemIn(element, name, around.item),
    cell: name === 'TABLE' ? null : (cells?.get(element) ?? around.cell),
    inLink: around.inLink || name === 'A',
    cells,
  };
}

function placeIn(outer: Place, name: string, element: DomElement): Place {
  const key = `${name} ${(element.getAttribute('class') ?? '').replace(/\d+/g, '')}`;
  let place = outer.inner.get(key);
  if (!place) outer.inner.set(key, (place = { outer, inner: new Map() }));
  return place;
}

function numberOf(element: DomElement): number | null {
  const said = element.getAttribute(NUMBER);
  return said === null ? null : Number(said);
}

const isPart = (element: DomElement, name: string): boolean =>
  name === 'ARTICLE' ||
  name === 'MAIN' ||
  element.getAttribute('role') === 'main' ||
  /\barticleBody\b/.test(element.getAttribute('itemprop') ?? '');

export const lengthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.text.length, 0);
/** The share of a unit's characters that stand in links. */
export const linkShare = (unit: Unit): number => unit.linkLength / unit.text.length;
