import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#contract/sources/source-state.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { drawText, makeScan } from '../../../tests/replay/scans.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';

/** Speaks the command line of the real one, and reads one sentence in every picture. */
const TESSERACT = fileURLToPath(new URL('../../../tests/replay/programs/tesseract.mjs', import.meta.url));
const SEEN = '촬영은 3월 2일 오전 9시에 시작합니다.';
const LETTERS = 'This page has letters of its own and is read as it is.';

let picture: Buffer;
let scan: Buffer;
let mixed: Buffer;
beforeAll(async () => {
  picture = await drawText('촬영은 3월 2일', 'png', 600);
  const jpeg = await drawText('촬영은 3월 2일', 'jpeg', 600);
  scan = await makeScan([{ picture: jpeg }, { picture: jpeg }]);
  mixed = await makeScan([{ picture: jpeg }, { letters: LETTERS }]);
});

async function addTo(board: SourceBoard, name: string, bytes: Buffer, mimeType: string) {
  const upload = await board.upload(name, bytes, mimeType);
  expect([upload.status, upload.body]).toEqual([200, upload.body]);
  const id = await board.add('file', { fileId: upload.fileId, fileName: name, fileSize: bytes.length }, name);
  return { id, node: await board.settled(id) };
}

const wordsOf = async (board: SourceBoard, id: string) =>
  (await board.source(id)).passages.map(({ page, text }) => [page, text]);

describe('where tesseract is', () => {
  let app: TestApp;
  let board: SourceBoard;
  beforeAll(async () => {
    app = await makeApp({ env: { TESSERACT_PATH: TESSERACT } });
    board = await makeSourceBoard(app, 'Jiwoo');
  });
  afterAll(() => app.close());

  it('scanned pages are read as pictures and keep their numbers', async () => {
    const { id, node } = await addTo(board, '계약서.pdf', scan, 'application/pdf');
    expect(node.metadata).toMatchObject({ extractionMethod: 'ocr', pageCount: 2, passageCount: 2 });
    expect(await wordsOf(board, id)).toEqual([
      [1, SEEN],
      [2, SEEN],
    ]);
  });

  it('pages with letters of their own are not looked at', async () => {
    const { id, node } = await addTo(board, '섞인 문서.pdf', mixed, 'application/pdf');
    expect(node.metadata).toMatchObject({ extractionMethod: 'pdf-text+ocr' });
    expect(await wordsOf(board, id)).toEqual([
      [1, SEEN],
      [2, LETTERS],
    ]);
  });

  it('the text in a picture is read, and what somebody writes about it stands before it', async () => {
    const { id, node } = await addTo(board, '공지.png', picture, 'image/png');
    expect(node.metadata).toMatchObject({ extractionMethod: 'ocr', passageCount: 1 });
    const put = (text: string) => board.client.put(`/api/nodes/${id}/source/alt-text`, { text });
    expect((await put('  노란 머그잔 옆의 촬영 공지  ')).json()).toEqual({ status: 'ready', passageCount: 2 });
    expect(await wordsOf(board, id)).toEqual([
      [null, '노란 머그잔 옆의 촬영 공지'],
      [null, SEEN],
    ]);
    expect((await board.node(id))?.metadata.altText).toBe('노란 머그잔 옆의 촬영 공지');
    await board.client.post(`/api/nodes/${id}/source/retry`);
    expect((await board.settled(id)).metadata).toMatchObject({
      altText: '노란 머그잔 옆의 촬영 공지',
      passageCount: 2,
    });
    expect((await put('바꾼 설명')).json()).toEqual({ status: 'ready', passageCount: 2 });
    expect((await put('')).json()).toEqual({ status: 'ready', passageCount: 1 });
    expect(await wordsOf(board, id)).toEqual([[null, SEEN]]);
    expect((await board.source(id)).altText).toBeNull();
  });

  it('only a picture is described, by those who may edit its board, in bounded words', async () => {
    const { id } = await addTo(board, '공지.png', picture, 'image/png');
    const { id: text } = await addTo(board, '글.txt', Buffer.from('글입니다.'), 'text/plain');
    const put = (nodeId: string, words: string) =>
      board.client.put(`/api/nodes/${nodeId}/source/alt-text`, { text: words });
    expect((await put(text, 'x')).statusCode).toBe(400);
    expect((await put(id, 'x'.repeat(2_001))).statusCode).toBe(400);
    const stranger = await app.signIn('Stranger');
    expect((await stranger.put(`/api/nodes/${id}/source/alt-text`, { text: 'x' })).statusCode).toBe(404);
  });
});

describe('where nothing reads pictures', () => {
  let app: TestApp;
  let board: SourceBoard;
  beforeAll(async () => {
    app = await makeApp();
    board = await makeSourceBoard(app, 'Jiwoo');
  });
  afterAll(() => app.close());

  it('a scan says what is missing, and takes the text that somebody pastes', async () => {
    const { id, node } = await addTo(board, '계약서.pdf', scan, 'application/pdf');
    expect(node.metadata).toMatchObject({ processingError: problemWords.scanned.ko, isRetryable: true });
    const put = await board.client.put(`/api/nodes/${id}/source/transcript`, {
      text: '0:30 은 시각이 아니라 점수입니다.',
    });
    expect(put.json()).toMatchObject({ status: 'ready', isTimed: false });
  });

  it('a document with some scanned pages is read in part, and says how many are missing', async () => {
    const { id, node } = await addTo(board, '섞인 문서.pdf', mixed, 'application/pdf');
    expect(node.metadata).toMatchObject({ extractionMethod: 'pdf-text', unreadPages: 1 });
    expect(await board.source(id)).toMatchObject({ status: 'partial', unreadPages: 1 });
    expect(await wordsOf(board, id)).toEqual([[2, LETTERS]]);
  });

  it('a picture says so, and becomes citable by its description', async () => {
    const { id, node } = await addTo(board, '공지.png', picture, 'image/png');
    expect(node.metadata).toMatchObject({ wordless: 'no-picture-reader', passageCount: 0 });
    await board.client.put(`/api/nodes/${id}/source/alt-text`, { text: '촬영 공지 사진' });
    expect(await wordsOf(board, id)).toEqual([[null, '촬영 공지 사진']]);
  });
});

describe('where a model reads pictures', () => {
  let stub: AiStub;
  let app: TestApp;
  let board: SourceBoard;
  beforeAll(async () => {
    stub = await startAiStub();
    const env = {
      AI_BASE_URL: `${stub.url}/v1`,
      AI_MODEL: 'small',
      VISION_MODEL: 'seeing',
      AI_CREDITS_PER_MONTH: '1',
    };
    app = await makeApp({ env });
    board = await makeSourceBoard(app, 'Jiwoo');
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  it('it says what a picture shows and what is written in it', async () => {
    stub.script(() => ({ pieces: ['노란 머그잔이 놓인 책상입니다.\n', '---\n', 'OPEN 9:00'] }));
    const { id, node } = await addTo(board, '공지.png', picture, 'image/png');
    expect(node.metadata).toMatchObject({ extractionMethod: 'vision' });
    expect(await wordsOf(board, id)).toEqual([[null, '노란 머그잔이 놓인 책상입니다.\nOPEN 9:00']]);
    expect(stub.calls.at(-1)?.body).toMatchObject({ model: 'seeing' });
    expect(stub.calls.at(-1)?.text).toContain('data:image/png;base64,');
  });

  it('it reads scanned pages', async () => {
    stub.script(() => ({ pieces: [SEEN] }));
    const { id, node } = await addTo(board, '계약서.pdf', scan, 'application/pdf');
    expect(node.metadata).toMatchObject({ extractionMethod: 'vision' });
    expect(await wordsOf(board, id)).toEqual([
      [1, SEEN],
      [2, SEEN],
    ]);
  });

  it('its failure is said, and a description makes the picture readable all the same', async () => {
    stub.script(() => ({ status: 500 }));
    const { id, node } = await addTo(board, '공지.png', picture, 'image/png');
    expect(node.metadata.processingError).toBe(problemWords['vision-failed'].ko);
    const put = await board.client.put(`/api/nodes/${id}/source/alt-text`, { text: '촬영 공지 사진' });
    expect(put.json()).toEqual({ status: 'ready', passageCount: 1 });
    expect((await board.settled(id)).metadata.processingError).toBeUndefined();
  });

  it('what it reads is paid, and nothing is asked of it when the credits are used up', async () => {
    const { database } = app.deps;
    const entries = await database.query<{ purpose: string; held: boolean }>(
      'select distinct purpose, held_until is not null as held from credit_entries',
    );
    expect(entries).toEqual([{ purpose: 'vision', held: false }]);
    await database.query(
      `insert into credit_entries (run_id, account_id, tokens, credits, at)
       select gen_random_uuid(), id, 1000, 1, now() from users`,
    );
    const before = stub.calls.length;
    for (const [name, bytes, type] of [
      ['공지.png', picture, 'image/png'],
      ['계약서.pdf', scan, 'application/pdf'],
    ] as const)
      expect((await addTo(board, name, bytes, type)).node.metadata.processingError).toBe(problemWords['no-credits'].ko);
    expect(stub.calls).toHaveLength(before);
  });
});
