import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toneMp3 } from '../../../tests/replay/recordings.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { startSpeech, type Speech } from '../../../tests/replay/speech.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';

const asked: string[] = [];
const provider = createServer((request, reply) => {
  asked.push(`${request.url} ${request.headers['x-api-key']}`);
  reply.writeHead(200, { 'content-type': 'audio/mpeg' }).end(toneMp3());
});
let replay: Replay;
let speech: Speech;
let app: TestApp;
let board: SourceBoard;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
  replay = await startReplay();
  speech = await startSpeech();
  speech.answer(() => ({
    language: 'korean',
    segments: [{ start: 0, end: 40, text: '원두는 이 주가 지나야 맛있습니다.' }],
  }));
  const env = {
    ...replay.env,
    ...speech.env,
    FETCH_ALLOW_HOSTS: `${replay.host},${host}`,
    MEDIA_PROVIDER_URL: `http://${host}/sound?id={id}`,
    MEDIA_PROVIDER_HEADER: 'x-api-key: media-key',
  };
  app = await makeApp({ env });
  board = await makeSourceBoard(app, 'Jiwoo');
});
afterAll(async () => {
  await app.close();
  await speech.close();
  await replay.close();
  provider.close();
});

it.each([
  ['youtube_transcript', 'https://youtu.be/maruNoCaps1', 'maruNoCaps1', 'speech-to-text:asr'],
  ['instagram_transcript', 'https://www.instagram.com/reel/MaruLogin01/', 'MaruLogin01', 'speech-to-text'],
])(
  'the sound that a service of the operator gives makes a %s whole when nobody has its words',
  async (type, url, id, method) => {
    const node = await board.settled(await board.add(type, { url }));
    expect(node.metadata).toMatchObject({ extractionMethod: method, passageCount: 1 });
    expect((await board.source(node.id)).passages).toMatchObject([
      { startSec: 0, text: '원두는 이 주가 지나야 맛있습니다.' },
    ]);
    expect(asked.at(-1)).toBe(`/sound?id=${id} media-key`);
  },
);
