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
  removeFurniture(page);
  keepFirstHeadings(page);
  prepareCode(page);
  const { body, ...said } = findSiteBody(page, URL.canParse(url) ? new URL(url).hostname : '') ?? { body: null };
  const known = { ...about, ...said };
  if (body) return withBlocks({ ...known, method: 'site', frame: null }, unitsOf(body));
  const { units, byline } = readBody(page, url);
  const author = about.author ?? (byline && tidyName(byline));
  return withBlocks({ ...known, author, method: 'readability', frame }, units);
}

function withBlocks(about: Omit<Article, 'blocks'>, units: readonly Unit[]): Article {
  const blocks = blocksOf(units, about.title);
  const language = languageOf(about.language, blocks.map((block) => block.text).join('\n'));
  return { ...about, language, blocks };
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
