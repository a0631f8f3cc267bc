import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Audience } from '#contract/board/audience.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';

const SECRET = '은하수공장';
const OWNER_ONLY: Audience = { to: 'named', people: [] };

let app: TestApp;
let people: Record<'owner' | 'editor' | 'viewer', SignedInClient>;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  const [owner, editor, viewer] = await Promise.all(['Owner', 'Editor', 'Viewer'].map(app.signIn));
  people = { owner: owner!, editor: editor!, viewer: viewer! };
});
afterAll(() => app.close());

/** A board on which everybody was told of a note by a chat, before that is hidden. */
async function askAboutNote() {
  const { owner, editor, viewer } = people;
  const board = await makeChatBoard(app, owner);
  const place = `/api/boards/${board.boardId}` as const;
  await join(place, owner, editor, 'editor');
  await join(place, owner, viewer, 'viewer');
  const link = must<Link>(await owner.post(`${place}/links`, { role: 'viewer' }));
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  const entered = await app.visitor.post('/api/links/enter', { token, name: '손님' });
  const guest = makeClient(app, String(entered.headers['set-cookie']).split(';')[0] ?? '');
  const noteId = await board.note(`${SECRET}의 예산은 삼백만 원이에요.`, { title: `${SECRET} 계약` });
  await board.wire(noteId);
  const asked = await board.ask(`${SECRET}의 예산은 얼마예요?`);
  expect(asked.body).toContain('삼백만');
  const messages = (client: TestClient) =>
    client.get(`/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${board.chatId}`);
  const read = async (client: TestClient) => must<ChatMessage[]>(await messages(client));
  const hide = (audience: Audience | null) => board.change({ do: 'patch-node', id: noteId, patch: { audience } });
  return { ...board, place, guest, noteId, read, hide };
}

it('an answer is withheld from whoever may not see what it was made from, by every call, and told to the others', async () => {
  const { owner, editor, viewer } = people;
  const { canvasId, boardId, chatId, guest, read, hide, ask } = await askAboutNote();
  const before = await read(editor);
  const { runId, conversationId, id } = before.at(-1)!;
  await ask('조금 더 알려 줘요.');
  await hide({ to: 'editors' });

  expect((await read(editor))[1]?.messageText).toContain('삼백만');
  for (const client of [viewer, guest]) {
    const told = await read(client);
    expect(told[1]).toMatchObject({ id, isWithheld: true, messageText: '', citations: [], receipt: null });
    expect(JSON.stringify(told.filter(({ isAi }) => isAi))).not.toMatch(/삼백만|은하수/);
  }
  await hide(OWNER_ONLY);
  expect((await read(editor))[1]).toMatchObject({ isWithheld: true });
  expect((await read(owner))[1]?.messageText).toContain('삼백만');

  const answer = must<ChatMessage>(await editor.get(`/api/ai-runs/${runId}`));
  expect(answer).toMatchObject({ isWithheld: true, messageText: '' });
  expect((await editor.get(`/api/ai-runs/${runId}/events`)).statusCode).toBe(404);
  expect(must(await editor.get(`/api/ai-runs/${runId}/prompt`))).toEqual({ prompt: null });
  const found = `/api/canvases/${canvasId}/conversations?nodeId=${chatId}&q=${encodeURIComponent('삼백만')}`;
  expect(must<Conversation[]>(await editor.get(found))).toEqual([]);
  expect(must<Conversation[]>(await owner.get(found))).toHaveLength(1);
  const sought = `/api/boards/${boardId}/find?q=${encodeURIComponent('삼백만')}`;
  expect((await editor.get(sought)).body).not.toContain('예산은 삼백만');
  expect((await owner.get(sought)).body).toContain('삼백만');

  const fork = must<Conversation>(await editor.post(`/api/conversations/${conversationId}/fork`, { messageId: id }));
  const query = `nodeId=${chatId}&conversationId=${fork.id}`;
  const copied = must<ChatMessage[]>(await editor.get(`/api/canvases/${canvasId}/ai-chat-messages?${query}`));
  expect(copied.map((message) => message.isWithheld)).toEqual([undefined, true]);

  await hide(null);
  expect((await read(guest))[1]?.messageText).toContain('삼백만');
});

it('an answer stays withheld once its source is removed', async () => {
  const { owner, editor } = people;
  const { noteId, read, hide, change } = await askAboutNote();
  await hide(OWNER_ONLY);
  await change({ do: 'remove-node', id: noteId });
  expect((await read(editor))[1]).toMatchObject({ isWithheld: true });
  expect((await read(owner))[1]?.messageText).toContain('삼백만');
});

it('an answer from a source that was removed while everybody saw it is told, whatever else is hidden', async () => {
  const { editor } = people;
  const { noteId, read, change, note } = await askAboutNote();
  await change({ do: 'remove-node', id: noteId });
  const other = await note('다른 글');
  await change({ do: 'patch-node', id: other, patch: { audience: OWNER_ONLY } });
  expect((await read(editor))[1]?.messageText).toContain('삼백만');
});

it('a title that a model made of an answer is withheld with it, also from copies that others make', async () => {
  const { owner, editor } = people;
  const { canvasId, chatId, read, hide } = await askAboutNote();
  const [question, answer] = await read(owner);
  await app.deps.database.db.execute(sql`
    update chat_messages set made_title = '예산 삼백만 원' where id = ${question!.id}`);
  const list = async (client: TestClient) =>
    must<Conversation[]>(await client.get(`/api/canvases/${canvasId}/conversations?nodeId=${chatId}`));
  expect((await list(editor)).map(({ title }) => title)).toEqual(['예산 삼백만 원']);
  await hide(OWNER_ONLY);
  expect((await list(editor)).map(({ title }) => title)).toEqual([question!.messageText]);
  must(await owner.post(`/api/conversations/${answer!.conversationId}/fork`, { messageId: answer!.id }));
  expect(JSON.stringify(await list(editor))).not.toContain('삼백만');
  expect((await list(owner)).map(({ title }) => title)).toContain('예산 삼백만 원');
});

it('whoever has a chat open is told to read it again when a source of it is hidden', async () => {
  const { viewer } = people;
  const { boardId, chatId, hide } = await askAboutNote();
  const tab = await openLive(app.url, { origin: app.url, cookie: viewer.cookie });
  tab.say({ do: 'join', boardId, since: 0 });
  await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
  const before = tab.heard.length;
  await hide(OWNER_ONLY);
  await tab.until(() => tab.heard.slice(before).some((one) => one.say === 'chat' && one.nodeId === chatId));
  tab.socket.terminate();
});

it('a comment on a passage of an answer is withheld with it', async () => {
  const { owner, editor } = people;
  const { place, chatId, read, hide } = await askAboutNote();
  const { id, conversationId } = (await read(owner))[1]!;
  const quote = { exact: '삼백만', prefix: '', suffix: '' };
  const anchor = { on: 'answer', nodeId: chatId, conversationId, messageId: id, quote };
  const ids = { id: crypto.randomUUID(), commentId: crypto.randomUUID() };
  must(await owner.post(`${place}/threads`, { ...ids, anchor, body: '확인해 주세요' }));
  expect((await editor.get(`${place}/threads`)).body).toContain('삼백만');
  await hide(OWNER_ONLY);
  expect((await editor.get(`${place}/threads`)).body).not.toContain('삼백만');
  expect((await owner.get(`${place}/threads`)).body).toContain('삼백만');
});
