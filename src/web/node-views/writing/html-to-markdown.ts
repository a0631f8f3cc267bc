import { formLists } from './flat-lists.ts';

/** Elements whose meaning would be lost as plain text. */
const STRUCTURE = 'h1,h2,h3,h4,h5,h6,ul,ol,blockquote,pre,code,table,a[href],strong,b,em,i,s,del';
const DROPPED = 'script,style,noscript,template,head,iframe,svg,button,input,select,textarea,.markdown-host';
const BLOCKS = /^(?:address|article|aside|div|dl|dd|dt|figure|footer|header|main|nav|p|section|tr)$/;
const BOX = /^\[([ x])\][ \t]+/;
const MOST_LETTERS = 400_000;

interface HtmlRules {
  createHTML: (html: string) => string;
}
type TrustedTypes = { createPolicy: (name: string, rules: HtmlRules) => HtmlRules } | undefined;

/** Where the page demands trusted types, no string is parsed; its policy knows this name. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pasted-page', {
  createHTML: (html) => html,
});

/** Nothing of it is shown, fetched or run. */
export const parseHtml = (html: string): Element =>
  new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html').body;

/**
 * What was copied from a page as Markdown, or null where it has nothing that plain text would lose; `isAll` where no plain
 * text came along. Nothing of it is ever shown or fetched: the parts are only read.
 */
export function htmlToMarkdown(html: string, parse: (html: string) => Element, isAll = false): string | null {
  if (html.length > MOST_LETTERS) return null;
  const body = parse(html);
  for (const box of body.querySelectorAll('li input[type="checkbox"]'))
    box.replaceWith(box.hasAttribute('checked') ? '[x] ' : '[ ] ');
  for (const end of body.querySelectorAll('pre br')) end.replaceWith('\n');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  formLists(body);
  if (!isAll && !body.querySelector(STRUCTURE)) return null;
  const markdown = blocksOf(body).join('\n\n');
  return markdown === '' ? null : markdown;
}

/** The paragraphs, lists and tables of an element, one text each. */
function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    const words = line.replace(/[ \t]*\n[ \t]*/g, '\n').trim();
    if (words !== '') blocks.push(words);
    line = '';
  };
  for (const child of parent.childNodes) {
    const element = asElement(child);
    const block = element && blockOf(element);
    if (block) {
      end();
      blocks.push(...block.filter((text) => text !== ''));
    } else {
      line += inlineOf(child);
    }
  }
  end();
  return blocks;
}

/** Null for what stands within a line. */
function blockOf(element: Element): string[] | null {
  const name = nameOf(element);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${lineOf(element)}`.trimEnd()];
  if (name === 'ul' || name === 'ol') return [listOf(element, name === 'ol')];
  if (name === 'blockquote') return [indented(blocksOf(element).join('\n\n'), '> ', '> ')];
  if (name === 'pre') return [fenced(element.textContent ?? '')];
  if (name === 'table') return [tableOf(element)];
  if (name === 'hr') return ['---'];
  const holdsBlocks = BLOCKS.test(name) || element.querySelector('p,div,ul,ol,table,pre,blockquote,h1,h2,h3') !== null;
  return holdsBlocks ? blocksOf(element) : null;
}

function listOf(list: Element, isNumbered: boolean): string {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  const end = isNumbered ? endOf(list) : '';
  let width = '- '.length;
  const items: string[] = [];
  for (const item of list.children) {
    if (/^(?:ul|ol)$/.test(nameOf(item))) {
      // As some programs write it: the list within the list belongs to the item before it.
      const nested = listOf(item, nameOf(item) === 'ol');
      items.push(items.length === 0 ? nested : indented(nested, ' '.repeat(width), ' '.repeat(width)));
      continue;
    }
    number = Number(item.getAttribute('value')) || number;
    const mark = isNumbered ? `${number++}${end} ` : '- ';
    width = mark.length;
    const ticked = item.getAttribute('aria-checked');
    const box = ticked === null ? '' : ticked === 'true' ? '[x] ' : '[ ] ';
    items.push(indented(box + blocksOf(item).join('\n').replace(BOX, '[$1] '), mark, ' '.repeat(width)));
  }
  return items.join('\n');
}

const ENDS = 'data-ends';

/** What ends a number: another sign than in the list right before it, with which Markdown would go on otherwise. */
function endOf(list: Element): string {
  let before = list.previousSibling;
  while (before && before.nodeType !== 1 && !before.textContent?.trim()) before = before.previousSibling;
  const isNext = before !== null && asElement(before)?.getAttribute(ENDS) === '.';
  const end = isNext ? ')' : '.';
  list.setAttribute(ENDS, end);
  return end;
}

function tableOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => lineOf(cell).replace(/\|/g, '\\|')),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width < 2) return rows.map((row) => row.join(' ')).join('\n\n');
  const told = rows.map((row) => `| ${Array.from({ length: width }, (_, i) => row[i] ?? '').join(' | ')} |`);
  told.splice(1, 0, `|${' --- |'.repeat(width)}`);
  return told.join('\n');
}

function fenced(code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, i) => (i === 0 ? first : line === '' ? rest.trimEnd() : rest) + line)
    .join('\n');

/** All of an element on one line. */
const lineOf = (element: Element): string =>
  Array.from(element.childNodes, inlineOf).join('').replace(/\s+/g, ' ').trim();

function inlineOf(node: Node): string {
  const element = asElement(node);
  if (!element) return node.nodeType === 3 ? (node.textContent ?? '').replace(/\s+/g, ' ') : '';
  const name = nameOf(element);
  if (name === 'br') return '\n';
  if (name === 'code') return codeOf(element.textContent ?? '');
  if (name === 'img') return '';
  const inner = Array.from(element.childNodes, inlineOf).join('');
  if (name === 'a') return linkOf(inner, element.getAttribute('href') ?? '');
  if (/^(?:s|del|strike)$/.test(name)) return around(inner, '~~');
  const style = element.getAttribute('style') ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const isBold = weight ? /^(?:bold|[6-9]00)$/.test(weight) : name === 'strong' || name === 'b';
  const isSlanted = /font-style:\s*italic/i.test(style) || name === 'em' || name === 'i';
  return around(around(inner, isSlanted ? '*' : ''), isBold ? '**' : '');
}

function codeOf(words: string): string {
  const mark = words.includes('`') ? '``' : '`';
  return words.trim() === '' ? words : `${mark}${words}${mark}`;
}

function linkOf(words: string, href: string): string {
  const isWeb = /^(?:https?:|mailto:)/i.test(href) && !/[\s<>]/.test(href);
  const label = words.trim();
  if (!isWeb || label === '') return words;
  if (label === href) return words;
  const goal = /[()]/.test(href) ? `<${href}>` : href;
  return words.replace(label, () => `[${label.replace(/[[\]]/g, '\\$&')}](${goal})`);
}

/** The mark around the words; spaces at their ends stay outside, where marks count. */
function around(words: string, mark: string): string {
  const bare = words.trim();
  if (mark === '' || bare === '' || bare.includes('\n') || bare.startsWith(mark)) return words;
  return words.replace(bare, () => mark + bare + mark);
}

const nameOf = (element: Element): string => element.nodeName.toLowerCase();
const asElement = (node: Node): Element | null => (node.nodeType === 1 ? (node as Element) : null);
