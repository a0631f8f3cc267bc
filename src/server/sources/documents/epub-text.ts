import { decodeAddress } from '../decode-address.ts';
import { openParts, resolvePart, type Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { keepHtml } from './html-blocks.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';
import { readXml } from './xml-events.ts';

/** Some programs pack the folder of the book instead of what is in it. */
const CONTAINER = /^(.*\/)?META-INF\/container\.xml$/i;
/** How letters are spoken, set above them. */
const SPOKEN = /<(r[tp])\b[^<>]*>[^<>]{0,200}<\/\1>/gi;
const LOCKS = 'META-INF/encryption.xml';

interface Book {
  /** Parts in reading order. */
  chapters: string[];
  contents: string | null;
}

/** The chapters of a book in its order, under the headings of its table of contents. Throws ReadProblem 'encrypted' for one that is locked to a shop. */
export async function readEpub(bytes: Buffer): Promise<DocumentText> {
  const parts = await openParts(bytes);
  const { chapters, contents } = await readBook(parts);
  await refuseLocked(parts, chapters);
  const titles = contents ? readContents(contents, (await parts.text(contents)) ?? '') : new Map<string, string>();
  const keeper = createKeeper();
  for (const chapter of chapters) {
    if (keeper.isFull()) break;
    const html = await parts.text(chapter);
    if (!html || chapter === contents) continue;
    keepHtml(keeper, toHtml(html), titles.get(chapter) ?? null);
    leaveOut(keeper, html);
  }
  return keeper.toText();
}

async function readBook(parts: Parts): Promise<Book> {
  const container = parts.names.find((name) => CONTAINER.test(name));
  const folder = CONTAINER.exec(container ?? '')?.[1] ?? '';
  let told: string | null = null;
  readXml((container && (await parts.text(container))) ?? '', {
    open: (name, attribute) => void (name === 'rootfile' && (told ??= attribute('full-path'))),
  });
  const roots = [
    ...(told === null ? [] : [resolvePart(folder, told)]),
    ...parts.names.filter((name) => /\.opf$/i.test(name)),
  ];
  for (const root of roots) {
    const xml = await parts.text(root);
    if (xml !== null) return readPackage(root, xml);
  }
  throw new ReadProblem('wrong-type', 'no book');
}

function readPackage(root: string, xml: string): Book {
  const items = new Map<string, string>();
  const order: string[] = [];
  let nav: string | null = null;
  let ncx: string | null = null;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'item') {
        const part = resolvePart(root, decodeAddress(attribute('href') ?? ''));
        items.set(attribute('id') ?? '', part);
        if (attribute('properties')?.split(/\s+/).includes('nav')) nav = part;
        if (attribute('media-type') === 'application/x-dtbncx+xml') ncx = part;
      }
      if (name === 'itemref') order.push(attribute('idref') ?? '');
    },
  });
  const chapters = order.flatMap((id) => items.get(id) ?? []);
  return { chapters: [...new Set(chapters)], contents: nav ?? ncx };
}

/** Fonts may be scrambled in any book; scrambled chapters are a lock. */
async function refuseLocked(parts: Parts, chapters: readonly string[]): Promise<void> {
  const locked: string[] = [];
  const locks = parts.names.find((name) => name.toLowerCase().endsWith(LOCKS.toLowerCase())) ?? LOCKS;
  readXml((await parts.text(locks)) ?? '', {
    open: (name, attribute) =>
      void (name === 'CipherReference' && locked.push(decodeAddress(attribute('URI') ?? '').replace(/^\//, ''))),
  });
  if (chapters.some((chapter) => locked.includes(chapter))) throw new ReadProblem('encrypted', 'locked chapters');
}

/** The title of every part that the table of contents (nav of EPUB 3, ncx of EPUB 2) names; the first name of each counts. */
export function readContents(contents: string, xml: string): Map<string, string> {
  const titles = new Map<string, string>();
  let label = '';
  let href: string | null = null;
  const keep = () => {
    const title = label.replace(/\s+/g, ' ').trim();
    const part = href === null ? null : resolvePart(contents, decodeAddress(href));
    if (part && title && !titles.has(part)) titles.set(part, title);
    href = null;
  };
  readXml(xml, {
    open(name, attribute) {
      if (name === 'a') [label, href] = ['', attribute('href')];
      if (name === 'navLabel') label = '';
      if (name === 'content') href = attribute('src');
    },
    text: (text) => void (label += text),
    close(name) {
      if (name === 'a' || name === 'content') keep();
    },
  });
  return titles;
}

/** What a chapter shows and no reader of text hears; a picture without a word for it is an ornament. */
function leaveOut(keeper: Keeper, xhtml: string): void {
  let inMath = 0;
  readXml(xhtml, {
    open(name, attribute) {
      if (name === 'math' && inMath === 0) keeper.leaveOut('equations');
      if (name === 'math') inMath++;
      if (name === 'img' && attribute('alt') !== '') keeper.leaveOut('pictures');
      if (name === 'video' || name === 'audio') keeper.leaveOut('media');
    },
    close(name) {
      if (name === 'math') inMath--;
    },
  });
}

/** Elements of XHTML that close themselves, which HTML knows only of those without content. */
const toHtml = (xhtml: string): string =>
  xhtml
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replace(SPOKEN, '')
    .replace(
      /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)([a-z][\w:-]*)([^<>]*)\/>/gi,
      '<$1$2></$1>',
    );
