import { Readability } from '@mozilla/readability';
import type { Block } from '../passages/passages.ts';
import { parsePage, type DomDocument, type DomElement } from './dom.ts';
import { describePage, type PageDescription } from './page-facts.ts';
import { prune } from './prune.ts';
import { findPostFrame, findSiteBody } from './site-bodies.ts';
import { lengthOf, unitsOf, type Unit } from './units.ts';

export interface Article extends PageDescription {
  /** 'site' for a platform whose layout is known, otherwise 'readability'. */
  method: 'site' | 'readability';
  blocks: Block[];
  /** Set when the page is only a frame around the post: where the post is. */
  frame: string | null;
}

/** The text of a page's article with its headings, and what the page says about itself. Empty blocks: no article was found. */
export function readArticle(html: string, url: string): Article {
  const page = parsePage(html);
  const about = describePage(page, url);
  const frame = findPostFrame(page);
  const known = findSiteBody(page, URL.canParse(url) ? new URL(url).hostname : '');
  if (known) {
    const title = known.title ?? about.title;
    return { ...about, title, method: 'site', frame: null, blocks: toBlocks(unitsOf(known.body), title) };
  }
  const units = articleUnits(html, url);
  return { ...about, method: 'readability', frame, blocks: toBlocks(units, about.title) };
}

/** The article's units: Readability chooses the root, `prune` takes away what does not belong. */
export function articleUnits(html: string, url: string): Unit[] {
  const found = readMain(parsePage(html));
  if (!found) return [];
  const all = unitsOf(found.root);
  const kept = prune(all, { title: found.title, byline: found.byline, url });
  return lengthOf(kept) < 0.3 * lengthOf(all) ? all : kept;
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

/** Headings become the place of what follows; a heading that repeats the title says nothing. */
function toBlocks(units: readonly Unit[], title: string | null): Block[] {
  const blocks: Block[] = [];
  let heading: string | null = null;
  for (const unit of units) {
    if (unit.heading === null) blocks.push({ text: unit.text, heading, page: null });
    else if (unit.text !== title) heading = unit.text;
  }
  return blocks;
}
