import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { beginUpload, pdf, putUpload } from '../testing/uploads.ts';
import { files } from './files.tables.ts';

const MB = 1024 * 1024;
let nowMs = Date.now();
let app: TestApp;
let owner: SignedInClient;
let canvasId: string;
beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => nowMs } });
  owner = await app.signIn('owner');
  canvasId = (await owner.post('/api/canvases', { title: '업로드', useTemplate: 'blank' })).json().id;
});
afterAll(() => app?.close());

const begin = (body?: object) => beginUpload(owner, canvasId, body);
const put = (
  url: string,
  payload: Buffer | string,
  client: Parameters<typeof putUpload>[2] = owner,
  headers?: Record<string, string>,
) => putUpload(url, payload, client, headers);
const countFiles = () => app.deps.database.db.$count(files);

describe('an upload address', () => {
  it('is good once', async () => {
    const { uploadURL } = await begin();
    expect((await put(uploadURL, pdf)).statusCode).toBe(200);
    const again = await put(uploadURL, pdf);
    expect(again.statusCode).toBe(403);
    expect(again.json()).toMatchObject({
      code: 'not-allowed',
      message: '이미 쓴 업로드 주소예요. 파일을 다시 골라 주세요.',
    });
  });

  it('is good once even for many at the same moment', async () => {
    const { uploadURL, fileId } = await begin({ name: 'a.txt' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => put(uploadURL, `version ${i}`)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await owner.get(`/api/files/${fileId}`)).body).toBe(`version ${winner}`);
  });

  it('takes a file in one piece: the body is the file, also where it is called a form', async () => {
    const { uploadURL, fileId } = await begin({ name: 'a.txt' });
    const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n';
    expect((await put(uploadURL, form, owner, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(
      200,
    );
    expect((await owner.get(`/api/files/${fileId}`)).body).toBe(form);
  });

  it('is good for ten minutes', async () => {
    const { uploadURL } = await begin();
    nowMs += 10 * 60_000;
    expect((await put(uploadURL, pdf)).json()).toMatchObject({ code: 'not-allowed' });
  });

  it('is good for the one who asked for it, and only while he is signed in', async () => {
    const { uploadURL } = await begin();
    expect((await put(uploadURL, pdf, await app.signIn('thief'))).statusCode).toBe(403);
    expect((await put(uploadURL, pdf, app.visitor)).statusCode).toBe(401);
    const second = await app.signIn('owner');
    await second.get('/api/logout');
    expect((await put(uploadURL, pdf, second)).statusCode).toBe(401);
    expect((await put(uploadURL, pdf)).statusCode).toBe(200);
  });

  it('cannot be made up or moved to another upload', async () => {
    const [one, two] = [await begin(), await begin()];
    const tokenOf = (url: string) => new URL(url, app.url).searchParams.get('t') ?? '';
    const other = (await owner.post('/api/canvases', { title: '다른 곳', useTemplate: 'blank' })).json().boardId;
    // Another file, person, board, size, end and kind than what was signed.
    const claims = [two.fileId, owner.person.id.replace(/^./, 'f'), other, 1e9, nowMs + 1e9, 'project'];
    const forgeries = [
      ...['', '.', 'x.y', tokenOf(two.uploadURL)].map((token) => () => token),
      ...claims.map((value, i) => (body: string, signature: string) => {
        const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
        return `${Buffer.from(JSON.stringify(said.with(i, value))).toString('base64url')}.${signature}`;
      }),
      (body: string, signature: string) => `${body}.${signature.slice(1)}`,
      (body: string) => `${body}.`,
      (body: string, signature: string) => `${body}.${signature}.x`,
    ];
    // After five wrong tries an address is void: each is tried at one of its own.
    for (const forge of forgeries) {
      const { fileId, uploadURL } = await begin();
      const [body = '', signature = ''] = tokenOf(uploadURL).split('.');
      const token = forge(body, signature);
      expect((await put(`/u/${fileId}?t=${token}`, pdf)).statusCode, token).toBe(403);
    }
    expect((await put(`/u/${one.fileId}`, pdf)).statusCode).toBe(400);
    expect((await put(`/u/../etc/passwd?t=${tokenOf(one.uploadURL)}`, pdf)).statusCode).toBe(404);
    expect((await put(one.uploadURL, pdf)).statusCode).toBe(200);
    const elsewhere = (await owner.post('/api/canvases', { title: '또 다른 곳', useTemplate: 'blank' })).json().id;
    const { objectPath } = one;
    expect((await owner.post(`/api/canvases/${elsewhere}/set-file-acl`, { objectPath })).statusCode).toBe(404);
  });

  it.each([
    ['is void after five wrong tries of its own person', 'owner', 5, 403],
    ['is good after four', 'owner', 4, 200],
    ['is good after six of somebody else, who could use it as little', 'thief', 6, 200],
  ])('%s', async (_, name, times, status) => {
    const { fileId, uploadURL } = await begin();
    const who = await app.signIn(name);
    for (let i = 0; i < times; i += 1) expect((await put(`/u/${fileId}?t=x.${i}`, pdf, who)).statusCode).toBe(403);
    expect((await put(uploadURL, pdf)).statusCode).toBe(status);
  });

  it('is not given for what cannot be accepted', async () => {
    const answers = [
      { name: 'a.hml' },
      { name: 'a.svg' },
      { name: 'a.pdf', size: 10 * MB + 1 },
      { name: 'a.pdf', size: 0 },
    ].map((body) => owner.post(`/api/canvases/${canvasId}/upload-pdf`, body));
    const before = await countFiles();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([415, 415, 413, 400]);
    expect((await owner.post(`/api/canvases/${canvasId}/upload-pdf`, { name: 'a.pdf', ownerId: 'x' })).statusCode).toBe(
      400,
    );
    expect(await countFiles()).toBe(before);
  });
});

describe('the size of an upload', () => {
  const line = 'the quick brown fox\n';
  it('may be 10 MB to the byte', async () => {
    const { uploadURL } = await begin({ name: 'big.txt' });
    expect((await put(uploadURL, Buffer.alloc(10 * MB, line))).statusCode).toBe(200);
  });

  it('is refused one byte beyond, before a byte is read', async () => {
    const { uploadURL, fileId } = await begin({ name: 'big.txt' });
    const answer = await put(uploadURL, Buffer.alloc(10 * MB + 1, line));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too-large', message: '파일 크기는 10MB 이하여야 합니다.' });
    expect((await owner.get(`/api/files/${fileId}`)).statusCode).toBe(404);
    await expect(readdir(path.join(app.dataDir, 'objects/unfinished'))).resolves.toEqual([]);
  });

  it('is cut off where more comes than may, at the limit and 64 KiB at most', async () => {
    const { uploadURL } = await begin({ name: 'endless.txt' });
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    const taken = new Promise<Socket>((resolve) => app.app.server.once('connection', resolve));
    const answered = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
    socket.on('error', () => undefined);
    const head = [`PUT ${uploadURL} HTTP/1.1`, `Host: ${new URL(app.url).host}`, `Origin: ${app.url}`];
    const more = [`Cookie: ${owner.cookie}`, 'Content-Type: text/plain', `Content-Length: ${200 * MB}`];
    socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n`);
    const pump = () => {
      while (!socket.destroyed && socket.write(line.repeat(4_000)));
      if (!socket.destroyed) socket.once('drain', pump);
    };
    pump();
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
    expect((await taken).bytesRead).toBeLessThan(10 * MB + 64 * 1024);
    socket.destroy();
  });

  it('is bound to what was declared', async () => {
    const { uploadURL } = await begin({ name: 'a.txt', size: 5 });
    expect((await put(uploadURL, '123456')).statusCode).toBe(413);
    expect((await put(uploadURL, '12345')).statusCode).toBe(200);
  });

  it('must be said: chunks without a length are refused', async () => {
    const { uploadURL } = await begin({ name: 'a.txt' });
    const { status, body } = await sendRaw(uploadURL, {}, ['some', 'text']);
    expect(status).toBe(400);
    expect(body).toContain('Content-Length');
  });

  it('that breaks off leaves the address good and no file', async () => {
    const { uploadURL, fileId } = await begin({ name: 'a.txt' });
    await expect(sendRaw(uploadURL, { 'content-length': '1000' }, ['only this'], 'hang up')).rejects.toThrow();
    await expect.poll(async () => (await put(uploadURL, 'all of it')).statusCode).toBe(200);
    expect((await owner.get(`/api/files/${fileId}`)).body).toBe('all of it');
  });

  it('of nothing is refused', async () => {
    const { uploadURL } = await begin({ name: 'a.txt' });
    expect((await put(uploadURL, '', owner, { 'content-length': '0' })).statusCode).toBe(400);
  });

  const sendRaw = (path: string, headers: Record<string, string>, pieces: string[], end?: 'hang up') =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const own = { cookie: owner.cookie, origin: app.url, 'content-type': 'text/plain' };
      const request = http.request(
        `${app.url}${path}`,
        { method: 'PUT', headers: { ...own, ...headers } },
        (answer) => {
          let body = '';
          answer.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: answer.statusCode, body }));
        },
      );
      request.on('error', reject);
      for (const piece of pieces) request.write(piece);
      if (end === 'hang up') setImmediate(() => request.destroy(new Error('hung up')));
      else request.end();
    });
});
