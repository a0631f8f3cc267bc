import { describe, expect, it, vi } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { OURS } from '#contract/limits.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { makeSourceBoard, until } from '../testing/source-board.ts';
import { priorityOf } from './reading-queue.ts';

describe('the place of a reading in the queue', () => {
  it.each([
    ['the first link of an account', { ofAccount: 0, ofBoard: 0 }, false, 0],
    ['a link of an account with ten that wait', { ofAccount: 10, ofBoard: 0 }, false, -10],
    ['the first link of an account on a board where others wait', { ofAccount: 0, ofBoard: 7 }, false, -7],
    ['a file, which is longer work', { ofAccount: 0, ofBoard: 0 }, true, -5],
  ])('of %s comes after those who have fewer', (_what, waiting, isFile, priority) => {
    expect(priorityOf(waiting, isFile)).toBe(priority);
  });
});

describe('the readings of several people', () => {
  const here = boardBesideReplay();
  const link = (url: string) => ({
    do: 'add-node' as const,
    node: {
      id: newId(Date.now()),
      type: 'website',
      title: 'loading',
      content: '',
      position: { x: 0, y: 0 },
      metadata: { isProcessing: true, url },
    },
  });

  it(
    'take turns: 500 slow links of one person let no more than a turn of theirs go before the link of another',
    { timeout: 120_000 },
    async () => {
      const other = await makeSourceBoard(here.app, 'Haneul');
      const slow = Array.from({ length: 500 }, (_, n) => link(`${here.replay.url}/silent?n=${n}`));
      await here.board.change(...slow.slice(0, 250));
      await here.board.change(...slow.slice(250));
      await until('the slow ones to begin', async () => here.replay.requests.length >= 3);
      const before = here.replay.requests.length;
      const id = await other.add('website', { url: `${here.replay.url}/article` });
      expect((await other.settled(id)).title).toBe('숏폼 첫 3초, 시청자가 남는 이유');
      const turn = here.replay.requests.indexOf('GET /article');
      expect(here.replay.requests.slice(0, turn)).toEqual(Array(turn).fill('GET /silent'));
      expect(turn - before).toBeLessThanOrEqual(3);
    },
  );

  it('are so many of one person and no more: what is too much says so, and is read when it is tried again', async () => {
    const board = await makeSourceBoard(here.app, 'Sora');
    const retry = (id: string) => board.client.post(`/api/nodes/${id}/source/retry`);
    const url = `${here.replay.url}/article?again`;
    const full = vi.spyOn(here.app.deps.jobs, 'countWaiting').mockResolvedValue(OURS.readingsWaiting);
    const id = await board.add('website', { url });
    const refused = await board.settled(id);
    expect(refused).toMatchObject({
      metadata: { url, processingError: problemWords['too-many-waiting'].ko, isRetryable: true },
    });
    const called = await board.process('website', 'websiteUrl', id, url);
    expect([called.statusCode, called.json()]).toMatchObject([422, { message: problemWords['too-many-waiting'].ko }]);
    const again = await retry(id);
    expect([again.statusCode, again.json()]).toMatchObject([429, { code: 'too-many-waiting', retryable: true }]);
    expect((await board.node(id))?.metadata).toMatchObject({ isProcessing: false });
    full.mockRestore();
    expect((await retry(id)).statusCode).toBe(200);
    await until('the link to be read', async () => (await board.source(id)).status === 'ready');
  });
});
