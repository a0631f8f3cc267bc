import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRawServer, type RawServer } from '../../../../../tests/ai-stub/raw-server.ts';
import { createModelEngine, writeWhole } from '../../model-engine.ts';

let server: RawServer;
beforeAll(async () => void (server = await startRawServer()));
beforeEach(() => server.answers(() => {}));
afterAll(() => server.close());

const prompt = { instructions: '규칙', turns: [{ role: 'user' as const, text: '물음' }] };
const never = new AbortController().signal;
const ask = () => {
  const connection = { provider: 'openai-compatible', apiKey: null, baseUrl: `${server.url}/v1` };
  const engine = createModelEngine(connection, 'm1', { windowTokens: 8_000, maxOutputTokens: 100 });
  return writeWhole(engine, prompt, never);
};

const SSE = 'text/event-stream';
const says = (body: string | string[], type: string | null = SSE, ends = true) =>
  server.answers((_call, response: ServerResponse) => {
    response.writeHead(200, type === null ? {} : { 'content-type': type });
    for (const part of [body].flat()) response.write(part);
    if (ends) response.end();
  });

const chunk = (delta: unknown, finish: unknown = null, more: object = {}) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...more,
  });
const event = (data: string) => `data: ${data}\n\n`;
const events = (...all: string[]) => all.map(event).join('');
const USAGE = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const END = [chunk({}, 'stop'), '[DONE]'];

describe('an answer is read', () => {
  it.each<[string, string | string[]]>([
    ['with line ends of Windows', events(chunk({ content: '답' }), ...END).replaceAll('\n', '\r\n')],
    ['with line ends of old', events(chunk({ content: '답' }), ...END).replaceAll('\n', '\r')],
    ['without a space behind the name', events(chunk({ content: '답' }), ...END).replaceAll('data: ', 'data:')],
    ['without a line between events', events(chunk({ content: '답' }), ...END).replaceAll('\n\n', '\n')],
    [
      'between comments, ids and names of events',
      `: OPENROUTER PROCESSING\n\nid: 1\nevent: message\nretry: 10\n${events(chunk({ content: '답' }), ...END)}`,
    ],
    ['behind a mark of the order of bytes', `\ufeff${events(chunk({ content: '답' }), ...END)}`],
    ['without [DONE]', events(chunk({ content: '답' }), chunk({}, 'stop'))],
    ['without a reason for its end', events(chunk({ content: '답' }), '[DONE]')],
    ['with an empty reason in every chunk', events(chunk({ content: '답' }, ''), chunk({}, ''), '[DONE]')],
    ['with its reason in the last piece', events(chunk({ content: '답' }, 'stop'), '[DONE]')],
    [
      'with an event over several lines',
      `data: {"choices":[{"index":0,\ndata: "delta":{"content":"답"}}]}\n\n${events(...END)}`,
    ],
    [
      'with chunks without a choice',
      events('{"object":"ping"}', chunk({ content: '답' }), '{"choices":[]}', '{}', '[]', 'null', ...END),
    ],
    [
      'with empty words and none',
      events(
        chunk({ role: 'assistant', content: null }),
        chunk({ content: '' }),
        chunk({ content: '답' }),
        chunk({ content: null }),
        ...END,
      ),
    ],
    [
      'with a choice without words',
      events('{"choices":[{"index":0,"finish_reason":null}]}', chunk({ content: '답' }), ...END),
    ],
    ['by a role of another name', events(chunk({ role: 'model', content: '답' }), ...END)],
    [
      'without the second of two choices',
      events(
        `{"choices":[{"index":0,"delta":{"content":"답"}},{"index":1,"delta":{"content":"딴 답"}}]}`,
        '{"choices":[{"index":1,"delta":{"content":"딴 답"}}]}',
        ...END,
      ),
    ],
    [
      'in parts of a list',
      events(
        chunk({
          content: [
            { type: 'thinking', thinking: [{ type: 'text', text: '생각' }] },
            { type: 'text', text: '답' },
          ],
        }),
        ...END,
      ),
    ],
    [
      'beside thoughts in a field of their own',
      events(
        chunk({ reasoning_content: '생각' }),
        chunk({ reasoning: '생각' }),
        chunk({ reasoning_content: '생각', content: '답' }),
        ...END,
      ),
    ],
    [
      'beside thoughts in details',
      events(chunk({ reasoning_details: [{ text: '생각' }], reasoning: { text: '생각' }, content: '답' }), ...END),
    ],
    [
      'beside a tool that nobody offered',
      events(
        chunk({ tool_calls: [{ index: 0, id: 't', function: { name: 'x', arguments: '{}' } }] }),
        chunk({ tool_calls: [{ id: 'y' }] }),
        chunk({ content: '답' }),
        chunk({}, 'tool_calls'),
        '[DONE]',
      ),
    ],
    [
      'in whole messages in place of pieces',
      events('{"choices":[{"index":0,"message":{"role":"assistant","content":"답"},"finish_reason":"stop"}]}'),
    ],
    ['as text of a completion', events('{"choices":[{"index":0,"text":"답"}]}', ...END)],
    ['letter by letter', [...events(chunk({ content: '답' }), ...END)]],
  ])('%s', async (_how, body) => {
    says(body);
    expect(await ask()).toMatchObject({ text: '답', cut: null });
  });

  it.each([
    [
      'application/json',
      JSON.stringify({
        choices: [
          { index: 0, message: { role: 'assistant', content: '답', reasoning_content: '생각' }, finish_reason: 'stop' },
        ],
        usage: USAGE,
      }),
    ],
    [
      'application/json; charset=utf-8',
      JSON.stringify({ choices: [{ message: { content: '답' }, finish_reason: 'stop' }], usage: USAGE }, null, 2),
    ],
    ['text/plain', JSON.stringify({ choices: [{ message: { content: '답' }, finish_reason: 'stop' }], usage: USAGE })],
    [SSE, JSON.stringify({ choices: [{ message: { content: '답' }, finish_reason: 'stop' }], usage: USAGE }, null, 2)],
    ['application/x-ndjson', `${chunk({ content: '답' })}\n${chunk({}, 'stop', { usage: USAGE })}\n`],
    ['text/plain', events(chunk({ content: '답' }), chunk({}, 'stop', { usage: USAGE }))],
    [null, events(chunk({ content: '답' }), chunk({}, 'stop'), JSON.stringify({ choices: [], usage: USAGE }))],
    [SSE, events(chunk({ content: '답' }), chunk({}, 'stop'), JSON.stringify({ usage: USAGE }), '[DONE]')],
  ])('in one piece, or under another name: %s %#', async (type, body) => {
    says(body, type);
    expect(await ask()).toEqual({ text: '답', cut: null, inputTokens: 3, outputTokens: 4 });
  });

  it.each([
    ['with [DONE]', events(chunk({ content: '답' }), ...END)],
    ['with a reason alone', events(chunk({ content: '답' }), chunk({}, 'stop'))],
  ])('to its end where the line is held afterwards, %s', async (_how, body) => {
    says(body, SSE, false);
    expect((await ask()).text).toBe('답');
  });

  it.each(['length', 'max_tokens', 'MAX_TOKENS', 'model_length'])('as cut where it ends by %s', async (reason) => {
    says(events(chunk({ content: '답' }), chunk({}, reason), '[DONE]'));
    expect(await ask()).toMatchObject({ text: '답', cut: 'length' });
  });

  it.each([
    ['it ends so', events(chunk({ content: '답' }), chunk({}, 'content_filter'), '[DONE]')],
    ['it is a refusal in a field of its own', events(chunk({ content: null, refusal: '답' }), ...END)],
  ])('as filtered where %s', async (_how, body) => {
    says(body);
    expect(await ask()).toMatchObject({ text: '답', cut: 'filtered' });
  });

  it('as empty where nothing is said', async () => {
    says(events(...END));
    expect((await ask()).text).toBe('');
  });
});

describe('an answer fails', () => {
  it.each<[string, string | null, string, string]>([
    [
      'insufficient_quota in its midst',
      SSE,
      events(
        chunk({ content: '앞' }),
        '{"error":{"message":"You exceeded your current quota","type":"insufficient_quota","code":"insufficient_quota"}}',
      ),
      'no-balance',
    ],
    [
      'an error under its name',
      SSE,
      `${events(chunk({ content: '앞' }))}event: error\ndata: {"message":"Overloaded"}\n\n`,
      'overloaded',
    ],
    ['an error as words', SSE, events('{"error":"rate limit exceeded"}'), 'rate-limited'],
    [
      'an error of vLLM',
      SSE,
      events(
        '{"object":"error","message":"This model\'s maximum context length is 10 tokens","type":"BadRequestError","code":400}',
      ),
      'too-long',
    ],
    [
      'an error of OpenRouter',
      SSE,
      events(
        '{"error":{"code":402,"message":"Insufficient credits"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}',
      ),
      'no-balance',
    ],
    [
      'an error with 200',
      'application/json',
      '{"error":{"message":"Incorrect API key provided","code":"invalid_api_key"}}',
      'key-refused',
    ],
    [
      'an error of Google in a list',
      'application/json',
      '[{"error":{"code":503,"message":"The model is overloaded.","status":"UNAVAILABLE"}}]',
      'overloaded',
    ],
    ['a web page under another name', 'text/plain', '<!doctype html><html>Sign in</html>', 'wrong-address'],
    ['a web page as events', SSE, '<html>Sign in</html>', 'wrong-address'],
    ['nothing', SSE, '', 'provider-error'],
    ['JSON that is cut off', 'application/json', '{"choices":[{"mess', 'provider-error'],
    ['words', 'text/plain', 'Ollama is running', 'wrong-address'],
    ['an end without a reason', SSE, events(chunk({ content: '앞' })), 'provider-error'],
  ])('with its reason: %s', async (_what, type, body, problem) => {
    says(body, type);
    await expect(ask()).rejects.toMatchObject({ problem });
  });

  it('where one event has no end', async () => {
    server.answers((_call, response) => {
      response.writeHead(200, { 'content-type': SSE });
      const more = () => void (response.destroyed || response.write(`data: ${'x'.repeat(1 << 20)}`, more));
      more();
    });
    await expect(ask()).rejects.toMatchObject({ problem: 'provider-error' });
  });
});
