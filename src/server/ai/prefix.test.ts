import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { readConfig } from '../platform/config.ts';
import { createEngine } from './engine.ts';
import type { Prompt } from './model-engine.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());

async function send(env: Record<string, string>, more: Partial<Prompt> = {}): Promise<unknown> {
  const engine = createEngine(readConfig({ ...env, AI_API_KEY: 'key', AI_BASE_URL: `${stub.url}/v1`, DATA_DIR: '/x' }));
  if (engine.kind !== 'model') throw new Error('no model');
  const turns = [
    { role: 'user' as const, text: '먼저 물음' },
    { role: 'assistant' as const, text: '먼저 답' },
    { role: 'user' as const, text: '이제 물음' },
  ];
  const pieces = engine.write({ instructions: '규칙', material: '자료', turns, ...more }, new AbortController().signal);
  for await (const piece of pieces) void piece;
  return stub.calls.at(-1)?.body['messages'] ?? stub.calls.at(-1)?.body['input'];
}

it('tells a provider that has to be told where the part ends that will come again', async () => {
  expect(await send({ AI_PROVIDER: 'anthropic' })).toMatchObject([
    {
      role: 'user',
      content: [
        { type: 'text', text: '자료', cache_control: { type: 'ephemeral' } },
        { type: 'text', text: '먼저 물음' },
      ],
    },
    { role: 'assistant' },
    { role: 'user', content: [{ type: 'text', text: '이제 물음' }] },
  ]);
});

it('tells it where the turns end that will come again, and not where they are shortened anew at every turn', async () => {
  const answerIn = async (more: Partial<Prompt>) => {
    const messages = await send({ AI_PROVIDER: 'anthropic' }, more);
    return (messages as { content: unknown[] }[])[1]?.content;
  };
  const kept = { type: 'text', text: '먼저 답', cache_control: { type: 'ephemeral' } };
  expect(await answerIn({ turnsComeAgain: true })).toEqual([kept]);
  expect(await answerIn({})).toEqual([{ type: 'text', text: '먼저 답' }]);
});

it('sends plain text where a provider notices by itself, or may know nothing else', async () => {
  expect(await send({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local' })).toEqual([
    { role: 'system', content: '규칙' },
    { role: 'user', content: '자료\n\n먼저 물음' },
    { role: 'assistant', content: '먼저 답' },
    { role: 'user', content: '이제 물음' },
  ]);
});
