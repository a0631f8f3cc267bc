import type { DomElement, DomNode } from './dom.ts';

/** A run of text between two block borders, with what its surroundings say about it. */
export interface Unit {
  text: string;
  /** Characters inside links. */
  linkLength: number;
  /** 1 to 6 inside a heading, otherwise null. */
  heading: number | null;
  inFigure: boolean;
  inList: boolean;
  inTable: boolean;
  inQuote: boolean;
  /** A class or id above it names something that is not the article: a caption, a byline, a share bar. */
  isBeside: boolean;
}

const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);
const NO_TEXT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT BUTTON SELECT TEXTAREA INPUT'.split(' '),
);
const BESIDE =
  /caption|credit|photo-?(desc|text)|byline|timestamp|\bdate\b|share|social|related|newsletter|promo|subscri|tags?\b|author-?(bio|info|box)/;

type Surroundings = Omit<Unit, 'text' | 'linkLength'> & { inLink: boolean };
const NOWHERE: Surroundings = {
  heading: null,
  inFigure: false,
  inList: false,
  inTable: false,
  inQuote: false,
  isBeside: false,
  inLink: false,
};

/** The text below `root` as units in reading order; white space is folded, empty runs are left out. */
export function unitsOf(root: DomElement): Unit[] {
  const units: Unit[] = [];
  let open: Unit | null = null;
  const close = () => {
    if (open) {
      open.text = open.text.replace(/\s+/g, ' ').trim();
      if (open.text) units.push(open);
    }
    open = null;
  };
  const take = (text: string, around: Surroundings) => {
    if (!open && !text.trim()) return;
    const { inLink, ...facts } = around;
    open ??= { text: '', linkLength: 0, ...facts };
    open.text += text;
    if (inLink) open.linkLength += text.trim().length;
  };
  const walk = (parent: DomNode, around: Surroundings) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) take(child.nodeValue ?? '', around);
      if (child.nodeType !== 1) continue;
      const name = child.nodeName.toUpperCase();
      if (NO_TEXT.has(name)) continue;
      const isBlock = BLOCKS.has(name);
      if (isBlock) close();
      walk(child, surroundingsIn(child as DomElement, name, around));
      if (isBlock) close();
    }
  };
  walk(root, NOWHERE);
  close();
  return units;
}

function surroundingsIn(element: DomElement, name: string, around: Surroundings): Surroundings {
  const words = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase();
  return {
    heading: /^H[1-6]$/.test(name) ? Number(name[1]) : around.heading,
    inFigure: around.inFigure || name === 'FIGURE' || name === 'FIGCAPTION',
    inList: around.inList || name === 'LI',
    inTable: around.inTable || name === 'TABLE',
    inQuote: around.inQuote || name === 'BLOCKQUOTE',
    isBeside: around.isBeside || BESIDE.test(words),
    inLink: around.inLink || name === 'A',
  };
}

export const lengthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.text.length, 0);
/** The share of a unit's characters that stand in links. */
export const linkShare = (unit: Unit): number => unit.linkLength / unit.text.length;
