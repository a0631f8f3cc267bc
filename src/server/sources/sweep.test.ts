import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { createHub } from '../live/hub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, until, type SourceBoard } from '../testing/source-board.ts';
import { sources } from './sources.tables.ts';
import { sweepSources } from './sweep.ts';

let replay: Replay;
let app: TestApp;
let board: SourceBoard;

beforeAll(async () => {
  replay = await startReplay();
  app = await makeApp({ env: replay.env });
  board = await makeSourceBoard(app, 'Jiwoo');
});
afterAll(async () => {
  await app.close();
  await replay.close();
});

const DAY_MS = 24 * 60 * 60_000;
const sweepIn = (ms: number) =>
  sweepSources({ ...app.deps, hub: createHub(), readingEnded: async () => {}, clock: { now: () => Date.now() + ms } });
const rowOf = async (nodeId: string) =>
  (await app.deps.database.db.select().from(sources).where(eq(sources.nodeId, nodeId)))[0];

describe('the sweep', () => {
  it('fails a reading that is over its time limit, so that no node is read for ever', async () => {
    const id = await board.add('website', { url: `${replay.url}/silent` });
    await until('the reading to begin', async () => (await rowOf(id))?.status === 'processing');
    await sweepIn(OURS.sourceTimeLimitMs / 2);
    expect((await rowOf(id))?.status).toBe('processing');
    await sweepIn(OURS.sourceTimeLimitMs + 6_000);
    expect((await rowOf(id))?.status).toBe('failed');
    expect((await board.node(id))?.metadata).toMatchObject({
      isProcessing: false,
      processingError: problemWords.timeout.ko,
      isRetryable: true,
    });
  });

  it('removes what was read a day after its node went, and not while the node stands', async () => {
    const id = await board.add('website', { url: `${replay.url}/article` });
    await board.settled(id);
    await sweepIn(3 * DAY_MS);
    await board.change({ do: 'remove-node', id });
    await sweepIn(0);
    await sweepIn(DAY_MS / 2);
    expect(await rowOf(id)).toBeDefined();
    await sweepIn(DAY_MS + 1_000);
    expect(await rowOf(id)).toBeUndefined();
  });
});
