type Given = string | undefined;

interface AiEnvironment {
  AI_PROVIDER?: Given;
  AI_MODEL?: Given;
  AI_BASE_URL?: Given;
  AI_API_KEY?: Given;
  OPENAI_API_KEY?: Given;
  ANTHROPIC_API_KEY?: Given;
  GOOGLE_GENERATIVE_AI_API_KEY?: Given;
  AI_SMALL_MODEL?: Given;
  AI_CONTEXT_TOKENS?: number | undefined;
  AI_MAX_OUTPUT_TOKENS: number;
}

interface SearchEnvironment extends Pick<AiEnvironment, 'AI_PROVIDER' | 'AI_API_KEY' | 'OPENAI_API_KEY'> {
  SEARCH_PROVIDER?: SearchProvider | undefined;
  PERPLEXITY_API_KEY?: Given;
  PERPLEXITY_BASE_URL: string;
  SEARXNG_URL?: Given;
  BRAVE_API_KEY?: Given;
  OPENAI_SEARCH_MODEL: string;
  OPENAI_SEARCH_BASE_URL: string;
}

/** Who can search the web. */
export const searchProviders = ['none', 'perplexity', 'perplexity-search', 'openai', 'searxng', 'brave'] as const;
type SearchProvider = (typeof searchProviders)[number];

/** `provider` 'embedded' needs nothing else. A null model leaves the choice to the provider's row. */
export function toAi(env: AiEnvironment) {
  const keys: Record<string, string | undefined> = {
    openai: env.OPENAI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GOOGLE_GENERATIVE_AI_API_KEY,
  };
  const vendor = Object.keys(keys).find((provider) => keys[provider]);
  const own = env.AI_BASE_URL && env.AI_MODEL ? 'openai-compatible' : 'embedded';
  const provider = env.AI_PROVIDER ?? vendor ?? own;
  return {
    /** Whether the environment names who answers: then nobody else does. */
    isSet: env.AI_PROVIDER !== undefined || vendor !== undefined || env.AI_BASE_URL !== undefined,
    provider,
    smallModel: env.AI_SMALL_MODEL ?? null,
    model: env.AI_MODEL ?? null,
    baseUrl: env.AI_BASE_URL ?? null,
    apiKey: env.AI_API_KEY ?? keys[provider] ?? null,
    contextTokens: env.AI_CONTEXT_TOKENS ?? null,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
  };
}

/** Who searches the web; 'none': nobody. */
export function toSearch(env: SearchEnvironment) {
  const found = env.PERPLEXITY_API_KEY
    ? 'perplexity'
    : env.SEARXNG_URL
      ? 'searxng'
      : env.BRAVE_API_KEY
        ? 'brave'
        : 'none';
  return {
    /** Whether the environment names who searches, or that nobody does. */
    isSet: env.SEARCH_PROVIDER !== undefined || found !== 'none',
    provider: env.SEARCH_PROVIDER ?? found,
    perplexity: { apiKey: env.PERPLEXITY_API_KEY ?? null, baseUrl: env.PERPLEXITY_BASE_URL },
    searxngUrl: env.SEARXNG_URL ?? null,
    brave: { apiKey: env.BRAVE_API_KEY ?? null, baseUrl: 'https://api.search.brave.com' },
    openai: {
      apiKey: env.OPENAI_API_KEY ?? (env.AI_PROVIDER === 'openai' ? env.AI_API_KEY : undefined) ?? null,
      baseUrl: env.OPENAI_SEARCH_BASE_URL,
      model: env.OPENAI_SEARCH_MODEL,
    },
  };
}
