import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makeZip } from '../../../tests/replay/documents.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makePhoto, makePicture } from '../testing/samples.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { putObject, storePicture } from './files.service.ts';
import { files } from './files.tables.ts';
import { sweepFiles } from './sweep.ts';

const MINUTE_MS = 60_000;
let nowMs = Date.now();
let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let canvasId: string;
beforeAll(async () => {
  app = await makeApp({ clock: { now: () => nowMs } });
  owner = await app.signIn('owner');
  stranger = await app.signIn('stranger');
  canvasId = (await owner.post('/api/canvases', { title: '파일', useTemplate: 'blank' })).json().id;
});
afterAll(() => app?.close());

interface Begun {
  uploadURL: string;
  objectPath: string;
  fileId: string;
}
const begin = async (body?: object, client = owner): Promise<Begun> =>
  (await client.post(`/api/canvases/${canvasId}/upload-pdf`, body)).json();
const put = (url: string, bytes: Buffer | string, headers: Record<string, string> = {}, client = owner) =>
  client.send({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const upload = async (name: string | undefined, bytes: Buffer | string) => {
  const begun = await begin(name === undefined ? undefined : { name });
  return { ...begun, answer: await put(begun.uploadURL, bytes) };
};
const rowOf = async (id: string) => (await app.deps.database.db.select().from(files).where(eq(files.id, id)))[0];
const read = (fileId: string, query = '', client = owner) => client.get(`/api/files/${fileId}${query}`);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

describe('a file for a canvas', () => {
  it('is uploaded by the two calls of the specification, without a word about it', async () => {
    const { answer, objectPath, fileId } = await upload(undefined, pdf);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ objectPath });
    expect((await owner.post(`/api/canvases/${canvasId}/set-file-acl`, { objectPath })).json()).toEqual({ objectPath });
    const served = await read(fileId);
    expect(served.rawPayload).toEqual(pdf);
    expect(served.headers['content-type']).toBe('application/pdf');
    expect(served.headers['content-disposition']).toBe(`inline; filename="file.pdf"; filename*=UTF-8''file.pdf`);
  });

  it('keeps its Korean name, and is served so that nothing runs', async () => {
    const { answer, fileId } = await upload('대본 "최종" (1)*.txt', '<script>alert(1)</script> 안녕하세요');
    expect(answer.statusCode).toBe(200);
    const { headers } = await read(fileId);
    expect(headers['content-type']).toBe('text/plain');
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    const name = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"; /);
    expect(name).toMatch(/^[A-Za-z0-9%._~!-]+$/);
    expect(decodeURIComponent(name)).toBe('대본 "최종" (1)*.txt');
  });

  it('is not served when a disk has changed a byte of it', async () => {
    const { fileId } = await upload('바뀐.txt', '안녕하세요, 원두 이야기입니다');
    const { objectKey = '' } = (await rowOf(fileId)) ?? {};
    const bytes = await app.deps.objects.read(objectKey);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await app.deps.objects.remove(objectKey);
    await app.deps.objects.put(objectKey, bytes, bytes.length);
    for (const headers of [undefined, { range: 'bytes=3-6' }]) {
      const answer = await owner.get(`/api/files/${fileId}`, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected']);
    }
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\memo.txt', 'memo.txt'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
    ['\u202etxt.exe.txt', 'txt.exe.txt'],
    ['~.txt', '~.txt'],
    ['CON.txt', 'CON.txt'],
    [`${'가'.repeat(280)}.txt`, '가'.repeat(200)],
  ])('is never stored under the name %j', async (name, kept) => {
    const { answer, fileId } = await upload(name, '안녕');
    const row = await rowOf(fileId);
    if (kept.endsWith('.txt')) expect(answer.statusCode).toBe(200);
    expect(row?.name ?? kept).toBe(kept);
    expect(row?.objectKey ?? 'files/').toMatch(/^files\//);
    expect(row?.objectKey ?? '').not.toContain('passwd');
  });

  it('belongs to those who may read its canvas: absent for others, also by its object path', async () => {
    const { fileId, objectPath } = await upload('a.pdf', pdf);
    expect((await read(fileId, '', stranger)).statusCode).toBe(404);
    expect((await app.visitor.get(`/api/files/${fileId}`)).statusCode).toBe(401);
    const other = (await stranger.post('/api/canvases', { title: 'x', useTemplate: 'blank' })).json().id;
    expect((await stranger.post(`/api/canvases/${other}/set-file-acl`, { objectPath })).statusCode).toBe(404);
    expect((await stranger.post(`/api/canvases/${canvasId}/upload-pdf`)).statusCode).toBe(404);
    for (const path of [
      'files/../secrets',
      `/${objectPath}`,
      `${objectPath}/..`,
      'files/',
      'FILES/x',
      objectPath.slice(0, -1),
    ]) {
      expect((await owner.post(`/api/canvases/${canvasId}/set-file-acl`, { objectPath: path })).statusCode).toBe(404);
    }
  });

  it('is gone while its canvas lies in the trash', async () => {
    const mine = (await owner.post('/api/canvases', { title: 'weg', useTemplate: 'blank' })).json().id;
    const begun = (await owner.post(`/api/canvases/${mine}/upload-pdf`)).json() as Begun;
    expect((await put(begun.uploadURL, pdf)).statusCode).toBe(200);
    await owner.remove(`/api/canvases/${mine}`);
    expect((await read(begun.fileId)).statusCode).toBe(404);
  });
});

describe('a picture', () => {
  it('is drawn anew: camera and place stay behind, and the turn is applied', async () => {
    const { answer, fileId } = await upload('폰 사진.jpg', await makePhoto());
    expect(answer.statusCode).toBe(200);
    const served = await read(fileId);
    expect(served.rawPayload.includes('CANARY-CAMERA')).toBe(false);
    const { exif, width, height, orientation } = await sharp(served.rawPayload).metadata();
    expect({ exif, width, height, orientation }).toEqual({
      exif: undefined,
      width: 40,
      height: 60,
      orientation: undefined,
    });
    expect(await rowOf(fileId)).toMatchObject({
      width: 40,
      height: 60,
      mimeType: 'image/jpeg',
      size: served.rawPayload.length,
    });
  });

  it('is shown, and read again only when it changed', async () => {
    const { fileId } = await upload('a.png', await makePicture('png'));
    const { headers } = await read(fileId);
    expect(headers['content-disposition']).toMatch(/^inline; /);
    expect(headers['cache-control']).toBe('private, max-age=86400');
    const again = await owner.get(`/api/files/${fileId}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await read(fileId, '?download=1')).headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('keeps moving, and loses what hides behind its last byte', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 6, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer();
    const { answer, fileId } = await upload(
      '움짤.gif',
      Buffer.concat([gif, Buffer.from('<script>alert("CANARY")</script>')]),
    );
    expect(answer.statusCode).toBe(200);
    const served = await read(fileId);
    expect(served.rawPayload.includes('CANARY')).toBe(false);
    expect((await sharp(served.rawPayload).metadata()).pages).toBe(3);
    expect(await rowOf(fileId)).toMatchObject({ width: 8, height: 6 });
  });

  it('that the server fetched becomes a small WebP, and what is no picture becomes nothing', async () => {
    const boardId = (await rowOf((await begin()).fileId))?.boardId ?? '';
    const kept = await storePicture(app.deps, boardId, await makePicture('png', 1_280, 720));
    const served = await read(kept?.fileId ?? '');
    expect(served.headers['content-type']).toBe('image/webp');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    const png = await makePicture('png');
    const icon = Buffer.alloc(22);
    icon.writeUInt16LE(1, 2);
    icon.writeUInt16LE(1, 4);
    icon.writeUInt32LE(png.length, 14);
    icon.writeUInt32LE(22, 18);
    const favicon = await storePicture(app.deps, boardId, Buffer.concat([icon, png]));
    expect(await sharp((await read(favicon?.fileId ?? '')).rawPayload).metadata()).toMatchObject({
      width: 32,
      height: 24,
    });
    for (const bytes of [icon, icon.subarray(0, 8), '<svg xmlns="http://www.w3.org/2000/svg"/>', 'nothing', '']) {
      expect(await storePicture(app.deps, boardId, Buffer.from(bytes as string))).toBeNull();
    }
  });
});

describe('what nobody needs any more', () => {
  const exists = (key: string) =>
    app.deps.objects.read(key).then(
      () => true,
      () => false,
    );

  it('goes: uploads that never came, after their time', async () => {
    const begun = await begin({ name: 'never.pdf' });
    nowMs += 10 * MINUTE_MS;
    await sweepFiles(app.deps);
    expect(await rowOf(begun.fileId)).toBeDefined();
    // The address is dead by now; what was on its way is given two minutes more.
    nowMs += 2 * MINUTE_MS + 1;
    await sweepFiles(app.deps);
    expect(await rowOf(begun.fileId)).toBeUndefined();
    expect((await put(begun.uploadURL, pdf)).statusCode).toBe(403);
  });

  it('goes: the bytes of removed files, and no others', async () => {
    const [kept, gone] = [await upload('a.pdf', pdf), await upload('b.png', await makePicture('png'))];
    const [keptRow, goneRow] = [await rowOf(kept.fileId), await rowOf(gone.fileId)];
    await app.deps.database.db.delete(files).where(eq(files.id, gone.fileId));
    await sweepFiles(app.deps);
    expect(await exists(goneRow?.objectKey ?? '')).toBe(false);
    expect(await exists(keptRow?.objectKey ?? '')).toBe(true);
    expect((await read(kept.fileId)).rawPayload).toEqual(pdf);
  });

  it('goes: bytes that were written when the server was killed before their row was', async () => {
    const { objectKey } = await putObject(app.deps, randomUUID(), pdf, 1_000);
    nowMs += 2 * MINUTE_MS;
    await sweepFiles(app.deps);
    expect(await exists(objectKey)).toBe(true);
    nowMs += 8 * MINUTE_MS;
    await sweepFiles(app.deps);
    expect(await exists(objectKey)).toBe(false);
  });
});

describe('the archive of a document', () => {
  it('is a Word document when it says so inside', async () => {
    expect((await upload('글.docx', makeDocx(['안녕하세요']))).answer.statusCode).toBe(200);
    expect((await upload('글.docx', makeZip([{ name: 'word/document.xml' }]))).answer.statusCode).toBe(415);
  });
});
