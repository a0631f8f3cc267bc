import type { Actor } from '#contract/access/can.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { planRestore } from '#contract/history/plan-restore.ts';
import { OURS } from '#contract/limits.ts';
import type { Also } from '../boards/boards.service.ts';
import { applyPlan, type EditingDeps } from '../editing/editing.service.ts';
import { tellRestored } from '../notifications/restored-notices.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { FrameDeps } from './frames.ts';
import { writeMark } from './marks.service.ts';
import { readMomentBoard } from './moments.ts';

export type RestoreDeps = FrameDeps & EditingDeps & Pick<PlatformDeps, 'jobs'>;

/** Who restores on which board, and how that names what it makes. */
export interface Restorer {
  board: BoardRef;
  actor: Actor;
  nextId: () => string;
}

/** `undoTo`: the number of the board before it. `changes`: how many were planned. */
export interface Restored {
  seq: number;
  undoTo: number;
  changes: number;
}

const BEFORE = '되돌리기 전';

/**
 * Brings the board, or the chosen nodes of it, to what they were at a moment, as far as the person sees them: by ordinary
 * changes of his, after a mark. Of a whole board its editors are told. What can be said in one request is one transaction; more goes piece by piece, each planned on
 * the board as it stands then. Throws as `readMomentBoard` and `commit` do.
 */
export async function restoreMoment(
  deps: RestoreDeps,
  by: Restorer,
  { seq, nodes }: { seq: number; nodes?: readonly string[] | undefined },
): Promise<Restored> {
  const then = await readMomentBoard(deps, by.board, seq);
  const chosen = nodes ? new Set(nodes) : null;
  return applyAll(deps, by, (now) => planRestore(now, then, chosen), { isMarked: true, isTold: !chosen });
}

/** Plans on the board as it stands, until nothing is left to do. */
export async function applyAll(
  deps: RestoreDeps,
  by: Restorer,
  plan: (now: Board) => BoardChange[],
  { isMarked, isTold = false }: { isMarked: boolean; isTold?: boolean },
): Promise<Restored> {
  const done: Restored = { seq: 0, undoTo: 0, changes: 0 };
  for (let isFirst = true, isMore = true; isMore; isFirst = false) {
    const mark: Also = async (tx) => {
      if (!isFirst || !isMarked) return;
      const { boardId } = by.board;
      const name = { kind: 'restore', name: BEFORE, by: by.actor.id } as const;
      await writeMark(tx, deps, { id: by.nextId(), boardId, seq: done.undoTo, ...name });
      if (isTold) await tellRestored(deps, tx, boardId, by.actor.id);
    };
    const receipt = await applyPlan(
      deps,
      by,
      async ({ seq, lookAround }) => {
        if (isFirst) done.undoTo = seq;
        const changes = plan(await lookAround());
        const piece = changes.slice(0, OURS.changesPerRequest);
        isMore = piece.length < changes.length;
        done.changes += piece.length;
        return piece.map((change) => ({ id: by.nextId(), change }));
      },
      mark,
    );
    // A piece that changed nothing would be planned again and again.
    if (receipt.results.every(({ seq }) => seq === null)) isMore = false;
    done.seq = receipt.seq;
  }
  return done;
}
