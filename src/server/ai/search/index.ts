import type { Config } from '../../platform/config.ts';
import { brave } from './brave.ts';
import { perplexityAgent, perplexitySearch } from './perplexity.ts';
import type { SearchProvider } from './search-provider.ts';
import { searxng } from './searxng.ts';

type Settings = Config['search'];

/** THE REGISTRY of web searches: each opens itself from the configuration, or answers null where its part is missing. */
const searches: Record<Settings['provider'], (settings: Settings) => SearchProvider | null> = {
  none: () => null,
  perplexity: ({ perplexity }) => perplexityAgent(perplexity),
  'perplexity-search': ({ perplexity }) => perplexitySearch(perplexity),
  searxng: ({ searxngUrl }) => (searxngUrl ? searxng(searxngUrl) : null),
  brave: ({ braveApiKey }) => (braveApiKey ? brave(braveApiKey) : null),
};

/** The web search that the configuration names; null when there is none. */
export const createSearch = ({ search }: Pick<Config, 'search'>): SearchProvider | null =>
  searches[search.provider](search);
