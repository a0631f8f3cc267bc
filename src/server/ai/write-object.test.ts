import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { readConfig } from '../platform/config.ts';
import { createEngine } from './engine.ts';
import type { ModelEngine } from './model-engine.ts';
import { providerOf, providers } from './providers/provider-of.ts';
import { wholeFields } from './whole-fields.ts';
import { ObjectFault, writeObject, writeWholeObject } from './write-object.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());
beforeEach(() => stub.reset());

const card = z.object({
  brand: z.object({ value: z.string().max(40), quote: z.string() }).nullable(),
  fees: z.array(z.object({ amount: z.number().nonnegative(), currency: z.enum(['KRW', 'USD']) })).max(3),
});
const shape = { name: 'card', schema: card };
const whole = {
  brand: { value: '마루식품', quote: '마루식품 마케팅팀' },
  fees: [{ amount: 3_500_000, currency: 'KRW' }],
};
const text = JSON.stringify(whole);
const prompt = { instructions: '규칙입니다', turns: [{ role: 'user' as const, text: '메일을 읽어 주세요' }] };
const never = () => new AbortController().signal;

function openEngine(name: string, model = providerOf(name).defaultModel || 'local'): ModelEngine {
  const engine = createEngine(
    readConfig({
      AI_PROVIDER: name,
      AI_MODEL: model,
      AI_API_KEY: 'key',
      AI_BASE_URL: `${stub.url}/v1`,
      DATA_DIR: '/nowhere',
    }),
  );
  if (engine.kind !== 'model') throw new Error('no model');
  return engine;
}

const objectOf = async (name: string) => (await writeWholeObject(openEngine(name), shape, prompt, never())).object;
const streamed = async (name: string): Promise<void> => {
  for await (const piece of writeObject(openEngine(name), shape, prompt, never())) void piece;
};
/** What a failed call threw. */
const faultOf = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

describe.each(providers.map(({ id }) => id))('a record by the provider %s through the real SDK', (name) => {
  it('is filled, and the call tells its form and what it took', async () => {
    stub.script(() => ({ pieces: [text.slice(0, 30), text.slice(30)] }));
    const { object, usage, calls } = await writeWholeObject(openEngine(name), shape, prompt, never());
    expect({ object, calls }).toEqual({ object: whole, calls: 1 });
    expect(usage).toEqual({ inputTokens: 10, outputTokens: 20 });
    const sent = JSON.stringify(stub.calls[0]?.body);
    expect(sent).toContain('currency');
    expect(sent).not.toContain('maxLength');
  });

  it('is handed out while it is written', async () => {
    const held = heldPieces();
    stub.script(() => ({ pieces: held }));
    const stream = writeObject(openEngine(name), shape, prompt, never());
    held.say(text.slice(0, 42));
    const first = await stream.next();
    expect(first.value).toMatchObject({ partial: { brand: { value: '마루식품' } } });
    held.say(text.slice(42));
    held.end();
    let last: unknown;
    for await (const piece of stream) if ('object' in piece) last = piece.object;
    expect(last).toEqual(whole);
  });

  it('is mended in the one field that is wrong, and the other fields stay as they were', async () => {
    const wrong = JSON.stringify({ ...whole, fees: [{ amount: '350만 원', currency: 'KRW' }] });
    stub.script(({ text: asked }) => ({
      pieces: [asked.includes('형식에 맞지 않습니다') ? JSON.stringify({ fees: whole.fees, brand: null }) : wrong],
    }));
    expect(await objectOf(name)).toEqual(whole);
    expect(stub.calls).toHaveLength(2);
    expect(stub.calls[1]?.text).toContain('fees.0.amount');
  });

  it('is asked for the field that it broke off in, too, where another one is missing', async () => {
    stub.script(({ text: asked }) => ({
      pieces: [asked.includes('형식에 맞지 않습니다') ? text : '{"brand":{"value":"마루식품","quote":"마루'],
    }));
    expect(await objectOf(name)).toEqual(whole);
    expect(stub.calls[1]?.text).toContain('"brand", "fees"');
  });

  it('is said to be cut off where its end is missing and what is there keeps to the schema', async () => {
    stub.script(() => ({ pieces: [text.slice(0, -1)] }));
    const pieces: unknown[] = [];
    for await (const piece of writeObject(openEngine(name), shape, prompt, never())) pieces.push(piece);
    expect(pieces).toContainEqual({ cut: 'length' });
    expect(pieces.at(-1)).toEqual({ object: whole });
  });

  it.each<[string, string]>([
    ['is cut off in the middle and stays so', '{"brand":{"value":"마루'],
    ['is no JSON at all', '죄송하지만 그건 할 수 없어요.'],
    ['is a list', '[1,2,3]'],
    ['names a currency that there is not', JSON.stringify({ ...whole, fees: [{ amount: 1, currency: 'BTC' }] })],
    ['holds too much', JSON.stringify({ ...whole, fees: Array.from({ length: 400 }, () => whole.fees[0]) })],
  ])('fails with the name of the field after one repair where it %s', async (_, said) => {
    stub.script(() => ({ pieces: [said] }));
    const fault = await faultOf(streamed(name));
    expect(fault).toBeInstanceOf(ObjectFault);
    expect(fault).toMatchObject({ problem: 'bad-object', tries: [said, said] });
    expect((fault as ObjectFault).fields.length).toBeGreaterThan(0);
    expect(stub.calls).toHaveLength(2);
    const { object, usage, calls } = await writeWholeObject(openEngine(name), shape, prompt, never());
    expect({ object, usage, calls }).toEqual({ object: null, usage: { inputTokens: 20, outputTokens: 40 }, calls: 2 });
  });

  it('ends with what has come when a person stops it, and closes the call', async () => {
    const held = heldPieces();
    const stopping = new AbortController();
    stub.script(() => ({ pieces: held }));
    held.say(text.slice(0, 42));
    const found: unknown[] = [];
    for await (const piece of writeObject(openEngine(name), shape, prompt, stopping.signal)) {
      found.push(piece);
      stopping.abort();
    }
    expect(found.at(-1)).toMatchObject({ partial: { brand: { value: '마루식품' } } });
  });
});

it('is filled by a tool where a model of Anthropic has no schemas of its own', async () => {
  stub.script(() => ({ tool: { name: 'json', input: whole } }));
  const engine = openEngine('anthropic', 'claude-3-haiku-20240307');
  expect((await writeWholeObject(engine, shape, prompt, never())).object).toEqual(whole);
  expect(stub.calls[0]?.body['tools']).toMatchObject([{ name: 'json' }]);
});

describe('a record by a server of one’s own', () => {
  const name = 'openai-compatible';

  it.each<[string, string]>([
    ['a fence', `\`\`\`json\n${text}\n\`\`\``],
    ['words around it', `물론이죠! 아래는 요청하신 카드예요.\n\n${text}\n\n더 필요하시면 말씀해 주세요.`],
    ['thoughts before it', `<think>메일을 먼저 읽자. {"brand":null}</think>\n${text}`],
  ])('is read out of %s', async (_, said) => {
    stub.script(() => ({ pieces: [said] }));
    expect(await objectOf(name)).toEqual(whole);
  });

  it('is asked for by JSON alone where the server knows no schemas, and in words where it knows neither', async () => {
    const ways: unknown[] = [];
    stub.script(({ body }) => {
      const way = (body['response_format'] as { type?: string } | undefined)?.type ?? 'words';
      ways.push(way);
      return way === 'words' ? { pieces: [text] } : { status: 400, said: `response_format ${way} is not supported` };
    });
    const engine = openEngine(name);
    const first = await writeWholeObject(engine, shape, prompt, never());
    const second = await writeWholeObject(engine, shape, prompt, never());
    expect([first.object, second.object]).toEqual([whole, whole]);
    expect(ways).toEqual(['json_schema', 'json_object', 'words', 'words']);
    expect(stub.calls.at(-1)?.text).toContain('JSON Schema');
  });

  it('takes no field that nobody asked for, and changes nothing of what all objects share', async () => {
    stub.script(() => ({ pieces: [`{"__proto__":{"isAdmin":true},"constructor":1,"extra":"x",${text.slice(1)}`] }));
    expect(await objectOf(name)).toEqual(whole);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('is given up where it has no end', async () => {
    stub.script(() => ({ pieces: ['{"brand":{"value":"', ...Array.from({ length: 500 }, () => '가'.repeat(1_000))] }));
    expect(await faultOf(streamed(name))).toMatchObject({ problem: 'bad-object', fields: ['length'] });
  });

  it('is told of as it is where the provider breaks off', async () => {
    stub.script(() => ({ pieces: [text.slice(0, 42)], trouble: 'half' }));
    const found: unknown[] = [];
    const fault = await faultOf(
      (async () => {
        for await (const piece of writeObject(openEngine(name), shape, prompt, never())) found.push(piece);
      })(),
    );
    expect(fault).toMatchObject({ code: 'ai-unavailable' });
    expect(found).not.toHaveLength(0);
  });
});

it.each<[string, unknown, unknown]>([
  ['a field that is being written', { a: { value: 1, quote: 'x' }, b: { value: 2 } }, { a: { value: 1, quote: 'x' } }],
  ['the last item of a list', { a: [1, 2, 3] }, { a: [1, 2] }],
  ['a list in a list', { a: 1, b: { c: { value: 1 }, d: { value: 2 } } }, { a: 1, b: { c: { value: 1 } } }],
  ['nothing', {}, {}],
])('%s is not whole yet', (_, partial, known) => expect(wholeFields(partial)).toEqual(known));
