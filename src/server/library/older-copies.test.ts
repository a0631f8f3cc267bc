import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { newId } from '#contract/base/id.ts';
import type { OlderCopy } from '#contract/library/library.api.ts';
import type { TextVersions } from '#contract/sources/sources.api.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { dripPage } from '../../../tests/replay/drip-page.ts';
import { makeDesk } from '../testing/project-desk.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const here = boardBesideReplay();

async function addPage(path: string, board = here.board): Promise<string> {
  const id = await board.add('website', { url: here.replay.url + path });
  await board.settled(id);
  return id;
}

/** A page on the board and, as it stood, on another one; then it changes and is refreshed on the first alone. */
async function makeOutdated(path: string, other: SourceBoard) {
  here.replay.change(path, dripPage(92));
  const [fresh, old] = [await addPage(path), await addPage(path, other)];
  here.replay.change(path, dripPage(90));
  await here.board.client.post(`/api/nodes/${fresh}/source/retry`);
  await here.board.settled(fresh);
  return { fresh, old };
}

const olderOf = async (nodeId: string, client: SignedInClient = here.board.client) =>
  must<{ copies: OlderCopy[] }>(await client.get(`/api/nodes/${nodeId}/source/copies`)).copies;
const update = (nodeId: string, copies: object[], client: SignedInClient = here.board.client) =>
  client.post(`/api/nodes/${nodeId}/source/copies`, { copies });
const wordsOf = async (board: SourceBoard, id: string) =>
  (await board.source(id)).passages.map((passage) => passage.text).join('\n');
const sameBoard = () => makeSourceBoard(here.app, 'Jiwoo');

describe('copies on other boards', () => {
  it('are offered when the text here is a newer one, and brought to it as a refresh would', async () => {
    const other = await sameBoard();
    const { fresh, old } = await makeOutdated('/copied', other);
    const stood = await other.source(old);
    expect(await olderOf(fresh)).toEqual([
      {
        nodeId: old,
        fileId: null,
        canvasId: other.canvasId,
        projectId: null,
        where: 'Sources',
        mayEdit: true,
        fetchedAt: stood.fetchedAt,
      },
    ]);
    expect(await olderOf(old)).toEqual([]);
    const asked = here.replay.requests.length;
    expect(must(await update(fresh, [{ nodeId: old }]))).toEqual({ updated: 1 });
    expect(here.replay.requests.length).toBe(asked);
    const [from, to] = [await here.board.source(fresh), await other.source(old)];
    expect(to.passages.map(({ text }) => text)).toEqual(from.passages.map(({ text }) => text));
    expect(to).toMatchObject({ id: stood.id, fetchedAt: from.fetchedAt, status: 'ready' });
    expect(to.refresh).toMatchObject({ outcome: 'changed', before: stood.fetchedAt });
    expect((await other.node(old))?.metadata).toMatchObject({ refreshOutcome: 'changed', isProcessing: false });
    const { before } = must<TextVersions>(await other.client.get(`/api/nodes/${old}/source/versions`));
    expect(before?.passages.map(({ text }) => text)).toEqual(stood.passages.map(({ text }) => text));
    expect(await olderOf(fresh)).toEqual([]);
  });

  it('are marked in the chats that answered from them', async () => {
    const other = await sameBoard();
    const { fresh, old } = await makeOutdated('/answered', other);
    const chatId = await other.add('ai_chat', { isProcessing: false });
    const edge = { id: randomUUID(), source: old, target: chatId, type: 'deletable' };
    await other.change({ do: 'add-edge', edge });
    const ask = { canvasId: other.canvasId, nodeId: chatId, message: '알맞은 물의 온도는 몇 도인가요?' };
    await other.client.post('/api/ai-chat', ask);
    must(await update(fresh, [{ nodeId: old }]));
    const messages = must<{ isAi: boolean; staleSources?: object[] }[]>(
      await other.client.get(`/api/canvases/${other.canvasId}/ai-chat-messages?nodeId=${chatId}`),
    );
    expect(messages.find((message) => message.isAi)?.staleSources).toMatchObject([{ nodeId: old }]);
  });

  it('also where the words of a video were replaced, with the pictures of each board its own', async () => {
    const other = await sameBoard();
    const link = { url: 'https://www.youtube.com/watch?v=maruReplay1' };
    const ids = [
      await here.board.add('youtube_transcript', link),
      await other.add('youtube_transcript', link),
    ] as const;
    await here.board.settled(ids[0]);
    await other.settled(ids[1]);
    const text = '0:05 스팀은 육십오 도에서 멈춥니다.';
    await here.board.client.send({ method: 'PUT', url: `/api/nodes/${ids[0]}/source/transcript`, payload: { text } });
    expect(must(await update(ids[0], [{ nodeId: ids[1] }]))).toEqual({ updated: 1 });
    const kept = await other.source(ids[1]);
    expect([kept.captions, kept.passages[0]?.startSec]).toEqual(['brought', 5]);
    const thumbnails = [
      (await here.board.node(ids[0]))?.metadata.thumbnail,
      (await other.node(ids[1]))?.metadata.thumbnail,
    ];
    expect(new Set(thumbnails).size).toBe(2);
    expect((await other.client.get(String(thumbnails[1]))).statusCode).toBe(200);
  });

  it('of a file are those of the same bytes', async () => {
    const other = await sameBoard();
    const bytes = Buffer.from('촬영은 오전 9시에 시작합니다. 장비는 전날 저녁에 점검해 둡니다.');
    const addFile = async (board: SourceBoard) => {
      const { fileId } = await board.upload('일정.txt', bytes, 'text/plain');
      const id = await board.add('file', { fileId, fileName: '일정.txt', fileSize: bytes.length });
      await board.settled(id);
      return { id, fileId };
    };
    const [own, copy] = [await addFile(here.board), await addFile(other)];
    const text = '촬영은 오전 10시로 바뀌었습니다.';
    await here.board.client.send({
      method: 'PUT',
      url: `/api/files/${own.fileId}/source/transcript`,
      payload: { text },
    });
    const found = must<{ copies: OlderCopy[] }>(
      await here.board.client.get(`/api/files/${own.fileId}/source/copies`),
    ).copies;
    expect(found.map(({ nodeId }) => nodeId)).toEqual([copy.id]);
    must(await here.board.client.post(`/api/files/${own.fileId}/source/copies`, { copies: [{ nodeId: copy.id }] }));
    expect(await wordsOf(other, copy.id)).toBe(text);
  });

  it('that may only be read are shown as such, refused, and nothing is done', async () => {
    const { projectUrl } = await makeStudio(here.board.client, 'Readers');
    const viewer = await makeSourceBoard(here.app, 'Viewer');
    await join(projectUrl as '/api/projects/x', here.board.client, viewer.client, 'viewer');
    const path = '/read-only';
    here.replay.change(path, dripPage(92));
    const first = await addPage(path);
    const nodeId = newId(Date.now());
    const { boardId } = must<{ boardId: string }>(await here.board.client.get(`${projectUrl}/board`));
    must(
      await here.board.client.post(`/api/boards/${boardId}/library-sources`, {
        from: { nodeId: first },
        nodeId,
        isPlaced: true,
      }),
    );
    const own = await addPage(path, viewer);
    here.replay.change(path, dripPage(90));
    const fresh = await addPage(`${path}`, viewer);
    const copies = await olderOf(fresh, viewer.client);
    expect(copies.map((copy) => [copy.nodeId, copy.mayEdit])).toEqual([
      [own, true],
      [nodeId, false],
    ]);
    const answer = await update(fresh, [{ nodeId: own }, { nodeId }], viewer.client);
    expect(answer.statusCode).toBe(403);
    expect(await wordsOf(viewer, own)).toContain('92도');
    expect(must(await update(fresh, [{ nodeId: own }], viewer.client))).toEqual({ updated: 1 });
    expect(await wordsOf(viewer, own)).toContain('90도');
  });

  it('of strangers are neither shown nor touched', async () => {
    const stranger = await makeSourceBoard(here.app, 'Minseo');
    const { fresh, old } = await makeOutdated('/foreign', stranger);
    expect(await olderOf(fresh)).toEqual([]);
    expect(must(await update(fresh, [{ nodeId: old }]))).toEqual({ updated: 0 });
    expect(await wordsOf(stranger, old)).toContain('92도');
    expect((await update(fresh, [{ nodeId: old }], stranger.client)).statusCode).toBe(404);
  });
});

describe("a project's file", () => {
  it('is read again from its bytes, takes words and a note without a card, and tells the project chat', async () => {
    const desk = await makeDesk(here.board.client);
    const { client } = here.board;
    const file = await desk.add('일정.txt', '촬영은 오전 9시에 시작합니다. 장비는 전날 저녁에 점검해 둡니다.');
    await desk.settled(file.id);
    const first = await desk.source(file.id);
    const put = (what: string, payload: object) =>
      client.send({ method: 'PUT', url: `/api/files/${file.id}/source/${what}`, payload });
    must(await put('transcript', { text: '촬영은 오전 10시로 바뀌었습니다.' }));
    must(await client.post(`/api/files/${file.id}/source/retry`));
    await desk.settled(file.id);
    const again = await desk.source(file.id);
    expect(again.passages.map(({ text }) => text)).toEqual(first.passages.map(({ text }) => text));
    expect(again.refresh).toMatchObject({ outcome: 'changed' });

    const [card] = await desk.cards();
    expect(must(await put('note', { note: ' 내 일정이에요. ' }))).toEqual({ note: '내 일정이에요.' });
    expect((await desk.cards())[0]?.metadata).toMatchObject({ noteForAi: '내 일정이에요.' });
    expect((await desk.source(file.id)).note).toBe('내 일정이에요.');
    must(await put('note', { note: null }));
    await client.remove(`${desk.projectUrl}/nodes/${card?.id}?manual=1`);
    must(await put('note', { note: '이 시각만 믿어요.' }));
    expect((await desk.source(file.id)).note).toBe('이 시각만 믿어요.');
    const { answer } = must<{ answer: string }>(
      await client.post(`${desk.projectUrl}/ask`, { question: '촬영은 몇 시에 시작하나요?' }),
    );
    expect(answer).toContain('이 시각만 믿어요.');
    expect((await put('note', { note: 'x'.repeat(501) })).statusCode).toBe(400);
  });
});
