import type { DomDocument, DomElement, DomNode } from './dom.ts';

/** What a page holds and does not show at first: read where it is text, left where it is a window over the page. */

const UNSEEN = new Set('SCRIPT STYLE TEMPLATE SVG BUTTON SELECT TEXTAREA OPTION'.split(' '));
const PANEL_WORDS = new Set('accordion collapse collapsible expandable faq panel tab tabpanel tabs toggle'.split(' '));
const WINDOW_WORDS = new Set(
  'modal popup popover dialog lightbox drawer offcanvas menu nav navbar navigation tooltip toast'.split(' '),
);
const CONSENT_WORDS = new Set('cookie cookies consent gdpr paywall login signup newsletter'.split(' '));
/** Characters outside of links. */
const LEAST = { panel: 40, covered: 140, page: 200 } as const;

/** So much more than what is shown has to be hidden, for a page that only its program shows. */
const TIMES = 3;

/** An element that is not shown, and what stands in it outside of others that are not. */
interface Hidden {
  element: DomElement;
  length: number;
  linked: number;
}

/** Shows what is text: panels that open at a press, an article behind an open window, a page that a program would show. */
export function reveal(page: DomDocument): void {
  if (!page.body) return;
  const { hidden, shown } = measure(page.documentElement ?? page.body);
  if (hidden.length === 0) return;
  const opened = new Set(page.querySelectorAll('[aria-controls]').map((part) => part.getAttribute('aria-controls')));
  const isWindow = createIsWindow();
  for (const one of hidden) {
    const isPage = one.length > Math.max(LEAST.page, TIMES * shown) && !has(one.element, CONSENT_WORDS);
    const isText = isPage || ((isPanel(one, opened) || isCovered(one)) && !isWindow(one.element));
    if (isText) show(page, one.element, isPage);
  }
}

function measure(root: DomElement): { hidden: Hidden[]; shown: number } {
  const hidden: Hidden[] = [];
  const open: Hidden = { element: root, length: 0, linked: 0 };
  const walk = (parent: DomNode, around: Hidden, inLink: boolean) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) {
        const { length } = (child.nodeValue ?? '').trim();
        if (inLink) around.linked += length;
        else around.length += length;
      }
      if (child.nodeType !== 1 || UNSEEN.has(child.nodeName) || child.nodeName === 'HEAD') continue;
      const element = child as DomElement;
      let inside = around;
      if (isHidden(element)) hidden.push((inside = { element, length: 0, linked: 0 }));
      walk(element, inside, inLink || child.nodeName === 'A');
    }
  };
  walk(root, open, false);
  return { hidden, shown: open.length };
}

const HIDING = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i;
const isHidden = (element: DomElement): boolean =>
  element.nodeName === 'NOSCRIPT' ||
  element.getAttribute('hidden') !== null ||
  element.getAttribute('aria-hidden') === 'true' ||
  HIDING.test(element.getAttribute('style') ?? '');

function isPanel({ element, length, linked }: Hidden, opened: ReadonlySet<string | null>): boolean {
  if (length < LEAST.panel || linked > length || element.nodeName === 'NOSCRIPT') return false;
  if (element.getAttribute('role') === 'tabpanel' || element.getAttribute('hidden') === 'until-found') return true;
  return opened.has(element.getAttribute('id') ?? '') || has(element, PANEL_WORDS);
}

/** Hidden from those who listen alone: everybody else sees it. */
function isCovered({ element, length, linked }: Hidden): boolean {
  if (element.getAttribute('aria-hidden') !== 'true' || element.getAttribute('hidden') !== null) return false;
  if (HIDING.test(element.getAttribute('style') ?? '') || length < LEAST.covered || linked > length) return false;
  return !has(element, CONSENT_WORDS);
}

/** Whether an element is a window, a menu or a footer, or stands in one; asked once of each. */
function createIsWindow(): (element: DomElement) => boolean {
  const known = new Map<DomElement, boolean>();
  const isWindow = (element: DomElement): boolean => {
    const said = known.get(element);
    if (said !== undefined) return said;
    const is = element.nodeName !== 'BODY' && (isNamedWindow(element) || isIn(element.parentElement));
    known.set(element, is);
    return is;
  };
  const isIn = (element: DomElement | null): boolean => element !== null && isWindow(element);
  return isWindow;
}

const isNamedWindow = (element: DomElement): boolean =>
  /^(NAV|DIALOG|FOOTER)$/.test(element.nodeName) ||
  /^(dialog|alertdialog|menu|menubar|navigation|tooltip)$/.test(element.getAttribute('role') ?? '') ||
  has(element, WINDOW_WORDS);

function has(element: DomElement, words: ReadonlySet<string>): boolean {
  const said = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  return said.split(/[^A-Za-z]+/).some((word) => words.has(word.toLowerCase()));
}

function show(page: DomDocument, element: DomElement, isPage: boolean): void {
  for (const name of ['hidden', 'aria-hidden', 'style']) element.removeAttribute(name);
  if (isPage)
    for (const part of [element, ...element.querySelectorAll('[role="dialog"], [aria-modal]')])
      for (const name of ['role', 'aria-modal']) part.removeAttribute(name);
  if (element.nodeName !== 'NOSCRIPT') return;
  const box = page.createElement('div');
  while (element.firstChild) box.appendChild(element.firstChild);
  element.parentNode?.insertBefore(box, element);
  element.remove();
}
