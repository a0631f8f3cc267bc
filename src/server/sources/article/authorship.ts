import { withoutEnd } from '#contract/base/without-end.ts';
import { readDate } from './dates.ts';
import type { DomDocument, DomElement } from './dom.ts';
import type { StructuredData } from './structured-data.ts';

const AUTHOR_METAS = [
  'author',
  'article:author',
  'og:article:author',
  'article.author',
  'parsely-author',
  'sailthru.author',
  'byl',
  'dc.creator',
  'dcterms.creator',
  'by',
];
const DATE_METAS = [
  'article:published_time',
  'article.published',
  'datePublished',
  'og:published_time',
  'parsely-pub-date',
  'sailthru.date',
  'dc.date.issued',
  'dcterms.created',
  'dc.date',
  'pubdate',
  'publish-date',
  'date',
];
const TIMES = ['time[itemprop~="datePublished"]', 'time[pubdate]', 'article time[datetime]', 'time[datetime]'];
const LONGEST_NAME = 100;

type Meta = (...names: string[]) => string | null;

/** Who wrote the page: by its meta tags, its structured data, or what it marks as the author. */
export function findAuthor(page: DomDocument, meta: Meta, data: StructuredData): string | null {
  const said = AUTHOR_METAS.map((name) => () => meta(name));
  const marked = [
    '[itemprop~="author"] [itemprop~="name"]',
    '[itemprop~="author"]',
    'a[rel~="author"]',
    '.p-author',
  ].map((selector) => () => nameIn(page, selector));
  return firstOf([...said, () => data.author, ...marked], tidyName);
}

function nameIn(page: DomDocument, selector: string): string | null {
  const found = page.querySelector(selector);
  return found?.getAttribute('content') ?? found?.textContent ?? null;
}

/** A name without 'By' before it; null for addresses and for what is too long to be one. */
export function tidyName(written: string): string | null {
  const words = written
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^((written|posted|words|text) )?by:?\s+|^(author|autor|text|текст|글쓴이|작성자|글)\s*[:：]\s*/i, '')
    .replace(/(?<!\s)\s*[(<[]?(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+[)>\]]?/g, '')
    .replace(/^[\s,·|-]+/, '');
  const name = withoutEnd(words, /[\s,·|-]/);
  return name === '' || name.length > LONGEST_NAME || /^(https?:|www\.|@)|^[\d\s.:/-]+$/i.test(name) ? null : name;
}

/** When it was published, in ISO 8601: by its meta tags, its structured data, or its first <time>. */
export function findDate(page: DomDocument, meta: Meta, data: StructuredData): string | null {
  const said = DATE_METAS.map((name) => () => meta(name));
  const times = TIMES.map((selector) => () => timeOf(page.querySelector(selector)));
  return firstOf([...said, () => data.publishedAt, ...times], readDate);
}

const timeOf = (time: DomElement | null): string | null => time?.getAttribute('datetime') ?? time?.textContent ?? null;

function firstOf(ways: readonly (() => string | null)[], read: (written: string) => string | null): string | null {
  for (const way of ways) {
    const written = way();
    const found = written === null ? null : read(written);
    if (found !== null) return found;
  }
  return null;
}
