import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import type { StubCall } from '../../../tests/ai-stub/script.ts';
import { startSpeech } from '../../../tests/replay/speech.ts';
import { createEmbedder } from '../ai/embedder.ts';
import { createEngine } from '../ai/engine.ts';
import { createSearch } from '../ai/search/index.ts';
import { createListener } from '../ai/speech.ts';
import { writeWholeObject } from '../ai/write-object.ts';
import { readConfig } from '../platform/config.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

let stub: AiStub;
let app: TestApp | undefined;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());
afterEach(async () => {
  await app?.close();
  app = undefined;
  stub.reset();
});

/** Names under which a record's JSON schema is sent: what stands in it is ours, and of no person. */
const SCHEMA = /(?:^|\.)(?:schema|input_schema|responseSchema|responseJsonSchema)$/;

/** Where a body has values, without the places in lists: `messages[].role`. A schema is one field. */
function fieldsIn(value: unknown, at = ''): string[] {
  if (SCHEMA.test(at)) return [at];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, one]) => fieldsIn(one, at ? `${at}.${name}` : name));
}
/** Of the body and of the address. */
function fieldsOf({ path, body }: StubCall): string[] {
  const { pathname, searchParams } = new URL(path, 'http://stub');
  return [...Array.from(searchParams.keys(), (name) => `?${name}`), ...fieldsIn(body)].map(
    (field) => `${pathname} ${field}`,
  );
}

const withUrl = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replace('URL', stub.url)]));
async function open(env: Record<string, string>) {
  app = await makeApp({ env: withUrl(env) });
  const owner = await app.signIn('Owner');
  return { owner, board: await makeChatBoard(app, owner) };
}

const NOBODY = { id: 'nobody', email: null };

/** Of whom and of what nothing goes to any provider. */
const expectOnly = (fields: readonly string[], asker: { id: string; email: string | null }) => {
  const told = [...new Set(stub.calls.flatMap(fieldsOf))];
  expect(told.toSorted()).toEqual(fields.toSorted());
  const all = JSON.stringify(stub.calls);
  for (const word of [asker.id, asker.email ?? 'people.test', 'maru-session']) expect(all).not.toContain(word);
};

describe('a request to a provider', () => {
  it.each([
    [
      'openai-compatible',
      '/v1/chat/completions',
      'model max_tokens messages[].role messages[].content stream stream_options.include_usage',
    ],
    [
      'openai',
      '/v1/responses',
      'model input[].role input[].content input[].content[].type input[].content[].text max_output_tokens store stream',
    ],
    [
      'anthropic',
      '/v1/messages',
      'model max_tokens system[].type system[].text messages[].role messages[].content[].type messages[].content[].text messages[].content[].cache_control.type stream',
    ],
    [
      'google',
      '/v1/models/stub:streamGenerateContent',
      '?alt generationConfig.maxOutputTokens contents[].role contents[].parts[].text systemInstruction.parts[].text',
    ],
  ])('that writes an answer has the listed fields and no other: %s', async (id, path, listed) => {
    const { owner, board } = await open({
      AI_PROVIDER: id,
      AI_BASE_URL: 'URL/v1',
      AI_MODEL: 'stub',
      AI_API_KEY: 'key',
    });
    await board.wire((await board.source('원두', ['원두는 2주 안에 써야 맛있다.'])).nodeId);
    stub.script(() => ({ pieces: ['2주 안에 써요 [1].'] }));
    expect((await board.ask('언제까지 써?')).statusCode).toBe(200);
    expect((await board.ask('왜?')).statusCode).toBe(200);
    expect(stub.calls.length).toBeGreaterThan(1);
    expectOnly(
      listed.split(' ').map((field) => `${path} ${field}`),
      owner.person,
    );
  });

  it.each([
    [
      'openai-compatible',
      '/v1/chat/completions',
      'max_tokens messages[].content messages[].role model response_format.json_schema.name response_format.json_schema.schema response_format.json_schema.strict response_format.type stream stream_options.include_usage',
    ],
    [
      'openai',
      '/v1/responses',
      'input[].content input[].content[].text input[].content[].type input[].role max_output_tokens model store stream text.format.name text.format.schema text.format.strict text.format.type',
    ],
    [
      'anthropic',
      '/v1/messages',
      'max_tokens messages[].content[].text messages[].content[].type messages[].role model stream system[].text system[].type tool_choice.disable_parallel_tool_use tool_choice.type tools[].description tools[].eager_input_streaming tools[].input_schema tools[].name',
    ],
    [
      'google',
      '/v1/models/stub:streamGenerateContent',
      '?alt contents[].parts[].text contents[].role generationConfig.maxOutputTokens generationConfig.responseJsonSchema generationConfig.responseMimeType systemInstruction.parts[].text',
    ],
  ])('that fills a record has the listed fields and no other: %s', async (name, path, listed) => {
    const env = { AI_PROVIDER: name, AI_BASE_URL: 'URL/v1', AI_MODEL: 'stub', AI_API_KEY: 'key' };
    const engine = createEngine(readConfig(withUrl({ ...env, DATA_DIR: '/nowhere' })));
    if (engine.kind !== 'model') throw new Error('no model');
    stub.script(() => ({ pieces: ['{"brand":"마루식품"}'] }));
    const shape = { name: 'card', schema: z.object({ brand: z.string() }) };
    const prompt = { instructions: '규칙입니다', turns: [{ role: 'user' as const, text: '메일을 읽어 주세요' }] };
    await writeWholeObject(engine, shape, prompt, new AbortController().signal);
    expectOnly(
      listed.split(' ').map((field) => `${path} ${field}`),
      NOBODY,
    );
  });

  it.each([
    [
      'perplexity',
      { PERPLEXITY_API_KEY: 'k', PERPLEXITY_BASE_URL: 'URL' },
      '/v1/agent',
      'model input stream tools[].type',
    ],
    ['searxng', { SEARXNG_URL: 'URL' }, '/search', '?q ?format'],
  ])('that searches the web has the listed fields and no other: %s', async (_, env, path, listed) => {
    const { owner, board } = await open(env);
    await board.wire(await board.note('카나리아 메모'));
    const results = [{ url: 'https://a.test/1', title: '가', snippet: '가의 글' }];
    stub.script(() => ({ results, pieces: ['이래요 [1]'] }));
    const place = { canvasId: board.canvasId, nodeId: board.chatId };
    expect((await owner.post('/api/web-search', { ...place, query: '무슨 일?' })).statusCode).toBe(200);
    expectOnly(
      listed.split(' ').map((field) => `${path} ${field}`),
      owner.person,
    );
    expect(JSON.stringify(stub.calls)).not.toContain('카나리아');
  });

  it.each([
    ['openai', '/v1/responses', 'model input tools[].type include[] stream store'],
    ['perplexity-search', '/search', 'query max_results'],
    ['brave', '/res/v1/web/search', '?q ?count'],
  ] as const)('that asks the search %s has the listed fields and no other', async (name, path, listed) => {
    const env = { SEARCH_PROVIDER: name, OPENAI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k', BRAVE_API_KEY: 'k' };
    const { search } = readConfig(withUrl({ ...env, OPENAI_SEARCH_BASE_URL: 'URL/v1', PERPLEXITY_BASE_URL: 'URL' }));
    stub.script(() => ({
      results: [{ url: 'https://a.test/1', title: '가', snippet: '가의 글' }],
      pieces: ['이래요'],
    }));
    const opened = createSearch({ search: { ...search, brave: { ...search.brave, baseUrl: stub.url } } });
    for await (const piece of opened?.search('무슨 일?', new AbortController().signal) ?? [])
      expect(piece).toBeDefined();
    expectOnly(
      listed.split(' ').map((field) => `${path} ${field}`),
      NOBODY,
    );
  });

  it('that has something written down has the sound and the name of the model, and no more', async () => {
    const speech = await startSpeech();
    const { media } = readConfig(speech.env);
    const sound = { bytes: Buffer.from('ID3'), name: 'sound.mp3', mimeType: 'audio/mpeg' };
    if (media.speech) await createListener(media.speech).listen(sound, new AbortController().signal);
    await speech.close();
    expect(speech.calls.map(({ fields }) => fields)).toEqual([
      ['file', 'model', 'response_format', 'timestamp_granularities[]'],
    ]);
  });

  it('that embeds has the texts and the name of the model, and no more', async () => {
    const env = withUrl({ EMBEDDING_MODEL: 'stub-embed', EMBEDDING_BASE_URL: 'URL/v1', EMBEDDING_API_KEY: 'k' });
    await createEmbedder(readConfig(env))?.embed(['가', '나'], new AbortController().signal);
    const fields = ['model', 'input[]', 'encoding_format'].map((field) => `/v1/embeddings ${field}`);
    expectOnly(fields, NOBODY);
  });
});
