import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import { baseOf, reachApi } from '../../reach.ts';
import { vendor } from '../connection.ts';
import { listModels } from '../list-models.ts';
import type { Provider } from '../provider.ts';
import { toldTokens } from '../told-tokens.ts';

const googleList = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        supportedGenerationMethods: z.array(z.string()).optional(),
        inputTokenLimit: toldTokens,
      }),
    )
    .optional(),
  nextPageToken: z.string().optional(),
});

export const google: Provider = {
  id: 'google',
  title: { ko: 'Google', en: 'Google' },
  sees: true,
  holdsToSchemas: true,
  defaultModel: 'gemini-flash-latest',
  takesPdf: true,
  open: (model, settings) => createGoogle(vendor(settings, 'google'))(model),
  list: ({ apiKey, baseUrl }, signal) => {
    const at = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
    const first = `${baseOf(at)}/models?pageSize=1000`;
    return listModels(
      first,
      {
        headers: { 'x-goog-api-key': apiKey ?? '' },
        ask: reachApi(at, 'google'),
        shape: googleList,
        modelsOf: ({ models = [] }) =>
          models
            .filter(({ supportedGenerationMethods: can }) => !can || can.includes('generateContent'))
            .map(({ name, inputTokenLimit: tokens }) => ({
              id: name.replace(/^models\//, ''),
              windowTokens: tokens ?? null,
            })),
        nextOf: ({ nextPageToken: token }) => (token ? `${first}&pageToken=${encodeURIComponent(token)}` : null),
      },
      signal,
    );
  },
};
