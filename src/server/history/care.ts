import { DAY_MS } from '#contract/base/day.ts';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import { Fault } from '#contract/base/fault.ts';
import { historyRuleOf, historySpan } from '../billing/history-rule.ts';
import { lockBoard, readBoard } from '../boards/boards.service.ts';
import { borderOf, dropWords, erasePastOfNode } from '../boards/kept-words.ts';
import { OWNER } from '#contract/board/audience.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './frames.store.ts';
import { eraseFromFrames, keepFrame, type FrameDeps } from './frames.ts';
import { dropSessions } from './history.store.ts';
import { frameMarks } from './marks.service.ts';
import { replayTo } from './moments.ts';
import { writeSessions } from './timeline.ts';

export type CareDeps = FrameDeps & Pick<PlatformDeps, 'jobs' | 'config'>;

const EVERY_SEC = 30;
const PRUNE_EVERY_MS = 6 * 60 * 60_000;
const AT_ONCE = 50;

/**
 * Keeps the past of all boards: writes frames where changes outweigh them, takes out of frames what was erased, and lets go of
 * words beyond what is kept. One instance at a time, one thing after the other: what is erased never comes back by a frame
 * that was being written.
 */
export function defineHistoryCare(deps: CareDeps): void {
  let prunedAtMs = 0;
  deps.jobs.define(
    'history.care',
    { tries: 1, retryDelaySec: 30, timeLimitSec: 900, parallel: 1, everySec: EVERY_SEC },
    async () => {
      await careForHistories(deps);
      if (deps.clock.now() - prunedAtMs < PRUNE_EVERY_MS) return;
      prunedAtMs = deps.clock.now();
      await pruneHistories(deps);
    },
  );
}

/** One round of it. A board that goes meanwhile is passed over. */
export async function careForHistories(deps: FrameDeps): Promise<void> {
  const { db } = deps.database;
  for (const boardId of await store.listErasing(db, AT_ONCE)) await eraseFromFrames(deps, boardId);
  for (const boardId of await store.listUnframed(db, AT_ONCE)) await unlessGone(() => frameNow(deps, boardId));
  for (const boardId of await store.listHeavy(db, AT_ONCE)) await unlessGone(() => lighten(deps, boardId));
}

async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'not-found')) throw error;
  }
}

/** Keeps the board as it stands now. */
export async function frameNow(deps: FrameDeps, boardId: string): Promise<void> {
  const { seq, board } = await readBoard(deps, boardId, OWNER);
  await keepFrame(deps, boardId, seq, board);
  await deps.database.tx((tx) => store.noteFramed(tx, boardId, seq));
}

const KEPT_BYTES = OURS_HISTORY.boardBytes * 0.75;

/** Lets go of the oldest words of a board that holds too many; the frames of that time stay, and of named moments. */
async function lighten(deps: FrameDeps, boardId: string): Promise<void> {
  const border = await borderOf(deps.database.db, boardId, KEPT_BYTES);
  if (border > 0) await dropUpTo(deps, boardId, border);
}

/** Keeps frames of the border and of each named moment before it, and lets go of the words up to there. */
async function dropUpTo(deps: FrameDeps, boardId: string, border: number): Promise<number[]> {
  await writeSessions(deps, boardId, border);
  const kept = await frameMarks(deps, boardId, border);
  await keepFrame(deps, boardId, border, await replayTo(deps, boardId, border));
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    await dropWords(tx, boardId, border);
  });
  return kept;
}

/** Lets go of what is older than is kept: words, sessions and frames, but not named moments. */
export async function pruneHistories(deps: FrameDeps & Pick<PlatformDeps, 'config'>): Promise<void> {
  const { fewest } = historySpan(deps.config);
  if (fewest === null) return;
  const now = deps.clock.now();
  const cutOf = (days: number) => new Date(now - days * DAY_MS);
  for (let after = NO_ID; ;) {
    const old = await store.listOld(deps.database.db, cutOf(fewest), { after, most: AT_ONCE });
    for (const { id } of old) {
      const { days } = await historyRuleOf(deps, id);
      if (days !== null) await unlessGone(() => pruneBoard(deps, id, cutOf(days)));
    }
    if (old.length < AT_ONCE) return;
    after = old.at(-1)?.id ?? '';
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

async function pruneBoard(deps: FrameDeps, boardId: string, before: Date): Promise<void> {
  const border = await store.findBorderAt(deps.database.db, boardId, before);
  if (border === 0) return;
  const kept = await dropUpTo(deps, boardId, border);
  await deps.database.tx(async (tx: Db) => {
    await dropSessions(tx, boardId, border);
    await store.dropFrames(tx, boardId, border, kept);
  });
}

/** Takes the past words of a node out of all that is kept, at once for who reads and with the next round from the frames. */
export async function purgeNode(
  deps: FrameDeps & { forgetNode: (tx: Db, boardId: string, nodeId: string) => Promise<void> },
  boardId: string,
  nodeId: string,
): Promise<void> {
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    await erasePastOfNode(tx, boardId, nodeId);
    if (!(await store.stands(tx, boardId, nodeId))) await deps.forgetNode(tx, boardId, nodeId);
  });
}
