import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { copyBoard, type DuplicateDeps } from '../templates/duplicate.service.ts';
import type { FrameDeps } from './frames.ts';
import { readMomentBoard } from './moments.ts';

export type CopyDeps = FrameDeps & DuplicateDeps;

/**
 * A canvas of the actor's own that holds what he may see of the board at a moment. Throws Fault 'not-allowed' for who may not
 * take it along, 'not-found' for a moment that is not kept, and as `copyBoard`.
 */
export async function copyMoment(
  deps: CopyDeps,
  actor: Actor,
  at: BoardRef,
  { seq, title }: { seq: number; title: string },
): Promise<Canvas> {
  if (!can(actor, 'board.copy', at)) throw new Fault('not-allowed');
  const board = await readMomentBoard(deps, at, seq);
  return copyBoard(deps, actor, { boardId: at.boardId, board }, { title });
}
