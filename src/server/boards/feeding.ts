import type { Board } from '#contract/board/board.schema.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { withoutWider } from '../visibility/chat-context.ts';
import { readFeeding as readKept, type WholeFeeding } from './boards.store.ts';

export type { WholeFeeding } from './boards.store.ts';

type FeedingDeps = Pick<PlatformDeps, 'database'>;

/**
 * What `feedsOf` needs to know of this node, with what not everybody sees who sees the node: `withoutWider` leaves that out.
 * No nodes where it is not on the board. `db`: as for `keptRefOf`.
 */
export const readWholeFeeding = (deps: FeedingDeps, boardId: string, nodeId: string, db?: Db): Promise<WholeFeeding> =>
  readKept(deps.database, [boardId, nodeId], db);

/** The same without that. */
export async function readFeeding(deps: FeedingDeps, boardId: string, nodeId: string): Promise<Board> {
  const { feeding, restricted } = await readWholeFeeding(deps, boardId, nodeId);
  return withoutWider(feeding, nodeId, restricted);
}
