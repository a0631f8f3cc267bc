import { describe, expect, it } from 'vitest';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { ModelEngine } from '../ai/model-engine.ts';
import { estimateTokens } from '../ai/tokens.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { answerByModel } from './answers/by-model.ts';
import { answerBySearch } from './answers/by-search.ts';

let { stub, app, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, board } = chat), { env: () => ({ AI_CONTEXT_TOKENS: '2000' }) });

describe('the receipt of an answer', () => {
  it('names who asked, the wire and the group that brought each source, and how much of it went in', async () => {
    const groupId = await board.addNode({ type: 'group', title: '조사' });
    const long = Array.from({ length: 60 }, (_, i) => `${i}번째 문단입니다. `.repeat(12));
    await board.source('묶인 글', long, { parentId: groupId });
    await board.wire(groupId);
    await board.wire(await board.note('짧은 메모'));
    await board.ask('무엇이 있나?');
    const answer = (await board.messages()).at(-1);
    expect(answer?.askedBy).toContain('Owner');
    expect(answer?.askerId).toMatch(/^[\da-f-]{36}$/);
    expect(answer?.receipt?.context).toMatchObject([
      { title: '묶인 글', share: 'part', depth: 'full', via: '조사', ofPassages: 60 },
      { title: '메모', share: 'whole', depth: 'full' },
    ]);
    expect(answer?.receipt?.context[1]).not.toHaveProperty('via');
    expect(answer?.receipt).not.toHaveProperty('cost');
  });

  it('keeps what the model was told, apart from the messages and without the words of the sources', async () => {
    const owner = await app.signIn('Owner');
    await board.wire(await board.note('카나리아-메모'));
    await board.ask('무엇이 있나?');
    const answer = (await board.messages()).at(-1);
    expect(answer?.receipt).toMatchObject({ hasPrompt: true });
    expect(answer?.receipt).not.toHaveProperty('prompt');
    const url = `/api/ai-runs/${answer?.runId}/prompt`;
    const { prompt } = chatApi.readPrompt.answer.parse((await owner.get(url)).json());
    expect(prompt?.instructions).not.toContain('카나리아');
    expect(stub.calls.at(-1)?.text).toContain(prompt?.instructions);
    expect(prompt?.order).toBeNull();
    expect((await (await app.signIn('Stranger')).get(url)).statusCode).toBe(404);
  });

  it.each<['ko' | 'en', string, RegExp]>([
    ['en', 'Write a thread', /^The model did not fill/],
    ['ko', '글타래 써 줘', /^모델이 정해진 칸을/],
  ])(
    'keeps both tries of a record that stayed wrong, which is told in the language of the asker: %s',
    async (language, message, told) => {
      const owner = await app.signIn('Owner');
      const recipe = { id: 'thread', values: { topic: 'a', posts: 2, length: '500' } };
      const tries = ['{"posts":1}', '{"posts":2}'];
      let call = 0;
      stub.script(() => ({ pieces: [tries[call++] ?? ''] }));
      const { canvasId, chatId: nodeId } = board;
      const failed = await owner.post('/api/ai-chat', { canvasId, nodeId, message, language, recipe });
      expect(failed.json<{ message: string }>().message).toMatch(told);
      const answer = (await board.messages()).at(-1);
      const { prompt } = chatApi.readPrompt.answer.parse(
        (await owner.get(`/api/ai-runs/${answer?.runId}/prompt`)).json(),
      );
      expect(prompt?.said).toBe(tries.join('\n\n—\n\n'));
    },
  );

  it('is foretold before the question is sent: what is trimmed, and what goes in beside the sources', async () => {
    const owner = await app.signIn('Owner');
    const long = Array.from({ length: 60 }, (_, i) => `${i}번째 문단입니다. `.repeat(12));
    await board.wire((await board.source('긴 글', long)).nodeId);
    stub.script(() => ({ pieces: ['긴 답입니다. '.repeat(60)] }));
    for (let i = 0; i < 3; i++) await board.ask(`${i}번째 질문`);
    const reading = (await owner.get(`/api/nodes/${board.chatId}/context`)).json<
      AnswerOf<typeof chatApi.readContext>
    >();
    expect(reading.engine).toEqual({ kind: 'model', name: 'stub', provider: 'openai-compatible', prices: null });
    expect(reading.context).toMatchObject([{ share: 'part', ofPassages: 60 }]);
    expect(reading.beside.ruleTokens).toBeGreaterThan(100);
    expect(reading.beside.historyTokens).toBeLessThanOrEqual(400);
    expect(reading.beside.history.shortened + reading.beside.history.left).toBeGreaterThan(0);
  });

  it('is foretold by the question that is being written, where that chooses what goes in', async () => {
    const owner = await app.signIn('Owner');
    const filler = Array.from({ length: 30 }, (_, i) => `${i}번째 문단은 날씨 ${i}을 말합니다. `.repeat(8 + (i % 7)));
    const told = '드리퍼는 서버 위에 올립니다. '.repeat(16);
    await board.wire((await board.source('긴 글', [...filler.slice(0, 12), told, ...filler.slice(12)])).nodeId);
    await board.wire((await board.source('다른 긴 글', filler)).nodeId);
    const read = async (query: string) =>
      chatApi.readContext.answer
        .parse((await owner.get(`/api/nodes/${board.chatId}/context${query}`)).json())
        .context.map(({ tokens }) => tokens);
    const calls = stub.calls.length;
    const [withQuestion, without] = [
      await read(`?question=${encodeURIComponent('드리퍼는 어디에 올리나요?')}`),
      await read(''),
    ];
    await board.ask('드리퍼는 어디에 올리나요?');
    const asked = (await board.messages()).at(-1)?.receipt?.context.map(({ tokens }) => tokens);
    expect(withQuestion).toEqual(asked);
    expect(without).not.toEqual(asked);
    expect(stub.calls).toHaveLength(calls + 1);
  });
});

describe('what the same question would send once more', () => {
  const foretold = async (runId: string) =>
    chatApi.foretellAgain.answer.parse((await (await app.signIn('Owner')).get(`/api/ai-runs/${runId}/again`)).json());
  const sentOf = (text: string | undefined) => estimateTokens(text ?? '');

  it.each<[string, { mention: boolean; talk: number }]>([
    ['alone', { mention: false, talk: 0 }],
    ['restricted to one source', { mention: true, talk: 0 }],
    ['behind a conversation', { mention: false, talk: 2 }],
  ])('is as much as was sent when it was asked, and asks no model: %s', async (_what, { mention, talk }) => {
    const first = await board.note('짧은 메모입니다. 식비는 38만 원이 되었습니다.');
    await board.wire(first);
    await board.wire(await board.note('이 메모는 아주 깁니다. '.repeat(40)));
    stub.script(() => ({ pieces: ['꽤 긴 답입니다. '.repeat(20)] }));
    for (let i = 0; i < talk; i++) await board.ask(`${i}번째 질문입니다.`);
    const asked = await (
      await app.signIn('Owner')
    ).post('/api/ai-chat', {
      nodeId: board.chatId,
      canvasId: board.canvasId,
      message: '식비는 얼마인가요?',
      ...(mention && { mentions: [first] }),
    });
    const { runId } = asked.json<{ runId: string }>();
    const [calls, sent] = [stub.calls.length, sentOf(stub.calls.at(-1)?.text)];
    const { inputTokens, engine } = await foretold(runId);
    expect(engine).toMatchObject({ kind: 'model', name: 'stub', prices: null });
    expect(Math.abs(inputTokens - sent)).toBeLessThan(0.05 * sent);
    expect(stub.calls).toHaveLength(calls);
  });
});

describe('what an answer cost', () => {
  const prices = { inputPerMillion: 3, outputPerMillion: 15, currency: 'USD' };
  const anEngine = (
    known: Partial<ModelEngine>,
    usage: { inputTokens: number | null; outputTokens: number | null },
  ) => ({
    kind: 'model' as const,
    name: 'priced',
    provider: 'openai' as const,
    contextTokens: 2_000,
    maxOutputTokens: 500,
    prices: null,
    sees: false,
    takesPdf: false,
    async *write() {
      yield await Promise.resolve({ text: '답입니다.' });
      yield { usage };
    },
    ...known,
  });
  const costOfAnswer = async (engine: ModelEngine) => {
    const gather = () => Promise.resolve([]);
    const writer = answerByModel(engine, { question: '얼마?', language: 'ko', past: [], gather });
    await writer.write(() => {}, new AbortController().signal);
    return writer.facts('답입니다.', true).made.cost;
  };

  it('is told of a web answer, too, where a model wrote it', async () => {
    const page = { mark: 1, url: 'https://a.test/1', title: '가', snippet: '가의 글' };
    const search = {
      name: 'searxng',
      writes: false,
      async *search() {
        yield await Promise.resolve({ pages: [page] });
      },
    };
    const took = { inputTokens: 1_000_000, outputTokens: 100_000 };
    const engine = anEngine({ prices }, took);
    const writer = answerBySearch({ search, engine, lack: 'no-key', question: '얼마?', language: 'ko' });
    await writer.write(() => {}, new AbortController().signal);
    expect(writer.facts('답입니다.', true).made.cost).toEqual({ amount: 4.5, currency: 'USD' });
  });

  it('is told where the price is known and the provider says what it took', async () => {
    const took = { inputTokens: 1_000_000, outputTokens: 100_000 };
    expect(await costOfAnswer(anEngine({ prices }, took))).toEqual({ amount: 4.5, currency: 'USD' });
    expect(await costOfAnswer(anEngine({ prices: null }, took))).toBe(undefined);
    expect(await costOfAnswer(anEngine({ prices }, { inputTokens: null, outputTokens: null }))).toBe(undefined);
  });
});
