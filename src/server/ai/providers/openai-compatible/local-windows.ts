import { z } from 'zod';
import { USUAL_WINDOW_TOKENS } from '#contract/ai/models.ts';
import { fetchConfigured } from '../../../platform/web/configured-fetch.ts';
import { reachedAt } from '../../reach.ts';
import { readAnswer } from '../list-models.ts';
import type { ProviderSettings } from '../provider.ts';
import { toldTokens } from '../told-tokens.ts';

/** LM Studio's own list; what a model was loaded with is what counts, not what it could be loaded with. */
const lmStudioList = z.object({ data: z.array(z.object({ id: z.string(), loaded_context_length: toldTokens })) });
const ollamaShow = z.object({
  parameters: z.string().nullish().catch(null),
  model_info: z.record(z.string(), z.unknown()).nullish().catch(null),
});
const ollamaLoaded = z.object({ models: z.array(z.object({ name: z.string(), context_length: toldTokens })) });

type Windows = Map<string, number>;
type Ask = <Answer>(path: string, shape: z.ZodType<Answer>, body?: object) => Promise<Answer | null>;

/**
 * What servers on a machine of one's own tell beside OpenAI's protocol, at the root of the same address: LM Studio of the
 * models that it has loaded, Ollama of those that it has loaded, or of the window that its file of the model sets. Where
 * neither is told only that is taken which the model cannot exceed.
 */
export async function readLocalWindows(
  { apiKey, baseUrl }: ProviderSettings,
  models: readonly string[],
  signal: AbortSignal,
): Promise<Windows> {
  const root = /^(.+)\/v1$/.exec(reachedAt(baseUrl ?? ''))?.[1];
  if (root === undefined) return new Map();
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const ask: Ask = (path, shape, body) => {
    const posted = body && { method: 'POST' as const, body: JSON.stringify(body) };
    const asked = { headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, ...posted };
    return readAnswer(fetchConfigured, `${root}${path}`, asked, shape, signal).catch(() => null);
  };
  return (await ofLmStudio(ask, models)) ?? ofOllama(ask, models);
}

/** Null where nobody speaks so there. */
async function ofLmStudio(ask: Ask, models: readonly string[]): Promise<Windows | null> {
  const found = await ask('/api/v0/models', lmStudioList);
  if (!found) return null;
  return new Map(
    found.data.flatMap(({ id, loaded_context_length: tokens }) =>
      tokens && models.includes(id) ? [[id, tokens]] : [],
    ),
  );
}

async function ofOllama(ask: Ask, models: readonly string[]): Promise<Windows> {
  const windows: Windows = new Map();
  let loaded: z.infer<typeof ollamaLoaded>['models'] | null = null;
  for (const model of models) {
    const shown = await ask('/api/show', ollamaShow, { model });
    if (!shown) return windows;
    loaded ??= (await ask('/api/ps', ollamaLoaded))?.models ?? [];
    const [now] = loaded.filter(({ name }) => name === model || name === `${model}:latest`);
    const most = trainedOf(shown.model_info ?? {});
    const set = now?.context_length ?? setIn(shown.parameters ?? '');
    const tokens = Math.min(set ?? USUAL_WINDOW_TOKENS, most ?? Infinity);
    if (set !== null || tokens < USUAL_WINDOW_TOKENS) windows.set(model, tokens);
  }
  return windows;
}

/** 'llama.context_length', under the name of its architecture. */
function trainedOf(info: Record<string, unknown>): number | null {
  const [, told = null] = Object.entries(info).find(([name]) => name.endsWith('.context_length')) ?? [];
  return toldTokens.parse(told) ?? null;
}

function setIn(parameters: string): number | null {
  const told = /^[\t\p{Zs}]*num_ctx\s+(\d{1,9})\s*$/mu.exec(parameters)?.[1];
  return told === undefined ? null : (toldTokens.parse(Number(told)) ?? null);
}
