import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audience } from '#contract/board/audience.ts';
import type { EnteredLink, Link } from '#contract/sharing/links.schema.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';

const CANARY = '카나리아';
let app: TestApp;
let owner: SignedInClient;
let editor: SignedInClient;
let named: SignedInClient;
let viewer: SignedInClient;
let guest: TestClient;
let guestCookie: string;
let board: Awaited<ReturnType<typeof makeChatBoard>>;
const hidden: Record<'note' | 'link' | 'file' | 'chat' | 'group' | 'member', string> = {
  note: '',
  link: '',
  file: '',
  chat: '',
  group: '',
  member: '',
};
let edge = '';
let talk = { conversationId: '', runId: '' };

const hide = (id: string, audience: Audience | null) => board.change({ do: 'patch-node', id, patch: { audience } });
const onlyNamed = (): Audience => ({ to: 'named', people: [named.person.id] });

beforeAll(async () => {
  app = await makeApp({ listen: true });
  [owner, editor, named, viewer] = (await Promise.all(['Owner', 'Editor', 'Named', 'Viewer'].map(app.signIn))) as [
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
  ];
  board = await makeChatBoard(app, owner);
  const place = `/api/boards/${board.boardId}` as const;
  await join(place, owner, editor, 'editor');
  await join(place, owner, named, 'viewer');
  await join(place, owner, viewer, 'viewer');
  const link = must<Link>(await owner.post(`${place}/links`, { role: 'viewer' }));
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  const entered = await app.visitor.post('/api/links/enter', { token, name: '손님' });
  guestCookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  must<EnteredLink>(entered);
  guest = makeClient({ app: app.app, deps: app.deps }, guestCookie);

  await board.note('누구나 보는 글이에요.', { title: '열린 메모' });
  hidden.note = await board.note(`${CANARY}는 노란 새예요.`, { title: `${CANARY} 메모` });
  hidden.link = (await board.source(`${CANARY} 기사`, [`${CANARY}는 광부를 지켰어요.`])).nodeId;
  hidden.file = (await board.source(`${CANARY} 문서`, [`${CANARY}는 작은 새예요.`], { kind: 'file' })).nodeId;
  hidden.group = await board.addNode({ type: 'group', title: `${CANARY} 묶음` });
  hidden.member = await board.note(`묶음 안의 ${CANARY}`, { title: '묶음 안', parentId: hidden.group });
  hidden.chat = await board.addNode({ type: 'ai_chat', title: `${CANARY} 대화` });
  edge = await board.wire(hidden.note, hidden.chat);
  const message = { message: `${CANARY}가 뭐예요?`, canvasId: board.canvasId, nodeId: hidden.chat };
  must(await owner.post('/api/ai-chat', message));
  const messages = must<{ conversationId: string; runId: string | null }[]>(
    await owner.get(`/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${hidden.chat}`),
  );
  talk = { conversationId: messages[0]?.conversationId ?? '', runId: messages.find((one) => one.runId)?.runId ?? '' };
  for (const id of [hidden.note, hidden.link, hidden.file, hidden.chat, hidden.group]) await hide(id, onlyNamed());
});
afterAll(() => app.close());

const enc = encodeURIComponent;
const reads = (): string[] => [
  `/api/canvases/${board.canvasId}/board`,
  `/api/canvases/${board.canvasId}/changes?since=0`,
  `/api/boards/${board.boardId}/find?q=${enc(CANARY)}`,
  `/api/search?q=${enc(CANARY)}`,
  `/api/library?q=${enc(CANARY)}`,
  `/api/library`,
  `/api/library/notes?q=${enc(CANARY)}`,
  `/api/canvases/shared`,
  `/api/notifications`,
  `/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${hidden.chat}`,
  `/api/canvases/${board.canvasId}/conversations?nodeId=${hidden.chat}`,
  `/api/ai-runs/${talk.runId}`,
  `/api/ai-runs/${talk.runId}/prompt`,
  ...Object.values(hidden).flatMap((id) => [
    `/api/nodes/${id}/source`,
    `/api/nodes/${id}/context`,
    `/api/nodes/${id}/originality`,
    `/api/nodes/${id}/source/copies`,
  ]),
];

/** What these answers tell that only some may know. */
async function leaks(client: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (const url of reads()) {
    const { body } = await client.get(url);
    const asked = decodeURIComponent(url);
    if (body.replaceAll(asked, '').includes(CANARY) || Object.values(hidden).some((id) => body.includes(id)))
      found.push(url);
  }
  return found;
}

describe('what is hidden on a board', () => {
  it('is in no answer to who is not named, and in those to who is', async () => {
    expect(await leaks(editor)).toEqual([]);
    expect(await leaks(viewer)).toEqual([]);
    expect(await leaks(guest)).toEqual([]);
    expect(await leaks(named)).toContain(`/api/canvases/${board.canvasId}/board`);
    expect(await leaks(named)).toContain(`/api/search?q=${enc(CANARY)}`);
    expect(await leaks(owner)).toContain(`/api/canvases/${board.canvasId}/changes?since=0`);
  });

  it('acts as absent in every call that names it', async () => {
    const nobody = randomUUID();
    const calls: ((id: string) => Promise<{ statusCode: number }>)[] = [
      (id) => editor.put(`/api/nodes/${id}`, { title: '새 제목' }),
      (id) => editor.remove(`/api/canvases/${board.canvasId}/nodes/${id}`),
      (id) => editor.post(`/api/canvases/${board.canvasId}/edges`, { sourceId: id, targetId: board.chatId }),
      (id) => editor.post('/api/ai-chat', { message: '?', canvasId: board.canvasId, nodeId: id }),
      (id) => editor.post(`/api/nodes/${id}/source/retry`),
      (id) =>
        editor.post(`/api/boards/${board.boardId}/library-sources`, { from: { nodeId: id }, nodeId: randomUUID() }),
    ];
    for (const call of calls) {
      const status = (await call(nobody)).statusCode;
      for (const id of Object.values(hidden)) expect((await call(id)).statusCode).toBe(status);
    }
    expect((await editor.remove(`/api/edges/${edge}`)).statusCode).toBe(404);
    expect((await editor.remove(`/api/conversations/${talk.conversationId}`)).statusCode).toBe(404);
    expect((await owner.get(`/api/nodes/${hidden.link}/source`)).statusCode).toBe(200);
  });

  it('is not counted, drawn, copied or kept in a template', async () => {
    const [listed] = must<{ nodeCount: number; miniature: object[] }[]>(await editor.get('/api/canvases/shared'));
    expect(listed).toMatchObject({ nodeCount: 2 });
    expect(listed?.miniature).toHaveLength(2);
    const copy = must<{ id: string }>(
      await editor.post(`/api/canvases/${board.canvasId}/duplicate`, { title: '복제' }),
    );
    expect((await editor.get(`/api/canvases/${copy.id}/board`)).body).not.toContain(CANARY);
    const own = must<{ id: string }>(await owner.post(`/api/canvases/${board.canvasId}/duplicate`, { title: '복제' }));
    const { nodes } = must<{ nodes: { title: string; audience?: Audience }[] }>(
      await owner.get(`/api/canvases/${own.id}/board`),
    );
    expect(nodes.find(({ title }) => title === `${CANARY} 메모`)?.audience).toEqual({ to: 'named', people: [] });
    must(await owner.post(`/api/boards/${board.boardId}/templates`, { name: '틀', description: '', orgId: null }));
    expect((await owner.get('/api/templates')).body).not.toContain(CANARY);
  });

  it('is taken from the tabs of the others when it is hidden, and told to them when it is shown', async () => {
    const cookies = { editor: editor.cookie, named: named.cookie, guest: guestCookie };
    const tabs = await Promise.all(
      Object.entries(cookies).map(
        async ([name, cookie]) => [name, await openLive(app.url, { origin: app.url, cookie })] as const,
      ),
    );
    const tabOf = Object.fromEntries(tabs) as Record<keyof typeof cookies, LiveClient>;
    const { seq } = must<{ seq: number }>(await owner.get(`/api/canvases/${board.canvasId}/board`));
    for (const [, tab] of tabs) {
      tab.say({ do: 'join', boardId: board.boardId, since: seq });
      // Answered once the joining, with what came before it, is done.
      tab.say({ do: 'ping' });
      await tab.until(() => tab.heard.some(({ say }) => say === 'pong'));
    }
    const secret = await board.note('비밀 글이에요', { title: '비밀' });
    for (const [, tab] of tabs) await tab.until(() => tab.events().length === 1);
    await hide(secret, onlyNamed());
    await board.change({ do: 'patch-node', id: secret, patch: { content: CANARY } });
    const last = await board.note('끝', { title: '끝' });
    for (const [, tab] of tabs)
      await tab.until(() => tab.events().some(({ change }) => change.do === 'add-node' && change.node.id === last));
    for (const tab of [tabOf.editor, tabOf.guest]) {
      expect(tab.events()[1]).toMatchObject({ change: { do: 'remove-node', id: secret } });
      expect(JSON.stringify(tab.heard)).not.toContain(CANARY);
      expect(tab.heard.map(({ say }) => say)).not.toContain('reset');
    }
    expect(JSON.stringify(tabOf.named.heard)).toContain(CANARY);
    await hide(secret, null);
    await tabOf.guest.until(() => JSON.stringify(tabOf.guest.heard).includes(CANARY));
    expect(JSON.stringify(tabOf.guest.heard)).not.toContain('audience');
    for (const [, tab] of tabs) tab.socket.close();
  });

  it('is not among what a chat is answered from that others read, and is where all its readers see it', async () => {
    const titlesIn = async (chatId: string) =>
      must<{ context: { title: string }[] }>(await owner.get(`/api/nodes/${chatId}/context`)).context.map(
        ({ title }) => title,
      );
    await board.wire(hidden.note);
    await board.wire(hidden.group);
    expect(await titlesIn(board.chatId)).toEqual([]);
    expect(await titlesIn(hidden.chat)).toEqual([`${CANARY} 메모`]);
    await hide(hidden.chat, { to: 'editors' });
    expect(await titlesIn(hidden.chat)).toEqual([]);
    const leftOutFor = async (who: SignedInClient) =>
      must<{ leftOut?: { title: string }[] }>(await who.get(`/api/nodes/${board.chatId}/context`)).leftOut?.map(
        ({ title }) => title,
      );
    expect(await leftOutFor(owner)).toEqual([`${CANARY} 메모`, '묶음 안']);
    expect(await leftOutFor(editor)).toBeUndefined();
    await hide(hidden.chat, onlyNamed());
  });

  it('is not told by the past to who was named on it, let go, and has come back', async () => {
    const back = await app.signIn('Back');
    const place = `/api/boards/${board.boardId}` as const;
    const member = await join(place, owner, back, 'editor');
    const audience: Audience = { to: 'named', people: [back.person.id] };
    await board.note('서 있는 까치', { title: '까치 하나', audience });
    const gone = await board.note('치워진 까치', { title: '까치 둘', audience });
    const { seq } = must<{ seq: number }>(await owner.get(`/api/canvases/${board.canvasId}/board`));
    await board.change({ do: 'remove-node', id: gone });
    const told = async () => {
      const moment = await back.get(`${place}/history/moment?seq=${seq}`);
      const steps = await back.get(`${place}/history/steps?from=${seq - 1}&to=${seq + 1}`);
      return ['서 있는 까치', '치워진 까치', '까치 하나', '까치 둘'].filter((words) =>
        (moment.body + steps.body).includes(words),
      );
    };
    expect(await told()).toHaveLength(4);
    must(await owner.remove(`${place}/members/${member.id}`));
    await join(place, owner, back, 'editor');
    expect(await told()).toEqual([]);
  });
});
