import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { createQuota } from '../billing/create-quota.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let owner: SignedInClient;
let desk: ProjectDesk;
let people = 0;
const QUESTION = '훈민정음은 언제 창제되었나요?';

beforeAll(async () => {
  stub = await startAiStub();
  const search = { SEARCH_PROVIDER: 'searxng', SEARXNG_URL: stub.url };
  app = await makeApp({ env: { ...stub.env, ...search, AI_CREDITS_PER_MONTH: '1' } });
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  owner = await app.signIn(`Owner ${(people += 1)}`);
  desk = await makeDesk(owner);
  const { id } = await desk.add('역사.txt', '세종대왕은 1443년에 훈민정음을 창제하였다.');
  await desk.settled(id);
});

const ask = async (client = owner) =>
  must<{ answer: string; engine: { kind: string }; message: ChatMessage }>(
    await client.post(`${desk.projectUrl}/ask`, { question: QUESTION }),
  );
const used = async (purpose = 'answer') => {
  const { rows } = await app.deps.database.db.execute<{ tokens: string }>(
    `select tokens from credit_entries e join users u on u.id = e.account_id where u.id = '${owner.person.id}' and e.purpose = '${purpose}' and e.held_until is null`,
  );
  return rows.map(({ tokens }) => Number(tokens));
};
const spendAll = () =>
  app.deps.database.db.execute(
    `insert into credit_entries (run_id, account_id, tokens, credits, at)
     values (gen_random_uuid(), '${owner.person.id}', 5000, 5, now())`,
  );

describe('an answer of a model', () => {
  it('is taken from the account of the board, by what the provider counted', async () => {
    const { message, engine } = await ask();
    expect(engine.kind).toBe('model');
    expect(message.metadata).not.toHaveProperty('credits');
    expect(await used()).toEqual([30]);
  });

  it('that is stopped is taken by what was sent and written', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const answering = owner.post(`${desk.projectUrl}/ask`, { question: QUESTION });
    await expect.poll(() => stub.calls.length).toBe(1);
    pieces.say('쓰던 글');
    const lastMessage = async () => must<ChatMessage[]>(await owner.get(`${desk.projectUrl}/ai-chat-messages`)).at(-1);
    await expect.poll(async () => (await lastMessage())?.messageText).toBe('쓰던 글');
    must(await owner.post(`/api/ai-runs/${(await lastMessage())?.runId}/stop`));
    expect((await answering).json()).toMatchObject({ answer: '쓰던 글', message: { status: 'stopped' } });
    const [tokens = 0] = await used();
    expect(tokens).toBeGreaterThan(100);
  });

  it('ends when its project is deleted', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const answering = owner.post(`${desk.projectUrl}/ask`, { question: QUESTION });
    await expect.poll(() => stub.calls.length).toBe(1);
    pieces.say('쓰던 글');
    must(await owner.remove(desk.projectUrl));
    expect((await answering).statusCode).toBeGreaterThanOrEqual(500);
    await expect.poll(() => stub.aborted()).toBe(1);
    expect((await owner.get(`${desk.projectUrl}/ai-chat-messages`)).statusCode).toBe(404);
  });
});

describe('an account without credits', () => {
  it('is answered by quotes, and the answer says so', async () => {
    await spendAll();
    const { answer, engine, message } = await ask();
    expect(engine).toEqual({ kind: 'embedded', name: 'embedded' });
    expect(answer).toContain('이번 달 AI 크레딧을 다 써서');
    expect(answer).toContain('1443년에 훈민정음을 창제하였다. [1]');
    expect(message.metadata).toEqual({ fallback: 'no-credits' });
    expect(stub.calls).toEqual([]);
    expect(await used()).toEqual([5000]);
  });

  it('still searches the web, gets the pages without a text by the model, and is told why', async () => {
    await spendAll();
    stub.script(() => ({ results: [{ url: 'https://a.test/1', title: '가', snippet: '가의 글' }] }));
    const place = { projectId: desk.project.id, nodeId: desk.project.id };
    const answer = must<{ response: string; citations: string[]; message: ChatMessage }>(
      await owner.post('/api/web-search', { query: '무슨 일?', ...place }),
    );
    expect(answer.response).toMatch(/^이번 달 AI 크레딧을 다 써서 답을 쓰는 대신, 웹에서 찾은 글을 보여 드려요\./);
    expect(answer.response).toContain('- **가** [1]');
    expect(answer.citations).toEqual(['https://a.test/1']);
    expect(answer.message).toMatchObject({
      isWebSearch: true,
      nodeId: desk.project.id,
      projectId: desk.project.id,
      metadata: { fallback: 'no-credits', pages: [{ url: 'https://a.test/1', title: '가' }] },
    });
  });
});

describe('the context that is looked at before a question is sent', () => {
  it('is that of the engine that will answer, and says which model it answers in place of', async () => {
    const engineNow = async () => must<{ engine: object }>(await owner.get(`${desk.projectUrl}/context`)).engine;
    expect(await engineNow()).toMatchObject({ kind: 'model', name: 'stub' });
    await spendAll();
    expect(await engineNow()).toEqual({ kind: 'embedded', name: 'embedded', prices: null, insteadOf: 'stub' });
    const { engine } = await ask();
    expect(engine.kind).toBe('embedded');
  });
});

describe('a question to everything', () => {
  const everything = async (client: SignedInClient) =>
    must<{ answer: string }>(await client.post('/api/search/ask', { question: QUESTION })).answer;

  it('of somebody whom no account pays for is answered by quotes, which say that and nothing of a key', async () => {
    const reader = await app.signIn(`Reader${people}`);
    await join(desk.projectUrl, owner, reader, 'viewer');
    const answer = await everything(reader);
    expect(answer).toContain('1443년에 훈민정음을 창제하였다');
    expect(answer).toMatch(/^내 캔버스가 아직 없어 AI 크레딧을 쓸 수 없어요/);
    expect(stub.calls).toEqual([]);
  });

  it('of an account without credits says that these are used up', async () => {
    await spendAll();
    expect(await everything(owner)).toMatch(/^이번 달 AI 크레딧을 다 써서/);
  });
});

describe('a web search in the conversation of a project', () => {
  it('is kept there, and sends nothing of its files', async () => {
    stub.script((call) =>
      call.path.startsWith('/search')
        ? { results: [{ url: 'https://a.test/1', title: '가', snippet: '가의 글' }] }
        : { pieces: ['모델의 답 [1].'] },
    );
    const place = { projectId: desk.project.id, nodeId: desk.project.id };
    must(await owner.post('/api/web-search', { query: '무슨 일?', ...place }));
    const kept = must<ChatMessage[]>(await owner.get(`${desk.projectUrl}/ai-chat-messages`));
    expect(kept.map(({ messageText, isWebSearch }) => [messageText, isWebSearch])).toEqual([
      ['무슨 일?', true],
      ['모델의 답 [1].', true],
    ]);
    expect(stub.calls.map((call) => call.text).join()).not.toContain('훈민정음');
    const stranger = await app.signIn('Stranger');
    expect((await stranger.post('/api/web-search', { query: 'a', ...place })).statusCode).toBe(404);
    expect((await owner.post('/api/web-search', { query: 'a', projectId: desk.project.id })).statusCode).toBe(400);
  });
});

describe('the ledger', () => {
  it('sets aside what an answer may take, so that questions at once go over by one at most', async () => {
    const desks = [desk, await makeDesk(owner), await makeDesk(owner)];
    const before = stub.calls.length;
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const kinds: string[] = [];
    const asked = desks.map(async (one) => {
      kinds.push((await owner.post(`${one.projectUrl}/ask`, { question: QUESTION })).json().engine.kind);
    });
    await expect.poll(() => kinds).toEqual(['embedded', 'embedded']);
    await expect.poll(() => stub.calls).toHaveLength(before + 1);
    pieces.say('모델의 답 [1].');
    pieces.end();
    await Promise.all(asked);
    expect(kinds).toEqual(['embedded', 'embedded', 'model']);
  });

  it('gives back what was set aside when nothing was written', async () => {
    stub.script(() => ({ status: 500, said: 'boom' }));
    expect((await owner.post(`${desk.projectUrl}/ask`, { question: QUESTION })).statusCode).toBe(503);
    expect(await used()).toEqual([]);
    stub.reset();
    expect((await ask()).engine.kind).toBe('model');
  });

  it('tells of 50, 80 and 100 percent once each, in a notification and under the answer that reached it', async () => {
    const spend = (tokens: number) =>
      app.deps.database.db.execute(
        `insert into credit_entries (run_id, account_id, tokens, credits, at)
         values (gen_random_uuid(), '${owner.person.id}', ${tokens}, ${tokens / 1_000}, now())`,
      );
    const told = async () =>
      must<{ items: { kind: string; detail: string }[] }>(await owner.get('/api/notifications'))
        .items.filter(({ kind }) => kind === 'credits')
        .map(({ detail }) => detail);
    stub.titles(() => ({ pieces: ['훈민정음 창제'] }));
    await ask();
    // A title holds credits of its own while it is being made.
    await expect.poll(() => used('title')).toEqual([30]);
    expect(await told()).toEqual([]);
    await spend(450);
    expect((await ask()).message.metadata['credits']).toEqual({ level: 50, scope: 'account' });
    expect((await ask()).message.metadata).not.toHaveProperty('credits');
    await spend(420);
    expect((await ask()).message.metadata['credits']).toEqual({ level: 100, scope: 'account' });
    expect(await told()).toEqual(['account:100', 'account:50']);
    expect((await ask()).engine.kind).toBe('embedded');
    expect(await told()).toHaveLength(2);
  });

  it('counts a search that no conversation keeps, against whoever asks', async () => {
    stub.script((call) =>
      call.path.startsWith('/search')
        ? { results: [{ url: 'https://a.test/1', title: '가', snippet: '가의 글' }] }
        : { pieces: ['모델의 답 [1].'] },
    );
    must(await owner.post('/api/web-search', { query: '무슨 일?' }));
    expect(await used()).toEqual([30]);
    await spendAll();
    const answer = must<{ response: string }>(await owner.post('/api/web-search', { query: '무슨 일?' }));
    expect(answer.response).toContain('- **가** [1]');
  });
});

describe('questions that take more than was thought', () => {
  it('go over a limit by one of them at most, however many run at once and condense', async () => {
    const quota = createQuota(app.deps);
    const spending = () => ({ boardId: null, userId: owner.person.id, runId: randomUUID() });
    const asked = Array.from({ length: 5 }, spending);
    for (const one of asked.slice(0, 3)) await quota.reserve({ ...one, tokens: 300 });
    const outcomes = await Promise.allSettled(asked.slice(0, 3).map((one) => quota.extend({ ...one, tokens: 50_000 })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(quota.reserve({ ...asked[3]!, tokens: 1 })).rejects.toMatchObject({ code: 'no-credits' });
    for (const one of asked.slice(0, 3)) await quota.release(one.runId);
    await quota.reserve({ ...asked[4]!, tokens: 1 });
  });

  it('set aside what condensing takes while it is condensed, and give it back', async () => {
    const limited = await makeApp({ env: { ...stub.env, AI_CREDITS_PER_MONTH: '10', AI_CONTEXT_TOKENS: '4000' } });
    const client = await limited.signIn('Owner');
    const board = await makeChatBoard(limited, client);
    const long = Array.from({ length: 60 }, (_, i) => `${i}번째 문단은 과일을 다룹니다. `.repeat(6));
    await board.wire((await board.source('긴 글', long)).nodeId);
    const held = async () => {
      const { rows } = await limited.deps.database.db.execute<{ tokens: number }>(
        `select tokens from credit_entries where held_until is not null and purpose = 'answer' and asker_id = '${client.person.id}'`,
      );
      return rows.reduce((sum, { tokens }) => sum + Number(tokens), 0);
    };
    let most = 0;
    stub.script(() => ({
      pieces: (async function* () {
        most = Math.max(most, await held());
        yield '과일을 다룬다 [1]';
      })(),
    }));
    await board.ask('모두 요약해 줘');
    const shareOf = async () => (await board.messages()).at(-1)?.receipt?.context[0]?.share;
    expect(await shareOf()).toBe('condensed');
    expect(most).toBeGreaterThan(10_000);
    expect(await held()).toBe(0);
    await limited.close();
  });
});

describe('limits of one organisation and of one person', () => {
  it('hold beside that of the account, whoever pays', async () => {
    const limited = await makeApp({ env: { ...stub.env, AI_CREDITS_PER_ORG: '1', AI_CREDITS_PER_USER: '2' } });
    const boss = await limited.signIn('Boss');
    const place = await makeDesk(boss);
    const engineOf = async (url: string) =>
      must<{ engine: { kind: string } }>(await boss.post(`${url}/ask`, { question: QUESTION })).engine.kind;
    const spend = (column: string, id: string, credits: number) =>
      limited.deps.database.db.execute(
        `insert into credit_entries (run_id, account_id, ${column}, tokens, credits, at) values (gen_random_uuid(), '${boss.person.id}', '${id}', 1, ${credits}, now())`,
      );
    expect(await engineOf(place.projectUrl)).toBe('model');
    await spend('org_id', place.project.orgId ?? '', 1);
    expect(await engineOf(place.projectUrl)).toBe('embedded');
    const elsewhere = await makeDesk(boss);
    expect(await engineOf(elsewhere.projectUrl)).toBe('model');
    await spend('asker_id', boss.person.id, 2);
    expect(await engineOf(elsewhere.projectUrl)).toBe('embedded');
    await limited.close();
  });
});
