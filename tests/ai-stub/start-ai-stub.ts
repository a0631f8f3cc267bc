import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TITLE_ORDER } from '../../src/server/chat/conversations/name-talk.ts';
import { serving } from '../serving.ts';
import { dialects, listAnswer, openAiSearch, perplexity, type Dialect, type StubEvent } from './dialects.ts';
import { embeddings, isListing, lettersOf, modelList, ownWords } from './lists.ts';
import { recordOf } from './records.ts';
import type { Script, StubCall } from './script.ts';

const SENTENCE = ['연결된 소스에 ', '이렇게 쓰여 ', '있어요 [1].'];

/**
 * What it says when a test scripts nothing: a sentence that cites the first passage it was shown, as a record where OpenAI's
 * chat completions are asked for one.
 */
const byDefault: Script = ({ body }) => {
  const format = body['response_format'] as { json_schema?: { schema: Parameters<typeof recordOf>[0] } } | undefined;
  const schema = format?.json_schema?.schema;
  return { pieces: schema ? [JSON.stringify(recordOf(schema, SENTENCE.join('')))] : SENTENCE };
};

const noTitle: Script = () => ({ status: 404, said: 'no title is scripted' });

/**
 * A stand-in for the outside world of models and searches on a free port of loopback: OpenAI chat completions and
 * responses, embeddings and web search, Anthropic messages, Gemini, the vendors' lists of models, Perplexity's agent and
 * search, SearXNG and Brave.
 */
export async function startAiStub() {
  const calls: StubCall[] = [];
  const titleCalls: StubCall[] = [];
  const listCalls: StubCall[] = [];
  let script = byDefault;
  let titles = noTitle;
  let abortedCalls = 0;
  const server = createServer(
    serving(async (request, response) => {
      response.on('close', () => {
        if (!response.writableEnded) abortedCalls += 1;
      });
      const call = await readCall(request);
      const isForTitle = call.text.includes(TITLE_ORDER);
      const isForModels = isListing(call.path.split('?')[0] ?? '');
      (isForTitle ? titleCalls : isForModels ? listCalls : calls).push(call);
      await answer(call, response, isForTitle ? titles : script);
    }),
  );
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** What a configuration names to have it write the answers. */
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'stub',
      AI_BASE_URL: `${url}/v1`,
      AI_API_KEY: 'a-key-of-no-worth',
    },
    calls,
    /** Those for the title of a conversation stand by themselves: they come whenever an answer has ended. */
    titleCalls,
    /** The same of those for what is known of models: they come when settings are read. */
    listCalls,
    titles: (next: Script) => void (titles = next),
    /** Calls whose caller left before the end. */
    aborted: () => abortedCalls,
    script: (next: Script) => void (script = next),
    reset() {
      script = byDefault;
      titles = noTitle;
      calls.length = 0;
      titleCalls.length = 0;
      listCalls.length = 0;
      abortedCalls = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type AiStub = Awaited<ReturnType<typeof startAiStub>>;

async function readCall(request: IncomingMessage): Promise<StubCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks).toString();
  const body = (raw.startsWith('{') ? JSON.parse(raw) : {}) as Record<string, unknown>;
  return { path: request.url ?? '', headers: request.headers, body, text: textsIn(body).join('\n') };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

async function answer(call: StubCall, response: ServerResponse, script: Script): Promise<void> {
  const scripted = script(call);
  const { results = [], status, said = 'scripted', trouble } = scripted;
  if (trouble === 'silence') return;
  const path = call.path.split('?')[0] ?? '';
  const own = isListing(path) ? ownWords({ ...call, path }, scripted.tells) : null;
  if (own !== null && status === undefined) return sendJson(response, 200, own);
  if (/\/v1(beta)?\/models$/.test(path) && status === undefined)
    return sendJson(response, 200, modelList(call, scripted.models, scripted.tells));
  if (path.endsWith('/embeddings') && status === undefined)
    return sendJson(response, 200, embeddings(call, scripted.vectorOf ?? lettersOf));
  const isSearch = path.endsWith('/responses') && JSON.stringify(call.body.tools ?? '').includes('web_search');
  const dialect = [...(isSearch ? [openAiSearch(results)] : []), ...dialects, perplexity(results)].find(({ fits }) =>
    fits(path),
  );
  const list = dialect ? null : listAnswer(call.path, results);
  if (status !== undefined)
    return sendJson(response, status, dialect?.fault(status, said) ?? { error: said }, scripted.headers);
  if (!dialect)
    return sendJson(response, list === null ? 404 : 200, list ?? { error: 'the stub does not know this path' });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await stream(dialect, String(call.body.model), scripted, response);
}

async function stream(
  dialect: Dialect,
  model: string,
  { pieces = [], tool, trouble, said = 'stub', ending, cachedTokens, keptTokens }: ReturnType<Script>,
  response: ServerResponse,
): Promise<void> {
  const send = ({ name, data }: StubEvent) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    response.write(`${name ? `event: ${name}\n` : ''}data: ${text}\n\n`);
  };
  dialect.before(model).forEach(send);
  let text = '';
  for await (const piece of pieces) {
    if (response.destroyed) return;
    text += piece;
    send(dialect.piece(piece));
  }
  if (trouble === 'half') return void setImmediate(() => response.destroy());
  if (trouble === 'early') return void response.end();
  if (trouble === 'error') {
    send(dialect.faultEvent(said));
    return void response.end();
  }
  if (trouble === 'garbage') response.write('data: {this is no JSON\n\n');
  (tool ? dialect.tool(tool) : dialect.after(text, { ending, cachedTokens, keptTokens })).forEach(send);
  response.end();
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
