import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import type { VisitorChat, VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { forgetVisits } from './visitors.service.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { must } from '../../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let owner: SignedInClient;
let later = 0;
let people = 0;
const SECRET = 'for-the-ai-alone';
const QUESTION = '훈민정음은 언제 창제되었나요?';

beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: stub.env, clock: { now: () => Date.now() + later } });
  await app.signIn('System');
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  later += 120_000;
  owner = await app.signIn(`Owner ${(people += 1)}`);
});

async function makeBoard() {
  const board = await makeChatBoard(app, owner);
  const metadata = { noteForAi: SECRET };
  const noteId = await board.note('세종대왕은 1443년에 훈민정음을 창제하였다.', { title: '역사', metadata });
  await board.wire(noteId);
  const hide = (id: string) => board.change({ do: 'patch-node', id, patch: { audience: { to: 'editors' } } });
  const links = `/api/boards/${board.boardId}/links`;
  const makeLink = async (fields: object = {}, more: object = {}) =>
    must<Link>(
      await owner.post(links, { kind: 'chat', role: 'viewer', chat: { nodeId: board.chatId, ...fields }, ...more }),
    );
  return { ...board, noteId, hide, links, makeLink };
}
const tokenOf = ({ url }: Link) => url.slice(-22);
async function visit(link: Link, more: object = {}) {
  const entered = await app.visitor.post('/api/links/chat/enter', { token: tokenOf(link), ...more });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  return { ...makeClient({ app: app.app, deps: app.deps }, cookie), cookie };
}
const read = (link: Link, by: TestClient) => by.post('/api/links/chat', { token: tokenOf(link) });
const ask = (link: Link, by: TestClient, question = QUESTION) =>
  by.post('/api/links/chat/ask', { token: tokenOf(link), question });

describe('a visitor of a chat', () => {
  it('asks, is answered from what is wired to it, and finds his own conversation again', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ questions: ['언제 만들었나요?'] }, { label: '세종에게 물어보기' });
    expect(link).toMatchObject({ kind: 'chat', chat: { asked: 0, capQuestions: 500, shows: 'titles' } });
    const one = await visit(link);
    expect(must<VisitorChat>(await read(link, one))).toMatchObject({
      title: '세종에게 물어보기',
      questions: ['언제 만들었나요?'],
      turns: [],
      leftToday: 20,
      isUsedUp: false,
    });
    stub.script(() => ({ pieces: ['1443년에 창제되었어요 [1].'] }));
    const turn = must<VisitorTurn>(await ask(link, one));
    expect(turn).toMatchObject({ question: QUESTION, status: 'done', citations: [{ title: '역사', quote: null }] });
    expect(must<VisitorChat>(await read(link, one))).toMatchObject({ turns: [{ id: turn.id }], leftToday: 19 });
    const other = await visit(link);
    expect(must<VisitorChat>(await read(link, other)).turns).toEqual([]);
    expect(must(await owner.get(`${board.links}/${link.id}/questions`))).toMatchObject([
      { question: QUESTION, visitor: 1 },
    ]);
    expect(must(await owner.get(`/api/canvases/${board.canvasId}/conversations?nodeId=${board.chatId}`))).toEqual([]);
  });

  it('has no part in the board, and is told neither notes for the AI nor ids, addresses and models', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ shows: 'nothing' });
    const one = await visit(link);
    stub.script(() => ({ pieces: ['1443년 [1]'] }));
    const said = await ask(link, one);
    expect(must<VisitorTurn>(said).citations).toMatchObject([{ mark: 1, title: null, quote: null }]);
    expect(JSON.stringify(stub.calls)).not.toContain(SECRET);
    const told = said.body + (await read(link, one)).body;
    for (const word of [SECRET, board.boardId, board.canvasId, board.chatId, board.noteId, '역사', owner.person.id])
      expect(told).not.toContain(word);
    for (const url of [`/api/canvases/${board.canvasId}/board`, `/api/nodes/${board.noteId}/source`])
      expect((await one.get(url)).statusCode).toBe(404);
    expect((await one.post('/api/links/enter', { token: tokenOf(link), name: 'x' })).statusCode).toBe(404);
    const person = await app.signIn('Passer-by');
    must(await person.post('/api/links/chat/enter', { token: tokenOf(link) }));
    expect((await person.get(`/api/canvases/${board.canvasId}`)).statusCode).toBe(404);
    expect(must(await person.get('/api/canvases/shared'))).toEqual([]);
  });

  it('reads no answer any more of which a source was hidden since; the owner of the board does', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ shows: 'quotes' });
    const one = await visit(link);
    stub.script(() => ({ pieces: ['1443년에 창제되었어요 [1].'] }));
    must(await ask(link, one));
    await board.change({ do: 'patch-node', id: board.noteId, patch: { audience: { to: 'named', people: [] } } });
    const [turn] = must<VisitorChat>(await read(link, one)).turns;
    expect(turn).toMatchObject({ question: QUESTION, answer: '', citations: [], isWithheld: true });
    const [asked] = must<VisitorTurn[]>(await owner.get(`${board.links}/${link.id}/questions`));
    expect(asked?.answer).toContain('1443');
  });

  it('is answered from nothing that not everybody on the board sees, and finds a hidden chat no more', async () => {
    const board = await makeBoard();
    const link = await board.makeLink();
    const one = await visit(link);
    await board.hide(board.noteId);
    must(await ask(link, one));
    expect(JSON.stringify(stub.calls)).not.toContain('1443');
    await board.hide(board.chatId);
    expect([(await read(link, one)).statusCode, (await ask(link, one)).statusCode]).toEqual([404, 404]);
    const chats = must<{ nodeId: string }[]>(await owner.get(`/api/boards/${board.boardId}/chats`));
    expect(chats).toEqual([]);
  });

  it('needs the password, and loses the chat with the link', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({}, { password: '비밀 1234' });
    const stranger = await visit(link);
    expect((await read(link, stranger)).statusCode).toBe(404);
    const one = await visit(link, { password: '비밀 1234' });
    must(await read(link, one));
    must(await owner.put(`${board.links}/${link.id}`, { password: '다른 비밀' }));
    expect((await ask(link, one)).statusCode).toBe(404);
    must(await owner.remove(`${board.links}/${link.id}`));
    expect((await visit(link, { password: '다른 비밀' })).cookie).toBe('undefined');
  });
});

describe('the caps of a link to a chat', () => {
  it('hold for the day of a visitor and the minute of all', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ perDay: 2, perMinute: 3 });
    const [one, two] = [await visit(link), await visit(link)];
    const asked = async (by: TestClient) => (await ask(link, by)).statusCode;
    expect([await asked(one), await asked(one), await asked(one)]).toEqual([200, 200, 429]);
    expect([await asked(two), await asked(two)]).toEqual([200, 429]);
    later += 120_000;
    expect(await asked(two)).toBe(200);
  });

  it('are exceeded by no question when fifty come at once', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ capQuestions: 7, perMinute: 600 });
    const visitors = await Promise.all(Array.from({ length: 50 }, () => visit(link)));
    const answers = await Promise.all(visitors.map((by) => ask(link, by)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(statuses.filter((status) => status === 402)).toHaveLength(43);
    expect(answers.find(({ statusCode }) => statusCode === 402)?.body).toContain('이 링크의 질문 한도를 다 썼어요');
    expect(must<VisitorChat>(await read(link, visitors[0] ?? app.visitor)).isUsedUp).toBe(true);
    const { items } = must<{ items: { kind: string; detail: string }[] }>(await owner.get('/api/notifications'));
    expect(items.filter(({ kind }) => kind === 'credits').map(({ detail }) => detail)).toEqual(['link:100']);
  });

  it('let at most one question over the credits when fifty come at once, and are kept in the ledger', async () => {
    const board = await makeBoard();
    const link = await board.makeLink({ capCredits: 0.01, perMinute: 600 });
    const visitors = await Promise.all(Array.from({ length: 50 }, () => visit(link)));
    const statuses = (await Promise.all(visitors.map((by) => ask(link, by)))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(stub.calls.length).toBeLessThanOrEqual(2);
    const [spent] = must<Link[]>(await owner.get(board.links));
    expect(spent?.chat).toMatchObject({ asked: 1 });
    expect(spent?.chat?.credits).toBeGreaterThan(0);
    expect((await ask(link, await visit(link))).statusCode).toBe(402);
  });
});

it('what visitors asked is forgotten after thirty days', async () => {
  const board = await makeBoard();
  const link = await board.makeLink();
  must(await ask(link, await visit(link)));
  later += 31 * 86_400_000;
  await forgetVisits({ database: app.deps.database, clock: { now: () => Date.now() + later } });
  later -= 31 * 86_400_000;
  expect(must(await owner.get(`${board.links}/${link.id}/questions`))).toEqual([]);
});
