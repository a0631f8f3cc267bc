import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Objects } from '../objects.ts';
import { createDiskObjects } from './disk.ts';
import { readAll } from './measure.ts';
import { createS3Objects } from './s3.ts';

const KEY = 'boards/0190a5b2/0190a5b3.pdf';
const bytes = randomBytes(300_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');

/** A bucket in memory that takes signed requests only. */
function startBucket() {
  const stored = new Map<string, Buffer>();
  let refusal: number | null = null;
  const server: Server = createServer(async (request, response) => {
    const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request, /.test(
      request.headers.authorization ?? '',
    );
    const body = await readAll(request);
    const url = request.url ?? '';
    const isHonest =
      request.method !== 'PUT' ||
      request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
    if (refusal || !signed || !isHonest) return response.writeHead(refusal ?? 403).end();
    if (request.method === 'PUT') stored.set(url, body);
    if (request.method === 'GET' && !stored.has(url)) return response.writeHead(404).end();
    const answer = request.method === 'GET' ? stored.get(url) : '';
    if (request.method === 'DELETE' && !stored.delete(url)) return response.writeHead(404).end();
    return response.writeHead(200).end(answer);
  });
  return { server, stored, refuse: (status: number | null) => void (refusal = status) };
}

let directory: string;
const bucket = startBucket();
beforeAll(() => new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve)));
afterAll(() => bucket.server.close());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'maru-objects-'));
});
afterEach(async () => {
  bucket.refuse(null);
  bucket.stored.clear();
  await rm(directory, { recursive: true });
});

const openS3 = async () => {
  const endpoint = `http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`;
  return createS3Objects({
    endpoint,
    bucket: 'maru',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
};
const stores: [string, () => Promise<Objects>][] = [
  ['disk', () => createDiskObjects(directory)],
  ['bucket', openS3],
];

describe.each(stores)('on a %s', (_name, open) => {
  test('what is put comes back as it was, measured and hashed', async () => {
    const objects = await open();
    expect(
      await objects.put(KEY, Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]), bytes.length),
    ).toEqual({ size: 300_000, sha256 });
    expect((await objects.read(KEY)).equals(bytes)).toBe(true);
    expect((await readAll(await objects.get(KEY))).equals(bytes)).toBe(true);
    expect(await objects.put('small', Buffer.from('글'), 3)).toMatchObject({ size: 3 });
  });

  test('one byte too many is refused and stored nowhere', async () => {
    const objects = await open();
    await expect(objects.put(KEY, Readable.from([bytes]), bytes.length - 1)).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(objects.read(KEY)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a sender who hangs up leaves nothing behind', async () => {
    const objects = await open();
    const broken = new Readable({ read() {} });
    broken.push(bytes);
    setImmediate(() => broken.destroy(new Error('hung up')));
    await expect(objects.put(KEY, broken, bytes.length)).rejects.toThrow('hung up');
    await expect(objects.get(KEY)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('what is removed is gone, and removing it again is no error', async () => {
    const objects = await open();
    await objects.put(KEY, bytes, bytes.length);
    await objects.remove(KEY);
    await objects.remove(KEY);
    await expect(objects.get(KEY)).rejects.toMatchObject({ code: 'not-found' });
  });

  test.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../b',
    'a//b',
    '.hidden',
    'a\\b',
    'a\u0000b',
    'a/.',
    '~root',
    `${'x'.repeat(201)}`,
  ])('the key %j reaches nothing', async (key) => {
    const objects = await open();
    await expect(async () => objects.put(key, bytes, bytes.length)).rejects.toThrow('malformed');
    await expect(async () => objects.read(key)).rejects.toThrow('malformed');
    await expect(async () => objects.remove(key)).rejects.toThrow('malformed');
  });
});

test('on a disk, what a kill left unfinished is cleared at the next start', async () => {
  await createDiskObjects(directory);
  await writeFile(path.join(directory, 'unfinished', 'half'), 'half');
  await createDiskObjects(directory);
  expect(await readdir(path.join(directory, 'unfinished'))).toEqual([]);
});

test('a bucket that refuses or is away is busy, not broken', async () => {
  const objects = await openS3();
  bucket.refuse(500);
  await expect(objects.put(KEY, bytes, bytes.length)).rejects.toMatchObject({ code: 'busy' });
  await expect(objects.get(KEY)).rejects.toMatchObject({ code: 'busy' });
  const away = createS3Objects({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'b',
    region: 'r',
    accessKeyId: 'k',
    secretAccessKey: 's',
  });
  await expect(away.read(KEY)).rejects.toMatchObject({ code: 'busy' });
});
