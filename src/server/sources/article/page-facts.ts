import { cut } from '#contract/base/letters.ts';
import type { DomDocument } from './dom.ts';

/** What a page says about itself. Addresses are absolute and http(s), or null. */
export interface PageDescription {
  title: string | null;
  description: string | null;
  siteName: string | null;
  author: string | null;
  language: string | null;
  publishedAt: string | null;
  picture: string | null;
  icon: string | null;
}

export function describePage(page: DomDocument, url: string): PageDescription {
  const meta = (...names: string[]): string | null => {
    for (const name of names) {
      for (const attribute of ['property', 'name', 'itemprop']) {
        const found = tidy(page.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content'));
        if (found) return found;
      }
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
    author: shorten(meta('author', 'article:author', 'og:article:author'), 100),
    language: shorten(tidy(page.documentElement?.getAttribute('lang')), 20),
    publishedAt: shorten(meta('article:published_time', 'datePublished', 'date'), 40),
    picture: absolute(meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), url),
    icon: absolute(findIcon(page), url) ?? absolute('/favicon.ico', url),
  };
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
