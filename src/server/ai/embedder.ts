import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { AiFault, faultOfAnswer, toAiFault } from './ai-fault.ts';
import { baseOf, reachApi } from './reach.ts';

/** Turns texts to vectors whose nearness is that of their meaning. */
export interface Embedder {
  model: string;
  /** One vector of length 1 a text. Throws AiFault. */
  embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>;
}

const LIMIT_MS = 20_000;
const ANSWER_BYTES = 32 * 1024 * 1024;

const answerShape = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(16_384) })),
});

/** The model that the configuration names, over OpenAI's /embeddings; null when there is none. */
export function createEmbedder({ embedding }: Pick<Config, 'embedding'>): Embedder | null {
  if (!embedding) return null;
  const { model, baseUrl, apiKey } = embedding;
  return {
    model,
    async embed(texts, leaving) {
      const signal = AbortSignal.any([leaving, AbortSignal.timeout(LIMIT_MS)]);
      const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
      const body = JSON.stringify({ model, input: texts, encoding_format: 'float' });
      const said = await ask(baseUrl, { headers, body, signal });
      return vectorsIn(said, texts.length);
    },
  };
}

async function ask(
  baseUrl: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<string> {
  try {
    const response = await reachApi(baseUrl)(`${baseOf(baseUrl)}/embeddings`, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > ANSWER_BYTES) throw new AiFault('provider-error', { cause: new Error('too large an answer') });
    }
    if (response.ok) return text;
    throw faultOfAnswer(response.status, text, response.headers);
  } catch (error) {
    throw toAiFault(error, signal);
  }
}

function vectorsIn(said: string, count: number): Float32Array[] {
  const { data } = readAnswer(said);
  const vectors = data
    .toSorted((a, b) => a.index - b.index)
    .map(({ embedding }) => toUnit(Float32Array.from(embedding)));
  const isWhole = vectors.length === count && vectors.every((vector) => vector.length === vectors[0]?.length);
  if (!isWhole) throw new AiFault('provider-error', { cause: new Error('not one vector a text') });
  return vectors;
}

function readAnswer(said: string) {
  try {
    return answerShape.parse(JSON.parse(said));
  } catch (cause) {
    throw new AiFault('provider-error', { cause });
  }
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(nearness(vector, vector));
  return length > 0 ? vector.map((part) => part / length) : vector;
}

/** Of vectors of length 1: 1 for the same meaning, about 0 for none in common. 0 where they are of different models. */
export function nearness(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0;
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
