import { withoutEnd } from '#contract/base/without-end.ts';
import { z } from 'zod';
import { AiFault } from '../ai-fault.ts';
import { callSearch, readEvents, readJson } from './call.ts';
import { endIn } from './response-end.ts';
import { rawResult, toPages } from './read-results.ts';
import type { SearchProvider } from './search-provider.ts';

interface Settings {
  apiKey: string | null;
  baseUrl: string;
}

const results = z.array(rawResult);
const piece = z.union([
  z
    .object({ type: z.literal('response.output_text.delta'), delta: z.string() })
    .transform(({ delta }) => ({ text: delta })),
  z
    .object({ type: z.literal('response.reasoning.search_results'), results })
    .transform((e) => ({ pages: toPages(e.results) })),
  z
    .object({
      type: z.literal('response.output_item.done'),
      item: z.object({ type: z.literal('search_results'), results }),
    })
    .transform(({ item }) => ({ pages: toPages(item.results) })),
]);

const post = ({ apiKey, baseUrl }: Settings, path: string, body: object, signal: AbortSignal) =>
  callSearch(`${withoutEnd(baseUrl, /\//)}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

/** Perplexity's Agent API: searches and writes. Streamed, because its list of results comes as an event of its own. */
export const perplexityAgent = (settings: Settings): SearchProvider => ({
  name: 'perplexity',
  writes: true,
  async *search(question, signal, instructions = '') {
    const body = {
      model: 'perplexity/sonar',
      input: question,
      ...(instructions !== '' && { instructions }),
      tools: [{ type: 'web_search' }],
      stream: true,
    };
    const response = await post(settings, '/v1/agent', body, signal);
    let isWhole = false;
    for await (const event of readEvents(response, signal)) {
      const end = endIn(event);
      if (end) isWhole = true;
      if (end?.cut) yield { cut: end.cut };
      const found = piece.safeParse(event);
      if (found.success) yield found.data;
    }
    if (!isWhole && !signal.aborted)
      throw new AiFault('provider-error', { cause: new Error('the stream ended early') });
  },
});

/** Perplexity's Search API: a ranked list only. */
export const perplexitySearch = (settings: Settings): SearchProvider => ({
  name: 'perplexity-search',
  writes: false,
  async *search(question, signal) {
    const response = await post(settings, '/search', { query: question, max_results: 10 }, signal);
    const read = z.object({ results }).safeParse(await readJson(response, signal));
    if (!read.success) throw new AiFault('provider-error', { cause: read.error });
    yield { pages: toPages(read.data.results) };
  },
});
