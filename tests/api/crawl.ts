import { randomUUID } from 'node:crypto';
import type { Audience } from '../../src/contract/board/audience.ts';
import type { BoardNode } from '../../src/contract/board/board.schema.ts';
import type { Link } from '../../src/contract/sharing/links.schema.ts';
import { makeChatBoard, type ChatBoard } from '../../src/server/testing/chat-board.ts';
import { openLive } from '../../src/server/testing/live-client.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { join, must, type PlaceUrl } from '../../src/server/testing/studio.ts';
import { makeClient, type TestClient } from '../../src/server/testing/test-client.ts';
import { signedIn, SUBJECT, talkAbout, type CrawlPeople, type Hidden } from './crawl-talks.ts';
import { readableAddresses } from './readable-addresses.ts';

const guests = { guest: 'viewer', 'commenting guest': 'commenter', 'editing guest': 'editor' } as const;
type Actor = (typeof signedIn)[number] | keyof typeof guests | 'visitor of a chat' | 'who came back';

export async function makeCrawlPeople(app: TestApp): Promise<CrawlPeople> {
  const names = ['owner', 'named', ...signedIn] as const;
  const clients = await Promise.all(names.map((name) => app.signIn(`Crawl-${name}`)));
  return Object.fromEntries(names.map((name, i) => [name, clients[i]])) as CrawlPeople;
}

export interface Crawled {
  /** What somebody was told who may not know it. */
  hits: string[];
  answers: number;
  frames: number;
  /** The words that the owner was told: what is not among them was hidden from him too, or looked for in the wrong places. */
  toldToOwner: number;
  hidden: number;
}

type Chance = () => number;
const pick = <T>(all: readonly T[], chance: Chance): T => all[Math.floor(chance() * all.length)] as T;

const audiencesOf = (people: CrawlPeople): Audience[] => [
  { to: 'editors' },
  { to: 'named', people: [] },
  { to: 'named', people: [people.named.person.id] },
];

/** Puts hidden things of all kinds onto a board: some seen at first, some shown again under other words, some removed. */
async function hideThings(board: ChatBoard, people: CrawlPeople, chance: Chance): Promise<Hidden[]> {
  const audiences = audiencesOf(people);
  const hidden: Hidden[] = [];
  const begin = (audience = pick(audiences, chance)) => ({
    word: `canary${randomUUID().slice(0, 8)}`,
    audience,
    isBornHidden: chance() < 0.5,
  });
  const put = async (node: (word: string) => Partial<BoardNode> & Pick<BoardNode, 'type'>, audience?: Audience) => {
    const one = begin(audience);
    const more = one.isBornHidden ? { audience: one.audience } : {};
    const id = await board.addNode({ ...node(one.word), ...more });
    hidden.push({ ...one, id });
    await patch(id, { content: `${SUBJECT} ${one.word} 둘째` }, node(one.word).type);
    if (!one.isBornHidden) await board.change({ do: 'patch-node', id, patch: { audience: one.audience } });
    return { id, ...one };
  };
  const patch = async (id: string, fields: Partial<BoardNode>, type: string) =>
    type === 'ai_chat' || type === 'group' ? undefined : board.change({ do: 'patch-node', id, patch: fields });
  const said = (word: string) => ({
    title: `${SUBJECT} ${word}`,
    content: `${SUBJECT}는 ${word}예요.`,
    metadata: { noteForAi: word, description: word },
  });

  const note = await put((word) => ({ type: 'text', ...said(word) }));
  await board.wire(note.id);
  await put((word) => ({ type: 'sticky', ...said(word) }));
  const group = await put((word) => ({ type: 'group', title: word }));
  const member = begin(group.audience);
  const inGroup = {
    ...said(member.word),
    parentId: group.id,
    ...(member.isBornHidden && { audience: member.audience }),
  };
  hidden.push({ ...member, isBornHidden: group.isBornHidden, id: await board.addNode({ type: 'text', ...inGroup }) });
  const source = begin();
  const { nodeId } = await board.source(`${SUBJECT} ${source.word}`, [`${SUBJECT}는 ${source.word}를 지켰어요.`], {
    kind: pick(['website', 'youtube', 'file'] as const, chance),
  });
  await board.wire(nodeId);
  // Everybody was answered from it before it is hidden.
  must(await board.ask(`${SUBJECT}가 뭐예요?`));
  await board.change({ do: 'patch-node', id: nodeId, patch: { audience: source.audience } });
  hidden.push({ ...source, isBornHidden: false, id: nodeId });

  const shown = begin({ to: 'named', people: [] });
  const shownId = await board.addNode({ type: 'text', ...said(shown.word), audience: shown.audience });
  await board.change({
    do: 'patch-node',
    id: shownId,
    patch: { title: '열림', content: '이제 열린 글', metadata: { noteForAi: '', description: '' } },
  });
  await board.change({ do: 'patch-node', id: shownId, patch: { audience: null } });
  hidden.push({ ...shown, isBornHidden: false, id: shownId });
  const gone = await put((word) => ({ type: 'text', ...said(word) }), { to: 'named', people: [] });
  await board.change({ do: 'remove-node', id: gone.id });
  return hidden;
}

const firstCookie = ({ headers }: Awaited<ReturnType<TestClient['get']>>) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const tokenOf = ({ url }: Link) => url.slice(url.lastIndexOf('/') + 1);

/** Everybody who may not see all of it, come to the board in his own way. */
async function comeTo(app: TestApp, board: ChatBoard, people: CrawlPeople) {
  const place: PlaceUrl = `/api/boards/${board.boardId}`;
  const { owner, named } = people;
  for (const role of ['viewer', 'commenter', 'editor'] as const) await join(place, owner, people[role], role);
  const first = await join(place, owner, named, 'editor');
  const actors: [Actor, TestClient][] = signedIn.map((name) => [name, people[name]]);
  for (const [name, role] of Object.entries(guests)) {
    const link = must<Link>(await owner.post(`${place}/links`, { role, allowCopy: true }));
    const entered = await app.visitor.post('/api/links/enter', { token: tokenOf(link), name: '손님' });
    actors.push([name as Actor, makeClient(app, firstCookie(entered))]);
  }
  const chat = { nodeId: board.chatId, shows: 'quotes' };
  const link = must<Link>(await owner.post(`${place}/links`, { kind: 'chat', role: 'viewer', chat }));
  const visitor = makeClient(
    app,
    firstCookie(await app.visitor.post('/api/links/chat/enter', { token: tokenOf(link) })),
  );
  const asking: TestClient = {
    ...visitor,
    // What such a visitor reads, he reads by two calls.
    get: (url) =>
      url.startsWith('/api/search?')
        ? visitor.post('/api/links/chat/ask', { token: tokenOf(link), question: `${SUBJECT}가 뭐예요?` })
        : url.startsWith('/api/library?')
          ? visitor.post('/api/links/chat', { token: tokenOf(link) })
          : visitor.get(url),
  };
  /** Who was named leaves every list by leaving the board. */
  const comeBack = async (): Promise<[Actor, TestClient]> => {
    must(await owner.remove(`${place}/members/${first.id}`));
    await join(place, owner, named, 'editor');
    return ['who came back', named];
  };
  return { actors: [...actors, ['visitor of a chat', asking]] as [Actor, TestClient][], comeBack };
}

const mayKnow = (actor: Actor, { audience }: Hidden): boolean =>
  audience.to === 'editors' && (actor === 'editor' || actor === 'who came back');

/** One board at random with hidden things on it, and all that those who may not see them can read of it. */
export async function crawlBoard(app: TestApp, people: CrawlPeople, chance: Chance, looksInto = 3): Promise<Crawled> {
  const { owner } = people;
  const board = await makeChatBoard(app, owner);
  const { actors, comeBack } = await comeTo(app, board, people);
  const open = await board.note('누구나 보는 글이에요.', { title: '열린 메모' });
  const things = await hideThings(board, people, chance);
  const said = await talkAbout(board, people, things, audiencesOf(people));
  const { chat, threads, runIds, conversationIds } = said;
  const hidden = [...things, ...said.hidden];
  actors.push(await comeBack());
  const { seq } = must<{ seq: number }>(await owner.get(`/api/canvases/${board.canvasId}/board`));
  const ids = {
    canvasId: [board.canvasId],
    boardId: [board.boardId],
    nodeId: [...hidden.map(({ id }) => id), open],
    chatId: [chat.id, board.chatId],
    runId: runIds,
    conversationId: conversationIds,
    threadId: threads,
  };
  const addresses = readableAddresses(SUBJECT, ids, seq);
  const crawled: Crawled = { hits: [], answers: 0, frames: 0, toldToOwner: 0, hidden: hidden.length };
  const look = (actor: Actor, where: string, text: string) => {
    for (const one of hidden) {
      if (mayKnow(actor, one)) continue;
      const found = text.includes(one.word) ? one.word : one.isBornHidden && text.includes(one.id) ? one.id : null;
      if (found === null) continue;
      const at = text.indexOf(found);
      const excerpt = text.slice(Math.max(0, at - 60), at + 40);
      crawled.hits.push(`${actor}: ${where.replace(/[0-9a-f-]{36}/g, '…')}: ${excerpt}`);
    }
  };

  const told = new Set<string>();
  for (const url of addresses) {
    const { body } = await owner.get(url);
    hidden.forEach(({ word }) => body.includes(word) && told.add(word));
  }
  crawled.toldToOwner = told.size;

  const tabs = await Promise.all(
    actors.map(async ([actor, { cookie }]) => {
      const tab = await openLive(app.url, { origin: app.url, cookie: cookie ?? '' }).catch(() => null);
      tab?.say({ do: 'join', boardId: board.boardId, since: chance() < 0.5 ? 0 : seq });
      tab?.say({ do: 'ping' });
      return [actor, tab] as const;
    }),
  );
  for (const { id, word } of things.slice(0, 5))
    await board.change({ do: 'patch-node', id, patch: { title: `${word} 셋째`, position: { x: 9, y: 9 } } });
  for (const { id, word } of said.talks) must(await owner.put(`/api/conversations/${id}`, { title: `${word} 넷째` }));
  for (const [actor, client] of actors) {
    // Of the hidden things each looks into some: over many boards, everybody into all kinds.
    const some = [...hidden].toSorted(() => chance() - 0.5).slice(0, looksInto);
    for (const url of readableAddresses(SUBJECT, { ...ids, nodeId: [...some.map(({ id }) => id), open] }, seq)) {
      const { body } = await client.get(url);
      crawled.answers += 1;
      // An answer may repeat what was asked.
      look(
        actor,
        url,
        url.split(/[/?=&]/).reduce((text, part) => (part.length > 30 ? text.replaceAll(part, '') : text), body),
      );
    }
    const asked = await client.post('/api/search/ask', { question: `${SUBJECT}가 뭐예요?` });
    look(actor, 'POST /api/search/ask', asked.body);
    const copied = await client.post(`/api/canvases/${board.canvasId}/duplicate`, { title: '사본' });
    if (copied.statusCode < 300) {
      const copy = copied.json<{ id: string }>();
      look(actor, 'a copy', (await client.get(`/api/canvases/${copy.id}/board`)).body);
      await client.remove(`/api/canvases/${copy.id}`);
    }
  }
  for (const [actor, tab] of tabs) {
    if (!tab) continue;
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.filter(({ say }) => say === 'pong').length === 2);
    crawled.frames += tab.heard.length;
    look(actor, 'live', JSON.stringify(tab.heard));
    tab.socket.terminate();
  }
  return crawled;
}
