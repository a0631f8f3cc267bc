import { withoutEnd } from '#contract/base/without-end.ts';
import { OPENAI_ADDRESS } from './openai-address.ts';

interface EmbeddingEnvironment {
  EMBEDDING_MODEL?: string | undefined;
  EMBEDDING_BASE_URL?: string | undefined;
  EMBEDDING_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
}

/** The model that finds passages by their meaning; null: they are found by their words alone. OpenAI's key goes to OpenAI only. */
export function toEmbedding(env: EmbeddingEnvironment) {
  if (!env.EMBEDDING_MODEL) return null;
  const baseUrl = env.EMBEDDING_BASE_URL ?? null;
  return {
    model: env.EMBEDDING_MODEL,
    baseUrl: withoutEnd(baseUrl ?? OPENAI_ADDRESS, /\//),
    apiKey: env.EMBEDDING_API_KEY ?? (baseUrl === null ? env.OPENAI_API_KEY : undefined) ?? null,
  };
}

/** What is missing beside what is set. */
export function findEmbeddingProblems(env: Record<string, string | undefined>): string[] {
  const { EMBEDDING_MODEL: model, EMBEDDING_BASE_URL: baseUrl, EMBEDDING_API_KEY: key, OPENAI_API_KEY: vendor } = env;
  if (!model) return baseUrl || key ? ['EMBEDDING_MODEL: needed beside EMBEDDING_BASE_URL and EMBEDDING_API_KEY'] : [];
  return baseUrl || key || vendor ? [] : ['EMBEDDING_BASE_URL or EMBEDDING_API_KEY: needed beside EMBEDDING_MODEL'];
}
