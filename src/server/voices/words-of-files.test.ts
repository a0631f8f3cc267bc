import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '../../../tests/replay/documents.ts';
import { UPLOAD } from '#contract/limits.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const OWN = '오늘은 진짜 간단한 국을 끓여 봤어요.';
const read = (name: string, bytes: Buffer, type = 'application/octet-stream') =>
  owner.send({
    method: 'POST',
    url: `/api/voices/words?name=${encodeURIComponent(name)}`,
    payload: bytes,
    headers: { 'content-type': type },
  });

describe('a document whose writer makes a voice of it', () => {
  it.each([
    ['a PDF', '글.pdf', () => makePdf([OWN])],
    ['a Word document', '글.DOCX', () => makeDocx([OWN])],
    ['a text', '글.txt', () => Buffer.from(OWN)],
  ])('is read, whatever its sender calls it: %s', async (_, name, make) => {
    const bytes = await make();
    for (const type of ['application/octet-stream', 'application/pdf', 'application/json'])
      expect(must<{ text: string }>(await read(name, bytes, type)).text).toContain('간단한 국을');
  });

  it.each([
    ['no document', '글.pdf', Buffer.from('no document'), 415, 'unsupported-type'],
    ['another kind than its name says', '글.docx', makePdf([OWN]), 415, 'unsupported-type'],
    ['a recording', '말.mp3', Buffer.from('ID3\u0003\0\0\0\0\0\0'), 415, 'unsupported-type'],
    ['a document without words', '글.pdf', makePdf(['']), 422, 'nothing-readable'],
    ['nothing', '글.pdf', Buffer.alloc(0), 400, 'bad-input'],
    ['too much', '글.txt', Buffer.alloc(UPLOAD.canvasFileBytes + 1, 'a'), 413, 'too-large'],
  ])('is refused in words: %s', async (_, name, bytes, status, code) => {
    const answer = await read(name, bytes);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(answer.json<{ message: string }>().message).not.toBe('');
  });
});
