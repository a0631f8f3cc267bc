import { z } from 'zod';
import type { FoundPage } from './search-provider.ts';

const SHOWN_PAGES = 20;

/** A page in any of the vendors' forms; the words beside it are called differently by each. */
export const rawResult = z.object({
  id: z.number().int().nullish(),
  url: z.string(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
  content: z.string().nullish(),
  description: z.string().nullish(),
});

/** The pages with web addresses, each once, without markup in their words. */
export function toPages(results: readonly z.infer<typeof rawResult>[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  results.forEach(({ id, url, title, snippet, content, description }, place) => {
    if (pages.has(url) || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return;
    pages.set(url, {
      mark: id ?? place + 1,
      url,
      title: plain(title ?? '') || new URL(url).hostname,
      snippet: plain(snippet ?? content ?? description ?? ''),
    });
  });
  return [...pages.values()].slice(0, SHOWN_PAGES);
}

const plain = (text: string): string =>
  text
    .replace(/<[^<>]{0,200}>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1_000);
