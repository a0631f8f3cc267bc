import type { Config } from '../../platform/config.ts';
import { brave } from './brave.ts';
import { openAiSearch } from './openai.ts';
import { perplexityAgent, perplexitySearch } from './perplexity.ts';
import type { SearchProvider } from './search-provider.ts';
import { searxng } from './searxng.ts';

export type SearchSettings = Omit<Config['search'], 'isSet'>;

/** THE REGISTRY of web searches: each opens itself from the configuration, or answers null where its part is missing. */
const searches: Record<SearchSettings['provider'], (settings: SearchSettings) => SearchProvider | null> = {
  none: () => null,
  perplexity: ({ perplexity }) => perplexityAgent(perplexity),
  'perplexity-search': ({ perplexity }) => perplexitySearch(perplexity),
  openai: ({ openai }) => openAiSearch(openai),
  searxng: ({ searxngUrl }) => (searxngUrl ? searxng(searxngUrl) : null),
  brave: (settings) => (settings.brave.apiKey ? brave(settings.brave.apiKey, settings.brave.baseUrl) : null),
};

/** The web search that the configuration names; null when there is none. */
export const createSearch = ({ search }: { search: SearchSettings }): SearchProvider | null =>
  searches[search.provider](search);
