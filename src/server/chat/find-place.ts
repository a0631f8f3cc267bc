import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { keptRefOf, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { placeOf, type ChatPlace } from './chat-place.ts';

/** What a caller names: a chat node or a project's own conversation, with the canvas or project that shows it. */
export interface NamedPlace {
  canvasId?: string | undefined;
  projectId?: string | undefined;
  nodeId: string;
}

type PlaceDeps = Pick<BoardDeps, 'database'>;

/** The place that is named, if the actor may ask there. A node of another canvas or project is absent. Throws Fault. */
export async function findPlace(deps: PlaceDeps, actor: Actor, named: NamedPlace): Promise<ChatPlace> {
  return judgePlace(actor, named, await readBoardOf(deps, actor, named));
}

/** The board that shows it and what the actor is there, for `judgePlace`. `db`: as for `keptRefOf`. */
export const readBoardOf = (
  deps: PlaceDeps,
  actor: Actor,
  { projectId, nodeId }: NamedPlace,
  db?: Db,
): Promise<BoardRef | null> => keptRefOf(deps, projectId === nodeId ? 'project' : 'node', nodeId, actor.id, db);

/** As `findPlace`, of what was read. */
export function judgePlace(actor: Actor, named: NamedPlace, board: BoardRef | null): ChatPlace {
  const isThere = board?.canvasId === (named.canvasId ?? null) && board?.projectId === (named.projectId ?? null);
  if (!board || !isThere || !can(actor, 'board.read', board)) throw new Fault('not-found');
  if (!can(actor, 'board.ask', board)) throw new Fault('not-allowed');
  return placeOf(board, named.nodeId);
}
