/**
 * Lists that a page or program copies without their form: paragraphs that draw their own signs (Word, Outlook, Pages, Hangul
 * word processors), and lists of one item each that tell their level beside it (Word on the web, Slack, Quill). They are made
 * into lists within lists; the body is changed.
 */
export function formLists(body: Element): void {
  for (const run of runsOf([...body.querySelectorAll('p, div')].filter(mayBeItem), drawnItem)) replace(run);
  const told = [...body.querySelectorAll(TOLD)].flatMap((item) => item.parentElement ?? []);
  for (const run of runsOf([...new Set(told)].map(wrapperOf), toldItems)) replace(run);
  for (const title of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (/mso-list/.test(styleOf(title))) barely(title);
}

interface Item {
  /** Rises with the depth; steps of any size. */
  level: number;
  isNumbered: boolean;
  /** Null where it follows from those before. */
  number: number | null;
  content: Node[];
}
interface Run {
  places: Element[];
  items: Item[];
}

const TOLD = 'li[data-aria-level], li[data-stringify-indent], li[class*="ql-indent-"]';
const MOST_LEVELS = 9;

/** Elements that follow each other and hold items, each row of them as one. */
function runsOf(elements: readonly Element[], read: (element: Element) => Item[] | 'more' | null): Run[] {
  const runs: Run[] = [];
  for (const element of elements) {
    const run = runs.at(-1);
    const isNext = run !== undefined && nextOf(run.places.at(-1)) === element;
    const items = read(element);
    if (items === 'more') {
      if (!isNext) continue;
      run.places.push(element);
      run.items.at(-1)?.content.push(element.cloneNode(true));
    } else if (items) {
      if (isNext) run.items.push(...items);
      else runs.push({ places: [], items });
      runs.at(-1)?.places.push(element);
    }
  }
  return runs;
}

/** The element that follows; null where words stand between. */
function nextOf(element: Element | undefined): Element | null {
  for (let node = element?.nextSibling ?? null; node; node = node.nextSibling) {
    if (node.nodeType === 1) return node as Element;
    if (node.nodeType === 3 && node.textContent?.trim()) return null;
  }
  return null;
}

function replace({ places, items }: Run): void {
  const [first] = places;
  if (!first) return;
  for (const list of nested(first.ownerDocument, items)) first.before(list);
  for (const place of places) place.remove();
}

/** The items as lists within lists. */
function nested(document: Document, items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: { level: number; list: Element; item: Element; count: number }[] = [];
  for (const { level, isNumbered, number, content } of items) {
    const name = isNumbered ? 'ol' : 'ul';
    while ((open.at(-1)?.level ?? -1) > level) open.pop();
    let place = open.at(-1);
    const goesOn = place?.list.localName === name && (number === null || number === place.count + 1);
    if (place?.level === level && !goesOn) {
      open.pop();
      place = open.at(-1);
    }
    if (!place || place.level < level) {
      const list = document.createElement(name);
      if (place) place.item.append(list);
      else roots.push(list);
      place = { level, list, item: list, count: 0 };
      open.push(place);
    }
    place.item = document.createElement('li');
    place.count = number ?? place.count + 1;
    if (isNumbered) place.item.setAttribute('value', String(place.count));
    place.item.append(...content);
    place.list.append(place.item);
  }
  return roots;
}

// Lists that tell their level

/** The box around a list that holds nothing else. */
function wrapperOf(list: Element): Element {
  const box = list.parentElement;
  return box && box.localName === 'div' && box.children.length === 1 && box.parentElement ? box : list;
}

function toldItems(wrapper: Element): Item[] {
  const list = /^[ou]l$/.test(wrapper.localName) ? wrapper : wrapper.firstElementChild;
  const start = list?.getAttribute('start');
  return [...(list?.children ?? [])].map((item, i) => ({
    level: toldLevel(item),
    isNumbered: list?.localName === 'ol' && item.getAttribute('data-list') !== 'bullet',
    number: start ? Number(start) + i || null : null,
    content: [...item.childNodes],
  }));
}

function toldLevel(item: Element): number {
  const told = item.getAttribute('data-aria-level') ?? item.getAttribute('data-stringify-indent');
  const level = Number(told ?? /ql-indent-(\d)/.exec(item.className)?.[1] ?? 0) || 0;
  return Math.min(MOST_LEVELS, Math.max(0, level));
}

// Paragraphs that draw their signs

const SIGNS = new Set('•◦▪▫‣⁃∙·');
/** Signs that a sentence may begin with, too: they count where the paragraph hangs from them. */
const HANGING_SIGNS = new Set([...SIGNS, ...'●○■□◆◇▶►➢➤✓✔❖※o§Øüvnlq-–—*']);
const NUMBER = /^[(（]?(\d{1,4}(?:\.\d{1,4}){0,8})[.)）]$|^[(（]?(?:[a-z]{1,5}|[가-힣ㄱ-ㅎ])[.)）]$|^[①-⑳]$/i;
const LEADING = /^\s*(\S{1,24})[\s\u00a0]+(?=\S)/;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const mayBeItem = (element: Element): boolean =>
  element.closest('li, table, pre') === null &&
  element.querySelector('p, div, ul, ol, table, pre, blockquote') === null;

/** An item; 'more' for a paragraph that goes on with the item before. */
function drawnItem(paragraph: Element): Item[] | 'more' | null {
  const style = styleOf(paragraph);
  const isOfList = paragraph.className.startsWith('MsoListParagraph');
  const listed = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style);
  if (listed) {
    const level = Math.min(MOST_LEVELS, Number(listed[1]));
    return [{ level, ...readSign(barely(paragraph)), content: [...paragraph.childNodes] }];
  }
  const sign = LEADING.exec(paragraph.textContent ?? '');
  const isHanging = isOfList || /text-indent:\s*-/i.test(style);
  if (!sign?.[1] || !isSign(sign[1], isHanging)) return isOfList ? 'more' : null;
  dropLetters(paragraph, sign[0].length);
  const level = parseFloat(/(?:margin-left|padding-left):\s*([\d.]+)/i.exec(style)?.[1] ?? '0');
  return [{ level, ...readSign(sign[1]), content: [...paragraph.childNodes] }];
}

function isSign(text: string, isHanging: boolean): boolean {
  const isDrawn = (isHanging ? HANGING_SIGNS : SIGNS).has(text) || /^[\ue000-\uf8ff]$/.test(text);
  return isDrawn || (isHanging && NUMBER.test(text));
}

function readSign(sign: string): Pick<Item, 'isNumbered' | 'number'> {
  const [known, digits] = NUMBER.exec(sign) ?? [];
  if (known === undefined) return { isNumbered: false, number: null };
  const circled = /^[①-⑳]$/.test(known) ? known.charCodeAt(0) - '①'.charCodeAt(0) + 1 : null;
  return { isNumbered: true, number: digits ? Number(digits.split('.').at(-1)) : circled };
}

/** Takes the drawn sign out of a paragraph, or a bullet out of a heading, and answers it. */
function barely(paragraph: Element): string {
  const signs = signNodes(paragraph);
  const sign = signs
    .map((node) => node.textContent ?? '')
    .join('')
    .replace(/[\s\u00a0]+/g, '');
  if (!/^h\d$/.test(paragraph.localName) || !NUMBER.test(sign))
    for (const node of signs) node.parentNode?.removeChild(node);
  return sign;
}

/** What Word marks as drawn by itself, by a style or by comments around it. */
function signNodes(paragraph: Element): Node[] {
  const ignored = [...paragraph.querySelectorAll('[style]')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  if (ignored) return [ignored];
  const nodes = [...paragraph.childNodes];
  const isComment = (node: Node, words: string) => node.nodeType === 8 && (node.textContent ?? '').includes(words);
  const from = nodes.findIndex((node) => isComment(node, 'supportLists'));
  const to = nodes.findIndex((node, i) => i > from && isComment(node, 'endif'));
  return from < 0 || to < 0 ? [] : nodes.slice(from + 1, to);
}

/** Removes so many letters from the beginning; answers how many are still to go. */
function dropLetters(node: Node, count: number): number {
  if (node.nodeType === 3) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(count);
    return Math.max(0, count - text.length);
  }
  let left = count;
  for (const child of node.childNodes) {
    if (left === 0) break;
    left = dropLetters(child, left);
  }
  return left;
}
