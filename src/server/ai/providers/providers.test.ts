import { isStepCount, Output, streamText, tool } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import { providers } from './provider-of.ts';
import type { Provider } from './provider.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
afterAll(() => stub.close());
beforeEach(() => {
  stub.reset();
  globalThis.AI_SDK_LOG_WARNINGS = false;
});

const open = (provider: Provider) => provider.open('model', { apiKey: 'key', baseUrl: `${stub.url}/v1` });

/** No answer of the product calls a tool: what is proved is that a row of the table could. */
describe.each(providers)('a model of the provider $id', (provider) => {
  it('calls a tool with what it was told to give, and goes on from what that answers', async () => {
    stub.script(() =>
      stub.calls.length === 1 ? { tool: { name: 'weigh', input: { bean: '예가체프' } } } : { pieces: ['18그램이에요'] },
    );
    const asked: unknown[] = [];
    const weigh = tool({
      description: '원두를 잽니다',
      inputSchema: z.object({ bean: z.string() }),
      execute: async (input) => {
        asked.push(input);
        return { grams: '18그램-저울' };
      },
    });
    const result = streamText({ model: open(provider), prompt: '재 줘', tools: { weigh }, stopWhen: isStepCount(3) });
    expect(await result.text).toBe('18그램이에요');
    expect(asked).toEqual([{ bean: '예가체프' }]);
    expect(stub.calls).toHaveLength(2);
    expect(stub.calls[0]?.text).toContain('원두를 잽니다');
    expect(stub.calls[1]?.text).toContain('18그램-저울');
  });

  it('is told the form of its answer, and gives it in that form', async () => {
    stub.script(() => ({ pieces: ['{"title":"첫 ', '제목","tags":["커피"]}'] }));
    const schema = z.object({ title: z.string(), tags: z.array(z.string()) });
    const result = streamText({ model: open(provider), prompt: '제목을 지어 줘', output: Output.object({ schema }) });
    const parts: unknown[] = [];
    for await (const part of result.partialOutputStream) parts.push(part);
    expect(parts.at(-1)).toEqual({ title: '첫 제목', tags: ['커피'] });
    expect(await result.output).toEqual({ title: '첫 제목', tags: ['커피'] });
    expect(JSON.stringify(stub.calls[0]?.body)).toContain('"tags"');
  });
});
