import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ContextShare, Conversation } from '#contract/chat/chat.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { makePicture } from '../testing/samples.ts';
import { EVENTS, readEvents, textOf } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { join, makeStaff, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let editor: SignedInClient;
let viewer: SignedInClient;
let stranger: SignedInClient;
let desk: ProjectDesk;
let fileId: string;
const hanbok = '한복은 한국의 전통 의상이다. 세종대왕은 1443년에 훈민정음을 창제하였다. 경복궁은 1395년에 지어졌다.';
const QUESTION = '훈민정음은 언제 창제되었나요?';

beforeAll(async () => {
  app = await makeApp();
  ({ owner, editor, viewer } = await makeStaff(app));
  stranger = await app.signIn('Stranger');
  desk = await makeDesk(owner);
  await join(desk.projectUrl, owner, editor, 'editor');
  await join(desk.projectUrl, owner, viewer, 'viewer');
  ({ id: fileId } = await desk.add('역사.txt', hanbok));
  await desk.settled(fileId);
});
afterAll(() => app.close());

const ask = (question: string, headers?: Record<string, string>, client = owner) =>
  client.post(`${desk.projectUrl}/ask`, { question }, headers);
const messages = async (client = owner, nodeId?: string) =>
  must<ChatMessage[]>(
    await client.get(`${desk.projectUrl}/ai-chat-messages${nodeId === undefined ? '' : `?nodeId=${nodeId}`}`),
  );

describe('a question to a project', () => {
  it('is answered from its files, with the passage that bears it out', async () => {
    const answer = projectsApi.ask.answer.parse(must(await ask(QUESTION)));
    expect(answer.answer).toContain('1443년에 훈민정음을 창제하였다. [1]');
    expect(answer.engine).toEqual({ kind: 'embedded', name: 'embedded' });
    expect(answer.confidence).toBeGreaterThan(0.5);
    const [card] = (await desk.cards()).filter((one) => one.metadata.fileId === fileId);
    expect(answer.sources[0]).toMatchObject({
      mark: 1,
      fileId,
      nodeId: card?.id,
      kind: 'file',
      title: '역사.txt',
      isVerbatim: true,
      quote: '세종대왕은 1443년에 훈민정음을 창제하였다.',
    });
    const { passages } = await desk.source(fileId);
    expect(passages.map(({ id }) => id)).toContain(answer.sources[0]?.passageId);
    expect(answer.message).toMatchObject({
      isAi: true,
      canvasId: null,
      projectId: desk.project.id,
      nodeId: desk.project.id,
      status: 'done',
      receipt: { context: [{ title: '역사.txt', kind: 'file', share: 'whole' }] },
    });
  });

  it('streams the same answer to callers that accept events', async () => {
    const answer = await ask(QUESTION, EVENTS);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = readEvents(answer.body);
    expect(events[0]).toMatchObject({ event: 'start', engine: { kind: 'embedded' } });
    expect(textOf(events)).toContain('1443년에 훈민정음을 창제하였다. [1]');
    expect(events.at(-1)).toMatchObject({ event: 'done', message: { isAi: true, status: 'done' } });
  });

  it('is kept in one conversation that everybody in the project reads', async () => {
    const kept = await messages();
    expect(kept.filter(({ isAi }) => !isAi).every(({ messageText }) => messageText === QUESTION)).toBe(true);
    expect(await messages(editor)).toEqual(kept);
    expect(await messages(viewer)).toEqual(kept);
    expect(await messages(owner, desk.project.id)).toEqual(kept);
  });

  it('is for editors and above; a stranger finds no project', async () => {
    expect((await ask(QUESTION, {}, editor)).statusCode).toBe(200);
    expect((await ask(QUESTION, {}, viewer)).statusCode).toBe(403);
    expect((await ask(QUESTION, {}, stranger)).statusCode).toBe(404);
    expect((await app.visitor.post(`${desk.projectUrl}/ask`, { question: QUESTION })).statusCode).toBe(401);
    expect((await stranger.get(`${desk.projectUrl}/ai-chat-messages`)).statusCode).toBe(404);
  });

  it.each([{}, { question: '' }, { question: ' \n ' }, { question: 'a', extra: 1 }, { question: 'a'.repeat(20_001) }])(
    'must be one: %#',
    async (body) => {
      expect((await owner.post(`${desk.projectUrl}/ask`, body)).statusCode).toBe(400);
    },
  );

  it('says that the files do not hold the answer, rather than quoting something', async () => {
    const { answer, sources } = must<{ answer: string; sources: unknown[] }>(
      await ask('비트코인 채굴 난이도가 조정되는 주기는?'),
    );
    expect(answer).toContain('프로젝트의 파일과 링크에서 답을 찾지 못했어요');
    expect(sources).toEqual([]);
  });

  it('hears nothing of notes on the board or of other projects', async () => {
    must(
      await owner.post(`${desk.projectUrl}/nodes`, { type: 'text', title: '메모', content: '카나리아는 노란 새이다.' }),
    );
    const other = await makeDesk(owner);
    const { id } = await other.add('새.txt', '카나리아는 노란 새이다.');
    await other.settled(id);
    const { answer } = must<{ answer: string }>(await ask('카나리아는 어떤 새인가요?'));
    expect(answer).not.toContain('노란 새');
  });

  it('of a project without text says what is missing', async () => {
    const empty = await makeDesk(owner);
    const asked = async () =>
      must<{ answer: string }>(await owner.post(`${empty.projectUrl}/ask`, { question: QUESTION })).answer;
    expect(await asked()).toContain('아직 이 프로젝트에 파일이 없어요');
    const { id } = await empty.add('그림.png', await makePicture('png'));
    await empty.settled(id);
    expect(await asked()).toContain('읽을 수 있는 글이 아직 없어요');
  });

  it('cannot be taken over: no node cleans it up, and no node of elsewhere speaks under its id', async () => {
    const before = await messages();
    must(await owner.remove(`${desk.projectUrl}/nodes/${desk.project.id}/cleanup`));
    expect(await messages()).toEqual(before);
    const canvasId = must<{ id: string }>(
      await stranger.post('/api/canvases', { title: '캔버스', useTemplate: 'blank' }),
    ).id;
    must(await stranger.post(`/api/canvases/${canvasId}/nodes`, { type: 'ai_chat', id: desk.project.id }));
    const place = { canvasId, nodeId: desk.project.id };
    expect((await stranger.post('/api/ai-chat', { ...place, message: QUESTION })).statusCode).toBe(404);
    expect((await ask(QUESTION)).statusCode).toBe(200);
  });
});

describe('a chat node on the board of a project', () => {
  it('is answered from what is wired to it, and read with its node', async () => {
    const made = await editor.post(`${desk.projectUrl}/nodes`, { type: 'ai_chat', title: 'AI Chat' });
    const nodeId = must<{ id: string }>(made).id;
    const place = { projectId: desk.project.id, nodeId };
    const lonely = must<{ response: string }>(await editor.post('/api/ai-chat', { ...place, message: QUESTION }));
    expect(lonely.response).toContain('연결된 소스가 없어요');
    const [card] = (await desk.cards()).filter((one) => one.metadata.fileId === fileId);
    must(await editor.post(`${desk.projectUrl}/edges`, { sourceId: card?.id, targetId: nodeId }));
    const { response, citations } = must<{ response: string; citations: unknown[] }>(
      await editor.post('/api/ai-chat', { ...place, message: QUESTION }),
    );
    expect(response).toContain('1443년에 훈민정음을 창제하였다. [1]');
    expect(citations[0]).toMatchObject({ mark: 1, fileId, nodeId: card?.id });
    const kept = await messages(viewer, nodeId);
    expect(kept.map(({ isAi }) => isAi)).toEqual([false, true, false, true]);
    expect(kept[0]).toMatchObject({ projectId: desk.project.id, canvasId: null, nodeId });
    expect((await viewer.post('/api/ai-chat', { ...place, message: QUESTION })).statusCode).toBe(403);
    expect((await stranger.post('/api/ai-chat', { ...place, message: QUESTION })).statusCode).toBe(404);
    const elsewhere = { projectId: randomUUID(), nodeId };
    expect((await editor.post('/api/ai-chat', { ...elsewhere, message: QUESTION })).statusCode).toBe(404);
    expect(
      (await editor.post('/api/ai-chat', { canvasId: desk.project.id, nodeId, message: QUESTION })).statusCode,
    ).toBe(404);
  });

  it('of another project has no messages here', async () => {
    const other = await makeDesk(owner);
    const { id } = must<{ id: string }>(await owner.post(`${other.projectUrl}/nodes`, { type: 'ai_chat' }));
    expect((await owner.get(`${desk.projectUrl}/ai-chat-messages?nodeId=${id}`)).statusCode).toBe(404);
    expect((await owner.get(`${desk.projectUrl}/ai-chat-messages?nodeId=${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('the conversations of a project', () => {
  it('are several, found by their words, and each remembers its own', async () => {
    const conversationId = randomUUID();
    const { message } = must<{ message: ChatMessage }>(
      await editor.post(`${desk.projectUrl}/ask`, { question: '경복궁은 언제 지어졌나요?', conversationId }),
    );
    expect(message).toMatchObject({ conversationId, nodeId: desk.project.id });
    const list = async (q = '') =>
      must<Conversation[]>(await viewer.get(`${desk.projectUrl}/conversations?nodeId=${desk.project.id}${q}`));
    expect((await list())[0]).toMatchObject({ id: conversationId, title: '경복궁은 언제 지어졌나요?' });
    expect(await list(`&q=${encodeURIComponent('경복궁은언제')}`)).toHaveLength(1);
    const url = `${desk.projectUrl}/ai-chat-messages?conversationId=${conversationId}`;
    expect(must<ChatMessage[]>(await viewer.get(url))).toHaveLength(2);
    expect((await viewer.put(`/api/conversations/${conversationId}`, { title: 'x' })).statusCode).toBe(403);
    expect((await stranger.put(`/api/conversations/${conversationId}`, { title: 'x' })).statusCode).toBe(404);
    must(await editor.remove(`/api/conversations/${conversationId}`));
    expect((await list()).map(({ id }) => id)).not.toContain(conversationId);
  });

  it('are answered from the files that a question names', async () => {
    const { context } = must<{ context: ContextShare[] }>(await editor.get(`${desk.projectUrl}/context`));
    const mentions = context.flatMap((share) => (share.fileId === fileId ? share.nodeId : []));
    const { message } = must<{ message: ChatMessage }>(
      await editor.post(`${desk.projectUrl}/ask`, { question: QUESTION, conversationId: randomUUID(), mentions }),
    );
    expect(message.receipt?.context.map((share) => share.fileId)).toEqual([fileId]);
    const unknown = { question: QUESTION, mentions: [randomUUID()] };
    expect((await editor.post(`${desk.projectUrl}/ask`, unknown)).statusCode).toBe(400);
  });
});

describe('how much a project reads of a source', () => {
  const shareOf = async () => {
    const { context } = must<{ context: ContextShare[] }>(await editor.get(`${desk.projectUrl}/context`));
    return context.find(({ title }) => title === '역사.txt');
  };
  const choose = async (depth: string, client = editor, nodeId?: string) => {
    const share = await shareOf();
    return client.put(`${desk.projectUrl}/context/${nodeId ?? share?.nodeId}`, { depth });
  };

  it('is chosen for everybody by who may edit; nothing of what is off is read', async () => {
    expect((await choose('off', viewer)).statusCode).toBe(403);
    expect((await choose('off', stranger)).statusCode).toBe(404);
    expect((await choose('off', editor, randomUUID())).statusCode).toBe(404);
    expect((await choose('half')).statusCode).toBe(400);
    must(await choose('off'));
    expect(await shareOf()).toMatchObject({ share: 'off', depth: 'off', passages: 0 });
    const answer = projectsApi.ask.answer.parse(must(await ask(QUESTION)));
    expect(answer.answer).not.toContain('1443');
    expect(answer.sources).toEqual([]);
    must(await choose('summary'));
    expect(await shareOf()).toMatchObject({ depth: 'summary' });
    must(await choose('full'));
    expect(projectsApi.ask.answer.parse(must(await ask(QUESTION))).answer).toContain('1443년');
  });
});

describe('the conversation of a project over /api/ai-chat', () => {
  it('is the same, and keeps what a person types', async () => {
    const place = { projectId: desk.project.id, nodeId: desk.project.id };
    must(await editor.post('/api/ai-chat-message', { ...place, messageText: '적어 둔 말' }));
    const { message } = must<{ message: ChatMessage }>(
      await editor.post('/api/ai-chat', { ...place, message: QUESTION }),
    );
    expect((await messages()).slice(-3).map(({ messageText }) => messageText)).toEqual([
      '적어 둔 말',
      QUESTION,
      message.messageText,
    ]);
    expect((await stranger.post('/api/ai-chat', { ...place, message: QUESTION })).statusCode).toBe(404);
    expect((await viewer.post('/api/ai-chat-message', { ...place, messageText: 'x' })).statusCode).toBe(403);
  });

  it('can be followed and stopped by its run', async () => {
    const { runId } = must<{ runId: string }>(await ask(QUESTION));
    const events = readEvents((await viewer.get(`/api/ai-runs/${runId}/events?at=0`, EVENTS)).body);
    expect(events.at(-1)).toMatchObject({ event: 'done' });
    expect(must(await editor.post(`/api/ai-runs/${runId}/stop`))).toEqual({ stopped: false });
    expect((await viewer.post(`/api/ai-runs/${runId}/stop`)).statusCode).toBe(403);
    expect((await stranger.get(`/api/ai-runs/${runId}/events`)).statusCode).toBe(404);
  });
});
