import { withoutEnd } from '#contract/base/without-end.ts';
import { z } from 'zod';
import { AiFault } from '../ai-fault.ts';
import { callSearch, readJson } from './call.ts';
import { rawResult, toPages } from './read-results.ts';
import { QUERY_LENGTH, type SearchProvider } from './search-provider.ts';

const answer = z.object({ results: z.array(rawResult) });

/** A SearXNG instance of one's own; its JSON format must be switched on there. */
export const searxng = (baseUrl: string): SearchProvider => ({
  name: 'searxng',
  writes: false,
  async *search(question, signal) {
    const query = new URLSearchParams({ q: question.slice(0, QUERY_LENGTH), format: 'json' });
    const response = await callSearch(`${withoutEnd(baseUrl, /\//)}/search?${query}`, { signal }).catch(withoutJson);
    const read = answer.safeParse(await readJson(response, signal));
    if (!read.success) throw new AiFault('provider-error', { cause: read.error });
    yield { pages: toPages(read.data.results) };
  },
});

/** It knows no accounts: what it forbids is a format that is not switched on. */
function withoutJson(error: unknown): never {
  if (!(error instanceof AiFault) || error.problem !== 'not-permitted') throw error;
  throw new AiFault('request-refused', { told: error.told, cause: error });
}
