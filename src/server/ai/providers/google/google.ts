import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import { trimmed, vendor } from '../connection.ts';
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
