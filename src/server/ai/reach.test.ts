import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startRawServer, type RawServer } from '../../../tests/ai-stub/raw-server.ts';
import { createModelEngine, writeWhole } from './model-engine.ts';
import { providerOf } from './providers/provider-of.ts';
import { baseOf, reachedAt } from './reach.ts';

let server: RawServer;
beforeAll(async () => void (server = await startRawServer()));
afterAll(() => server.close());
/** Each with a port of its own: where an API was found is remembered by its address. */
afterEach(async () => {
  await server.close();
  server = await startRawServer();
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const answer = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .end(`${chunk({ content: '안녕' })}${chunk({}, 'stop')}data: [DONE]\n\n`);

/** The API of OpenAI's form under one path, and whatever the server says everywhere else. */
function apiAt(path: string, elsewhere: (response: ServerResponse, path: string) => void): void {
  server.answers((call, response) => {
    if (call.path === `${path}/chat/completions` && call.method === 'POST') answer(response);
    else if (call.path === `${path}/models`) json(response, 200, { object: 'list', data: [{ id: 'm1' }] });
    else elsewhere(response, call.path);
  });
}

const KEY = 'sk-own';
const facts = { windowTokens: 8_000, maxOutputTokens: 100 };
const never = new AbortController().signal;
const open = (tail: string, base = server.url) =>
  createModelEngine({ provider: 'openai-compatible', apiKey: KEY, baseUrl: base + tail }, 'm1', facts);
const prompt = { instructions: '규칙', turns: [{ role: 'user' as const, text: '물음' }] };
const said = async (tail: string) => (await writeWhole(open(tail), prompt, never)).text;
const fault = (tail: string, base?: string) => writeWhole(open(tail, base), prompt, never).catch((e: unknown) => e);
const list = async (tail: string) =>
  (await providerOf('openai-compatible').list({ apiKey: KEY, baseUrl: server.url + tail }, never)).map(({ id }) => id);

const notFound: Record<string, (response: ServerResponse, path: string) => void> = {
  Ollama: (response) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
  vLLM: (response) => json(response, 404, { detail: 'Not Found' }),
  'LM Studio': (response, path) => json(response, 200, { error: `Unexpected endpoint or method. (POST ${path})` }),
  OpenAI: (response, path) =>
    json(response, 404, { error: { message: `Invalid URL (POST ${path})`, type: 'invalid_request_error' } }),
  Azure: (response) => json(response, 404, { error: { code: '404', message: 'Resource not found' } }),
  'a web server': (response) => void response.writeHead(404, HTML).end('<html>404 model page not found</html>'),
  'a web UI': (response) => void response.writeHead(200, HTML).end('<!doctype html><title>Chat</title>'),
  'a web UI with calls of its own': (response) => json(response, 405, { detail: 'Method Not Allowed' }),
};

describe('an address as people write it', () => {
  it.each([
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    [' http://localhost:11434/v1/// ', 'http://localhost:11434/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions/', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/models', 'https://api.openai.com/v1'],
    ['https://api.anthropic.com/v1/messages', 'https://api.anthropic.com/v1'],
    ['http://localhost:11434/api/chat', 'http://localhost:11434'],
    ['http://localhost:11434/api/generate', 'http://localhost:11434'],
    ['http://gateway/models-of-ours', 'http://gateway/models-of-ours'],
  ])('%j is the API at %j', (typed, base) => {
    expect(baseOf(typed)).toBe(base);
  });

  it.each(Object.keys(notFound))('without /v1 is asked with it where %s says that there is nothing', async (kind) => {
    apiAt('/v1', notFound[kind] ?? (() => {}));
    expect(await said('')).toBe('안녕');
    expect(reachedAt(server.url)).toBe(`${server.url}/v1`);
    expect(await said('/')).toBe('안녕');
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/chat/completions',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
    expect(await list('')).toEqual(['m1']);
    expect(server.calls.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true);
  });

  it.each([
    ['', '/api'],
    ['', '/api/v1'],
    ['', '/openai/v1'],
    ['/', '/v1'],
    ['/v1/', '/v1'],
    ['/v1/chat/completions', '/v1'],
    ['/api', '/v1'],
    ['/api', '/api/v1'],
    ['/api', '/api'],
    ['/api/chat', '/v1'],
    ['/llm', '/llm/v1'],
    ['/llm', '/llm'],
    ['/openai/deployments/gpt/', '/openai/v1'],
    ['/openai/deployments/gpt/chat/completions', '/openai/v1'],
  ])('%j finds the API at %j, for its models and for answers', async (tail, place) => {
    apiAt(place, notFound['vLLM'] ?? (() => {}));
    expect(await list(tail)).toEqual(['m1']);
    expect(await said(tail)).toBe('안녕');
    expect(reachedAt(server.url + tail)).toBe(server.url + place);
  });

  it('is asked as it stands again once the API moves there', async () => {
    apiAt('/v1', notFound['vLLM'] ?? (() => {}));
    await said('');
    apiAt('', notFound['vLLM'] ?? (() => {}));
    expect(await said('')).toBe('안녕');
    expect(reachedAt(server.url)).toBe(server.url);
  });

  it('is not asked again elsewhere where the API itself does not know the model', async () => {
    for (const body of [
      { error: { message: 'The model `m1` does not exist.', type: 'NotFoundError', code: 404 } },
      { error: { message: 'model "m1" not found, try pulling it first', type: 'api_error' } },
      { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
      { error: { message: 'No endpoints found for m1.', code: 404 } },
    ]) {
      server.answers((_call, response) => json(response, 404, body));
      expect(await fault('/v1')).toMatchObject({ problem: 'unknown-model', found: null });
      expect(server.calls).toHaveLength(1);
    }
  });

  it.each([
    ['nothing', notFound['Ollama']],
    ['nothing', notFound['vLLM']],
    ['other-words', notFound['LM Studio']],
    ['web-page', notFound['a web UI']],
    ['nothing', notFound['a web UI with calls of its own']],
    ['elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: 'https://a.test/' }).end()],
    [
      'needs-https',
      (response: ServerResponse) =>
        void response.writeHead(400).end('Client sent an HTTP request to an HTTPS server.\n'),
    ],
  ] as const)('is named as the fault where no API is, with what is there: %s', async (found, say) => {
    server.answers((call, response) => say?.(response, call.path));
    expect(await fault('')).toMatchObject({ problem: 'wrong-address', found });
    const listing = providerOf('openai-compatible').list({ apiKey: KEY, baseUrl: server.url }, never);
    await expect(listing).rejects.toMatchObject({ problem: 'wrong-address', found });
  });

  it('is not left for another host, and its key goes nowhere else', async () => {
    const other = await startRawServer();
    other.answers((_call, response) => answer(response));
    const location = `http://localhost:${other.port}/v1/chat/completions`;
    server.answers((_call, response) => void response.writeHead(307, { location }).end());
    expect(await fault('/v1')).toMatchObject({ problem: 'wrong-address', found: 'elsewhere' });
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('with https where nobody speaks it is named, and never asked without', async () => {
    const base = server.url.replace('http:', 'https:');
    expect(await fault('/v1', base)).toMatchObject({ problem: 'wrong-address', found: 'no-https' });
    expect(server.calls).toEqual([]);
  });

  it('of a line that speaks no HTTP is named as well', async () => {
    const line = createServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
    expect(await fault('/v1', base)).toMatchObject({ problem: 'wrong-address' });
    line.close();
  });

  it.each([
    [401, { error: { message: 'Incorrect API key', code: 'invalid_api_key' } }, 'key-refused'],
    [500, { error: { message: 'boom' } }, 'provider-error'],
  ])('that answers %i is the right one', async (status, body, problem) => {
    server.answers((_call, response) => json(response, status, body));
    expect(await fault('')).toMatchObject({ problem, found: null });
    expect(server.calls).toHaveLength(1);
  });
});

describe.each([
  ['anthropic', '/v1/messages', '/v1'],
  ['google', '/v1beta/models/m1:streamGenerateContent?alt=sse', '/v1beta'],
  ['openai', '/v1/responses', '/v1'],
] as const)('a place of its own for the provider %s', (provider, path, version) => {
  it('is found without the version in its address', async () => {
    server.answers((call, response) =>
      call.path === path
        ? json(response, 401, { error: { message: 'Incorrect API key' } })
        : json(response, 404, { detail: 'Not Found' }),
    );
    const engine = createModelEngine({ provider, apiKey: KEY, baseUrl: server.url }, 'm1', facts);
    await expect(writeWhole(engine, prompt, never)).rejects.toMatchObject({ problem: 'key-refused' });
    expect(server.calls.at(-1)?.path.startsWith(version)).toBe(true);
  });
});
