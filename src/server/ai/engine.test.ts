import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { readConfig } from '../platform/config.ts';
import { AiFault } from './ai-fault.ts';
import { createEngine } from './engine.ts';
import { providerOf, providers } from './providers/provider-of.ts';
import { createModelEngine, type ModelEngine, type ModelPiece } from './model-engine.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());
beforeEach(() => stub.reset());

const prompt = {
  instructions: '규칙입니다',
  turns: [
    { role: 'user' as const, text: '먼저 물음' },
    { role: 'assistant' as const, text: '먼저 답' },
    { role: 'user' as const, text: '이제 물음' },
  ],
};

const configOf = (name: string, baseUrl = `${stub.url}/v1`) => {
  const model = providerOf(name).defaultModel || 'local';
  return readConfig({
    AI_PROVIDER: name,
    AI_MODEL: model,
    AI_API_KEY: 'key',
    AI_BASE_URL: baseUrl,
    DATA_DIR: '/nowhere',
  });
};

function openEngine(name: string, baseUrl?: string): ModelEngine {
  const engine = createEngine(configOf(name, baseUrl));
  if (engine.kind !== 'model') throw new Error('no model');
  return engine;
}

async function collect(pieces: AsyncIterable<ModelPiece>) {
  let text = '';
  let usage = null;
  for await (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('usage' in piece) usage = piece.usage;
  }
  return { text, usage };
}

const never = () => new AbortController().signal;

describe.each(providers.map(({ id }) => id))('the provider %s through the real SDK', (name) => {
  it('streams the answer and tells what it took', async () => {
    stub.script(() => ({ pieces: ['안녕', '하세요 ', '[1]'] }));
    const answer = await collect(openEngine(name).write(prompt, never()));
    expect(answer).toEqual({ text: '안녕하세요 [1]', usage: { inputTokens: 10, outputTokens: 20 } });
    const [call] = stub.calls;
    expect(call?.text).toContain('규칙입니다');
    expect(call?.text).toContain('먼저 답');
    expect(JSON.stringify(call?.headers)).toContain('key');
  });

  it.each([
    [401, 'Incorrect API key provided', 'key-refused'],
    [404, 'The model does not exist', 'unknown-model'],
    [429, 'Rate limit reached', 'rate-limited'],
    [400, 'This model has a maximum context length of 8192 tokens', 'too-long'],
    [503, 'The engine is currently starting', 'overloaded'],
    [529, 'Overloaded', 'overloaded'],
    [500, 'boom', 'provider-error'],
  ])('turns status %i into a sentence and keeps the vendor’s words out of it', async (status, said, problem) => {
    stub.script(() => ({ status, said }));
    const fault = await collect(openEngine(name).write(prompt, never())).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(AiFault);
    expect(fault).toMatchObject({ code: 'ai-unavailable', problem });
    expect((fault as AiFault).message).not.toContain(said);
  });

  it('hands out what came before the line broke, then fails', async () => {
    stub.script(() => ({ pieces: ['반쪽 '], trouble: 'half' }));
    let text = '';
    const reading = (async () => {
      for await (const piece of openEngine(name).write(prompt, never())) if ('text' in piece) text += piece.text;
    })();
    await expect(reading).rejects.toBeInstanceOf(AiFault);
    expect(text).toBe('반쪽 ');
  });

  it('fails where the line is closed in good order before the answer is said to be done', async () => {
    stub.script(() => ({ pieces: ['반쪽 '], trouble: 'early' }));
    let text = '';
    const reading = (async () => {
      for await (const piece of openEngine(name).write(prompt, never())) if ('text' in piece) text += piece.text;
    })();
    await expect(reading).rejects.toMatchObject({ problem: 'provider-error' });
    expect(text).toBe('반쪽 ');
  });

  it.each([
    ['the model is loading', 'provider-error'],
    ['This model’s maximum context length is 8192 tokens', 'too-long'],
  ])('fails on an error among the events of a stream that began well: %s', async (said, problem) => {
    stub.script(() => ({ pieces: ['앞 '], trouble: 'error', said }));
    const fault = await collect(openEngine(name).write(prompt, never())).catch((error: unknown) => error);
    expect(fault).toMatchObject({ problem });
    expect(String((fault as AiFault).cause)).not.toContain(said);
  });

  it.each(['length', 'filtered'] as const)('says that an answer is not whole: %s', async (ending) => {
    stub.script(() => ({ pieces: ['여기까'], ending }));
    const pieces: ModelPiece[] = [];
    for await (const piece of openEngine(name).write(prompt, never())) pieces.push(piece);
    expect(pieces).toContainEqual({ text: '여기까' });
    expect(pieces.at(-1)).toEqual({ cut: ending });
    stub.script(() => ({ pieces: [], ending }));
    const problem = ending === 'length' ? 'no-words' : 'filtered';
    await expect(collect(openEngine(name).write(prompt, never()))).rejects.toMatchObject({ problem });
  });

  it('tells how much of what it read was kept from before', async () => {
    stub.script(() => ({ pieces: ['답'], cachedTokens: 4 }));
    const { usage } = await collect(openEngine(name).write(prompt, never()));
    expect(usage).toEqual({ inputTokens: 10, outputTokens: 20, cachedTokens: 4 });
  });

  it('tells how much it was told to keep for the next turn, and what that costs', async () => {
    stub.script(() => ({ pieces: ['답'], cachedTokens: 4, keptTokens: 5 }));
    const prices = { inputPerMillion: 4, outputPerMillion: 20, currency: 'USD' };
    const facts = { windowTokens: 32_000, maxOutputTokens: 1_000, prices };
    const engine = createModelEngine(
      { provider: name, apiKey: 'key', baseUrl: `${stub.url}/v1` },
      providerOf(name).defaultModel || 'local',
      facts,
    );
    const { usage } = await collect(engine.write(prompt, never()));
    const isTold = name === 'anthropic';
    expect(usage).toEqual({ inputTokens: 10, outputTokens: 20, cachedTokens: 4, ...(isTold && { keptTokens: 5 }) });
    expect(engine.prices).toEqual({ ...prices, ...(isTold && { keptInputPerMillion: 5 }) });
  });

  it('keeps the key and what was sent out of what the log is told', async () => {
    stub.script(() => ({ status: 401, said: 'Incorrect API key provided: key-of-much-worth, for 이제 물음' }));
    const fault = await collect(openEngine(name).write(prompt, never())).catch((error: unknown) => error);
    const { cause } = fault as AiFault;
    expect(`${String(cause)} ${JSON.stringify(cause)} ${(cause as Error).stack}`).not.toMatch(/key-of|이제 물음/);
    expect(String(cause)).toContain('401');
  });

  it('fails on garbage between the events', async () => {
    stub.script(() => ({ pieces: ['앞 '], trouble: 'garbage' }));
    await expect(collect(openEngine(name).write(prompt, never()))).rejects.toMatchObject({ problem: 'provider-error' });
  });

  it('closes the call upstream when it is aborted, without a throw', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const leaving = new AbortController();
    let text = '';
    pieces.say('처음 ');
    for await (const piece of openEngine(name).write(prompt, leaving.signal)) {
      if (!('text' in piece)) continue;
      text += piece.text;
      leaving.abort();
    }
    expect(text).toBe('처음 ');
    await expect.poll(() => stub.aborted()).toBe(1);
  });

  it('asks once more after a short pause that the provider asks for, before anything was written', async () => {
    stub.script(() =>
      stub.calls.length === 1
        ? { status: 429, said: 'slow', headers: { 'retry-after': '1' } }
        : { pieces: ['그래서 답'] },
    );
    expect((await collect(openEngine(name).write(prompt, never()))).text).toBe('그래서 답');
    expect(stub.calls).toHaveLength(2);
  });

  it('tells a long pause, and asks nothing of the provider until it is over', async () => {
    stub.script(() => ({ status: 429, said: 'slow', headers: { 'retry-after': '120' } }));
    const engine = openEngine(name);
    await expect(collect(engine.write(prompt, never()))).rejects.toMatchObject({
      problem: 'rate-limited',
      retryAfterSec: 120,
    });
    await expect(collect(engine.write(prompt, never()))).rejects.toMatchObject({ problem: 'rate-limited' });
    expect(stub.calls).toHaveLength(1);
  });

  it('shows a picture beside the question, as it is', async () => {
    const bytes = new Uint8Array([137, 80, 78, 71]);
    const files = [{ name: '사진.png', mimeType: 'image/png', bytes }];
    await collect(openEngine(name).write({ ...prompt, files }, never()));
    expect(stub.calls.at(-1)?.text).toContain(Buffer.from(bytes).toString('base64'));
  });

  it('lists its models, over as many pages as there are', async () => {
    const names = ['model-a', 'model-b', 'model-c', 'text-embed-1', 'model-d'];
    stub.script(() => ({ models: names }));
    const { apiKey, baseUrl } = configOf(name).ai;
    const listed = (await providerOf(name).list({ apiKey, baseUrl }, never())).map(({ id }) => id);
    expect(listed).toEqual(name === 'google' ? names.filter((one) => !one.includes('embed')) : names);
    expect(JSON.stringify(stub.listCalls[0]?.headers)).toContain('key');
    stub.script(() => ({ status: 401, said: 'Incorrect API key' }));
    await expect(providerOf(name).list({ apiKey, baseUrl }, never())).rejects.toMatchObject({ problem: 'key-refused' });
  });

  it('says so when the time is over', async () => {
    stub.script(() => ({ trouble: 'silence' }));
    const writing = collect(openEngine(name).write(prompt, AbortSignal.timeout(50)));
    await expect(writing).rejects.toMatchObject({ problem: 'timeout' });
  });

  it('says so when nobody listens at the address', async () => {
    const closed = await startAiStub();
    await closed.close();
    const writing = collect(openEngine(name, `${closed.url}/v1`).write(prompt, never()));
    await expect(writing).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('the choice of the engine', () => {
  it('quotes when no key is configured', () => {
    expect(createEngine(readConfig({ DATA_DIR: '/nowhere' }))).toMatchObject({ kind: 'embedded' });
  });

  it.each([
    ['OPENAI_API_KEY', 'gpt-5.4-mini'],
    ['ANTHROPIC_API_KEY', 'claude-sonnet-5'],
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'gemini-flash-latest'],
  ])('takes the provider whose %s is set, with its own model', (variable, model) => {
    expect(createEngine(readConfig({ [variable]: 'k', DATA_DIR: '/nowhere' }))).toMatchObject({
      kind: 'model',
      name: model,
    });
  });
});
