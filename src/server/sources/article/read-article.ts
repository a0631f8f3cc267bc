import { Readability } from '@mozilla/readability';
import type { LeftOut } from '#contract/sources/left-out-kinds.ts';
import { languageOf } from '../language.ts';
import type { Block } from '../passages/passages.ts';
import { tidyName } from './authorship.ts';
import { blocksOf } from './blocks.ts';
import { prepareCode } from './code.ts';
import { unnameLargeBoxes } from './large-boxes.ts';
import { parsePage, type DomDocument, type DomElement } from './dom.ts';
import { keepFirstHeadings, removeFurniture } from './furniture.ts';
import { createSaid, numberElements, withGaps } from './gaps.ts';
import { writeEquations } from './equations.ts';
import { countAll, countLeft } from './left-out.ts';
import { describePage, type PageDescription } from './page-facts.ts';
import { prune } from './prune.ts';
import { quoteEmbeds } from './quoted-posts.ts';
import { withRecipe } from './recipe.ts';
import { reveal } from './reveal.ts';
import { findPostFrame, findSiteBody } from './site-bodies.ts';
import { showsLocked } from './locked-parts.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { placeStreamed } from './streamed.ts';
import { lengthOf, unitsOf, type Left, type Unit } from './units.ts';

export interface Article extends PageDescription {
  /** 'site' for a platform whose layout is known, 'structured-data' for a page that only a browser fills. */
  method: 'site' | 'readability' | 'structured-data';
  blocks: Block[];
  /** What stands within the text and is no text. */
  leftOut: LeftOut;
  /** The page says that its text is for subscribers, and shows none of it or only a part. */
  isTeaser: boolean;
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
  const isTeaser = !data.isFree && !showsLocked(page, data.lockedParts);
  prepare(page);
  const { body, ...said } = findSiteBody(page, URL.canParse(url) ? new URL(url).hostname : '') ?? { body: null };
  const known = { ...about, ...said, isTeaser };
  const finish = (facts: Omit<Article, 'blocks'>, units: readonly Unit[]) => toArticle(facts, units, data);
  if (body) {
    const left: Left[] = [];
    const units = unitsOf(body, left);
    return finish({ ...known, method: 'site', leftOut: countAll(left), frame: null }, units);
  }
  const { units, byline, leftOut } = readBody(page, url, about);
  const told = data.body ? unitsOfText(data.body) : [];
  if (lengthOf(told) >= LEAST_TOLD && lengthOf(units) < MISSED_SHARE * lengthOf(told))
    return finish({ ...known, method: 'structured-data', isTeaser: false, leftOut, frame }, told);
  const author = about.author ?? (byline && tidyName(byline));
  return finish({ ...known, author, method: 'readability', leftOut, frame }, units);
}

/** Brings what is text to where it stands and to what it says, before anything is chosen. */
function prepare(page: DomDocument): void {
  placeStreamed(page);
  writeEquations(page);
  reveal(page);
  quoteEmbeds(page);
  removeFurniture(page);
  keepFirstHeadings(page);
  prepareCode(page);
}

function toArticle(about: Omit<Article, 'blocks'>, units: readonly Unit[], { recipe }: StructuredData): Article {
  const read = blocksOf(units, about.title);
  const language = languageOf(about.language, read.map((block) => block.text).join('\n'));
  return { ...about, language, blocks: withRecipe(read, recipe, language) };
}

/** A text in paragraphs, or in HTML. */
function unitsOfText(text: string): Unit[] {
  const isHtml = /<(p|br|div|h[1-6]|li)\b/i.test(text);
  const html = isHtml
    ? text
    : text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(/(?<!\s)\s*\n\s*/g, '<br>');
  const { body } = parsePage(html);
  return body ? unitsOf(body) : [];
}

/** Readability chooses the root, what it passed over comes back, `prune` takes away what does not belong. The page is used up. */
function readBody(page: DomDocument, url: string, about: PageDescription): Found {
  numberElements(page);
  const left: Left[] = [];
  const whole = page.body ? unitsOf(page.body, left) : [];
  const heads = ['title', 'h1'].map((name) => page.querySelector(name)?.textContent);
  const isSaid = createSaid({ titles: [about.title, ...heads], description: about.description });
  unnameLargeBoxes(page);
  const found = readMain(page);
  if (!found) return { units: [], byline: null, leftOut: {} };
  const all = withGaps(unitsOf(found.root), whole, isSaid);
  const kept = prune(all, { title: found.title, byline: found.byline, url, isSaid });
  const units = lengthOf(kept) < 0.3 * lengthOf(all) ? all : kept;
  return { units, byline: found.byline, leftOut: countLeft(left, whole, units) };
}

interface Found {
  units: Unit[];
  byline: string | null;
  leftOut: LeftOut;
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
