import { Readability } from '@mozilla/readability';
import type { LeftOut } from '#contract/sources/left-out-kinds.ts';
import { languageOf } from '../language.ts';
import type { Block } from '../passages/passages.ts';
import { tidyName } from './authorship.ts';
import { blocksOf } from './blocks.ts';
import { prepareCode } from './code.ts';
import { unnameLargeBoxes } from './large-boxes.ts';
import { parsePage, type DomDocument, type DomElement } from './dom.ts';
import { createSaid, numberElements, withGaps } from './gaps.ts';
import { writeEquations } from './equations.ts';
import { describePage, type PageDescription } from './page-facts.ts';
import { prune } from './prune.ts';
import { quoteEmbeds } from './quoted-posts.ts';
import { reveal } from './reveal.ts';
import { findPostFrame, findSiteBody } from './site-bodies.ts';
import { readStructuredData, type StructuredData, type Recipe } from './structured-data.ts';
import { placeStreamed } from './streamed.ts';
import { lengthOf, unitsOf, type Left, type Unit } from './units.ts';
import { wordsOf } from './words-of.ts';

/** Of the lines of a recipe that must stand in the text, so that its page is taken to show them. */
const SHOWN = 0.5;

/** The text with the ingredients and steps that the page tells to search engines alone. */
function withRecipe(blocks: readonly Block[], recipe: Recipe | null, language: string | null): Block[] {
  if (!recipe || blocks.length === 0) return [...blocks];
  const text = wordsOf(blocks.map((block) => block.text).join('\n')).replaceAll(' ', '');
  const isShown = (lines: readonly string[]): boolean => {
    const shown = lines.filter((line) => text.includes(wordsOf(line).replaceAll(' ', ''))).length;
    return shown >= SHOWN * lines.length;
  };
  const isKorean = language?.startsWith('ko') ?? false;
  return [
    ...blocks,
    ...(isShown(recipe.ingredients) ? [] : toList(isKorean ? '재료' : 'Ingredients', recipe.ingredients, () => '-')),
    ...(isShown(recipe.steps)
      ? []
      : toList(isKorean ? '만드는 법' : 'Instructions', recipe.steps, (at) => `${at + 1}.`)),
  ];
}

function toList(heading: string, lines: readonly string[], markAt: (at: number) => string): Block[] {
  const items = lines.map((line, at): Block => ({ text: `${markAt(at)} ${line}`, heading, page: null, shape: 'item' }));
  return [{ text: `## ${heading}`, heading, page: null, shape: 'heading' }, ...items];
}

/** Characters in the parts for subscribers, with which a page sends them whole. */
const LEAST = 400;

/** Whether a page sends the parts that it says to be for subscribers, or says of none where it is. */
function showsLocked(page: DomDocument, selectors: readonly string[]): boolean {
  const classes = selectors.flatMap(
    (selector) => /^\s*([.#])([\w-]{1,100})\s*$/.exec(selector)?.slice(1, 3).join('') ?? [],
  );
  const held = classes.map((one) =>
    page
      .querySelectorAll(one.startsWith('.') ? '[class]' : '[id]')
      .filter((part) => namesOf(part.getAttribute(one.startsWith('.') ? 'class' : 'id')).includes(one.slice(1)))
      .reduce((sum, part) => sum + (part.textContent ?? '').trim().length, 0),
  );
  return held.some((length) => length >= LEAST);
}

const namesOf = (said: string | null): string[] => (said ?? '').split(/\s+/);

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

/** How many of each kind stand within the text that was found on a page, or at its ends. */
function countLeft(left: readonly Left[], page: readonly Unit[], found: readonly Unit[]): LeftOut {
  const numbers = new Set(found.map((unit) => unit.at));
  const first = page.findIndex((unit) => numbers.has(unit.at));
  const last = page.findLastIndex((unit) => numbers.has(unit.at));
  const parts = new Set(page.slice(first, last + 1).flatMap((unit) => (numbers.has(unit.at) ? [unit.part] : [])));
  return countAll(left.filter((one) => parts.has(one.part) && one.before >= first && one.before <= last + 1));
}

function countAll(left: readonly Left[]): LeftOut {
  const counts: LeftOut = {};
  for (const { kind, isAway } of left) if (!isAway) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** What stands within an article's text and is no part of it: marks of footnotes, links to edit or to copy an address, moulds. */
const FURNITURE =
  'sup.reference, .mw-editsection, a.headerlink, a.anchor[aria-hidden], a.hash-link, a.header-anchor, [data-ke-type="opengraph"], template, script, style';

/** Takes away what would be read in the midst of the text; done before anything is chosen. */
function removeFurniture(page: DomDocument): void {
  page.querySelectorAll(FURNITURE).forEach((part) => part.remove());
  removeCards(page);
}

/** Boxes of a picture and links that a page shows only while one points at a name within its text. */
function removeCards(page: DomDocument): void {
  for (const picture of page.querySelectorAll('p span img')) {
    let box = picture.parentElement;
    while (box?.nodeName.toUpperCase() === 'SPAN' && box.querySelectorAll('a').length < 2) box = box.parentElement;
    if (box?.nodeName.toUpperCase() !== 'SPAN') continue;
    const linked = box.querySelectorAll('a').reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
    if (linked > 0.8 * (box.textContent ?? '').trim().length) box.remove();
  }
}

/** Writes the level of first headings where it outlives their being made second ones. */
function keepFirstHeadings(page: DomDocument): void {
  page.querySelectorAll('h1').forEach((heading) => heading.setAttribute('aria-level', '1'));
}
