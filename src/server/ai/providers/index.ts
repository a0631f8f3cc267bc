import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { z } from 'zod';
import type { AiProvider } from '#contract/ai/models.ts';
import { fetchConfigured } from '../../platform/web/configured-fetch.ts';
import { listModels } from './list-models.ts';
import type { Provider, ProviderSettings } from './provider.ts';

const trimmed = (address: string): string => address.replace(/\/+$/, '');
const vendor = ({ apiKey, baseUrl }: ProviderSettings) => ({
  fetch: fetchConfigured,
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: trimmed(baseUrl) }),
});

const openAiList = z.object({ data: z.array(z.object({ id: z.string() })) });
const listOpenAi = (address: string, apiKey: string | null, signal: AbortSignal): Promise<string[]> =>
  listModels(
    `${trimmed(address)}/models`,
    {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      shape: openAiList,
      namesOf: ({ data }) => data.map(({ id }) => id),
      nextOf: () => null,
    },
    signal,
  );

const anthropicList = z.object({
  data: z.array(z.object({ id: z.string() })),
  has_more: z.boolean().optional(),
  last_id: z.string().nullish(),
});

const googleList = z.object({
  models: z
    .array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() }))
    .optional(),
  nextPageToken: z.string().optional(),
});

/** THE REGISTRY of model providers. */
export const providers: Record<AiProvider, Provider> = {
  openai: {
    defaultModel: 'gpt-5.4-mini',
    takesPdf: true,
    open: (model, settings) => createOpenAI(vendor(settings)).responses(model),
    list: ({ apiKey, baseUrl }, signal) => listOpenAi(baseUrl ?? 'https://api.openai.com/v1', apiKey, signal),
  },
  anthropic: {
    defaultModel: 'claude-sonnet-5',
    keepsPrefix: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    takesPdf: true,
    open: (model, settings) => createAnthropic(vendor(settings))(model),
    list: ({ apiKey, baseUrl }, signal) => {
      const first = `${trimmed(baseUrl ?? 'https://api.anthropic.com/v1')}/models?limit=1000`;
      const headers = { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' };
      return listModels(
        first,
        {
          headers,
          shape: anthropicList,
          namesOf: ({ data }) => data.map(({ id }) => id),
          nextOf: ({ has_more: hasMore, last_id: last }) =>
            hasMore && last ? `${first}&after_id=${encodeURIComponent(last)}` : null,
        },
        signal,
      );
    },
  },
  google: {
    defaultModel: 'gemini-flash-latest',
    takesPdf: true,
    open: (model, settings) => createGoogle(vendor(settings))(model),
    list: ({ apiKey, baseUrl }, signal) => {
      const first = `${trimmed(baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta')}/models?pageSize=1000`;
      return listModels(
        first,
        {
          headers: { 'x-goog-api-key': apiKey ?? '' },
          shape: googleList,
          namesOf: ({ models = [] }) =>
            models
              .filter(({ supportedGenerationMethods: can }) => !can || can.includes('generateContent'))
              .map(({ name }) => name.replace(/^models\//, '')),
          nextOf: ({ nextPageToken: token }) => (token ? `${first}&pageToken=${encodeURIComponent(token)}` : null),
        },
        signal,
      );
    },
  },
  /** Ollama, vLLM, LiteLLM, LM Studio and others that speak OpenAI's chat completions. */
  'openai-compatible': {
    defaultModel: '',
    takesPdf: false,
    open: (model, { apiKey, baseUrl }) =>
      createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: trimmed(baseUrl ?? ''),
        includeUsage: true,
        fetch: fetchConfigured,
        ...(apiKey !== null && { apiKey }),
      })(model),
    list: ({ apiKey, baseUrl }, signal) => listOpenAi(baseUrl ?? '', apiKey, signal),
  },
};
