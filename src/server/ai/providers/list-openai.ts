import { z } from 'zod';
import { trimmed } from './connection.ts';
import { listModels } from './list-models.ts';

const openAiList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The models of OpenAI and of all that speak like it. Throws AiFault. */
export const listOpenAi = (address: string, apiKey: string | null, signal: AbortSignal): Promise<string[]> =>
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
