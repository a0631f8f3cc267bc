import { request, type ClientRequest } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldPieces } from '../../../../tests/ai-stub/script.ts';
import { EVENTS, makeChatBoard, readEvents, textOf } from '../../testing/chat-board.ts';
import { makeApp } from '../../testing/make-app.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';
import { createHub } from '../../live/hub.ts';
import { createEngine } from '../../ai/engine.ts';
import { aiRuns } from '../chat.tables.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { settleAtStart, settleSilent } from './interrupted.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat), { listen: true });
beforeEach(async () => {
  await board.wire(await board.note('세종대왕은 1443년에 훈민정음을 창제하였다.'));
});

/** A question over a real socket, which the caller can break. */
async function askOverSocket(message: string, cookie = owner.cookie) {
  const body = JSON.stringify({ message, canvasId: board.canvasId, nodeId: board.chatId });
  const headers = { cookie, origin: app.url, 'content-type': 'application/json', ...EVENTS };
  return hear(request(`${app.url}/api/ai-chat`, { method: 'POST', headers }), body);
}

const followOverSocket = (runId: string) =>
  hear(request(`${app.url}/api/ai-runs/${runId}/events`, { headers: { cookie: owner.cookie, ...EVENTS } }));

function hear(call: ClientRequest, body?: string) {
  let heard = '';
  let isOver = false;
  call.on('response', (response) => {
    response.on('data', (chunk: Buffer) => void (heard += chunk.toString()));
    response.on('close', () => void (isOver = true));
  });
  call.on('error', () => {});
  call.end(body);
  return { heard: () => heard, isOver: () => isOver, leave: () => call.destroy() };
}
const lastMessage = async () => (await board.messages()).at(-1)!;
const isRunning = async () => (await board.messages()).at(-1)?.status === 'running';

describe('an answer that a model writes', () => {
  it('goes on and is kept whole when the caller leaves in the middle', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const caller = await askOverSocket('언제?');
    pieces.say('앞부분 [1] ');
    await expect.poll(() => caller.heard()).toContain('앞부분');
    caller.leave();
    await expect.poll(async () => (await lastMessage()).messageText).toBe('앞부분 [1]');
    // By this the full view counts the citations of each source while it is written.
    const soFar = (await owner.get(`/api/ai-runs/${(await lastMessage()).runId}`)).json();
    expect(soFar).toMatchObject({ status: 'running', messageText: '앞부분 [1]', citations: [{ mark: 1 }] });
    expect(stub.aborted()).toBe(0);
    pieces.say('뒷부분');
    pieces.end();
    await expect.poll(async () => (await lastMessage()).status).toBe('done');
    expect(await lastMessage()).toMatchObject({
      messageText: '앞부분 [1] 뒷부분',
      receipt: { engine: { kind: 'model', name: 'stub' }, inputTokens: 10, outputTokens: 20 },
    });
  });

  it('is news to its asker when it ends while nobody reads it, until the chat is looked at', async () => {
    const news = async () =>
      (await owner.get('/api/notifications'))
        .json<{ items: Notification[] }>()
        .items.filter(({ kind, place }) => kind === 'answered' && place?.canvasId === board.canvasId);
    stub.script(() => ({ pieces: ['1443년'] }));
    await board.ask('언제?');
    expect(await news()).toEqual([]);
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const caller = await askOverSocket('왜?');
    pieces.say('앞부분');
    await expect.poll(() => caller.heard()).toContain('앞부분');
    caller.leave();
    await expect.poll(() => caller.isOver()).toBe(true);
    pieces.end();
    await expect
      .poll(news)
      .toMatchObject([
        { title: '캔버스', detail: 'done', place: { canvasId: board.canvasId, nodeId: board.chatId }, readAt: null },
      ]);
    await board.messages();
    expect(await news()).toMatchObject([{ readAt: expect.any(String) }]);
  });

  it('is told no further to whoever signed out, or whose canvas was deleted; another session hears it on', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const again = await app.signIn('Owner');
    const leaving = await askOverSocket('언제?', again.cookie);
    pieces.say('앞부분 ');
    await expect.poll(() => leaving.heard()).toContain('앞부분');
    const staying = followOverSocket((await lastMessage()).runId!);
    await expect.poll(() => staying.heard()).toContain('앞부분');
    await again.get('/api/logout');
    await expect.poll(() => leaving.isOver()).toBe(true);
    pieces.say('뒷부분');
    await expect.poll(() => staying.heard()).toContain('뒷부분');
    expect(leaving.heard()).not.toContain('뒷부분');
    await owner.remove(`/api/canvases/${board.canvasId}`);
    await expect.poll(() => staying.isOver()).toBe(true);
    pieces.end();
  });

  it('is followed from where a listener stands, while it is written, to its end', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const asking = board.ask('언제?');
    pieces.say('하나 둘 ');
    await expect.poll(async () => (await lastMessage())?.messageText).toBe('하나 둘');
    const { runId } = await lastMessage();
    const following = owner.get(`/api/ai-runs/${runId}/events?at=3`);
    pieces.say('셋');
    pieces.end();
    const events = readEvents((await following).body);
    expect(textOf(events)).toBe('둘 셋');
    expect(events[0]).toMatchObject({ event: 'delta', at: 3 });
    expect(events.at(-1)).toMatchObject({ event: 'done', message: { messageText: '하나 둘 셋', status: 'done' } });
    expect((await asking).json()).toMatchObject({ response: '하나 둘 셋', runId });
  });

  it('stops when asked to: what is written stays, with its citations, and the call upstream is closed', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const asking = board.ask('언제?', EVENTS);
    pieces.say('1443년입니다 [1].');
    await expect.poll(async () => (await lastMessage())?.messageText).toBe('1443년입니다 [1].');
    const { runId } = await lastMessage();
    expect((await owner.post(`/api/ai-runs/${runId}/stop`)).json()).toEqual({ stopped: true });
    expect(await lastMessage()).toMatchObject({
      status: 'stopped',
      errorCode: null,
      messageText: '1443년입니다 [1].',
      citations: [{ mark: 1 }],
    });
    expect(readEvents((await asking).body).at(-1)).toMatchObject({ event: 'done', message: { status: 'stopped' } });
    await expect.poll(() => stub.aborted()).toBe(1);
    expect((await owner.post(`/api/ai-runs/${runId}/stop`)).json()).toEqual({ stopped: false });
  });

  it('is one at a time in a chat: a second question is refused and not kept', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const asking = board.ask('첫째?');
    await expect.poll(isRunning).toBe(true);
    const second = await board.ask('둘째?');
    expect(second.statusCode).toBe(409);
    expect(second.json<{ message: string }>().message).toContain('지금 답변을 쓰고 있어요');
    pieces.end();
    await asking;
    expect((await board.messages()).map((m) => m.messageText)).toEqual(['첫째?', '']);
    expect((await board.ask('셋째?')).statusCode).toBe(200);
  });

  it('is one of two that are asked for in the same moment, in a new chat and in an old one', async () => {
    for (const said of [0, 2]) {
      const pieces = heldPieces();
      stub.script(() => ({ pieces }));
      const both = [board.ask('가?'), board.ask('나?')];
      const first = await Promise.race(both);
      expect(first.statusCode).toBe(409);
      pieces.end();
      expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await board.messages()).toHaveLength(said + 2);
      expect(stub.calls).toHaveLength(said / 2 + 1);
    }
  });

  it('sends what was said before, with the marks of old answers as the passages are numbered now', async () => {
    await board.ask('첫째 질문');
    await board.ask('둘째 질문');
    const messages = stub.calls[1]!.body.messages as { role: string; content: string }[];
    expect(messages.map((m) => m.role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[1]!.content).toContain('첫째 질문');
    expect(messages[2]!.content).toBe('연결된 소스에 이렇게 쓰여 있어요 [1].');
    expect(messages[3]!.content).toMatch(/<question>\n둘째 질문\n<\/question>$/);
  });
});

describe('an answer that breaks off', () => {
  it('keeps the question and what came, and says why, in JSON', async () => {
    stub.script(() => ({ pieces: ['반쪽'], trouble: 'half' }));
    const answer = await board.ask('언제?');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'ai-unavailable', retryable: true });
    expect(await board.messages()).toMatchObject([
      { messageText: '언제?', isAi: false },
      { messageText: '반쪽', status: 'failed', errorCode: expect.stringMatching(/unreachable|provider-error/) },
    ]);
  });

  it.each([
    [429, 'insufficient_quota', '잔액이나 크레딧이 없어요', undefined],
    [429, 'slow down', '사용 한도에 걸렸어요', true],
    [503, 'loading', '요청이 몰려', true],
    [400, 'Unsupported parameter', '받아들이지 않았어요', undefined],
  ])('tells %i with %j by a sentence that says what to do: %s', async (status, said, words, retryable) => {
    stub.script(() => ({ status, said }));
    const fault = (await board.ask('언제?')).json<{ message: string; retryable?: boolean }>();
    expect(fault.message).toContain(words);
    expect(fault.retryable).toBe(retryable);
  });

  it('says why in the stream, and can be asked again', async () => {
    stub.script(() => ({ status: 429, said: 'slow down, key sk-secret' }));
    const events = readEvents((await board.ask('언제?', EVENTS)).body);
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      code: 'rate-limited',
      message: expect.stringContaining('한도'),
    });
    expect(JSON.stringify(events)).not.toContain('sk-secret');
    stub.reset();
    expect((await board.ask('다시?')).statusCode).toBe(200);
  });

  it('is an empty message when the model says nothing', async () => {
    stub.script(() => ({ pieces: [] }));
    expect((await board.ask('언제?')).json()).toMatchObject({ response: '', citations: [], confidence: null });
  });

  it('is stored without the characters that no database takes', async () => {
    stub.script(() => ({ pieces: ['널\u0000 ', '\ud83d', '\ude00 ', '\ud83d'] }));
    expect((await board.ask('언제?')).json<{ response: string }>().response).toBe('널 😀 \ufffd');
  });
});

describe('a restart in the middle of an answer', () => {
  async function loseRun() {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const asking = board.ask('언제?');
    pieces.say('쓰던 것 [1].');
    await expect.poll(async () => (await lastMessage())?.messageText).toBe('쓰던 것 [1].');
    const silent = { aliveAt: new Date(Date.now() - 60_000) };
    await app.deps.database.db
      .update(aiRuns)
      .set(silent)
      .where(eq(aiRuns.id, (await lastMessage()).runId!));
    // A process that starts now knows nothing of the run that another one was writing.
    const anew = { hub: createHub(), engine: createEngine(app.deps.config), search: null, runs: new Map() };
    const deps = { ...app.deps, ...anew };
    return { deps, pieces, asking };
  }

  it.each(['start', 'reading'])(
    'is noticed at the next %s: what was written stays and the reason is said',
    async (moment) => {
      const { deps, pieces, asking } = await loseRun();
      await (moment === 'start' ? settleAtStart(deps) : settleSilent(deps, board.chatId));
      expect(await lastMessage()).toMatchObject({
        status: 'failed',
        errorCode: 'interrupted',
        messageText: '쓰던 것 [1].',
        citations: [{ mark: 1 }],
      });
      pieces.end();
      await asking;
      expect(await lastMessage()).toMatchObject({ status: 'failed', messageText: '쓰던 것 [1].' });
    },
  );

  it('leaves a receipt with what the answer was made from, and its words to whoever goes on with it', async () => {
    const { deps, pieces, asking } = await loseRun();
    expect(await lastMessage()).toMatchObject({ status: 'running', receipt: null });
    await settleSilent(deps, board.chatId);
    const { receipt } = await lastMessage();
    expect(receipt).toMatchObject({
      engine: { kind: 'model', name: 'stub' },
      context: [{ kind: 'text', share: 'whole' }],
    });
    expect(receipt?.hasPrompt).toBe(true);
    pieces.end();
    await asking;
    stub.reset();
    await board.ask('바로 앞의 답이 끊긴 곳에서 이어서 써 주세요.');
    const told = stub.calls[0]!.body.messages as { role: string; content: string }[];
    expect(told.at(-2)).toMatchObject({ role: 'assistant', content: '쓰던 것 [1].' });
    expect((await lastMessage()).receipt?.history).toBeUndefined();
  });

  it('ends running answers as interrupted when the server stops in order', async () => {
    const other = await makeApp({ env: stub.env });
    const theirs = await makeChatBoard(other, await other.signIn('Owner'));
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const asking = theirs.ask('언제?', EVENTS);
    pieces.say('여기까지');
    await expect.poll(async () => (await theirs.messages()).at(-1)?.messageText).toBe('여기까지');
    const closing = other.close();
    expect(readEvents((await asking).body).at(-1)).toMatchObject({ event: 'error', code: 'interrupted' });
    await closing;
  });
});
