import type { StubCall, ToldWindows } from './script.ts';

const LETTER_GROUPS = 16;

/** How often the letters of each group stand in a text: the same for the same text, and near for texts of the same words. */
export function lettersOf(text: string): number[] {
  const counts = Array<number>(LETTER_GROUPS).fill(0);
  for (const letter of text) counts[(letter.codePointAt(0) ?? 0) % LETTER_GROUPS]! += 1;
  return counts;
}

/** OpenAI's answer to a list of texts, the last one first: their places are told. */
export function embeddings({ body }: StubCall, vectorOf: (text: string) => number[]): unknown {
  const texts = Array.isArray(body['input']) ? (body['input'] as string[]) : [String(body['input'])];
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })).toReversed();
  return { object: 'list', data, model: body['model'], usage: { prompt_tokens: 1, total_tokens: 1 } };
}

/** The list of models in the form of whoever is asked, which shows by how he is asked. A second page where there are more than two. */
export function modelList(
  { path, headers }: StubCall,
  names = ['stub', 'stub-large', 'stub-embed'],
  tells?: ToldWindows,
): unknown {
  const asked = new URL(path, 'http://stub').searchParams;
  if ('anthropic-version' in headers) {
    const from = names.indexOf(asked.get('after_id') ?? '') + 1;
    const data = names
      .slice(from, from + 2)
      .map((id) => ({ type: 'model', id, display_name: id, created_at: '2026-01-01' }));
    return { data, has_more: from + 2 < names.length, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
  }
  if ('x-goog-api-key' in headers) {
    const from = Number(asked.get('pageToken') ?? 0);
    const models = names.slice(from, from + 2).map((name) => ({
      name: `models/${name}`,
      displayName: name,
      inputTokenLimit: 1_000_000,
      supportedGenerationMethods: [name.includes('embed') ? 'embedContent' : 'generateContent'],
    }));
    return { models, ...(from + 2 < names.length && { nextPageToken: String(from + 2) }) };
  }
  const windows = tells?.by === 'vllm' ? tells.windows : {};
  const lengthOf = (id: string) => (id in windows ? { max_model_len: windows[id] } : {});
  return {
    object: 'list',
    data: names.map((id) => ({ id, object: 'model', created: 1, owned_by: 'stub', ...lengthOf(id) })),
  };
}

const OWN = /\/api\/(v0\/models|show|ps)$/;

/** Whether somebody asks for models, and not one of them for something. */
export const isListing = (path: string): boolean => path.endsWith('/models') || OWN.test(path);

/** What LM Studio and Ollama say of their models beside OpenAI's protocol; null where this server does not speak so. */
export function ownWords({ path, body }: StubCall, tells: ToldWindows | undefined): unknown {
  if (tells?.by === 'lm-studio' && path.endsWith('/api/v0/models'))
    return {
      object: 'list',
      data: Object.entries(tells.models).map(([id, { most, loaded }]) => ({
        id,
        object: 'model',
        type: 'llm',
        state: loaded === undefined ? 'not-loaded' : 'loaded',
        max_context_length: most,
        ...(loaded !== undefined && { loaded_context_length: loaded }),
      })),
    };
  if (tells?.by !== 'ollama') return null;
  if (path.endsWith('/api/ps'))
    return {
      models: Object.entries(tells.models).flatMap(([name, { loaded }]) =>
        loaded === undefined ? [] : [{ name, model: name, size: 1, context_length: loaded }],
      ),
    };
  const model = tells.models[String(body['model'])];
  if (!path.endsWith('/api/show') || !model) return null;
  return {
    parameters: `temperature                    0.7${model.set === undefined ? '' : `\nnum_ctx                        ${model.set}`}`,
    model_info: {
      'general.architecture': 'qwen3',
      ...(model.most !== undefined && { 'qwen3.context_length': model.most }),
    },
    capabilities: ['completion'],
  };
}
