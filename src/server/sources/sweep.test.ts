import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { until } from '../testing/source-board.ts';
import { sweepAfter } from '../testing/sweep-after.ts';
import { sources } from './sources.tables.ts';

const here = boardBesideReplay();

const DAY_MS = 24 * 60 * 60_000;
const sweepIn = (ms: number, historyDays: number | null = null) => sweepAfter(here.app, ms, historyDays);
const rowOf = async (nodeId: string) =>
  (await here.app.deps.database.db.select().from(sources).where(eq(sources.nodeId, nodeId)))[0];

describe('the sweep', () => {
  it('fails a reading that is over its time limit, so that no node is read for ever', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/silent` });
    await until('the reading to begin', async () => (await rowOf(id))?.status === 'processing');
    await sweepIn(OURS.sourceTimeLimitMs / 2);
    expect((await rowOf(id))?.status).toBe('processing');
    await sweepIn(OURS.sourceTimeLimitMs + 6_000);
    expect((await rowOf(id))?.status).toBe('failed');
    expect((await here.board.node(id))?.metadata).toMatchObject({
      isProcessing: false,
      processingError: problemWords.timeout.ko,
      isRetryable: true,
    });
  });

  it('keeps what was read as long as a history can bring its node back, and while the node stands', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/article` });
    await here.board.settled(id);
    await sweepIn(3 * DAY_MS);
    await here.board.change({ do: 'remove-node', id });
    await sweepIn(0);
    await sweepIn(9_999 * DAY_MS);
    expect(await rowOf(id)).toBeDefined();
    await sweepIn(6 * DAY_MS, 7);
    expect(await rowOf(id)).toBeDefined();
    await sweepIn(7 * DAY_MS + 1_000, 7);
    expect(await rowOf(id)).toBeUndefined();
  });
});
