import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { heldPieces } from '../../../../tests/ai-stub/script.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

let { stub, app, owner, board } = {} as ModelChat;
let stranger: SignedInClient;
useModelChat((chat) => void ({ stub, app, owner, board } = chat), {
  prepare: async ({ app }) => void (stranger = await app.signIn('Stranger')),
});

interface Answered {
  runId: string;
  message: ChatMessage;
}

/** A question that the model answers with these words. */
async function ask(message: string, answer: string, more: object = {}, client = owner) {
  stub.script(() => ({ pieces: [answer] }));
  return client.post('/api/ai-chat', { message, canvasId: board.canvasId, nodeId: board.chatId, ...more });
}
/** The same with an answer that the test holds, begun at once. */
const askHeld = async (conversationId: string) =>
  owner.post('/api/ai-chat', { canvasId: board.canvasId, nodeId: board.chatId, message: '길게', conversationId });
const asked = async (message: string, answer: string, more: object = {}) =>
  (await ask(message, answer, more)).json<Answered>();
const again = async (runId: string, answer: string) => {
  stub.script(() => ({ pieces: [answer] }));
  return (await owner.post(`/api/ai-runs/${runId}/again`, {})).json<Answered>();
};
const read = async (conversationId?: string) =>
  (
    await owner.get(
      `/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${board.chatId}` +
        (conversationId === undefined ? '' : `&conversationId=${conversationId}`),
    )
  ).json<ChatMessage[]>();
const texts = async (conversationId?: string) => (await read(conversationId)).map((one) => one.messageText);
const list = async (q?: string) =>
  (
    await owner.get(
      `/api/canvases/${board.canvasId}/conversations?nodeId=${board.chatId}` +
        (q === undefined ? '' : `&q=${encodeURIComponent(q)}`),
    )
  ).json<Conversation[]>();
const titles = async (q?: string) => (await list(q)).map((one) => one.title);
/** What the model was sent last. */
const sent = () => stub.calls.at(-1)?.text ?? '';

describe('the conversations of a chat', () => {
  it('begin with a question each, under its first words; the newest one is meant where none is named', async () => {
    const first = await asked('첫 잔이 쓴 이유는?', '분쇄도 때문이에요.');
    const second = randomUUID();
    await asked('장비 값을 비교해 줘. 표로.', '3만 원이에요.', { conversationId: second });
    expect(await titles()).toEqual(['장비 값을 비교해 줘', '첫 잔이 쓴 이유는?']);
    expect(await texts()).toEqual(['장비 값을 비교해 줘. 표로.', '3만 원이에요.']);
    expect(await texts(first.message.conversationId)).toEqual(['첫 잔이 쓴 이유는?', '분쇄도 때문이에요.']);
    await asked('더 싼 것은?', '없어요.');
    expect(await texts(second)).toHaveLength(4);
    await asked('다시 첫 이야기', '네.', { conversationId: first.message.conversationId });
    expect((await list()).map(({ id }) => id)).toEqual([first.message.conversationId, second]);
  });

  it('send the model what was said in them, and nothing of the others', async () => {
    await asked('비밀 암호는 카나리아', '네, 카나리아.');
    await asked('암호가 뭐야?', '몰라요.', { conversationId: randomUUID() });
    expect(sent()).not.toContain('카나리아');
    await asked('그럼 이 대화의 첫 질문은?', '암호가 뭐야?');
    expect(sent()).toContain('암호가 뭐야?');
  });

  it('each write one answer at a time, several at once in one chat', async () => {
    const held = heldPieces();
    stub.script(() => ({ pieces: held }));
    const [one, two] = [randomUUID(), randomUUID()];
    const running = askHeld(one);
    await expect.poll(async () => (await list())[0]?.isAnswering).toBe(true);
    expect((await askHeld(one)).statusCode).toBe(409);
    const other = askHeld(two);
    await expect.poll(async () => (await list()).filter((each) => each.isAnswering).length).toBe(2);
    held.say('끝.');
    held.end();
    held.end();
    expect([(await running).statusCode, (await other).statusCode]).toEqual([200, 200]);
  });

  it('are renamed, and get their own title back', async () => {
    const { message } = await asked('첫 잔이 쓴 이유는?', '분쇄도.');
    const url = `/api/conversations/${message.conversationId}`;
    expect((await owner.put(url, { title: '  도입부 대본 ' })).json()).toMatchObject({ title: '도입부 대본' });
    expect(await titles()).toEqual(['도입부 대본']);
    expect((await owner.put(url, { title: '' })).json()).toMatchObject({ title: '첫 잔이 쓴 이유는?' });
  });

  it('are called by what was to be made, without the rest of its form', async () => {
    await asked('뉴스레터: 자취생 식비\n보는 사람: 자취 1년 차', '네.');
    expect(await titles()).toEqual(['뉴스레터: 자취생 식비']);
  });

  it('are found by parts of titles and of what was said, whatever the spaces', async () => {
    await asked('원두 이야기', '로스팅은 2주 안에 드세요. 100%');
    await asked('장비 이야기', '그라인더부터 사세요.', { conversationId: randomUUID() });
    expect(await titles('장비이야기')).toEqual(['장비 이야기']);
    const [found, ...others] = await list('로스팅은 드세');
    expect([found?.title, others]).toEqual(['원두 이야기', []]);
    expect(found?.excerpt).toContain('로스팅은 2주');
    expect(await titles('이야기')).toHaveLength(2);
    expect(await titles('100%')).toEqual(['원두 이야기']);
    expect(await titles('없는 말')).toEqual([]);
  });

  it('are deleted with all that was said, also while an answer is written', async () => {
    const kept = await asked('남는 대화', '네.');
    const held = heldPieces();
    stub.script(() => ({ pieces: held }));
    const gone = randomUUID();
    const running = askHeld(gone);
    await expect.poll(async () => (await list()).some((one) => one.isAnswering)).toBe(true);
    expect((await owner.remove(`/api/conversations/${gone}`)).statusCode).toBe(204);
    held.end();
    await running;
    expect((await list()).map(({ id }) => id)).toEqual([kept.message.conversationId]);
    const left = await app.deps.database.query('select 1 from ai_runs where conversation_id = $1', [gone]);
    expect(left).toEqual([]);
    expect(await texts(gone)).toEqual([]);
  });

  it('of others are neither read, continued nor taken', async () => {
    const { message } = await asked('내 대화', '네.');
    const { conversationId } = message;
    const theirs = await makeChatBoard(app, stranger);
    const at = { canvasId: theirs.canvasId, nodeId: theirs.chatId };
    const answer = await stranger.post('/api/ai-chat', { ...at, message: '넣어 줘', conversationId });
    expect(answer.statusCode).toBe(404);
    const url = `/api/canvases/${theirs.canvasId}/ai-chat-messages?nodeId=${theirs.chatId}`;
    expect((await stranger.get(`${url}&conversationId=${conversationId}`)).json()).toEqual([]);
    expect((await stranger.remove(`/api/conversations/${conversationId}`)).statusCode).toBe(404);
    expect(
      (await stranger.post(`/api/conversations/${conversationId}/fork`, { messageId: message.id })).statusCode,
    ).toBe(404);
    expect(await texts()).toEqual(['내 대화', '네.']);
  });
});

describe('the versions of what was said', () => {
  it('of an answer are kept, and the chosen one is shown to everybody', async () => {
    const first = await asked('훅을 써 줘', '첫 판');
    const second = await again(first.runId, '둘째 판');
    expect(sent().match(/훅을 써 줘/g)).toHaveLength(1);
    expect(sent()).not.toContain('첫 판');
    expect(second.message.versions).toEqual([first.message.id, second.message.id]);
    expect([first.message.firstAnswer, second.message.firstAnswer]).toEqual([undefined, '첫 판']);
    expect((await read()).at(-1)?.firstAnswer).toBe('첫 판');
    expect(await texts()).toEqual(['훅을 써 줘', '둘째 판']);
    const shown = await owner.put(`/api/conversations/${first.message.conversationId}/shown`, {
      messageId: first.message.id,
    });
    expect(shown.json<ChatMessage[]>().map((one) => one.messageText)).toEqual(['훅을 써 줘', '첫 판']);
    expect((await read()).at(-1)?.versions).toEqual([first.message.id, second.message.id]);
  });

  it('of a question take their own way, and what came after the other one comes back with it', async () => {
    await asked('첫 질문', '첫 답');
    await asked('둘째 질문', '둘째 답');
    const [, , question, answer] = await read();
    await asked('고친 둘째 질문', '고친 답', { edits: question?.id });
    expect(sent()).toContain('첫 답');
    expect(sent()).not.toContain('둘째 답');
    expect(await texts()).toEqual(['첫 질문', '첫 답', '고친 둘째 질문', '고친 답']);
    await asked('이어서', '이어진 답');
    const conversationId = question?.conversationId;
    await owner.put(`/api/conversations/${conversationId}/shown`, { messageId: answer?.id });
    expect(await texts()).toEqual(['첫 질문', '첫 답', '둘째 질문', '둘째 답']);
    await owner.put(`/api/conversations/${conversationId}/shown`, { messageId: (await read())[2]?.versions[1] });
    expect(await texts()).toEqual(['첫 질문', '첫 답', '고친 둘째 질문', '고친 답', '이어서', '이어진 답']);
    const first = (await read())[0]?.id;
    await asked('처음부터 다시', '새 답', { edits: first });
    expect(await texts()).toEqual(['처음부터 다시', '새 답']);
    expect(await titles()).toEqual(['처음부터 다시']);
    expect(await titles('이어진')).toEqual([]);
  });

  it('are of questions of the same conversation only', async () => {
    const { message } = await asked('질문', '답');
    expect((await ask('고침', '답', { edits: message.id })).statusCode).toBe(404);
    const [question] = await read();
    const elsewhere = { edits: question?.id, conversationId: randomUUID() };
    expect((await ask('고침', '답', elsewhere)).statusCode).toBe(404);
    const url = `/api/conversations/${message.conversationId}/shown`;
    expect((await owner.put(url, { messageId: randomUUID() })).statusCode).toBe(404);
  });

  it('go into a conversation of their own up to a message, with citations and receipts', async () => {
    await board.wire(await board.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
    const first = await asked('언제?', '1443년이에요 [1].');
    await asked('누가?', '세종대왕이요 [1].');
    const url = `/api/conversations/${first.message.conversationId}/fork`;
    const fork = (await owner.post(url, { messageId: first.message.id })).json<Conversation>();
    expect(fork.title).toBe('언제? (2)');
    const [question, answer, ...others] = await read(fork.id);
    expect([question?.messageText, others]).toEqual(['언제?', []]);
    expect(answer).toMatchObject({ messageText: '1443년이에요 [1].', receipt: first.message.receipt, status: 'done' });
    expect(answer?.citations).toEqual(first.message.citations);
    expect(answer?.id).not.toBe(first.message.id);
    await asked('다른 길', '네.', { conversationId: fork.id });
    expect(await texts(first.message.conversationId)).toEqual([
      '언제?',
      '1443년이에요 [1].',
      '누가?',
      '세종대왕이요 [1].',
    ]);
  });
});

describe('a question that names its sources', () => {
  it('is answered from these alone, and keeps their names; another answer reads the same ones', async () => {
    const one = await board.source('원두', ['원두는 2주 안에 써요.']);
    const two = await board.source('장비', ['카나리아 그라인더는 3만 원.']);
    await board.wire(one.nodeId);
    await board.wire(two.nodeId);
    const { runId, message } = await asked('정리해 줘', '네 [1].', { mentions: [one.nodeId] });
    expect(sent()).not.toContain('카나리아');
    expect(message.receipt?.context.map(({ nodeId }) => nodeId)).toEqual([one.nodeId]);
    expect((await read())[0]?.metadata).toEqual({
      mentions: [{ nodeId: one.nodeId, title: '원두', kind: 'website' }],
    });
    await again(runId, '다시 [1].');
    expect(sent()).not.toContain('카나리아');
    await asked('이번에는 모두', '네.');
    expect(sent()).toContain('카나리아');
  });

  it('is refused where one is not connected, or not to be read', async () => {
    const wired = await board.source('원두', ['원두는 2주 안에 써요.']);
    const loose = await board.source('장비', ['카나리아']);
    const wire = await board.wire(wired.nodeId);
    const refused = await ask('정리', '네', { mentions: [wired.nodeId, loose.nodeId] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'not-connected', message: expect.stringContaining('@로 고른 소스') });
    expect((await ask('정리', '네', { mentions: [randomUUID()] })).statusCode).toBe(400);
    await board.change({ do: 'remove-edge', id: wire });
    expect((await ask('정리', '네', { mentions: [wired.nodeId] })).statusCode).toBe(400);
    expect(await read()).toEqual([]);
  });
});
