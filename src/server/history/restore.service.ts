import type { Actor } from '#contract/access/can.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { planRestore } from '#contract/history/plan-restore.ts';
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
 * changes of his, after a mark, all or none of them. Of a whole board its editors are told. Throws as `readMomentBoard` and
 * `commit` do.
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

/** Plans on the board as it stands, and does all of it in one transaction. */
export async function applyAll(
  deps: RestoreDeps,
  by: Restorer,
  plan: (now: Board) => BoardChange[],
  { isMarked, isTold = false }: { isMarked: boolean; isTold?: boolean },
): Promise<Restored> {
  const done: Restored = { seq: 0, undoTo: 0, changes: 0 };
  const mark: Also = async (tx) => {
    if (!isMarked) return;
    const { boardId } = by.board;
    const name = { kind: 'restore', name: BEFORE, by: by.actor.id } as const;
    await writeMark(tx, deps, { id: by.nextId(), boardId, seq: done.undoTo, ...name });
    if (isTold) await tellRestored(deps, tx, boardId, by.actor.id);
  };
  const receipt = await applyPlan(
    deps,
    by,
    async ({ seq, lookAround }) => {
      done.undoTo = seq;
      const changes = plan(await lookAround());
      done.changes = changes.length;
      return changes.map((change) => ({ id: by.nextId(), change }));
    },
    mark,
  );
  return { ...done, seq: receipt.seq };
}
