import { decodeAddress } from '../decode-address.ts';
import { openParts, resolvePart, type Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { keepHtml } from './html-blocks.ts';
import { createKeeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';
import { readXml } from './xml-events.ts';

const CONTAINER = 'META-INF/container.xml';
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
    if (html && chapter !== contents) keepHtml(keeper, toHtml(html), titles.get(chapter) ?? null);
  }
  return keeper.toText();
}

async function readBook(parts: Parts): Promise<Book> {
  let root: string | null = null;
  readXml((await parts.text(CONTAINER)) ?? '', {
    open: (name, attribute) => void (name === 'rootfile' && (root ??= attribute('full-path'))),
  });
  const xml = root === null ? null : await parts.text(root);
  if (root === null || xml === null) throw new ReadProblem('wrong-type', 'no book');
  return readPackage(root, xml);
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
  readXml((await parts.text(LOCKS)) ?? '', {
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

/** Elements of XHTML that close themselves, which HTML knows only of those without content. */
const toHtml = (xhtml: string): string =>
  xhtml
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replace(
      /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)([a-z][\w:-]*)([^<>]*)\/>/gi,
      '<$1$2></$1>',
    );
