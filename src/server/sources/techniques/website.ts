import type { Fetched } from '../../platform/web/guarded-fetch.ts';
import { WebError } from '../../platform/web/web-error.ts';
import { readPublicName } from '../article/public-name.ts';
import type { Article } from '../article/read-article.ts';
import { linkedTypes, readLinkedDocument } from './linked-document.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import type { Technique, Tools } from './technique.ts';
import { findWall, isOfFile, problemOfStatus } from './walls.ts';

const PAGES = ['text/html', 'application/xhtml+xml'];
const ASKED_FOR = [...PAGES, 'text/plain', 'application/pdf'];
const LEAST_CHARACTERS = 40;

/** A web page: fetched by the guard, decoded and read in a worker, kept as passages under their headings. */
export const readWebsite: Technique = async (target, tools) => {
  const url = toReadableAddress(target.url ?? '');
  await tools.report('connecting');
  const page = await fetchPage(url, tools);
  await tools.report('reading');
  if (!PAGES.includes(page.type)) return readLinkedDocument(page, tools);
  const article = await readFramed(page, tools);
  const facts = factsOf(article, page.url);
  const passages = await tools.workers.makePassages(article.blocks, tools.signal);
  const length = passages.reduce((sum, passage) => sum + passage.text.length, 0);
  const wall = findWall(page, url, length);
  if (wall) throw new SourceFailure(wall, { facts: { metadata: facts.metadata ?? {} }, detail: `wall at ${page.url}` });
  if (length < LEAST_CHARACTERS) throw new SourceFailure('nothing-readable', { facts });
  return { ...facts, status: article.isTeaser ? 'partial' : 'ready', extractionMethod: article.method, passages };
};

async function fetchPage(url: string, tools: Tools): Promise<Fetched> {
  const options = { types: [...PAGES, ...linkedTypes], accept: ASKED_FOR, signal: tools.signal };
  const page = await tools.fetch(url, options).catch((error: unknown) => {
    throw error instanceof WebError && isOfFile(error) ? new SourceFailure('linked-file', { cause: error }) : error;
  });
  if (page.status < 400) return page;
  const facts = { metadata: { domain: readPublicName(page.url) } };
  throw new SourceFailure(problemOfStatus(page), { facts, detail: `status ${page.status}` });
}

/** Naver Blog and Cafe show a post in a frame of the same site: that is where its text is. */
async function readFramed(page: Fetched, tools: Tools): Promise<Article> {
  const article = await readArticle(page, tools);
  if (!article.frame || !URL.canParse(article.frame, page.url)) return article;
  const frame = new URL(article.frame, page.url);
  if (siteOf(frame.hostname) !== siteOf(new URL(page.url).hostname)) return article;
  const inner = await fetchPage(frame.href, tools);
  return PAGES.includes(inner.type) ? readArticle(inner, tools) : article;
}

const siteOf = (host: string): string => host.split('.').slice(-2).join('.');

const readArticle = (page: Fetched, tools: Tools): Promise<Article> =>
  tools.workers.readPage({ bytes: page.body, typeHeader: page.typeHeader, url: page.url }, tools.signal);

function factsOf(article: Article, url: string): Facts {
  return {
    title: article.title,
    description: article.description,
    language: article.language,
    thumbnailUrl: article.picture,
    faviconUrl: article.icon,
    metadata: {
      domain: readPublicName(url),
      siteName: article.siteName,
      author: article.author,
      publishedAt: article.publishedAt,
      ...(Object.keys(article.leftOut).length > 0 && { leftOut: article.leftOut }),
    },
  };
}

/** A Naver Blog post's address leads to an empty frame; the post itself stands at PostView. Other addresses stay. */
export function toReadableAddress(address: string): string {
  const url = new URL(address);
  const own = /^([\w-]+)\.blog\.me$/.exec(url.hostname)?.[1];
  if (!own && !/^(m\.)?blog\.naver\.com$/.test(url.hostname)) return address;
  const [, first, second] = /^\/([\w-]+)?(?:\/(\d+))?\/?$/.exec(url.pathname) ?? [];
  const id = own ?? url.searchParams.get('blogId') ?? first;
  const post = url.searchParams.get('logNo') ?? (own ? first : second);
  if (!id || !post || !/^[\w-]+$/.test(id) || !/^\d+$/.test(post)) return address;
  return `https://blog.naver.com/PostView.naver?blogId=${id}&logNo=${post}`;
}
