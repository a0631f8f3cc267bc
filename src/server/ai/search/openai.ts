import { withoutEnd } from '#contract/base/without-end.ts';
import { z } from 'zod';
import { AiFault } from '../ai-fault.ts';
import { callSearch, readEvents } from './call.ts';
import { endIn } from './response-end.ts';
import { createLinkMarks } from './link-marks.ts';
import { toPages } from './read-results.ts';
import type { FoundPage, SearchPiece, SearchProvider } from './search-provider.ts';

interface Settings {
  apiKey: string | null;
  baseUrl: string;
  model: string;
}

const delta = z.object({ type: z.literal('response.output_text.delta'), delta: z.string() });
const searched = z.object({
  type: z.literal('response.output_item.done'),
  item: z.object({
    type: z.literal('web_search_call'),
    action: z.object({ sources: z.array(z.object({ url: z.string() })).nullish() }).nullish(),
  }),
});
const cited = z.object({
  type: z.literal('response.output_text.annotation.added'),
  annotation: z.object({ type: z.literal('url_citation'), url: z.string(), title: z.string().nullish() }),
});

/**
 * OpenAI's Responses API with its web search: searches and writes. It cites by links in the text, which become marks of the
 * pages that it names as sources; a link to anything else stays as its words alone.
 */
export const openAiSearch = (settings: Settings): SearchProvider => ({
  name: 'openai',
  writes: true,
  async *search(question, signal, instructions = '') {
    const response = await callSearch(`${withoutEnd(settings.baseUrl, /\//)}/responses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.apiKey ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: settings.model,
        input: question,
        ...(instructions !== '' && { instructions }),
        tools: [{ type: 'web_search' }],
        include: ['web_search_call.action.sources'],
        stream: true,
        store: false,
      }),
      signal,
    });
    const book = createPageBook();
    const links = createLinkMarks(book.markOf);
    let isWhole = false;
    for await (const event of readEvents(response, signal)) {
      const end = endIn(event);
      if (end) isWhole = true;
      if (end?.cut) yield { cut: end.cut };
      yield* said(links.push(delta.safeParse(event).data?.delta ?? ''));
      const sources = searched.safeParse(event).data?.item.action?.sources ?? [];
      const citation = cited.safeParse(event).data?.annotation;
      const pages = book.note([...sources, ...(citation ? [citation] : [])]);
      if (pages.length > 0) yield { pages };
      yield* said(links.push(''));
    }
    yield* said(links.end());
    if (!isWhole && !signal.aborted)
      throw new AiFault('provider-error', { cause: new Error('the stream ended early') });
  },
});

const said = (text: string): SearchPiece[] => (text === '' ? [] : [{ text }]);

/** The pages in the order in which they were named, each once: the vendor marks its links by a parameter. */
function createPageBook() {
  const marks = new Map<string, number>();
  const plain = (address: string): string => {
    if (!URL.canParse(address)) return address;
    const url = new URL(address);
    url.searchParams.delete('utm_source');
    return url.toString();
  };
  return {
    markOf: (address: string): number | null => marks.get(plain(address)) ?? null,
    note(found: readonly { url: string; title?: string | null | undefined }[]): FoundPage[] {
      return toPages(
        found.map(({ url, title }) => {
          const address = plain(url);
          const id = marks.get(address) ?? marks.size + 1;
          marks.set(address, id);
          return { id, url: address, title: title ?? null };
        }),
      );
    },
  };
}
