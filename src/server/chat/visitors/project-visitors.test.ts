import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import type { VisitorChat, VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { makeStaff, makeStaffedStudio, must, type Staff } from '../../testing/studio.ts';
import { makeClient, type TestClient } from '../../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let staff: Staff;
const SECRET = 'for-the-ai-alone';
const QUESTION = '훈민정음은 언제 창제되었나요?';

beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: stub.env });
  staff = await makeStaff(app);
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

/** The board of a project with a chat to which a note is wired. */
async function makeBoard() {
  const { project, org, orgUrl } = await makeStaffedStudio(staff);
  const [noteId, chatId] = [randomUUID(), randomUUID()];
  const change = async (...changes: BoardChange[]) =>
    must(
      await staff.owner.post(`/api/projects/${project.id}/changes`, {
        changes: changes.map((one) => ({ id: randomUUID(), change: one })),
      }),
    );
  const content = '세종대왕은 1443년에 훈민정음을 창제하였다.';
  const metadata = { noteForAi: SECRET };
  await change(
    { do: 'add-node', node: blankNode({ id: noteId, type: 'text', title: '역사', content, metadata }) },
    { do: 'add-node', node: blankNode({ id: chatId, type: 'ai_chat', title: '세종에게' }) },
    { do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: noteId, target: chatId }) },
  );
  const links = `/api/boards/${project.boardId}/links` as const;
  const make = (fields: object = {}, by = staff.admin) =>
    by.post(links, { kind: 'chat', role: 'viewer', chat: { nodeId: chatId, ...fields } });
  return { project, org, orgUrl, noteId, chatId, change, links, make };
}
const tokenOf = ({ url }: Link) => url.slice(-22);
async function visit(link: Link): Promise<TestClient> {
  const entered = await app.visitor.post('/api/links/chat/enter', { token: tokenOf(link) });
  return makeClient({ app: app.app, deps: app.deps }, String(entered.headers['set-cookie']).split(';')[0] ?? '');
}
const ask = (link: Link, by: TestClient) =>
  by.post('/api/links/chat/ask', { token: tokenOf(link), question: QUESTION });
const read = (link: Link, by: TestClient) => by.post('/api/links/chat', { token: tokenOf(link) });

describe('a link to a chat on the board of a project', () => {
  it('is answered from what is wired to it, tells nothing of the project, and opens nothing else of it', async () => {
    const { project, org, noteId, chatId, make, links } = await makeBoard();
    const link = must<Link>(await make());
    expect(must(await staff.admin.get(`/api/boards/${project.boardId}/chats`))).toEqual([
      { nodeId: chatId, title: '세종에게' },
    ]);
    const one = await visit(link);
    stub.script(() => ({ pieces: ['1443년에 창제되었어요 [1].'] }));
    const said = await ask(link, one);
    expect(must<VisitorTurn>(said)).toMatchObject({ status: 'done', citations: [{ title: '역사', quote: null }] });
    expect(JSON.stringify(stub.calls)).not.toContain(SECRET);
    const told = said.body + (await read(link, one)).body;
    for (const word of [SECRET, project.id, project.boardId, project.name, org.id, chatId, noteId])
      expect(told).not.toContain(word);
    for (const url of [
      `/api/projects/${project.id}`,
      `/api/projects/${project.id}/board`,
      `/api/nodes/${noteId}/source`,
    ])
      expect((await one.get(url)).statusCode).toBe(404);
    expect((await one.post('/api/links/enter', { token: tokenOf(link), name: 'x' })).statusCode).toBe(404);
    const person = await app.signIn('Passer-by');
    must(await person.post('/api/links/chat/enter', { token: tokenOf(link) }));
    expect((await person.get(`/api/projects/${project.id}/board`)).statusCode).toBe(404);
    expect(must(await staff.admin.get(`${links}/${link.id}/questions`))).toMatchObject([{ question: QUESTION }]);
  });

  it('holds its caps, and is paid by the owner of the organisation', async () => {
    const { links, make } = await makeBoard();
    const link = must<Link>(await make({ perDay: 2, perMinute: 3 }));
    const [one, two] = [await visit(link), await visit(link)];
    const statuses: number[] = [];
    for (const by of [one, one, one, two, two]) statuses.push((await ask(link, by)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    const [spent] = must<Link[]>(await staff.admin.get(links));
    expect(spent?.chat).toMatchObject({ asked: 3 });
    const rows = await app.deps.database.query<{ account: string }>(
      'select distinct account_id as account from credit_entries where link_id = $1',
      [link.id],
    );
    expect(rows).toEqual([{ account: staff.owner.person.id }]);
  });

  it('reads nothing that not everybody on the board sees, and closes with the chat and with the switch of the organisation', async () => {
    const { orgUrl, noteId, chatId, change, make } = await makeBoard();
    const link = must<Link>(await make());
    const one = await visit(link);
    const hide = (id: string) => change({ do: 'patch-node', id, patch: { audience: { to: 'editors' } } });
    await hide(noteId);
    stub.reset();
    must(await ask(link, one));
    expect(JSON.stringify(stub.calls)).not.toContain('1443');
    for (const mode of ['view', 'off'] as const) {
      must(await staff.owner.put(`${orgUrl}/link-rules`, { mode, maxDays: null }));
      expect((await read(link, one)).statusCode).toBe(404);
    }
    must(await staff.owner.put(`${orgUrl}/link-rules`, { mode: 'all', maxDays: null }));
    must<VisitorChat>(await read(link, one));
    await hide(chatId);
    expect((await read(link, one)).statusCode).toBe(404);
  });

  it('is made by who runs the project, to a chat of its board, and makes nobody a member', async () => {
    const { project, links, make } = await makeBoard();
    const other = await makeBoard();
    expect((await make({}, staff.editor)).statusCode).toBe(403);
    expect((await make({}, staff.viewer)).statusCode).toBe(403);
    expect((await make({ nodeId: other.chatId })).statusCode).toBe(404);
    expect((await make({ nodeId: project.id })).statusCode).toBe(404);
    expect((await staff.admin.post(links, { kind: 'join', role: 'viewer' })).statusCode).toBe(404);
  });
});
