import { z } from 'zod';
import { baseOf, reachApi } from '../reach.ts';
import { listModels } from './list-models.ts';
import type { ListedModel } from './provider.ts';
import { toldTokens } from './told-tokens.ts';

/** vLLM tells `max_model_len`, OpenRouter `context_length`, llama.cpp `meta.n_ctx`; OpenAI itself tells none. */
const openAiList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: toldTokens,
      context_length: toldTokens,
      meta: z.object({ n_ctx: toldTokens }).nullish().catch(null),
    }),
  ),
});

/** The models of OpenAI and of all that speak like it. Throws AiFault. */
export const listOpenAi = (address: string, apiKey: string | null, signal: AbortSignal): Promise<ListedModel[]> =>
  listModels(
    `${baseOf(address)}/models`,
    {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      ask: reachApi(address),
      shape: openAiList,
      modelsOf: ({ data }) =>
        data.map(({ id, max_model_len: served, context_length: whole, meta }) => ({
          id,
          windowTokens: served ?? whole ?? meta?.n_ctx ?? null,
        })),
      nextOf: () => null,
    },
    signal,
  );
