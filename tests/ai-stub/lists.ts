import type { StubCall } from './script.ts';

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
export function modelList({ path, headers }: StubCall, names = ['stub', 'stub-large', 'stub-embed']): unknown {
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
  return { object: 'list', data: names.map((id) => ({ id, object: 'model', created: 1, owned_by: 'stub' })) };
}
