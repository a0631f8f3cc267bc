import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audience } from '#contract/board/audience.ts';
import { blankNode } from '#contract/board/blank.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import { makeChatBoard } from '../../testing/chat-board.ts';
import { openLive } from '../../testing/live-client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { join, must } from '../../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../../testing/test-client.ts';

const SECRET = '은하수공장';
const OWNER_ONLY: Audience = { to: 'named', people: [] };

let app: TestApp;
let people: Record<'owner' | 'editor' | 'other' | 'viewer', SignedInClient>;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  const [owner, editor, other, viewer] = await Promise.all(['Owner', 'Editor', 'Other', 'Viewer'].map(app.signIn));
  people = { owner: owner!, editor: editor!, other: other!, viewer: viewer! };
});
afterAll(() => app.close());

const idOf = (who: keyof typeof people) => people[who].person.id;
const named = (...who: (keyof typeof people)[]): Audience => ({ to: 'named', people: who.map(idOf) });

/** A board with a chat that everybody sees, to which a note is wired that only some see. */
async function makePlace(audience: Audience | null = named('editor')) {
  const { owner, editor, other, viewer } = people;
  const board = await makeChatBoard(app, owner);
  const place = `/api/boards/${board.boardId}` as const;
  const members = {
    editor: await join(place, owner, editor, 'editor'),
    other: await join(place, owner, other, 'editor'),
    viewer: await join(place, owner, viewer, 'viewer'),
  };
  const noteId = await board.note(`${SECRET}의 예산은 삼백만 원이에요.`, {
    title: `${SECRET} 계약`,
    ...(audience && { audience }),
  });
  await board.wire(noteId);
  const { canvasId, chatId } = board;
  const begin = (client: SignedInClient, to: Audience, conversationId: string = randomUUID()) =>
    client.post('/api/conversations', { canvasId, nodeId: chatId, conversationId, audience: to });
  const list = async (client: TestClient, q = '') =>
    must<Conversation[]>(
      await client.get(`/api/canvases/${canvasId}/conversations?nodeId=${chatId}&q=${encodeURIComponent(q)}`),
    );
  const read = async (client: TestClient, conversationId?: string) => {
    const named = conversationId === undefined ? '' : `&conversationId=${conversationId}`;
    return must<ChatMessage[]>(await client.get(`/api/canvases/${canvasId}/ai-chat-messages?nodeId=${chatId}${named}`));
  };
  const ask = (client: SignedInClient, message: string, conversationId?: string) =>
    client.post('/api/ai-chat', { message, canvasId, nodeId: chatId, ...(conversationId && { conversationId }) });
  /** A conversation for who sees the note, and what was answered in it. */
  const askApart = async (client: SignedInClient, to: Audience) => {
    const { id } = must<Conversation>(await begin(client, to));
    const { message } = must<{ message: ChatMessage }>(await ask(client, `${SECRET}의 예산은 얼마예요?`, id));
    return { id, message };
  };
  return { ...board, place, members, noteId, begin, list, read, ask, askApart };
}

describe('what only some see', () => {
  it('goes into an answer where all who read the conversation see it, and stays out where they do not', async () => {
    const { owner, editor } = people;
    const { ask, askApart } = await makePlace();
    expect((await ask(owner, `${SECRET}의 예산은 얼마예요?`)).body).not.toContain('삼백만');
    expect((await askApart(editor, named('editor'))).message.messageText).toContain('삼백만');
    expect((await askApart(owner, OWNER_ONLY)).message.messageText).toContain('삼백만');
    expect((await askApart(editor, named('editor', 'other'))).message.messageText).not.toContain('삼백만');
    expect((await askApart(editor, { to: 'editors' })).message.messageText).not.toContain('삼백만');
  });

  it('is named as left out by the context of a conversation that others read, to who sees it, and read in one that they do not', async () => {
    const { editor, other } = people;
    const { chatId, noteId, begin } = await makePlace();
    const context = async (client: TestClient, conversationId: string) =>
      must<{ context: { nodeId: string }[]; leftOut?: { nodeId: string }[] }>(
        await client.get(`/api/nodes/${chatId}/context?conversationId=${conversationId}`),
      );
    const together = must<Conversation>(await begin(editor, named('editor', 'other'))).id;
    const alone = must<Conversation>(await begin(editor, named('editor'))).id;
    expect((await context(editor, together)).leftOut).toMatchObject([{ nodeId: noteId }]);
    expect((await context(other, together)).leftOut).toBeUndefined();
    expect(await context(editor, alone)).toMatchObject({ context: [{ nodeId: noteId }] });
    expect((await context(editor, alone)).leftOut).toBeUndefined();
    expect((await other.get(`/api/nodes/${chatId}/context?conversationId=${alone}`)).statusCode).toBe(404);
  });
});

describe('a conversation that somebody may not see is absent for him', () => {
  it('in lists, by every call, in search and to guests; the owner and who is named have it', async () => {
    const { owner, editor, other, viewer } = people;
    const { boardId, place, list, read, ask, askApart } = await makePlace();
    const link = must<Link>(await owner.post(`${place}/links`, { role: 'viewer' }));
    const token = link.url.slice(link.url.lastIndexOf('/') + 1);
    const entered = await app.visitor.post('/api/links/enter', { token, name: '손님' });
    const guest = makeClient(app, String(entered.headers['set-cookie']).split(';')[0] ?? '');
    must(await ask(owner, '모두에게 묻기'));
    const { id, message } = await askApart(editor, named('editor'));

    for (const client of [owner, editor]) {
      expect((await list(client)).map((one) => one.id)).toContain(id);
      expect((await list(client, '삼백만')).map((one) => one.id)).toEqual([id]);
      expect((await read(client))[0]?.conversationId).toBe(id);
      expect((await client.get(`/api/boards/${boardId}/find?q=${encodeURIComponent('예산은')}`)).body).toContain(
        message.id,
      );
    }
    for (const client of [other, viewer, guest]) {
      expect(await list(client)).toHaveLength(1);
      expect(await list(client, '삼백만')).toEqual([]);
      expect(await read(client, id)).toEqual([]);
      expect(JSON.stringify(await read(client))).not.toContain('예산');
      for (const url of ['', '/prompt', '/events', '/again'])
        expect((await client.get(`/api/ai-runs/${message.runId}${url}`)).statusCode).not.toBeLessThan(401);
    }
    expect((await other.get(`/api/boards/${boardId}/find?q=${encodeURIComponent('예산은')}`)).body).not.toContain(
      message.id,
    );
    for (const refused of [
      other.put(`/api/conversations/${id}`, { title: '내 것' }),
      other.put(`/api/conversations/${id}`, { audience: null }),
      other.remove(`/api/conversations/${id}`),
      other.post(`/api/conversations/${id}/fork`, { messageId: message.id }),
      other.put(`/api/conversations/${id}/shown`, { messageId: message.id }),
      other.post(`/api/ai-runs/${message.runId}/stop`),
      ask(other, '이어서 묻기', id),
    ])
      expect((await refused).statusCode).toBe(404);
    expect((await list(owner)).find((one) => one.id === id)?.title).not.toBe('내 것');
  });

  it('in the past of the board', async () => {
    const { editor, other } = people;
    const { boardId, canvasId, chatId, askApart, note } = await makePlace();
    await askApart(editor, named('editor'));
    await note('나중에 온 글');
    const { seq } = must<{ seq: number }>(await editor.get(`/api/canvases/${canvasId}/board`));
    const past = (what: string) => `/api/boards/${boardId}/history/${what}?seq=${seq}&nodeId=${chatId}`;
    expect(must<Conversation[]>(await editor.get(past('conversations')))).toHaveLength(1);
    expect(must<Conversation[]>(await other.get(past('conversations')))).toEqual([]);
    expect((await other.get(past('messages'))).body).not.toContain('삼백만');
  });

  it('in live frames', async () => {
    const { editor, other } = people;
    const { boardId, begin, ask } = await makePlace();
    const tabs = await Promise.all(
      [editor, other].map(async ({ cookie }) => {
        const tab = await openLive(app.url, { origin: app.url, cookie });
        tab.say({ do: 'join', boardId, since: 0 });
        await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
        return tab;
      }),
    );
    const { id } = must<Conversation>(await begin(editor, named('editor')));
    must(await ask(editor, '나만 보는 질문', id));
    must(await editor.remove(`/api/conversations/${id}`));
    const open = randomUUID();
    must(await ask(editor, '모두 보는 질문', open));
    const [own, others] = tabs.map(({ heard, until }) => ({ heard, until }));
    await others!.until(() => JSON.stringify(others!.heard).includes(open));
    expect(JSON.stringify(own!.heard)).toContain(id);
    expect(JSON.stringify(others!.heard)).not.toContain(id);
    for (const { socket } of tabs) socket.terminate();
  });

  it('in the comments on its answers, also once it was removed', async () => {
    const { owner, editor, other } = people;
    const { place, chatId, askApart } = await makePlace();
    const { id, message } = await askApart(editor, named('editor'));
    const quote = { exact: '삼백만', prefix: '', suffix: '' };
    const anchor = { on: 'answer', nodeId: chatId, conversationId: id, messageId: message.id, quote };
    const thread = () => ({ id: randomUUID(), commentId: randomUUID(), anchor, body: '확인해 주세요' });
    must(await editor.post(`${place}/threads`, thread()));
    expect((await other.post(`${place}/threads`, thread())).statusCode).toBe(404);
    expect((await owner.get(`${place}/threads`)).body).toContain('삼백만');
    expect((await other.get(`${place}/threads`)).body).not.toContain('삼백만');
    must(await editor.remove(`/api/conversations/${id}`));
    expect((await editor.get(`${place}/threads`)).body).toContain('삼백만');
    expect((await other.get(`${place}/threads`)).body).not.toContain('삼백만');
  });

  it('when it is the newest: others go on in the newest that they see, and none of its readers is in the way of a first one', async () => {
    const { editor, other } = people;
    const { ask, list, askApart } = await makePlace();
    const { id } = await askApart(editor, named('editor'));
    const { message } = must<{ message: ChatMessage }>(await ask(other, '처음 묻는 말'));
    expect(message.conversationId).not.toBe(id);
    expect((await list(other)).map((one) => one.id)).toEqual([message.conversationId]);
  });

  it('once he has left the board and come back', async () => {
    const { owner, editor } = people;
    const { place, members, askApart, list } = await makePlace();
    const { id } = await askApart(editor, named('editor'));
    must(await owner.remove(`${place}/members/${members.editor.id}`));
    await join(place, owner, editor, 'editor');
    expect(await list(editor)).toEqual([]);
    expect((await list(owner)).map((one) => one.id)).toEqual([id]);
  });

  it('as every copy of it', async () => {
    const { editor, other } = people;
    const { list, askApart } = await makePlace();
    const { id, message } = await askApart(editor, named('editor'));
    const fork = must<Conversation>(await editor.post(`/api/conversations/${id}/fork`, { messageId: message.id }));
    expect(fork.audience).toEqual(named('editor'));
    expect(await list(other)).toEqual([]);
  });
});

it('a note that keeps an answer is seen by those alone who read the conversation', async () => {
  const { editor, other } = people;
  const { canvasId, askApart } = await makePlace();
  const { message } = await askApart(editor, named('editor'));
  const metadata = { answerOf: { answerId: message.id, question: '예산?' } };
  const node = blankNode({ id: randomUUID(), type: 'text', title: '남긴 답', content: '삼백만 원', metadata });
  const changes = [{ id: randomUUID(), change: { do: 'add-node', node } }];
  must(await editor.post(`/api/canvases/${canvasId}/changes`, { changes }));
  const seen = async (client: SignedInClient) => (await client.get(`/api/canvases/${canvasId}/board`)).body;
  expect(await seen(editor)).toContain('남긴 답');
  expect(await seen(other)).not.toContain('남긴 답');
});

describe('the readers of a conversation', () => {
  const against = (answer: { json: <T>() => T }) =>
    answer.json<{ code: string; sources?: { nodeId: string; title: string }[] }>();

  it('are added only if they see all that it was made from; what stands against it is named', async () => {
    const { editor, other } = people;
    const { noteId, change, list, askApart } = await makePlace();
    const { id } = await askApart(editor, named('editor'));
    const put = (audience: Audience | null) => editor.put(`/api/conversations/${id}`, { audience });
    for (const audience of [null, { to: 'editors' as const }, named('editor', 'other')]) {
      const refused = await put(audience);
      expect(refused.statusCode).toBe(409);
      expect(against(refused)).toMatchObject({
        code: 'unseen-sources',
        sources: [{ nodeId: noteId, title: `${SECRET} 계약` }],
      });
    }
    await change({ do: 'patch-node', id: noteId, patch: { audience: named('editor', 'other') } });
    expect(must<Conversation>(await put(named('editor', 'other'))).audience).toEqual(named('editor', 'other'));
    expect((await list(other)).map((one) => one.id)).toEqual([id]);
    await change({ do: 'patch-node', id: noteId, patch: { audience: null } });
    expect(must<Conversation>(await put(null)).audience).toBeUndefined();
  });

  it('are not added to what was made from something that was removed while they did not see it', async () => {
    const { editor } = people;
    const { noteId, change, askApart } = await makePlace();
    const { id } = await askApart(editor, named('editor'));
    await change({ do: 'remove-node', id: noteId });
    expect((await editor.put(`/api/conversations/${id}`, { audience: null })).statusCode).toBe(409);
  });

  it('may be fewer at any time, and what they had open is over for the others', async () => {
    const { editor, other } = people;
    const { boardId, chatId, ask, list } = await makePlace(null);
    const { message } = must<{ message: ChatMessage }>(await ask(editor, '모두에게 묻기'));
    const tab = await openLive(app.url, { origin: app.url, cookie: other.cookie });
    tab.say({ do: 'join', boardId, since: 0 });
    await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
    const before = tab.heard.length;
    const put = (client: SignedInClient, audience: Audience) =>
      client.put(`/api/conversations/${message.conversationId}`, { audience });
    must(await put(editor, OWNER_ONLY));
    await tab.until(() => tab.heard.slice(before).some((one) => one.say === 'chat' && one.nodeId === chatId));
    expect(await list(other)).toEqual([]);
    expect((await other.get(`/api/ai-runs/${message.runId}`)).statusCode).toBe(404);
    // Whoever narrows it stays in.
    expect((await list(editor))[0]?.audience).toEqual(named('editor'));
    tab.socket.terminate();
  });

  it('are members of the board: nobody else can be named', async () => {
    const { owner } = people;
    const { begin } = await makePlace();
    const stranger = await app.signIn('Stranger');
    const audience: Audience = { to: 'named', people: [stranger.person.id, idOf('viewer'), idOf('owner')] };
    expect(must<Conversation>(await begin(owner, audience)).audience).toEqual(named('viewer'));
  });

  it('are chosen by who may ask there', async () => {
    const { editor, viewer } = people;
    const { begin, ask } = await makePlace(null);
    expect((await begin(viewer, named('viewer'))).statusCode).toBe(403);
    const { message } = must<{ message: ChatMessage }>(await ask(editor, '모두에게 묻기'));
    const put = viewer.put(`/api/conversations/${message.conversationId}`, { audience: named('viewer') });
    expect((await put).statusCode).toBe(403);
    const again = await begin(editor, named('editor'), message.conversationId);
    expect(again.statusCode).toBe(409);
  });
});
