import { expect, it } from 'vitest';
import type { ModelEngine, ModelPiece } from '../../ai/model-engine.ts';
import { findWritable } from '../../recipes/writings.ts';
import { answerByModel } from './by-model.ts';

/** A model that thinks for a while before it writes; what it thinks comes as pieces without words. */
const thinking = (thoughts: number, words: string): ModelEngine => ({
  kind: 'model',
  name: 'thinking',
  provider: 'openai',
  contextTokens: 32_000,
  maxOutputTokens: 4_000,
  prices: null,
  sees: false,
  takesPdf: false,
  async *write() {
    const pieces: ModelPiece[] = [...Array.from({ length: thoughts }, () => ({ text: '' })), { text: words }];
    yield* await Promise.resolve(pieces);
  },
});

it.each([
  ['an answer', null, '답이에요.'],
  ['a result that is a record', 'thread', JSON.stringify({ posts: [{ text: '첫 글이에요.' }] })],
  ['a result that is a text', 'prompt', '너는 유튜브 작가다.'],
])('%s is heard of while its model thinks', async (_, id, words) => {
  const recipe = id === null ? null : findWritable(id);
  const filled = recipe && id !== null && { id, recipe, values: {}, askerId: '' };
  const asked = { question: '써 줘', language: 'ko' as const, past: [], gather: () => Promise.resolve([]) };
  let heardBefore = 0;
  let hasWords = false;
  const writer = answerByModel(thinking(5, words), { ...asked, ...(filled && { recipe: filled }) });
  await writer
    .write((piece) => {
      hasWords ||= piece !== '';
      if (!hasWords) heardBefore += 1;
    }, new AbortController().signal)
    .catch(() => undefined);
  expect(heardBefore).toBeGreaterThanOrEqual(5);
});
