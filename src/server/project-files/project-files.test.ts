import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { makeDocx, makePdf } from '../../../tests/replay/documents.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { makePicture } from '../testing/samples.ts';
import { until } from '../testing/source-board.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let desk: ProjectDesk;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Jiwoo');
  desk = await makeDesk(owner);
});
afterAll(() => app.close());

const pdf = makePdf(['첫째 장에는 제작 일정이 있습니다.', '롱폼 한 편은 150만 원이고 숏폼 한 편은 40만 원입니다.']);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(4_000, 9)]);

describe('a file of a project', () => {
  it('is recorded, read to its end, and stands on the board', async () => {
    const added = await desk.add('견적서.pdf', pdf);
    expect(added).toMatchObject({
      originalName: '견적서.pdf',
      filename: '견적서.pdf',
      mimeType: 'application/pdf',
      size: pdf.length,
      problem: null,
      uploaderName: 'Jiwoo',
    });
    const file = await desk.settled(added.id);
    expect(file).toMatchObject({ status: 'completed', passageCount: 2 });
    const source = await desk.source(added.id);
    expect(source.passages.map(({ page }) => page)).toEqual([1, 2]);
    const card = await until('the card to settle', async () =>
      (await desk.cards()).find((one) => one.metadata.fileId === added.id && one.metadata.isProcessing === false),
    );
    expect(card).toMatchObject({
      type: 'file',
      title: '견적서.pdf',
      fileId: added.id,
      metadata: { fileName: '견적서.pdf', fileSize: pdf.length, fileType: 'pdf', pageCount: 2, passageCount: 2 },
    });
    const ofNode = await owner.get(`/api/nodes/${card.id}/source`);
    expect(ofNode.json()).toMatchObject({ id: source.id, nodeId: card.id });
  });

  it.each([
    ['그림.png', () => makePicture('png'), 'image/png', 0],
    ['영상.mp4', async () => mp4, 'video/mp4', 0],
    ['녹음.MP3', async () => Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), 'audio/mpeg', 0],
    ['자료.zip', async () => Buffer.from('PK\u0005\u0006', 'latin1'), 'application/zip', 0],
    ['이름만.pdf', async () => Buffer.from([1, 0, 2, 0]), 'application/octet-stream', 0],
    ['깨진.png', async () => Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1'), 'application/octet-stream', 0],
    ['끝없음', async () => Buffer.from([1, 0, 2, 0]), 'application/octet-stream', 0],
    ['쪽.html', async () => Buffer.from('<script>alert(1)</script>'), 'text/html', 0],
    ['메모.md', async () => Buffer.from('# 메모\n\n할 일'), 'text/markdown', 1],
    ['표.csv', async () => Buffer.from('이름,값\n가,1'), 'text/csv', 1],
    [
      '자막.srt',
      async () => Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n<i>안녕하세요</i>\n'),
      'application/x-subrip',
      1,
    ],
    ['자막.vtt', async () => Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n반갑습니다\n'), 'text/vtt', 1],
    [
      '자막.smi',
      async () => Buffer.from('<SAMI><BODY><SYNC Start=1000><P Class=KRCC>안녕하세요'),
      'application/x-sami',
      1,
    ],
    ['말.json', async () => Buffer.from('[{"start":1,"end":2,"text":"안녕하세요"}]'), 'application/json', 1],
    ['설정.json', async () => Buffer.from('{"start":"x","text":"y"}'), 'application/json', 0],
    ['글.docx', async () => makeDocx(['# 소개', '요리 채널입니다.']), expect.stringContaining('wordprocessingml'), 1],
  ] as const)('%s is accepted and completed', async (name, make, mimeType, passageCount) => {
    const added = await desk.add(name, Buffer.from(await make()));
    expect(added).toMatchObject({ originalName: name, mimeType });
    expect(await desk.settled(added.id)).toMatchObject({ status: 'completed', problem: null, passageCount });
  });

  it('names who brought it, and never by an address', async () => {
    const added = await desk.add('누구.txt', '누가 올렸을까요.');
    const uploader = async () => (await desk.files()).find(({ id }) => id === added.id)?.uploaderName;
    await app.deps.database.db.execute(`update users set first_name = null where id = '${owner.person.id}'`);
    expect(await uploader()).toBeNull();
    must(await owner.put('/api/auth/user', { firstName: 'Jiwoo', lastName: 'Kim' }));
    expect(await uploader()).toBe('Jiwoo Kim');
  });

  it('keeps the words of captions with their seconds, and nothing else', async () => {
    const added = await desk.add(
      '말.srt',
      '1\n00:00:01,000 --> 00:00:02,000\n안녕하세요\n\n2\n00:00:02,000 --> 00:00:03,000\n반갑습니다\n',
    );
    await desk.settled(added.id);
    expect((await desk.source(added.id)).passages).toMatchObject([
      { text: '안녕하세요 반갑습니다', startSec: 1, endSec: 3 },
    ]);
  });

  it('that cannot be read says why, and is read again when asked', async () => {
    const added = await desk.add('깨진.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 7)]));
    expect(await desk.settled(added.id)).toMatchObject({ status: 'failed', problem: 'damaged' });
    const again = must<ProjectFile>(await owner.post(`${desk.projectUrl}/files/${added.id}/retry`));
    expect(['pending', 'processing']).toContain(again.status);
    expect(await desk.settled(added.id)).toMatchObject({ status: 'failed', problem: 'damaged' });
  });

  it('is one source for all nodes that show it, and outlives them', async () => {
    const added = await desk.add('한 번만.txt', '한 번만 읽는 글입니다.');
    await desk.settled(added.id);
    const copy = must<{ id: string }>(
      await owner.post(`${desk.projectUrl}/nodes`, { type: 'file', title: '사본', metadata: { fileId: added.id } }),
    );
    const { id } = await desk.source(added.id);
    expect((await owner.get(`/api/nodes/${copy.id}/source`)).json()).toMatchObject({ id });
    const { rows } = await app.deps.database.db.execute(`select id from sources where file_id = '${added.id}'`);
    expect(rows).toEqual([{ id }]);
    for (const card of (await desk.cards()).filter((one) => one.metadata.fileId === added.id)) {
      must(await owner.remove(`${desk.projectUrl}/nodes/${card.id}`));
      must(await owner.remove(`${desk.projectUrl}/nodes/${card.id}/cleanup`));
    }
    must(await owner.remove(`${desk.projectUrl}/nodes/${added.id}/cleanup`));
    expect((await desk.source(added.id)).passages).toHaveLength(1);
    expect(await desk.settled(added.id)).toMatchObject({ status: 'completed' });
  });

  it('stands beside other cards, never on them, when five come at once', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, (_, i) => desk.add(`메모 ${i}.txt`, `글 ${i}`)));
    const cards = await desk.cards();
    const isOnAnother = (card: (typeof cards)[number]) =>
      cards.some(
        ({ id, position: { x, y } }) =>
          id !== card.id && Math.abs(card.position.x - x) < 260 && Math.abs(card.position.y - y) < 148,
      );
    const own = cards.filter((card) => many.some((file) => file.id === card.metadata.fileId));
    expect([own.length, own.filter(isOnAnother)]).toEqual([5, []]);
  });

  it('goes with its nodes, its passages and its bytes', async () => {
    const added = await desk.add('지울 것.txt', '곧 사라질 글입니다.');
    await desk.settled(added.id);
    must(await owner.remove(`${desk.projectUrl}/files/${added.id}`));
    expect((await desk.files()).map(({ id }) => id)).not.toContain(added.id);
    expect((await desk.cards()).filter((card) => card.metadata.fileId === added.id)).toEqual([]);
    for (const url of [`/api/files/${added.id}`, `/api/files/${added.id}/source`])
      expect((await owner.get(url)).statusCode).toBe(404);
    const { rows } = await app.deps.database.db.execute(`select 1 from sources where file_id = '${added.id}'`);
    expect(rows).toEqual([]);
    expect((await owner.remove(`${desk.projectUrl}/files/${added.id}`)).statusCode).toBe(404);
    expect((await owner.post(`${desk.projectUrl}/files/${added.id}/retry`)).statusCode).toBe(404);
  });
});

describe('the record of an upload', () => {
  const begun = async (declared?: object) =>
    must<{ uploadURL: string; fileId: string; objectPath: string }>(await desk.begin(declared));

  it('needs no word at the upload: the record brings the name, and its size and type are not believed', async () => {
    const { uploadURL, fileId } = await begun();
    must(await desk.put(uploadURL, pdf));
    const file = must<ProjectFile>(await desk.record(`https://elsewhere.example${uploadURL}`, '../../etc/계약.pdf'));
    expect(file).toMatchObject({ id: fileId, originalName: '계약.pdf', mimeType: 'application/pdf', size: pdf.length });
  });

  it('is made once, however often it is sent', async () => {
    const { uploadURL } = await begun({ name: '둘.txt' });
    must(await desk.put(uploadURL, '글'));
    const answers = await Promise.all([1, 2, 3].map(() => desk.record(uploadURL, '둘.txt')));
    const [first] = answers.map((answer) => must<ProjectFile>(answer));
    expect(new Set(answers.map((answer) => answer.json<ProjectFile>().id))).toEqual(new Set([first?.id]));
    expect((await desk.files()).filter(({ id }) => id === first?.id)).toHaveLength(1);
    expect((await desk.cards()).filter((card) => card.metadata.fileId === first?.id)).toHaveLength(1);
  });

  it('waits for the bytes', async () => {
    const { uploadURL } = await begun({ name: '셋.txt' });
    expect((await desk.record(uploadURL, '셋.txt')).statusCode).toBe(409);
  });

  it('is refused for another address, another person, another project, and none at all', async () => {
    const { uploadURL, fileId, objectPath } = await begun({ name: '넷.txt' });
    must(await desk.put(uploadURL, '글'));
    const colleague = await app.signIn('Colleague');
    must(
      await owner
        .post(`${desk.projectUrl}/invitations`, { email: colleague.person.email, role: 'editor' })
        .then(async (made) => colleague.post(`/api/invitations/${made.json<{ id: string }>().id}/accept`)),
    );
    expect((await desk.record(uploadURL, '넷.txt', colleague)).statusCode).toBe(404);
    const other = await makeDesk(owner);
    expect((await other.record(uploadURL, '넷.txt')).statusCode).toBe(404);
    for (const url of [
      objectPath,
      `/api/files/${fileId}`,
      '/u/',
      `/u/${randomUUID()}`,
      '../../etc/passwd',
      `/x/u/${fileId}`,
    ])
      expect((await desk.record(url, '넷.txt')).statusCode, url).toBe(404);
    expect((await desk.record(uploadURL, '넷.txt')).statusCode).toBe(200);
  });

  it.each(['a'.repeat(301), ''])('names a file in at most 300 characters: %#', async (name) => {
    const { uploadURL } = await begun();
    must(await desk.put(uploadURL, '글'));
    const answer = await desk.record(uploadURL, name);
    expect([200, 400]).toContain(answer.statusCode);
    if (name === '') expect(answer.json()).toMatchObject({ originalName: 'file' });
    else expect(answer.statusCode).toBe(400);
  });
});

describe('the size of a file of a project', () => {
  const MB = 1024 * 1024;
  it.each([
    [50 * MB, 200],
    [50 * MB + 1, 413],
    [0, 400],
  ])('of %i bytes answers %i', async (size, status) => {
    const answer = await desk.begin({ name: 'a.mp4', size });
    expect(answer.statusCode).toBe(status);
    if (status === 413) expect(answer.json()).toMatchObject({ message: '파일 크기는 50MB 이하여야 합니다.' });
  });

  it('that says nothing of itself is taken up to the last byte, and one byte more leaves nothing', async () => {
    const begin = async () => must<{ uploadURL: string; fileId: string }>(await desk.begin({ name: 'a.bin' }));
    const [fits, passes] = [await begin(), await begin()];
    const bytes = Buffer.alloc(50 * MB + 1, 7);
    const refused = await desk.put(passes.uploadURL, bytes);
    expect([refused.statusCode, refused.json().message]).toEqual([413, '파일 크기는 50MB 이하여야 합니다.']);
    expect((await owner.get(`/api/files/${passes.fileId}`)).statusCode).toBe(404);
    expect((await desk.put(fits.uploadURL, bytes.subarray(1))).statusCode).toBe(200);
    await expect(readdir(path.join(app.dataDir, 'objects/unfinished'))).resolves.toEqual([]);
  });
});
