import { z } from 'zod';
import { AiFault } from '../ai-fault.ts';
import { callSearch, readJson } from './call.ts';
import { rawResult, toPages } from './read-results.ts';
import { QUERY_LENGTH, type SearchProvider } from './search-provider.ts';

const answer = z.object({ web: z.object({ results: z.array(rawResult) }).optional() });

export const brave = (apiKey: string, baseUrl = 'https://api.search.brave.com'): SearchProvider => ({
  name: 'brave',
  writes: false,
  async *search(question, signal) {
    const query = new URLSearchParams({ q: question.slice(0, QUERY_LENGTH), count: '10' });
    const headers = { accept: 'application/json', 'x-subscription-token': apiKey };
    const response = await callSearch(`${baseUrl}/res/v1/web/search?${query}`, { headers, signal });
    const read = answer.safeParse(await readJson(response, signal));
    if (!read.success) throw new AiFault('provider-error', { cause: read.error });
    yield { pages: toPages(read.data.web?.results ?? []) };
  },
});
