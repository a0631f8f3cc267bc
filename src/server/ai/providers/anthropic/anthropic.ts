import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { baseOf, reachApi } from '../../reach.ts';
import { vendor } from '../connection.ts';
import { listModels } from '../list-models.ts';
import type { Provider } from '../provider.ts';
import { toldTokens } from '../told-tokens.ts';

const anthropicList = z.object({
  data: z.array(z.object({ id: z.string(), max_input_tokens: toldTokens })),
  has_more: z.boolean().optional(),
  last_id: z.string().nullish(),
});

export const anthropic: Provider = {
  id: 'anthropic',
  title: { ko: 'Anthropic', en: 'Anthropic' },
  sees: true,
  holdsToSchemas: true,
  defaultModel: 'claude-sonnet-5',
  keepsPrefix: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  keepingFactor: 1.25,
  takesPdf: true,
  open: (model, settings) => createAnthropic(vendor(settings, 'anthropic'))(model),
  list: ({ apiKey, baseUrl }, signal) => {
    const at = baseUrl ?? 'https://api.anthropic.com/v1';
    const first = `${baseOf(at)}/models?limit=1000`;
    const headers = { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' };
    return listModels(
      first,
      {
        headers,
        ask: reachApi(at, 'anthropic'),
        shape: anthropicList,
        modelsOf: ({ data }) => data.map(({ id, max_input_tokens: tokens }) => ({ id, windowTokens: tokens ?? null })),
        nextOf: ({ has_more: hasMore, last_id: last }) =>
          hasMore && last ? `${first}&after_id=${encodeURIComponent(last)}` : null,
      },
      signal,
    );
  },
};
