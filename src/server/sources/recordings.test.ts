import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#contract/sources/source-state.ts';
import { clipMp4, makeWav, toneMp3 } from '../../../tests/replay/recordings.ts';
import { boardBesideSpeech } from '../../../tests/replay/board-beside-replay.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';

const FFMPEG = 'ffmpeg';
const hasFfmpeg = (() => {
  try {
    execFileSync(FFMPEG, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const SAID = {
  language: 'korean',
  segments: [
    { start: 0, end: 20, text: '오늘은 커피 원두를 고르는 법을 이야기합니다.' },
    { start: 20, end: 45, text: '물의 온도는 구십이 도가 알맞습니다.' },
    { start: 45, end: 80, text: '로스팅한 지 이 주가 지난 원두가 가장 맛있습니다.' },
  ],
};

async function addTo(board: SourceBoard, name: string, bytes: Buffer, mimeType: string) {
  const upload = await board.upload(name, bytes, mimeType);
  expect([upload.status, upload.body]).toEqual([200, upload.body]);
  const id = await board.add('file', { fileId: upload.fileId, fileName: name, fileSize: bytes.length }, name);
  return { id, fileId: upload.fileId, node: await board.settled(id) };
}

describe('a recording where a service writes speech down', () => {
  const beside = boardBesideSpeech();

  it('is sent whole without ffmpeg, and becomes passages with their seconds', async () => {
    beside.speech.answer(() => SAID);
    const { id, fileId, node } = await addTo(beside.board, '녹음.wav', makeWav(2), 'audio/wav');
    expect(node.metadata).toMatchObject({
      media: 'audio',
      recording: `/api/files/${fileId}`,
      extractionMethod: 'speech-to-text',
      language: 'ko',
    });
    expect(node.metadata.wordless).toBeUndefined();
    const view = await beside.board.source(id);
    expect(view.passages.map(({ startSec, endSec, text }) => [startSec, endSec, text])).toEqual([
      [0, 45, '오늘은 커피 원두를 고르는 법을 이야기합니다. 물의 온도는 구십이 도가 알맞습니다.'],
      [45, 80, '로스팅한 지 이 주가 지난 원두가 가장 맛있습니다.'],
    ]);
    expect(view).toMatchObject({ captions: 'machine', recording: { url: `/api/files/${fileId}`, media: 'audio' } });
    expect(beside.speech.calls.at(-1)).toEqual({
      authorization: 'Bearer speech-key',
      fields: ['file', 'model', 'response_format', 'timestamp_granularities[]'],
      model: 'whisper-large',
      form: 'verbose_json',
      fileName: 'sound.wav',
      fileType: 'audio/wav',
      bytes: makeWav(2).length,
    });
    const part = await beside.board.client.get(`/api/files/${fileId}`, { range: 'bytes=4-7' });
    expect([part.statusCode, part.headers['content-type'], part.headers['content-range']]).toEqual([
      206,
      'audio/wav',
      `bytes 4-7/${makeWav(2).length}`,
    ]);
    const stranger = await beside.app.signIn('Stranger');
    expect((await stranger.get(`/api/files/${fileId}`, { range: 'bytes=4-7' })).statusCode).toBe(404);
  });

  it('has no seconds where the service tells none', async () => {
    beside.speech.answer(() => 'untimed-only');
    const { id } = await addTo(beside.board, '녹음.mp3', toneMp3(), 'audio/mpeg');
    const { passages } = await beside.board.source(id);
    expect(passages.map(({ startSec, text }) => [startSec, text])).toEqual([[null, '시간 없이 받아쓴 말입니다.']]);
    expect(beside.speech.calls.slice(-2).map(({ form }) => form)).toEqual(['verbose_json', 'json']);
  });

  it('in which nobody speaks says so', async () => {
    beside.speech.answer(() => ({ segments: [] }));
    const { node } = await addTo(beside.board, '음악.mp3', toneMp3(), 'audio/mpeg');
    expect(node.metadata).toMatchObject({ wordless: 'no-speech', passageCount: 0 });
    expect(node.metadata.processingError).toBeUndefined();
  });

  it('fails in words while the service does, and is read when it is tried again', async () => {
    beside.speech.answer(() => ({ status: 503 }));
    const { id, node } = await addTo(beside.board, '강의.wav', makeWav(1), 'audio/wav');
    expect(node.metadata).toMatchObject({ processingError: problemWords['speech-failed'].ko, isRetryable: true });
    beside.speech.answer(() => SAID);
    await beside.board.client.post(`/api/nodes/${id}/source/retry`);
    expect((await beside.board.settled(id)).metadata).toMatchObject({ extractionMethod: 'speech-to-text' });
  });

  it('that stands on the board twice is heard once, until somebody asks for it again', async () => {
    beside.speech.answer(() => SAID);
    const first = await addTo(beside.board, '대담.wav', makeWav(3), 'audio/wav');
    const heard = beside.speech.calls.length;
    const { fileId, fileName, fileSize } = first.node.metadata;
    const again = await beside.board.add('file', { fileId, fileName, fileSize }, '대담.wav');
    expect((await beside.board.settled(again)).metadata).toEqual(first.node.metadata);
    const [one, other] = await Promise.all([beside.board.source(first.id), beside.board.source(again)]);
    const said = ({ passages }: typeof one) => passages.map(({ text, startSec, endSec }) => [text, startSec, endSec]);
    expect(said(other)).toEqual(said(one));
    expect(other.passages.map(({ id }) => id)).not.toEqual(one.passages.map(({ id }) => id));
    expect(beside.speech.calls.length).toBe(heard);
    beside.speech.answer(() => ({ ...SAID, segments: SAID.segments.slice(0, 1) }));
    await beside.board.client.post(`/api/nodes/${again}/source/retry`);
    expect((await beside.board.settled(again)).metadata).toMatchObject({ refreshOutcome: 'changed' });
    expect(beside.speech.calls.length).toBe(heard + 1);
  });

  it('is what a post says when somebody uploads its film, and no other file of elsewhere is', async () => {
    beside.speech.answer(() => SAID);
    const other = await makeSourceBoard(beside.app, 'Stranger');
    const foreign = await other.upload('남의.mp4', clipMp4(), 'video/mp4');
    const picture = await beside.board.upload('글.txt', Buffer.from('글'), 'text/plain');
    const film = await beside.board.upload('릴스.mp4', clipMp4(), 'video/mp4');
    const post = await beside.board.add('instagram_transcript', { url: 'https://www.instagram.com/reel/MaruReel001/' });
    expect((await beside.board.settled(post)).metadata.processingError).toBeTruthy();
    const bring = (nodeId: string, fileId: string) =>
      beside.board.client.put(`/api/nodes/${nodeId}/source/recording`, { fileId });
    expect((await bring(post, foreign.fileId)).statusCode).toBe(404);
    expect((await bring(post, picture.fileId)).statusCode).toBe(415);
    const page = await beside.board.add('text', { isProcessing: false });
    expect((await bring(page, film.fileId)).statusCode).toBe(404);
    expect((await bring(post, film.fileId)).json()).toEqual({ status: 'queued' });
    const node = await beside.board.settled(post);
    expect(node.metadata).toMatchObject({
      level: 'full',
      media: 'video',
      recording: `/api/files/${film.fileId}`,
      extractionMethod: 'speech-to-text',
    });
    expect((await beside.board.source(post)).passages.map(({ startSec }) => startSec)).toEqual([0, 45]);
  });

  it('that is none, whatever it is called, is refused or ends in a sentence', async () => {
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    expect((await beside.board.upload('목록.mp3', list, 'audio/mpeg')).status).toBe(415);
    const broken = Buffer.concat([clipMp4().subarray(0, 64), Buffer.alloc(4_000)]);
    beside.speech.answer(() => ({ status: 400 }));
    const { node } = await addTo(beside.board, '깨진.mp4', broken, 'video/mp4');
    expect(node.metadata.processingError).toBe(problemWords['speech-refused'].ko);
  });
});

describe('a recording where nobody listens', () => {
  let app: TestApp;
  let board: SourceBoard;
  beforeAll(async () => {
    app = await makeApp();
    board = await makeSourceBoard(app, 'Jiwoo');
  });
  afterAll(() => app.close());

  it('says so, can be played, and takes a transcript that somebody brings', async () => {
    const { id, fileId, node } = await addTo(board, '릴스.mp4', clipMp4(), 'video/mp4');
    const playable = { media: 'video', recording: `/api/files/${fileId}` };
    expect(node.metadata).toMatchObject({ ...playable, wordless: 'no-listener' });
    const put = await board.client.put(`/api/nodes/${id}/source/transcript`, {
      text: '0:01 첫 장면입니다.\n0:02 둘째 장면입니다.',
    });
    expect(put.json()).toMatchObject({ status: 'ready', isTimed: true });
    const { metadata } = await board.settled(id);
    expect([metadata.media, metadata.recording, metadata.wordless]).toEqual(['video', playable.recording, undefined]);
    expect(await board.source(id)).toMatchObject({
      captions: 'brought',
      recording: { media: 'video' },
      wordless: null,
    });
  });
});

describe.skipIf(!hasFfmpeg)('a recording where ffmpeg is (skipped on machines without it)', () => {
  const beside = boardBesideSpeech({ FFMPEG_PATH: FFMPEG });

  it('tells its length, shows a still, and is sent as small sound', async () => {
    beside.speech.answer(() => SAID);
    const { node } = await addTo(beside.board, '릴스.mp4', clipMp4(), 'video/mp4');
    expect(node.metadata).toMatchObject({ media: 'video', thumbnail: expect.stringMatching(/^\/api\/files\//) });
    expect(Number(node.metadata.durationSec)).toBeCloseTo(3, 0);
    expect(beside.speech.calls.at(-1)).toMatchObject({ fileName: 'sound.mp3', fileType: 'audio/mpeg' });
    const still = await beside.board.client.get(String(node.metadata.thumbnail));
    expect(still.headers['content-type']).toBe('image/webp');
  });

  it('that is damaged ends in a sentence, and nobody is asked to listen', async () => {
    const before = beside.speech.calls.length;
    const broken = Buffer.concat([clipMp4().subarray(0, 64), Buffer.alloc(4_000)]);
    const { node } = await addTo(beside.board, '깨진.mp4', broken, 'video/mp4');
    expect(node.metadata.processingError).toBe(problemWords.damaged.ko);
    expect(beside.speech.calls.length).toBe(before);
  });
});
