import { Readability } from '@mozilla/readability';
import { languageOf } from '../language.ts';
import type { Block } from '../passages/passages.ts';
import { tidyName } from './authorship.ts';
import { blocksOf } from './blocks.ts';
import { prepareCode } from './code.ts';
import { parsePage, type DomDocument, type DomElement } from './dom.ts';
import { keepFirstHeadings, removeFurniture } from './furniture.ts';
import { describePage, type PageDescription } from './page-facts.ts';
import { prune } from './prune.ts';
import { findPostFrame, findSiteBody } from './site-bodies.ts';
import { readStructuredData } from './structured-data.ts';
import { lengthOf, unitsOf, type Unit } from './units.ts';

export interface Article extends PageDescription {
  /** 'site' for a platform whose layout is known, 'structured-data' for a page that only a browser fills. */
  method: 'site' | 'readability' | 'structured-data';
  blocks: Block[];
  /** Set when the page is only a frame around the post: where the post is. */
  frame: string | null;
}

/** Where less than this part of the text that a page tells in its structured data was found, its own text is elsewhere. */
const MISSED_SHARE = 0.3;
const LEAST_TOLD = 400;

/** The text of a page's article with its headings, and what the page says about itself. Empty blocks: no article was found. */
export function readArticle(html: string, url: string): Article {
  const page = parsePage(html);
  const data = readStructuredData(page);
  const about = describePage(page, url, data);
  const frame = findPostFrame(page);
  removeFurniture(page);
  keepFirstHeadings(page);
  prepareCode(page);
  const { body, ...said } = findSiteBody(page, URL.canParse(url) ? new URL(url).hostname : '') ?? { body: null };
  const known = { ...about, ...said };
  if (body) return withBlocks({ ...known, method: 'site', frame: null }, unitsOf(body));
  const { units, byline } = readBody(page, url);
  const told = data.body ? unitsOfText(data.body) : [];
  if (lengthOf(told) >= LEAST_TOLD && lengthOf(units) < MISSED_SHARE * lengthOf(told))
    return withBlocks({ ...known, method: 'structured-data', frame }, told);
  const author = about.author ?? (byline && tidyName(byline));
  return withBlocks({ ...known, author, method: 'readability', frame }, units);
}

function withBlocks(about: Omit<Article, 'blocks'>, units: readonly Unit[]): Article {
  const blocks = blocksOf(units, about.title);
  const language = languageOf(about.language, blocks.map((block) => block.text).join('\n'));
  return { ...about, language, blocks };
}

/** A text in paragraphs, or in HTML. */
function unitsOfText(text: string): Unit[] {
  const isHtml = /<(p|br|div|h[1-6]|li)\b/i.test(text);
  const html = isHtml
    ? text
    : text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(/\s*\n\s*/g, '<br>');
  const { body } = parsePage(html);
  return body ? unitsOf(body) : [];
}

/** Readability chooses the root, `prune` takes away what does not belong. The page is used up. */
function readBody(page: DomDocument, url: string): { units: Unit[]; byline: string | null } {
  const found = readMain(page);
  if (!found) return { units: [], byline: null };
  const all = unitsOf(found.root);
  const kept = prune(all, { title: found.title, byline: found.byline, url });
  return { units: lengthOf(kept) < 0.3 * lengthOf(all) ? all : kept, byline: found.byline };
}

function readMain(page: DomDocument): { root: DomElement; title: string | null; byline: string | null } | null {
  if (!page.body) return null;
  type PageOfReadability = ConstructorParameters<typeof Readability<DomElement>>[0];
  const read = new Readability<DomElement>(page as unknown as PageOfReadability, {
    serializer: (node) => node as unknown as DomElement,
  });
  const found = read.parse();
  return found?.content ? { root: found.content, title: found.title ?? null, byline: found.byline ?? null } : null;
}
