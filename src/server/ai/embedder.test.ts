import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { readConfig } from '../platform/config.ts';
import { createEmbedder, nearness } from './embedder.ts';

let stub: AiStub;
beforeAll(async () => {
  stub = await startAiStub();
});
beforeEach(() => stub.reset());
afterAll(() => stub.close());

const never = new AbortController().signal;
const embedderOf = () =>
  createEmbedder(
    readConfig({ EMBEDDING_MODEL: 'stub-embed', EMBEDDING_BASE_URL: `${stub.url}/v1`, EMBEDDING_API_KEY: 'k' }),
  );

describe('a model that embeds', () => {
  it('is asked once for many texts, and answers unit vectors in their order', async () => {
    stub.script(() => ({ vectorOf: (text) => (text === '가' ? [3, 4] : [0, 2]) }));
    const [one, other] = (await embedderOf()?.embed(['가', '나'], never)) ?? [];
    expect(Array.from(one ?? [])).toEqual([expect.closeTo(0.6), expect.closeTo(0.8)]);
    expect(Array.from(other ?? [])).toEqual([0, 1]);
    expect(stub.calls).toHaveLength(1);
    expect(stub.calls[0]).toMatchObject({ path: '/v1/embeddings', body: { model: 'stub-embed', input: ['가', '나'] } });
    expect(stub.calls[0]?.headers.authorization).toBe('Bearer k');
  });

  it.each([
    [401, 'no', 'key-refused'],
    [404, 'the model is not here', 'unknown-model'],
    [404, 'no', 'wrong-address'],
    [429, 'no', 'rate-limited'],
    [500, 'no', 'provider-error'],
  ])('that answers %i with %j fails with a reason in our words: %s', async (status, said, problem) => {
    stub.script(() => ({ status, said }));
    await expect(embedderOf()?.embed(['가'], never)).rejects.toMatchObject({ problem });
  });

  it.each<[string, (text: string) => number[]]>([
    ['no numbers', () => []],
    ['vectors of two lengths', (text) => (text === '가' ? [1] : [1, 2])],
    ['words', () => ['far'] as unknown as number[]],
  ])('that answers %s is not believed', async (_what, vectorOf) => {
    stub.script(() => ({ vectorOf }));
    await expect(embedderOf()?.embed(['가', '나'], never)).rejects.toMatchObject({ problem: 'provider-error' });
  });

  it('that nobody configured is none', () => expect(createEmbedder(readConfig({}))).toBeNull());

  it('has nothing to compare with the vectors of another', () => {
    expect(nearness(Float32Array.of(1, 0), Float32Array.of(1))).toBe(0);
  });
});
