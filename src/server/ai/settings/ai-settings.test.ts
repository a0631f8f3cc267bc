import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { makeChatBoard, type ChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { must } from '../../testing/studio.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

const KEY = 'sk-not-a-real-key-WXYZ';
let stub: AiStub;
let app: TestApp;
let admin: SignedInClient;
let other: SignedInClient;
let board: ChatBoard;
beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp();
  admin = await app.signIn('Admin');
  other = await app.signIn('Other');
  board = await makeChatBoard(app, other);
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const SETTINGS = '/api/ai/settings';
const local = () => ({ provider: 'openai-compatible' as const, baseUrl: `${stub.url}/v1` });
const models = (...ids: string[]) => ({
  offered: ids.map((id) => ({
    id,
    purpose: 'balanced',
    description: '',
    inputPerMillion: 1,
    outputPerMillion: 2,
    contextTokens: null,
    sees: false,
  })),
  defaultModel: ids[0] ?? null,
  smallModel: null,
});
const put = async (change: object) => must<AiSettings>(await admin.put(SETTINGS, change));

it('does not begin with a provider that is not in the registry', async () => {
  await expect(makeApp({ env: { AI_PROVIDER: 'nobody', AI_API_KEY: 'k' } })).rejects.toThrow(
    /AI_PROVIDER: nobody is none of embedded, .*openai-compatible/,
  );
});

describe('the settings of the AI', () => {
  it('name the providers of the registry, and which of them need an address', async () => {
    const { providers } = must<AiSettings>(await admin.get(SETTINGS));
    const openai = { id: 'openai', title: { ko: 'OpenAI', en: 'OpenAI' }, needsAddress: false };
    expect(providers).toContainEqual(openai);
    expect(providers.filter(({ needsAddress }) => needsAddress).map(({ id }) => id)).toEqual(['openai-compatible']);
  });

  it('are for system administrators alone', async () => {
    for (const answer of [
      await other.get(SETTINGS),
      await other.get(`${SETTINGS}/media`),
      await other.put(SETTINGS, {}),
      await other.post(`${SETTINGS}/models`, { connection: local() }),
      await other.post(`${SETTINGS}/test`, { what: 'chat', connection: local(), model: 'stub' }),
    ])
      expect(answer.statusCode).toBe(403);
    expect((await admin.get(SETTINGS)).json()).toMatchObject({
      chat: { by: 'nobody', provider: 'none', hasKey: false },
      models: { defaultModel: null, offered: [] },
      search: { by: 'nobody', provider: 'none' },
    });
  });

  it('tell what this server makes text of: programs, a model that reads pictures, a service for speech', async () => {
    const none = { TESSERACT_PATH: 'none', FFMPEG_PATH: 'none', FFPROBE_PATH: 'none' };
    const abilities = async (env: Record<string, string>) => {
      const own = await makeApp({ env: { ...none, ...env } });
      const first = await own.signIn('Media admin');
      const told: unknown = must(await first.get(`${SETTINGS}/media`));
      await own.close();
      return told;
    };
    expect(await abilities({})).toEqual({ pictures: null, recordings: false, speech: false });
    const served = { STT_BASE_URL: `${stub.url}/v1`, STT_MODEL: 'whisper-1' };
    const sees = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${stub.url}/v1`,
      AI_MODEL: 'stub',
      VISION_MODEL: 'stub',
    };
    expect(await abilities({ ...served, ...sees })).toEqual({ pictures: 'model', recordings: false, speech: true });
  });

  it('are tried before they are kept: the list of the provider, and a real answer', async () => {
    const connection = { ...local(), key: KEY };
    expect((await admin.post(`${SETTINGS}/models`, { connection })).json()).toEqual({
      ok: true,
      models: ['stub', 'stub-large'],
      reachedAt: null,
    });
    stub.script(() => ({ pieces: ['안녕', '하세요.'] }));
    expect((await admin.post(`${SETTINGS}/test`, { what: 'chat', connection, model: 'stub' })).json()).toEqual({
      ok: true,
      said: '안녕하세요.',
      tookMs: expect.any(Number),
      reachedAt: null,
    });
    for (const calls of [stub.listCalls, stub.calls])
      expect(calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`]);
    stub.script(() => ({ status: 429, said: 'slow down', headers: { 'retry-after': '90' } }));
    expect((await admin.post(`${SETTINGS}/models`, { connection })).json()).toEqual({
      ok: false,
      problem: 'rate-limited',
      retryAfterSec: 90,
      told: '429',
      found: null,
    });
    stub.script(() => ({ status: 401, said: 'no' }));
    expect((await admin.post(`${SETTINGS}/test`, { what: 'chat', connection, model: 'stub' })).json()).toMatchObject({
      ok: false,
      problem: 'key-refused',
    });
    expect((await admin.get(SETTINGS)).json().chat.by).toBe('nobody');
  });

  it('tell what is at the address, and where the API was found instead', async () => {
    const bare = { ...local(), baseUrl: stub.url };
    const tried = (connection: object) => admin.post(`${SETTINGS}/test`, { what: 'chat', connection, model: 'stub' });
    const listed = async (connection: object) => (await admin.post(`${SETTINGS}/models`, { connection })).json();
    expect(await listed(bare)).toMatchObject({ ok: true, reachedAt: `${stub.url}/v1` });
    const called = { ...local(), baseUrl: `${stub.url}/v1/chat/completions` };
    expect((await tried(called)).json()).toMatchObject({ ok: true, reachedAt: `${stub.url}/v1` });
    expect(await listed({ ...local(), baseUrl: stub.url.replace('http://', '') })).toMatchObject({ ok: true });
    stub.script(() => ({ status: 404, said: 'no' }));
    const refusal = { ok: false, problem: 'wrong-address', found: 'nothing', told: null };
    expect(await listed(bare)).toMatchObject(refusal);
    expect((await tried(local())).json()).toMatchObject(refusal);
  });

  it('take a key as it was pasted, and none that no provider could be sent', async () => {
    const tryWith = (key: string) =>
      admin.post(`${SETTINGS}/test`, { what: 'chat', connection: { ...local(), key }, model: 'stub' });
    stub.script(() => ({ pieces: ['Hello.'] }));
    expect((await tryWith(` ${KEY}\u200b\n`)).json()).toMatchObject({ ok: true, said: 'Hello.' });
    expect(stub.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    for (const key of ['two words', '한글로 된 키', '\u200b']) expect((await tryWith(key)).statusCode).toBe(400);
    expect(stub.calls).toHaveLength(1);
  });

  it('are tried in the language of who tries them', async () => {
    const test = { what: 'chat', connection: local(), model: 'stub' };
    for (const language of ['ko', 'en']) await admin.post(`${SETTINGS}/test`, { ...test, language });
    expect(stub.calls[0]?.text).toContain('연결을 시험합니다.');
    expect(stub.calls[1]?.text).toContain('This is a test of the connection.');
    expect(stub.calls[1]?.text).not.toMatch(/[가-힣]/);
  });

  it('hold at once, and the key is in nothing that a browser gets and nothing that is stored in the open', async () => {
    expect((await board.ask('물음')).json().engine.kind).toBe('embedded');
    const kept = await put({ chat: { ...local(), key: KEY }, models: models('stub') });
    expect(kept.chat).toEqual({ by: 'form', ...local(), hasKey: true, keyEnd: 'WXYZ' });
    const { engine } = must<{ engine: object }>(await board.ask('물음'));
    expect(engine).toEqual({ kind: 'model', name: 'stub', provider: 'openai-compatible' });
    expect(stub.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect((await admin.get('/api/settings')).json().ai).toEqual({ kind: 'model', name: 'stub' });
    for (const answer of [
      await admin.get(SETTINGS),
      await admin.get('/api/settings'),
      await admin.get('/api/account/export'),
    ])
      expect(answer.body).not.toContain(KEY.slice(0, -4));
    const rows = await app.deps.database.query('select * from ai_settings');
    expect(JSON.stringify(rows)).not.toContain(KEY.slice(0, -4));
  });

  it('keep the key while the place stays, and give it to no other', async () => {
    await put({ chat: { ...local(), key: KEY } });
    await put({ chat: local() });
    await admin.post(`${SETTINGS}/models`, { connection: local() });
    expect(stub.listCalls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    const elsewhere = await startAiStub();
    const moved = { provider: 'openai-compatible', baseUrl: `${elsewhere.url}/v1` };
    await admin.post(`${SETTINGS}/models`, { connection: moved });
    expect(elsewhere.listCalls.at(-1)?.headers.authorization).toBeUndefined();
    const kept = await put({ chat: moved });
    expect(kept.chat).toMatchObject({ hasKey: false, keyEnd: '' });
    await elsewhere.close();
    await put({ chat: { ...local(), key: KEY } });
    expect((await put({ chat: { ...local(), key: null } })).chat.hasKey).toBe(false);
  });

  it.each(['http://169.254.169.254/v1', 'http://[fd00:ec2::254]/v1', 'http://[::ffff:a9fe:a9fe]/v1'])(
    'refuse %s, where clouds keep their secrets',
    async (baseUrl) => {
      const connection = { provider: 'openai-compatible', baseUrl };
      expect((await admin.put(SETTINGS, { chat: connection })).json().code).toBe('bad-input');
      expect((await admin.post(`${SETTINGS}/models`, { connection })).json().code).toBe('bad-input');
    },
  );

  it.each([
    ['no address', { provider: 'openai-compatible', baseUrl: null }],
    ['a provider that is not in the registry', { provider: 'nobody', baseUrl: null }],
    ['an address with a password', { provider: 'openai', baseUrl: 'http://a:b@localhost/v1' }],
    ['a file', { provider: 'openai', baseUrl: 'file:///etc/passwd' }],
  ])('refuse %s', async (_what, chat) => {
    expect((await admin.put(SETTINGS, { chat })).statusCode).toBe(400);
  });

  it('try an embedding model and a search, too', async () => {
    const embedding = { model: 'stub-embed', baseUrl: `${stub.url}/v1` };
    expect((await admin.post(`${SETTINGS}/test`, { what: 'embedding', connection: embedding })).json()).toMatchObject({
      ok: true,
      said: '16',
    });
    stub.script(() => ({ results: [{ url: 'https://a.test/1', title: '날씨', snippet: '맑음' }] }));
    const search = { provider: 'searxng', baseUrl: stub.url };
    expect((await admin.post(`${SETTINGS}/test`, { what: 'search', connection: search })).json()).toMatchObject({
      ok: true,
      said: '날씨',
    });
    await put({ search, embedding });
    expect((await admin.get('/api/settings')).json()).toMatchObject({ webSearch: true, searchByMeaning: true });
    await put({ search: { provider: 'none', baseUrl: null }, embedding: { model: null, baseUrl: null } });
    expect((await admin.get('/api/settings')).json()).toMatchObject({ webSearch: false, searchByMeaning: false });
  });
});

describe('the model of a chat', () => {
  const path = () => `/api/nodes/${board.chatId}/chat-model`;
  beforeAll(() => put({ chat: { ...local(), key: KEY }, models: models('stub', 'stub-large') }));

  it('is the default until somebody chooses another of those that are offered', async () => {
    expect((await other.get(path())).json()).toMatchObject({ chosen: null, isGone: false, defaultModel: 'stub' });
    must(await other.put(path(), { model: 'stub-large' }));
    const { engine, message } = must<{ engine: object; message: { receipt: object } }>(await board.ask('물음'));
    expect(engine).toMatchObject({ name: 'stub-large' });
    expect(message.receipt).toMatchObject({ engine: { name: 'stub-large', provider: 'openai-compatible' } });
    expect(stub.calls.at(-1)?.body.model).toBe('stub-large');
    expect((await other.put(path(), { model: 'never-offered' })).json().code).toBe('model-gone');
  });

  it('is never swapped silently: one that is gone is said, and nothing is asked', async () => {
    must(await other.put(path(), { model: 'stub-large' }));
    await put({ models: models('stub') });
    expect((await other.get(path())).json()).toMatchObject({ chosen: 'stub-large', isGone: true });
    const refused = await board.ask('물음');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'model-gone']);
    expect(stub.calls).toEqual([]);
    must(await other.put(path(), { model: null }));
    expect(must<{ engine: object }>(await board.ask('물음')).engine).toMatchObject({ name: 'stub' });
  });

  it('is of a chat only, on a board that one may use', async () => {
    const noteId = await board.note('메모');
    expect((await other.get(`/api/nodes/${noteId}/chat-model`)).statusCode).toBe(400);
    expect((await admin.get(path())).statusCode).toBe(404);
    expect((await admin.get(`/api/nodes/${randomUUID()}/chat-model`)).statusCode).toBe(404);
  });
});

describe('what the environment sets', () => {
  it('wins over the form, is shown without its key, and cannot be changed there', async () => {
    const set = await makeApp({ env: { ...stub.env, SEARXNG_URL: stub.url, AI_CREDITS_PER_MONTH: '500' } });
    const first = await set.signIn('First');
    const shown = must<AiSettings>(await first.get(SETTINGS));
    expect(shown).toMatchObject({
      chat: { by: 'environment', provider: 'openai-compatible', hasKey: true, keyEnd: '' },
      models: { defaultModel: 'stub', defaultBy: 'environment' },
      search: { by: 'environment', provider: 'searxng' },
      credits: { by: 'environment', perAccount: 500 },
    });
    expect(JSON.stringify(shown)).not.toContain(stub.env.AI_API_KEY);
    for (const change of [
      { chat: local() },
      { search: { provider: 'none', baseUrl: null } },
      { credits: { perAccount: null, perOrg: null, perUser: null } },
      { models: models('another') },
    ])
      expect((await first.put(SETTINGS, change)).json().code).toBe('conflict');
    must(await first.put(SETTINGS, { models: models('stub', 'stub-large') }));
    expect(must<AiSettings>(await first.get(SETTINGS)).models.offered).toHaveLength(2);
    await set.close();
  });
});
