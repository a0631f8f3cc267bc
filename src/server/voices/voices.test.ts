import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { voices as people } from '#contract/recipes/voice/test-voices.ts';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import type { ListedVoice, VoiceView } from '#contract/voices/voices.schema.ts';
import { sources } from '../sources/sources.tables.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const OWN = people.vlog.own;
const URL = '/api/voices';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
});

const create = async (client: SignedInClient, body: object = {}) =>
  must<VoiceView>(await client.post(URL, { name: '브이로그', texts: OWN, ...body }));
const placesOf = async (client: SignedInClient, nodeId: string) =>
  must<{ places: VoicePlace[] }>(await client.get(`/api/nodes/${nodeId}/voices`)).places;
const attach = (client: SignedInClient, nodeId: string, voiceId: string | null) =>
  client.put(`/api/nodes/${nodeId}/voice`, { voiceId });

describe('a voice', () => {
  it('is measured on pasted texts, and listed for its owner alone', async () => {
    const voice = await create(owner);
    expect(voice).toMatchObject({
      uses: 0,
      profile: { name: '브이로그', forbidden: [], formality: null, measure: { language: 'ko', texts: 3 } },
      texts: [{ kind: 'pasted', length: OWN[0].length }, {}, {}],
    });
    expect(voice.profile.measure.fillers.map(({ words }) => words)).toContain('진짜');
    const mine = must<ListedVoice[]>(await owner.get(URL));
    expect(mine).toMatchObject([{ id: voice.id, name: '브이로그', words: voice.profile.measure.words }]);
    expect(must<ListedVoice[]>(await stranger.get(URL))).toEqual([]);
  });

  it('is measured on what is said in pasted subtitles, with its speed, and not on their times', async () => {
    const cue = (from: number, text: string, i: number) =>
      `${i + 1}\n00:00:${from},000 --> 00:00:${from + 4},000\n${text}\n`;
    const lines = ['오늘은 장을 보러 왔어요.', '두부를 먼저 담을게요.', '근데 진짜 싸거든요.'];
    const srt = lines.map((line, i) => cue(10 + i * 4, line, i)).join('\n');
    const voice = await create(owner, { texts: [srt] });
    expect(voice.texts).toMatchObject([{ kind: 'pasted', title: lines[0], length: lines.join('\n').length }]);
    expect(voice.profile.measure).toMatchObject({ sentences: 3, words: 10 });
    expect(voice.profile.measure.syllablesPerSec).toBeCloseTo(2.2, 0);
    const chaptered = `${OWN[0]}\n00:00 인사\n01:20 장보기`;
    expect((await create(owner, { texts: [chaptered] })).texts).toMatchObject([{ length: chaptered.length }]);
  });

  it('is measured on notes and sources of a board, with the speed of timed words', async () => {
    const board = await makeChatBoard(app, owner);
    const noteId = await board.note(OWN[0]);
    const { nodeId, sourceId } = await board.source('영상', [{ text: OWN[1], startSec: 0 }], { kind: 'youtube' });
    const segments = [
      { start: 0, end: 40, text: OWN[1] },
      { start: 30, end: 60, text: '' },
    ];
    await app.deps.database.db.update(sources).set({ meta: { segments } }).where(eq(sources.id, sourceId));
    const voice = await create(owner, { texts: [], nodeIds: [noteId, nodeId, noteId] });
    expect(voice.texts).toMatchObject([
      { kind: 'node', title: '메모' },
      { kind: 'node', title: '영상' },
    ]);
    const syllables = OWN[1].match(/[가-힣]/g)?.length ?? 0;
    expect(voice.profile.measure.syllablesPerSec).toBeCloseTo(syllables / 60, 0);
  });

  it('is not measured on what its owner may not read, nor on what holds no words', async () => {
    const board = await makeChatBoard(app, owner);
    const noteId = await board.note('카나리아-비밀');
    const foreign = await stranger.post(URL, { name: 'x', nodeIds: [noteId] });
    const absent = await stranger.post(URL, { name: 'x', nodeIds: [randomUUID()] });
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect(foreign.body).not.toContain('카나리아');
    expect((await stranger.post(URL, { name: 'x', fileIds: [randomUUID()] })).statusCode).toBe(404);
    expect((await owner.post(URL, { name: 'x', nodeIds: [board.chatId] })).statusCode).toBe(422);
    expect(must<ListedVoice[]>(await stranger.get(URL))).toEqual([]);
  });

  it.each([
    ['without a name', { name: '  ', texts: ['가'] }],
    ['of nothing', { name: '가' }],
    ['of an empty text', { name: '가', texts: [' \n'] }],
    ['of eleven texts', { name: '가', texts: Array.from({ length: 11 }, () => '가') }],
    ['of a text that is too long', { name: '가', texts: ['가'.repeat(50_001)] }],
    [
      'of 21 sources',
      { name: '가', nodeIds: Array.from({ length: 11 }, randomUUID), fileIds: Array.from({ length: 10 }, randomUUID) },
    ],
    ['with a field that is unknown', { name: '가', texts: ['가'], ownerId: randomUUID() }],
  ])('%s is refused', async (_, body) => {
    expect((await owner.post(URL, body)).statusCode).toBe(400);
  });

  it('takes ten texts of the greatest length', async () => {
    const voice = await create(owner, { texts: Array.from({ length: 10 }, () => '가나다 '.repeat(12_500)) });
    expect(voice.texts).toHaveLength(10);
  });

  it('is changed field by field, and by nobody else', async () => {
    const { id } = await create(owner);
    const fields = { name: '새 이름', forbidden: ['혁신적인'], notes: '반말 금지', formality: 'polite' };
    const changed = must<VoiceView>(await owner.put(`${URL}/${id}`, fields));
    expect(changed.profile).toMatchObject({ ...fields, openers: [] });
    expect(must<VoiceView>(await owner.put(`${URL}/${id}`, { openers: ['자 여러분'] })).profile).toMatchObject({
      ...fields,
      openers: ['자 여러분'],
    });
    const answers = [
      await stranger.get(`${URL}/${id}`),
      await stranger.put(`${URL}/${id}`, { name: '남' }),
      await stranger.put(`${URL}/${id}`, {}),
      await stranger.post(`${URL}/${id}/measure`, { texts: ['남'] }),
      await stranger.remove(`${URL}/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(must<VoiceView>(await owner.get(`${URL}/${id}`)).profile.name).toBe('새 이름');
    expect((await owner.put(`${URL}/${id}`, { forbidden: [''] })).statusCode).toBe(400);
  });

  it('is measured again on its sources as they read now, on more, and without what is dropped', async () => {
    const board = await makeChatBoard(app, owner);
    const noteId = await board.note(OWN[0]);
    const before = await create(owner, { texts: [OWN[1]], nodeIds: [noteId] });
    await board.change({ do: 'patch-node', id: noteId, patch: { content: `${OWN[0]} ${OWN[2]}` } });
    const dropped = [before.texts[0]?.id];
    const again = await owner.post(`${URL}/${before.id}/measure`, {
      dropped,
      texts: ['하나만 더 넣어요.'],
      nodeIds: [noteId],
    });
    const { texts, profile } = must<VoiceView>(again);
    expect(texts.map(({ kind, length }) => [kind, length])).toEqual([
      ['node', OWN[0].length + OWN[2].length + 1],
      ['pasted', 10],
    ]);
    expect(profile.measure.words).not.toBe(before.profile.measure.words);
    await board.change({ do: 'remove-node', id: noteId });
    const kept = must<VoiceView>(await owner.post(`${URL}/${before.id}/measure`, {}));
    expect(kept.profile.measure.words).toBe(profile.measure.words);
    const all = kept.texts.map(({ id }) => id);
    expect((await owner.post(`${URL}/${before.id}/measure`, { dropped: all })).statusCode).toBe(400);
  });

  it('keeps what two tabs add and drop at the same time', async () => {
    const { id, texts } = await create(owner);
    const [first] = texts;
    const bodies = [{ texts: ['탭 하나에서 더했어요.'] }, { texts: ['탭 둘에서 더했어요.'] }, { dropped: [first?.id] }];
    const answers = await Promise.all(bodies.map((body) => owner.post(`${URL}/${id}/measure`, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const titles = must<VoiceView>(await owner.get(`${URL}/${id}`)).texts.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(texts.slice(1).map(({ title }) => title));
    expect(titles.slice(2).toSorted()).toEqual(['탭 둘에서 더했어요.', '탭 하나에서 더했어요.']);
  });

  it('is one of twenty at most', async () => {
    const collector = await app.signIn('Collector');
    const made = await Promise.all(
      Array.from({ length: 22 }, () => collector.post(URL, { name: '가', texts: ['가'] })),
    );
    const codes = made.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });
});

describe('a voice that is attached', () => {
  let board: ChatBoard;
  let groupId: string;
  beforeEach(async () => {
    board = await makeChatBoard(app, owner);
    groupId = await board.addNode({ type: 'group', title: '참고' });
  });

  it('is the nearest: that of the chat, of the first group that feeds it, of the board', async () => {
    const [ofChat, ofGroup, ofBoard] = [
      await create(owner, { name: '채팅' }),
      await create(owner, { name: '그룹' }),
      await create(owner, { name: '보드' }),
    ];
    const used = async () => (await placesOf(owner, board.chatId)).find(({ voice }) => voice)?.voice?.name ?? null;
    expect(await used()).toBeNull();
    expect((await owner.put(`/api/boards/${board.boardId}/voice`, { voiceId: ofBoard.id })).statusCode).toBe(204);
    expect(await used()).toBe('보드');
    must(await attach(owner, groupId, ofGroup.id));
    expect(await used()).toBe('보드');
    await board.wire(groupId);
    expect(await used()).toBe('그룹');
    must(await attach(owner, board.chatId, ofChat.id));
    expect((await placesOf(owner, board.chatId)).map(({ kind, title, voice }) => [kind, title, voice?.name])).toEqual([
      ['chat', null, '채팅'],
      ['group', '참고', '그룹'],
      ['board', null, '보드'],
    ]);
    must(await attach(owner, board.chatId, null));
    expect(await used()).toBe('그룹');
    must(await owner.remove(`${URL}/${ofGroup.id}`));
    expect(await used()).toBe('보드');
    expect(must<VoiceView>(await owner.get(`${URL}/${ofBoard.id}`)).uses).toBe(1);
  });

  it('stands at chats and groups only, and goes and comes with its node', async () => {
    const { id } = await create(owner);
    expect((await attach(owner, await board.note('메모'), id)).statusCode).toBe(400);
    must(await attach(owner, groupId, id));
    const uses = async () => must<VoiceView>(await owner.get(`${URL}/${id}`)).uses;
    expect(await uses()).toBe(1);
    const group = blankNode({ id: groupId, type: 'group', title: '참고' });
    await board.change({ do: 'remove-node', id: groupId });
    expect(await uses()).toBe(0);
    await board.change({ do: 'add-node', node: group });
    expect(await uses()).toBe(1);
  });

  it('is one of the own voices, on a board that may be edited', async () => {
    const mine = await create(owner);
    const foreign = await create(stranger, { name: '카나리아' });
    const theirs = await attach(owner, board.chatId, foreign.id);
    expect([theirs.statusCode, theirs.body.includes('카나리아')]).toEqual([404, false]);
    expect((await owner.put(`/api/boards/${board.boardId}/voice`, { voiceId: foreign.id })).statusCode).toBe(404);
    expect((await attach(stranger, board.chatId, foreign.id)).statusCode).toBe(404);
    expect((await stranger.put(`/api/boards/${board.boardId}/voice`, { voiceId: foreign.id })).statusCode).toBe(404);
    must(await attach(owner, board.chatId, mine.id));
    expect((await stranger.get(`/api/nodes/${board.chatId}/voices`)).statusCode).toBe(404);
  });

  it('shows its name alone to the others of a project, and ends when its owner leaves', async () => {
    const org = must<{ id: string }>(await owner.post('/api/orgs', { name: '팀' }));
    const project = must<{ id: string; boardId: string }>(
      await owner.post('/api/projects', { orgId: org.id, name: '일' }),
    );
    const place = `/api/projects/${project.id}` as const;
    const editor = await app.signIn('Editor');
    const viewer = await app.signIn('Viewer');
    const member = await join(place, owner, editor, 'editor');
    await join(place, owner, viewer, 'viewer');
    const voice = await create(editor, { name: '편집자' });
    const attachIt = (client: SignedInClient) =>
      client.put(`/api/boards/${project.boardId}/voice`, { voiceId: voice.id });
    expect((await attachIt(viewer)).statusCode).toBe(403);
    expect((await attachIt(editor)).statusCode).toBe(204);
    const seen = await viewer.get(`${place}/voices`);
    expect(must<{ places: VoicePlace[] }>(seen).places).toEqual([
      { kind: 'board', id: project.boardId, title: null, voice: { id: voice.id, name: '편집자', isMine: false } },
    ]);
    expect((await owner.get(`${URL}/${voice.id}`)).statusCode).toBe(404);
    must(await owner.remove(`${place}/members/${member.id}`));
    expect(must<{ places: VoicePlace[] }>(await owner.get(`${place}/voices`)).places).toMatchObject([{ voice: null }]);
  });
});
