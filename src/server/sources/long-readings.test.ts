import { describe, expect, it } from 'vitest';
import { boardBesideSpeech } from '../../../tests/replay/board-beside-replay.ts';
import { makeWav } from '../../../tests/replay/recordings.ts';
import { until } from '../testing/source-board.ts';
import { must } from '../testing/studio.ts';
import { processingPatch } from './node-patches.ts';
import { readWait } from './process.ts';

describe('a call about a reading that takes minutes', () => {
  const beside = boardBesideSpeech();

  it('answers that it goes on, and answers the words to whoever asks when they are there', async () => {
    const { speech, board } = beside;
    speech.answer(() => 'silence');
    const { fileId, objectPath } = await board.upload('녹음.wav', makeWav(2), 'audio/wav');
    const nodeId = await board.add('file', { fileId, fileName: '녹음.wav', fileSize: 9 }, '녹음.wav');
    await until('somebody to listen', async () => speech.calls.length > 0);
    const body = { filename: '녹음.wav', originalName: '녹음.wav', objectPath, nodeId };
    const ask = () =>
      board.client.post(`/api/canvases/${board.canvasId}/process-pdf`, body, { prefer: 'respond-async, wait=1' });
    const early = await ask();
    expect(early.statusCode).toBe(202);
    const { id } = await board.source(nodeId);
    expect(early.json()).toEqual({
      title: '녹음.wav',
      knowledgeId: id,
      text: '',
      metadata: { extractionMethod: 'none', openaiFileId: null, status: 'processing' },
    });
    expect((await board.node(nodeId))?.metadata).toMatchObject({ isProcessing: true, processingStep: 'listening' });

    const text = '0:05 스팀은 육십오 도에서 멈춥니다.';
    must(await board.client.send({ method: 'PUT', url: `/api/nodes/${nodeId}/source/transcript`, payload: { text } }));
    const late = await ask();
    expect([late.statusCode, late.json()]).toMatchObject([
      200,
      { text: '스팀은 육십오 도에서 멈춥니다.', metadata: { status: 'ready' } },
    ]);
  });
});

it('how long a caller waits is what it prefers, and never longer than we do', () => {
  expect(['wait=5', 'respond-async, wait = 10', 'wait="3"'].map(readWait)).toEqual([5_000, 10_000, 3_000]);
  expect(readWait('wait=9999')).toBe(70_000);
  expect([undefined, '', 'wait', 'wait=-1', 'await=5', 'wait=1e9'].map(readWait)).toEqual(Array(6).fill(null));
});

it('a long step tells how much of it is done, and another step tells nothing of it', () => {
  expect(processingPatch('looking', 0.4).metadata).toMatchObject({ processingShare: 0.4 });
  expect(processingPatch('saving').metadata).toMatchObject({ processingShare: null });
});
