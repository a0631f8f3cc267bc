import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import type { ToldWindows } from '../../../../tests/ai-stub/script.ts';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { offerOfModel } from '#contract/ai/models.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { makeApp } from '../../testing/make-app.ts';
import { must } from '../../testing/studio.ts';
import { readToldWindows, usualWindowOf } from '../usual-window.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());
beforeEach(() => stub.reset());

const untold = { contextTokens: null };
const local = () => ({ provider: 'openai-compatible', apiKey: 'key', baseUrl: `${stub.url}/v1` });
const never = new AbortController().signal;
const tell = (tells: ToldWindows | undefined, models = ['stub', 'stub-large']) =>
  stub.script(() => ({ models, ...(tells && { tells }) }));
const readFrom = async (models = ['stub', 'stub-large'], connection = local()) =>
  Object.fromEntries(await readToldWindows(connection, models, never));

describe('the windows that a server of one’s own tells', () => {
  it('are in the list of vLLM', async () => {
    tell({ by: 'vllm', windows: { stub: 8_192, 'stub-large': 131_072, other: 4_096 } });
    expect(await readFrom()).toEqual({ stub: 8_192, 'stub-large': 131_072 });
    expect(stub.listCalls.map(({ path }) => path)).toEqual(['/v1/models']);
  });

  it('are in the own list of LM Studio for what is loaded; what could be loaded says nothing', async () => {
    tell({ by: 'lm-studio', models: { stub: { most: 131_072, loaded: 4_096 }, 'stub-large': { most: 262_144 } } });
    expect(await readFrom()).toEqual({ stub: 4_096 });
    expect(stub.listCalls.every(({ headers }) => headers.authorization === 'Bearer key')).toBe(true);
  });

  it.each<[string, { set?: number; most?: number; loaded?: number }, number | undefined]>([
    ['loaded it with', { loaded: 4_096, set: 16_384, most: 131_072 }, 4_096],
    ['has in its file', { set: 16_384, most: 131_072 }, 16_384],
    ['has in its file, and no more than the model can', { set: 65_536, most: 8_192 }, 8_192],
    ['can at most, where that is less than what is guessed', { most: 8_192 }, 8_192],
    ['does not say', { most: 131_072 }, undefined],
    ['does not know at all', {}, undefined],
  ])('are what Ollama %s', async (_, model, window) => {
    tell({ by: 'ollama', models: { stub: model } });
    expect(await readFrom(['stub'])).toEqual(window === undefined ? {} : { stub: window });
  });

  it('are known of a model that Ollama has loaded under its whole name', async () => {
    const loaded: Record<string, { loaded?: number }> = { 'qwen3:latest': { loaded: 8_192 } };
    stub.script(({ path }) => ({
      models: ['qwen3'],
      tells: { by: 'ollama', models: path.endsWith('/ps') ? loaded : { qwen3: {} } },
    }));
    expect(await readFrom(['qwen3'])).toEqual({ qwen3: 8_192 });
  });

  it('are none where nobody tells, where it fails, and where the address is no root of such a server', async () => {
    tell(undefined);
    expect(await readFrom()).toEqual({});
    stub.script(() => ({ status: 500, said: 'boom' }));
    expect(await readFrom()).toEqual({});
    stub.reset();
    expect(await readFrom(['stub'], { ...local(), baseUrl: `${stub.url}/openai` })).toEqual({});
    const asked = stub.listCalls.map(({ path }) => path);
    expect(asked.slice(0, 2)).toEqual(['/openai/models', '/openai/v1/models']);
    expect(asked.filter((path) => !path.startsWith('/openai/'))).toEqual([]);
  });

  it('are passed over where they are no numbers of tokens', async () => {
    tell({ by: 'vllm', windows: { stub: -1, 'stub-large': 12 } });
    expect(await readFrom()).toEqual({});
  });
});

it('the window that Google tells is taken, and no more of it than 64,000', async () => {
  const google = { provider: 'google', apiKey: 'k', baseUrl: `${stub.url}/v1beta` };
  tell(undefined);
  const told = await readToldWindows(google, ['stub'], never);
  expect(Object.fromEntries(told)).toEqual({ stub: 1_000_000 });
  expect(usualWindowOf(google, 'stub', untold, told)).toBe(64_000);
  expect(usualWindowOf(google, 'stub', untold)).toBe(32_000);
});

it('what the environment says stands above what is told', () => {
  expect(usualWindowOf(local(), 'stub', { contextTokens: 20_000 }, new Map([['stub', 8_192]]))).toBe(20_000);
  expect(usualWindowOf(local(), 'stub', untold, new Map([['stub', 8_192]]))).toBe(8_192);
});

describe('a model whose provider tells its window', () => {
  it('is sent no more than that, at once and after a change; what an administrator types stands above it', async () => {
    tell({ by: 'vllm', windows: { stub: 16_384 } });
    const app = await makeApp({ env: stub.env });
    const admin = await app.signIn('Admin');
    const board = await makeChatBoard(app, admin);
    const settings = async () => must<AiSettings>(await admin.get('/api/ai/settings'));
    const budget = async () =>
      must<{ budgetTokens: number }>(await admin.get(`/api/nodes/${board.chatId}/context?question=a`)).budgetTokens;
    await expect.poll(async () => (await settings()).models.toldWindows).toEqual({ stub: 16_384 });
    const byProvider = await budget();
    expect(byProvider).toBeLessThan(16_384);

    const models = {
      offered: [{ ...offerOfModel('stub'), contextTokens: 9_000 }],
      defaultModel: 'stub',
      smallModel: null,
    };
    must(await admin.put('/api/ai/settings', { models }));
    expect(await budget()).toBeLessThan(9_000);

    must(await admin.put('/api/ai/settings', { models: { ...models, offered: [offerOfModel('stub')] } }));
    expect(await budget()).toBe(byProvider);
    tell({ by: 'vllm', windows: { stub: 40_000 } });
    must(await admin.put('/api/ai/settings', { models: { ...models, offered: [offerOfModel('stub')] } }));
    await expect.poll(budget).toBeGreaterThan(20_000);
    await app.close();
  });

  it('is asked in the guessed one while the provider is silent, which holds up nothing', async () => {
    stub.script(({ path }) => (path.endsWith('/models') ? { trouble: 'silence' } : { pieces: ['네.'] }));
    const app = await makeApp({ env: stub.env });
    const admin = await app.signIn('Admin');
    const board = await makeChatBoard(app, admin);
    const answer = await admin.post('/api/ai-chat', { message: '네?', canvasId: board.canvasId, nodeId: board.chatId });
    expect(answer.json()).toMatchObject({ response: '네.' });
    expect(must<AiSettings>(await admin.get('/api/ai/settings')).models.toldWindows).toEqual({});
    await app.close();
  });
});
