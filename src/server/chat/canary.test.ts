import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { blankEdge } from '#contract/board/blank.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { makeApp } from '../testing/make-app.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { must } from '../testing/studio.ts';

let { stub, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, owner, board } = chat), { env: () => ({ AI_SMALL_MODEL: 'small' }) });

const last = async () => (await board.messages()).at(-1);
/** Asks while the model answers with the words of what it read, and again without a word of it. */
async function learnAndForget(forget: () => Promise<unknown>) {
  stub.script(() => ({ pieces: ['카나리아는 노란 새예요 [1].'] }));
  await board.ask('무엇이 있나요?');
  expect(stub.calls.at(-1)?.text).toContain('카나리아');
  stub.script(() => ({ pieces: ['그렇군요.'] }));
  await forget();
  stub.calls.length = 0;
}
const sent = () => stub.calls.map(({ text }) => text).join('\n');

describe('what was answered from a source that is not connected any more', () => {
  it('does not reach the model through the conversation when its wire is removed; the receipt says that it was left out', async () => {
    const edgeId = await board.wire(await board.note('카나리아는 노란 새입니다.'));
    await board.wire(await board.note('참새는 갈색 새입니다.'));
    await learnAndForget(() => board.change({ do: 'remove-edge', id: edgeId }));
    await board.ask('더 말해 줘');
    expect(sent()).toContain('무엇이 있나요?');
    expect(sent()).toContain('참새');
    expect(sent()).not.toContain('카나리아');
    expect((await last())?.receipt?.history).toMatchObject({ withheld: 1 });
  });

  it('does not when the wire is set to off, nor by way of an answer that only knew it from the conversation', async () => {
    const note = await board.note('카나리아는 노란 새입니다.');
    const edge = blankEdge({ id: randomUUID(), source: note, target: board.chatId });
    await board.change({ do: 'add-edge', edge });
    const other = await board.note('참새는 갈색 새입니다.');
    await board.wire(other);
    await learnAndForget(async () => {
      stub.script(() => ({ pieces: ['앞의 카나리아와 달리 참새는 갈색이에요 [2].'] }));
      const body = { message: '참새는?', canvasId: board.canvasId, nodeId: board.chatId, mentions: [other] };
      must(await owner.post('/api/ai-chat', body));
      stub.script(() => ({ pieces: ['그렇군요.'] }));
      await board.change({ do: 'add-edge', edge: { ...edge, depth: 'off' } });
    });
    await board.ask('더 말해 줘');
    expect(sent()).not.toContain('카나리아');
    expect((await last())?.receipt?.history).toMatchObject({ withheld: 2 });
  });

  it('is said again once it is connected again', async () => {
    const note = await board.note('카나리아는 노란 새입니다.');
    const edgeId = await board.wire(note);
    await learnAndForget(() => board.change({ do: 'remove-edge', id: edgeId }));
    await board.wire(note);
    await board.ask('더 말해 줘');
    expect(sent()).toContain('노란 새예요');
    expect((await last())?.receipt).not.toHaveProperty('history');
  });

  it('does not reach the small model that sums a long conversation up', async () => {
    const edgeId = await board.wire(await board.note('카나리아는 노란 새입니다.'));
    await learnAndForget(() => board.change({ do: 'remove-edge', id: edgeId }));
    stub.script(() => ({ pieces: ['긴 이야기입니다. '.repeat(400)] }));
    for (let i = 0; i < 5; i++) await board.ask(`${i}번째 질문`);
    expect(stub.calls.some(({ body }) => body['model'] === 'small')).toBe(true);
    expect(sent()).not.toContain('카나리아');
  });
});

describe('the context before a question is sent', () => {
  const read = async (mentions: string[]) => {
    const query = mentions.length > 0 ? `?mentions=${mentions.join(',')}` : '';
    return owner.get(`/api/nodes/${board.chatId}/context${query}`);
  };

  it('honours mentions exactly as the sending does', async () => {
    const [one, other] = [await board.note('하나'), await board.note('다른 하나')];
    await board.wire(one);
    await board.wire(other);
    const { context } = chatApi.readContext.answer.parse((await read([other])).json());
    const body = { message: '무엇?', canvasId: board.canvasId, nodeId: board.chatId, mentions: [other] };
    must(await owner.post('/api/ai-chat', body));
    expect(context).toEqual((await last())?.receipt?.context);
    expect(context.map(({ nodeId }) => nodeId)).toEqual([other]);
    const gone = await board.note('연결되지 않은 글');
    expect((await read([gone])).statusCode).toBe(400);
    expect((await read([])).json<{ context: object[] }>().context).toHaveLength(2);
    expect((await owner.get(`/api/nodes/${board.chatId}/context?mentions=x`)).statusCode).toBe(400);
  });
});

describe('an answer that is not whole', () => {
  it.each(['length', 'filtered'] as const)('is kept with the reason: %s', async (ending) => {
    stub.script(() => ({ pieces: ['여기까'], ending }));
    await board.ask('길게 써 줘');
    expect(await last()).toMatchObject({ status: 'done', messageText: '여기까', metadata: { cut: ending } });
  });

  it('keeps what was written, and fails, where the line is closed in good order in the middle', async () => {
    stub.script(() => ({ pieces: ['여기까'], trouble: 'early' }));
    await board.ask('길게 써 줘');
    expect(await last()).toMatchObject({ status: 'failed', errorCode: 'provider-error', messageText: '여기까' });
  });
});

describe('a model that reads little at once', () => {
  it('is sent no more than it reads, whatever is wired, said and asked; a question that fills it is refused in words', async () => {
    const windowTokens = 4_096;
    const small = await makeApp({ env: { ...stub.env, AI_CONTEXT_TOKENS: String(windowTokens) } });
    const desk = await makeChatBoard(small, await small.signIn('Owner'));
    const long = Array.from({ length: 60 }, (_, i) => `${i}번째 문단입니다. `.repeat(12));
    for (let i = 0; i < 30; i++) await desk.wire((await desk.source(`${i}번째 긴 제목의 글입니다`, long)).nodeId);
    stub.script(() => ({ pieces: ['긴 답입니다. '.repeat(200)] }));
    for (const words of [2, 100, 200]) {
      await desk.ask('이것은 긴 질문입니다. '.repeat(words));
      const { body, text = '' } = stub.calls.at(-1) ?? {};
      const mostWritten = Number(body?.['max_tokens']);
      expect(mostWritten).toBeGreaterThan(1_000);
      expect(countTokens(text) + mostWritten).toBeLessThan(windowTokens);
    }
    const calls = stub.calls.length;
    await desk.ask('이것은 아주 긴 질문입니다. '.repeat(400));
    expect((await desk.messages()).at(-1)).toMatchObject({ status: 'failed', errorCode: 'no-room' });
    expect(stub.calls).toHaveLength(calls);
    await small.close();
  });
});
