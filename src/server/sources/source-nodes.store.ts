import { and, eq, inArray, sql } from 'drizzle-orm';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';

/** Whether the node still waits to hear how its source ended. */
export async function isAwaited(db: Db, nodeId: string): Promise<boolean> {
  const rows = await db
    .select({ waits: sql<boolean>`${nodes.metadata} ->> 'isProcessing' = 'true'` })
    .from(nodes)
    .where(eq(nodes.id, nodeId));
  return rows[0]?.waits === true;
}

/** What intake needs of the nodes with these ids that stand on the board. */
export const readNodes = (db: Db, boardId: string, ids: readonly string[]) =>
  db
    .select({ id: nodes.id, type: nodes.type, title: nodes.title, metadata: nodes.metadata })
    .from(nodes)
    .where(and(eq(nodes.boardId, boardId), inArray(nodes.id, [...ids])));
