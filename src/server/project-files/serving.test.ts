import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { makePicture } from '../testing/samples.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let desk: ProjectDesk;
let film: string;
const bytes = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'),
  Buffer.from(Array.from({ length: 2_000 }, (_, i) => i)),
]);

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Jiwoo');
  desk = await makeDesk(owner);
  film = (await desk.add('영상.mp4', bytes)).id;
});
afterAll(() => app.close());

const read = (id: string, headers?: Record<string, string>, query = '', client = owner) =>
  client.get(`/api/files/${id}${query}`, headers);

describe('a film', () => {
  it('is shown in the page, as film and nothing else', async () => {
    const answer = await read(film);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline; /);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; media-src 'self'/);
  });

  it('comes in parts to a player that asks for them', async () => {
    const answer = await read(film, { range: 'bytes=10-19' });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(bytes.subarray(10, 20));
    expect(answer.headers).toMatchObject({ 'content-range': `bytes 10-19/${bytes.length}`, 'content-length': '10' });
    const end = await read(film, { range: 'bytes=-5' });
    expect([end.statusCode, end.rawPayload]).toEqual([206, bytes.subarray(-5)]);
  });

  it('says where it ends to one who asks beyond', async () => {
    const answer = await read(film, { range: `bytes=${bytes.length}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it.each(['bytes=0-1,3-4', 'bytes=9-5', 'items=0-1', 'bytes=-'])('comes whole where %j is asked', async (range) => {
    const answer = await read(film, { range });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length]);
  });

  it('comes whole when the part belongs to other bytes', async () => {
    const { etag = '' } = (await read(film)).headers;
    expect((await read(film, { range: 'bytes=0-1', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await read(film, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await read(film, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('is a download where that is asked, in no part to strangers', async () => {
    expect((await read(film, {}, '?download=1')).headers['content-disposition']).toMatch(/^attachment; /);
    const stranger = await app.signIn('Stranger');
    for (const headers of [undefined, { range: 'bytes=0-1' }])
      expect((await read(film, headers, '', stranger)).statusCode).toBe(404);
    expect((await app.visitor.get(`/api/files/${film}`, { range: 'bytes=0-1' })).statusCode).toBe(401);
  });
});

describe('any other file', () => {
  it.each([
    ['쪽.html', '<script>alert(1)</script>'],
    ['그림.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['코드.js', 'alert(1)'],
    ['글.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['묶음.zip', 'PK\u0005\u0006'],
    ['표.csv', '=cmd()'],
  ])('%s leaves as mere bytes', async (name, content) => {
    const { id } = await desk.add(name, content);
    const { headers, body } = await read(id);
    expect(body).toBe(content);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  it('that calls itself a film is nothing that runs', async () => {
    const { id, mimeType } = await desk.add('속임.mp4', '<html><script>alert(1)</script></html>');
    expect(mimeType).toBe('video/mp4');
    const { headers } = await read(id);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['video/mp4', 'nosniff']);
  });

  it('that is a picture is shown as we drew it; a broken one is bytes', async () => {
    const shown = await read((await desk.add('점.png', await makePicture('png'))).id);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.headers['content-disposition']).toMatch(/^inline; /);
    const broken = await read((await desk.add('깨진.png', Buffer.from('\x89PNG\r\n\x1a\nno', 'latin1'))).id);
    expect(broken.headers['content-type']).toBe('application/octet-stream');
  });
});
