import { withoutEnd } from '#contract/base/without-end.ts';
import type { DomElement, DomNode } from './dom.ts';

const LINES = new Set('BR DIV LI P TR'.split(' '));
/** Numbers of lines that stand beside the code. */
const GUTTER = /(^|[\s_-])(gutter|line-?no?s?|line-?numbers?|linenumbers?|lineno)([\s_-]|$)/i;
const SAID = ['data-language', 'data-lang', 'data-ke-language'];
const LANGUAGE = /(?:^|\s)(?:language-|lang-|brush:\s*|highlight-(?:source-)?)(?!default|none|source)([\w+#.-]{1,20})/i;

/** The lines of a block of code as they stand, without empty ones around them. */
export function linesOfCode(pre: DomElement): string {
  let text = '';
  const walk = (parent: DomNode) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) text += child.nodeValue ?? '';
      if (child.nodeType !== 1) continue;
      const name = child.nodeName.toUpperCase();
      walk(child);
      if (name === 'BR' || (LINES.has(name) && !text.endsWith('\n'))) text += '\n';
    }
  };
  walk(pre);
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, '');
  return withoutEnd(lines.replace(/^\n+/, ''), /\n/);
}

/** Takes away the numbers of lines beside code, and writes its language where it outlives the loss of classes. */
export function prepareCode(page: DomElement): void {
  for (const pre of page.querySelectorAll('pre')) {
    const cell = pre.parentElement;
    if (isGutter(pre)) pre.remove();
    else if (cell?.nodeName.toUpperCase() === 'TD' && isGutter(cell)) cell.remove();
    pre
      .querySelectorAll('[class]')
      .filter(isGutter)
      .forEach((part) => part.remove());
    const language = languageOfCode(pre);
    if (language) pre.setAttribute('data-language', language);
  }
}

/** What the page calls the language of its code; empty where it says nothing. */
export function languageOfCode(pre: DomElement): string {
  const near = [pre, pre.querySelector('code'), pre.parentElement, pre.parentElement?.parentElement];
  for (const element of near) {
    const said = SAID.map((name) => element?.getAttribute(name)).find(Boolean);
    const name = said ?? LANGUAGE.exec(element?.getAttribute('class') ?? '')?.[1];
    if (name && /^[\w+#.-]{1,20}$/.test(name)) return name.toLowerCase();
  }
  return '';
}

const isGutter = (element: DomElement): boolean => GUTTER.test(element.getAttribute('class') ?? '');
