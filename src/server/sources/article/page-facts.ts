import { cut } from '#contract/base/letters.ts';
import { findAuthor, findDate } from './authorship.ts';
import type { DomDocument } from './dom.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';

/** What a page says about itself. Addresses are absolute and http(s), or null. */
export interface PageDescription {
  title: string | null;
  description: string | null;
  siteName: string | null;
  author: string | null;
  /** As it is declared. */
  language: string | null;
  /** In ISO 8601, without an offset where the page says none. */
  publishedAt: string | null;
  picture: string | null;
  icon: string | null;
}

export function describePage(
  page: DomDocument,
  url: string,
  data: StructuredData = readStructuredData(page),
): PageDescription {
  const metas = metasOf(page);
  const meta = (...names: string[]): string | null => {
    for (const name of names) {
      const found = metas.get(name.toLowerCase());
      if (found) return found;
    }
    return null;
  };
  return {
    title:
      meta('og:title', 'twitter:title') ??
      tidy(page.querySelector('title')?.textContent) ??
      tidy(page.querySelector('h1')?.textContent),
    description: shorten(meta('og:description', 'description', 'twitter:description'), 3_000),
    siteName: shorten(meta('og:site_name', 'application-name'), 100),
    author: findAuthor(page, meta, data),
    language: shorten(
      tidy(page.documentElement?.getAttribute('lang')) ?? meta('og:locale', 'language') ?? data.language,
      20,
    ),
    publishedAt: findDate(page, meta, data),
    picture: absolute(meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), url),
    icon: absolute(findIcon(page), url) ?? absolute('/favicon.ico', url),
  };
}

/** The first content of every meta tag, by its name in lower case. */
function metasOf(page: DomDocument): Map<string, string> {
  const metas = new Map<string, string>();
  for (const tag of page.querySelectorAll('meta[content]')) {
    const content = tidy(tag.getAttribute('content'));
    const names = ['property', 'name', 'itemprop'].flatMap((key) => (tag.getAttribute(key) ?? '').split(/\s+/));
    for (const name of names.map((one) => one.toLowerCase()))
      if (content && name && !metas.has(name)) metas.set(name, content);
  }
  return metas;
}

/** The best of the declared icons: bitmaps before vector pictures, which are not stored. */
function findIcon(page: DomDocument): string | null {
  const declared = [...page.querySelectorAll('link[rel]')]
    .filter((link) => /(^|\s)(icon|apple-touch-icon)(\s|$)/i.test(link.getAttribute('rel') ?? ''))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== '' && !/^data:/i.test(href));
  return (
    declared.find((href) => /\.(png|jpe?g|webp|gif)(\?|$)/i.test(href)) ??
    declared.find((href) => !/\.svg(\?|$)/i.test(href)) ??
    null
  );
}

const tidy = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null;
const shorten = (text: string | null, max: number): string | null => (text === null ? null : cut(text, max));

function absolute(address: string | null, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
