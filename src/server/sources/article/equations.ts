import type { DomDocument, DomElement, DomNode } from './dom.ts';

/** Writes the equations of a page as the TeX that they were made from, where the page still tells it. */
export function writeEquations(page: DomDocument): void {
  readScripts(page);
  for (const { whole, tex, isDisplay } of [...KATEX, ...MATHJAX])
    for (const box of page.querySelectorAll(whole)) put(page, box, tex(box), isDisplay(box));
  for (const math of page.querySelectorAll('math')) put(page, wikiBoxOf(math), texOf(math), isBlock(math));
  for (const picture of page.querySelectorAll('img')) {
    const tex = texOfPicture(picture);
    if (tex !== '') put(page, picture, tex, false);
  }
}

interface Form {
  whole: string;
  tex: (box: DomElement) => string;
  isDisplay: (box: DomElement) => boolean;
}

const annotationIn = (box: DomElement): string => {
  const math = box.querySelector('math');
  return math ? texOf(math) : '';
};
const KATEX: Form[] = [
  { whole: '.katex-display', tex: annotationIn, isDisplay: () => true },
  { whole: '.katex', tex: annotationIn, isDisplay: () => false },
];
const MATHJAX: Form[] = [
  {
    whole: 'mjx-container',
    tex: (box) =>
      attributeOf(box, 'data-latex', 'data-tex') || annotationIn(box) || attributeOf(box, 'aria-label', 'alt'),
    isDisplay: (box) => box.getAttribute('display') === 'true',
  },
  { whole: '[data-mathml]', tex: (box) => annotationIn(box), isDisplay: () => false },
  {
    whole: '[data-math], [data-latex]',
    tex: (box) => attributeOf(box, 'data-math', 'data-latex'),
    isDisplay: () => false,
  },
];

/** The second version of MathJax keeps the TeX in scripts, beside what it drew. */
function readScripts(page: DomDocument): void {
  for (const script of page.querySelectorAll('script[type^="math/tex"]')) {
    const isDisplay = /mode\s*=\s*display/.test(script.getAttribute('type') ?? '');
    for (let drawn = script.previousElementSibling; drawn; drawn = script.previousElementSibling) {
      if (!/MathJax|MJX/.test(`${drawn.getAttribute('class') ?? ''} ${drawn.getAttribute('id') ?? ''}`)) break;
      drawn.remove();
    }
    put(page, script, (script.textContent ?? '').replace(/%\s*<!\[CDATA\[|%\s*\]\]>/g, ''), isDisplay);
  }
}

function put(page: DomDocument, box: DomElement, tex: string, isDisplay: boolean): void {
  const tidy = tex.replace(/\s+/g, ' ').trim();
  if (tidy === '' || !box.parentNode) return;
  const mark = isDisplay ? '$$' : '$';
  const text = page.createTextNode(`${mark}${tidy}${mark}`);
  box.parentNode.insertBefore(text, box);
  box.remove();
}

/** Wikipedia writes an equation as MathML that is hidden and as a picture beside it. */
function wikiBoxOf(math: DomElement): DomElement {
  for (let box = math.parentElement, level = 0; box && level < 3; box = box.parentElement, level++)
    if (/(^|\s)mwe-math-element(\s|$)/.test(box.getAttribute('class') ?? '')) return box;
  return math;
}

const isBlock = (math: DomElement): boolean => math.getAttribute('display') === 'block';

function texOf(math: DomElement): string {
  for (const annotation of math.querySelectorAll('annotation'))
    if (/tex/i.test(annotation.getAttribute('encoding') ?? '')) return plain(annotation.textContent ?? '');
  return plain(math.getAttribute('alttext') ?? '') || linear(math, 0);
}

/** Wikipedia puts every equation into a group of its own. */
const plain = (tex: string): string => /^\{\\displaystyle\s+([\s\S]*)\}$/.exec(tex.trim())?.[1] ?? tex;

function attributeOf(element: DomElement, ...names: string[]): string {
  for (const name of names) {
    const said = element.getAttribute(name);
    if (said) return said;
  }
  return '';
}

const TEX_PICTURE = /(^|\s)(latex|tex|mathtex|wp-katex-eq|ltx_Math)(\s|$)/i;
/** Services that draw TeX: what their addresses have before it. */
const DRAWN_BY = [
  /latex\.codecogs\.com\/[^?]*\?/,
  /latex\.php\?.*\blatex=/,
  /[?&]cht=tx.*&chl=/,
  /render\.githubusercontent\.com\/render\/math\?math=/,
  /mimetex\.cgi\?/,
];
const LONGEST_ADDRESS = 4_000;

function texOfPicture(picture: DomElement): string {
  if (TEX_PICTURE.test(picture.getAttribute('class') ?? '')) return attributeOf(picture, 'alt', 'title');
  const address = (picture.getAttribute('src') ?? '').slice(0, LONGEST_ADDRESS);
  const drawn = DRAWN_BY.map((service) => service.exec(address)).find((found) => found !== null);
  const written = drawn && address.slice(drawn.index + drawn[0].length).split('&')[0];
  if (!written) return '';
  try {
    return decodeURIComponent(written.replace(/\+/g, ' ')).replace(/^\\(dpi\{\d+\}|inline|bg_\w+|fn_\w+)\s*/, '');
  } catch {
    return attributeOf(picture, 'alt');
  }
}

const MOST_DEPTH = 60;
const SCRIPTS: Record<string, [string, string]> = {
  MSUP: ['^', ''],
  MSUB: ['_', ''],
  MSUBSUP: ['_', '^'],
  MOVER: ['^', ''],
  MUNDER: ['_', ''],
  MUNDEROVER: ['_', '^'],
};

/** MathML without a word about its TeX, on one line. */
function linear(node: DomNode, depth: number): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').trim();
  if (node.nodeType !== 1 || depth > MOST_DEPTH) return '';
  const parts: string[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const part = linear(child, depth + 1);
    if (part !== '') parts.push(part);
  }
  const [first = '', second = '', third = ''] = parts;
  const name = node.nodeName;
  const scripts = SCRIPTS[name];
  if (scripts) return `${first}${scripts[0]}{${second}}${third && scripts[1] ? `${scripts[1]}{${third}}` : ''}`;
  if (name === 'MFRAC') return `\\frac{${first}}{${second}}`;
  if (name === 'MSQRT') return `\\sqrt{${parts.join(' ')}}`;
  if (name === 'MROOT') return `\\sqrt[${second}]{${first}}`;
  if (name === 'MTR') return parts.join(' & ');
  if (name === 'MTABLE') return parts.join(' \\\\ ');
  if (name === 'ANNOTATION' || name === 'ANNOTATION-XML') return '';
  return parts.join(' ');
}
