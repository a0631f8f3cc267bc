import { describe, expect, it } from 'vitest';
import { heldPieces } from '../../../../tests/ai-stub/script.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat), {
  env: ({ url }) => ({ AI_SMALL_MODEL: 'small', SEARXNG_URL: url }),
});

const QUESTION = '첫 잔이 쓴 이유는 뭔가요? 자세히 알려 주세요.';
const BY_ITSELF = '첫 잔이 쓴 이유는 뭔가요?';

interface Answered {
  runId: string;
  message: ChatMessage;
}
const ask = async (message: string, more: object = {}, client = owner, { canvasId, chatId } = board) =>
  (await client.post('/api/ai-chat', { message, canvasId, nodeId: chatId, ...more })).json<Answered>();
const titlesOf = async (client = owner, { canvasId, chatId } = board) =>
  (await client.get(`/api/canvases/${canvasId}/conversations?nodeId=${chatId}`))
    .json<Conversation[]>()
    .map(({ title }) => title);
const titled = (title: string) => expect.poll(() => titlesOf()).toEqual([title]);
/** Entries of the ledger for titles that this person paid. */
const paidBy = (of: TestApp, { person }: SignedInClient) =>
  of.deps.database.query<{ tokens: string }>(
    `select tokens from credit_entries where purpose = 'title' and held_until is null and asker_id = $1`,
    [person.id],
  );

describe('the title that a model gives a conversation', () => {
  it('comes after the first answer by the small model, is paid by itself, and open tabs hear of it', async () => {
    await board.wire(await board.note('분쇄도가 너무 가늘면 쓰다.'));
    stub.script(() => ({ pieces: ['분쇄도 때문이에요 [1].'] }));
    stub.titles(() => ({ pieces: ['제목: "첫 잔의 쓴맛과 분쇄도."'] }));
    const told: object[] = [];
    const hear = (payload: string) => void told.push(JSON.parse(payload) as object);
    const stop = await app.deps.database.listen('chat', hear);
    const { message } = await ask(QUESTION);
    await titled('첫 잔의 쓴맛과 분쇄도');
    expect(stub.titleCalls).toHaveLength(1);
    expect(stub.titleCalls[0]?.body['model']).toBe('small');
    expect(stub.titleCalls[0]?.text).toContain('Write it in Korean');
    expect(stub.titleCalls[0]?.text).toContain('<answer>\n분쇄도 때문이에요 (1).\n</answer>');
    expect(await paidBy(app, owner)).toHaveLength(1);
    const answer = async () => (await board.messages()).find(({ isAi }) => isAi);
    await expect
      .poll(async () => (await answer())?.receipt?.calls?.map((one) => [one.for, one.calls]))
      .toEqual([
        ['answer', 1],
        ['judge', 2],
        ['title', 1],
      ]);
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({ nodeId: board.chatId, conversationId: message.conversationId, runId: null }),
      );
    await stop();
    await ask('그럼 어떻게 하나요?');
    expect(stub.titleCalls).toHaveLength(1);
  });

  it('is asked for by nobody where a recipe was made: its name and topic are known', async () => {
    await board.wire((await board.source('냉동 밥 (대본)', ['밥은 얼려 둡니다.'])).nodeId);
    stub.script(() => ({ pieces: ['글 [1]'] }));
    const { canvasId, chatId: nodeId } = board;
    const recipe = { id: 'reference-analysis', values: {} };
    await owner.post('/api/ai-chat', { canvasId, nodeId, message: '레퍼런스 분석', recipe });
    expect(await titlesOf()).toEqual(['레퍼런스 분석']);
    expect(stub.titleCalls).toEqual([]);
  });

  it('is waited for by nobody: the answer is whole, and the list has its own title meanwhile', async () => {
    const held = heldPieces();
    stub.titles(() => ({ pieces: held }));
    const { message } = await ask(QUESTION);
    expect(message.status).toBe('done');
    expect(await titlesOf()).toEqual([BY_ITSELF]);
    held.say('쓴맛의 까닭');
    held.end();
    await titled('쓴맛의 까닭');
  });

  it('never takes the place of a name that a person gave, and comes back where that is taken away', async () => {
    const held = heldPieces();
    stub.titles(() => ({ pieces: held }));
    const { message } = await ask(QUESTION);
    const url = `/api/conversations/${message.conversationId}`;
    await owner.put(url, { title: '도입부 대본' });
    held.say('쓴맛의 까닭');
    held.end();
    const kept = () =>
      app.deps.database.query('select 1 from chat_messages where made_title is not null and node_id = $1', [
        board.chatId,
      ]);
    await expect.poll(kept).toHaveLength(1);
    expect(await titlesOf()).toEqual(['도입부 대본']);
    expect((await owner.put(url, { title: '' })).json()).toMatchObject({ title: '쓴맛의 까닭' });
    await owner.put(url, { title: '다시 이름' });
    const named = await ask('새 질문', { conversationId: message.conversationId });
    expect(named.message.status).toBe('done');
    expect(await titlesOf()).toEqual(['다시 이름']);
  });

  it('belongs to the first question: another version of that gets its own, another answer to it does not', async () => {
    stub.titles(() => ({ pieces: ['쓴맛의 까닭'] }));
    const { runId, message } = await ask(QUESTION);
    await titled('쓴맛의 까닭');
    await owner.post(`/api/ai-runs/${runId}/again`, {});
    expect(stub.titleCalls).toHaveLength(1);
    stub.titles(() => ({ pieces: ['원두 보관'] }));
    await ask('원두는 어떻게 두나요?', { edits: message.parentId });
    await titled('원두 보관');
    await owner.put(`/api/conversations/${message.conversationId}/shown`, { messageId: message.id });
    expect(await titlesOf()).toEqual(['쓴맛의 까닭']);
    const fork = await owner.post(`/api/conversations/${message.conversationId}/fork`, { messageId: message.id });
    expect(fork.json()).toMatchObject({ title: '쓴맛의 까닭 (2)' });
  });

  it.each([
    ['fails', { status: 500, said: 'boom' }],
    ['breaks off', { pieces: ['쓴맛'], trouble: 'half' as const }],
    ['says nothing', { pieces: [' \n'] }],
    ['gives an address', { pieces: ['https://evil.test/?q=1'] }],
    ['answers in place of a title', { pieces: ['첫 잔이 쓴 것은 분쇄도가 가늘기 때문이고, '.repeat(20)] }],
  ])('is the first sentence where the model %s', async (_, scripted) => {
    stub.titles(() => scripted);
    const { message } = await ask(QUESTION);
    await expect.poll(() => stub.titleCalls.length).toBe(1);
    expect(message.status).toBe('done');
    const again = await ask('이어서');
    expect(again.message.status).toBe('done');
    expect(await titlesOf()).toEqual([BY_ITSELF]);
  });

  it('is made after the next answer where the first one was stopped, and then no more', async () => {
    stub.titles(() => ({ pieces: ['쓴맛의 까닭'] }));
    const held = heldPieces();
    stub.script(() => ({ pieces: held }));
    const asked = ask(QUESTION);
    held.say('분쇄도가 ');
    const url = `/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${board.chatId}`;
    const last = async () => (await owner.get(url)).json<ChatMessage[]>().at(-1);
    await expect.poll(async () => (await last())?.runId ?? null).not.toBeNull();
    await owner.post(`/api/ai-runs/${(await last())?.runId}/stop`);
    held.end();
    const { message } = (await asked) as Answered;
    expect(message.status).toBe('stopped');
    expect(await titlesOf()).toEqual([BY_ITSELF]);
    stub.script(() => ({ pieces: ['분쇄도 때문이에요.'] }));
    await ask('이어서 말해 줘', { conversationId: message.conversationId });
    await titled('쓴맛의 까닭');
    expect(stub.titleCalls[0]?.text).toContain(QUESTION);
    await ask('또 무엇이 있나요?', { conversationId: message.conversationId });
    expect(stub.titleCalls).toHaveLength(1);
  });

  it('is asked of nobody for an answer that failed, and is made once that is there', async () => {
    stub.titles(() => ({ pieces: ['쓴맛의 까닭'] }));
    stub.script(() => ({ status: 500, said: 'boom' }));
    await ask(QUESTION);
    const url = `/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${board.chatId}`;
    const failed = (await owner.get(url)).json<ChatMessage[]>().at(-1);
    expect(failed?.status).toBe('failed');
    expect(stub.titleCalls).toEqual([]);
    stub.script(() => ({ pieces: ['분쇄도.'] }));
    await owner.post(`/api/ai-runs/${failed?.runId}/again`, {});
    await titled('쓴맛의 까닭');
  });

  it('is made of a question to the web as well', async () => {
    stub.script(({ path }) =>
      path.startsWith('/search')
        ? { results: [{ url: 'https://a.test/1', title: '값', snippet: '2만 8천 원' }] }
        : { pieces: ['2만 8천 원이에요 [1].'] },
    );
    stub.titles(() => ({ pieces: ['세라믹 드리퍼 값'] }));
    await owner.post('/api/web-search', { query: '얼마예요?', canvasId: board.canvasId, nodeId: board.chatId });
    await titled('세라믹 드리퍼 값');
  });
});

describe('the model that gives a title', () => {
  it('is the one that answers where no small one is named; in the language of the question', async () => {
    const one = await makeApp({ env: stub.env });
    const client = await one.signIn('Owner');
    const place = await makeChatBoard(one, client);
    stub.titles(() => ({ pieces: ['Bitter first cup'] }));
    await ask('Why is the first cup bitter?', {}, client, place);
    await expect.poll(() => titlesOf(client, place)).toEqual(['Bitter first cup']);
    expect(stub.titleCalls[0]?.body['model']).toBe('stub');
    expect(stub.titleCalls[0]?.text).toContain('in the language of the question');
    await one.close();
  });

  it('is none without a key, and none once the credits are used up', async () => {
    const bare = await makeApp();
    const reader = await bare.signIn('Owner');
    const place = await makeChatBoard(bare, reader);
    await ask(QUESTION, {}, reader, place);
    expect(await titlesOf(reader, place)).toEqual([BY_ITSELF]);
    await bare.close();
    const limited = await makeApp({ env: { ...stub.env, AI_CREDITS_PER_USER: '1' } });
    const client = await limited.signIn('Owner');
    const there = await makeChatBoard(limited, client);
    stub.script(() => ({ pieces: ['분쇄도 때문이에요. '.repeat(400)] }));
    stub.titles(() => ({ pieces: ['쓴맛의 까닭'] }));
    await ask(QUESTION, {}, client, there);
    await limited.close();
    expect(stub.titleCalls).toEqual([]);
  });

  it('sets aside little while it is made: the question that follows at once is answered', async () => {
    const limited = await makeApp({ env: { ...stub.env, AI_CREDITS_PER_USER: '2' } });
    const client = await limited.signIn('Owner');
    const there = await makeChatBoard(limited, client);
    const held = heldPieces();
    stub.titles(() => ({ pieces: held }));
    await ask(QUESTION, {}, client, there);
    await expect.poll(() => stub.titleCalls.length).toBe(1);
    await ask('그럼 어떻게 하나요?', {}, client, there);
    expect(stub.calls).toHaveLength(2);
    held.end();
    await limited.close();
  });

  it('is left when the server stops', async () => {
    const one = await makeApp({ env: stub.env });
    const client = await one.signIn('Owner');
    const held = heldPieces();
    stub.titles(() => ({ pieces: held }));
    await ask(QUESTION, {}, client, await makeChatBoard(one, client));
    await expect.poll(() => stub.titleCalls.length).toBe(1);
    await one.close();
    await expect.poll(() => stub.aborted()).toBe(1);
  });
});
