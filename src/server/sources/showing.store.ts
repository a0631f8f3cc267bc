import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { findOfFile } from './files-read.store.ts';
import { columns, type SourceRow } from './sources.store.ts';
import { sources } from './sources.tables.ts';

/** What a node reads from: the source of the project's file that it shows, else its own. */
const isReadBy = sql`(
  ${nodes.id} = ${sources.nodeId}
  or (${sources.standsAlone} and ${nodes.type} = 'file' and lower(${nodes.metadata} ->> 'fileId') = ${sources.fileId}::text)
)`;

/** Of a node that stands on this board, or of what stands under this id without one. */
export const findOfNode = async (db: Db, boardId: string, nodeId: string): Promise<SourceRow | null> => {
  const [row] = await db
    .select(columns)
    .from(sources)
    .leftJoin(nodes, and(eq(nodes.id, nodeId), eq(nodes.boardId, sources.boardId)))
    .where(and(eq(sources.boardId, boardId), or(eq(sources.nodeId, nodeId), isReadBy)))
    .orderBy(desc(sources.standsAlone))
    .limit(1);
  return row ?? null;
};

/** A source is meant by the node that reads from it, or by the stored file that it was read from. */
export type SourceOf = { nodeId: string } | { fileId: string };

export const findSource = (db: Db, boardId: string, of: SourceOf): Promise<SourceRow | null> =>
  'nodeId' in of ? findOfNode(db, boardId, of.nodeId) : findOfFile(db, boardId, of.fileId);

/** The nodes that read from a source; none for one whose node is gone. */
export async function readShowing(db: Db, source: Pick<SourceRow, 'id' | 'boardId'>): Promise<string[]> {
  const rows = await db
    .select({ id: nodes.id })
    .from(nodes)
    .innerJoin(sources, and(eq(sources.boardId, nodes.boardId), isReadBy))
    .where(and(eq(sources.id, source.id), eq(nodes.boardId, source.boardId)))
    .orderBy(asc(nodes.ordinal));
  return rows.map((row) => row.id);
}

/** What a card says for the AI. */
export async function readNote(db: Db, nodeId: string): Promise<string | null> {
  const [row] = await db.select({ metadata: nodes.metadata }).from(nodes).where(eq(nodes.id, nodeId));
  return row ? noteForAi(row.metadata) : null;
}

/** For each source that stands alone on a board, the first node that shows it. */
export async function readShowingOfBoard(db: Db, boardId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: sources.id, nodeId: nodes.id })
    .from(nodes)
    .innerJoin(sources, and(eq(sources.boardId, nodes.boardId), isReadBy))
    .where(and(eq(nodes.boardId, boardId), eq(sources.standsAlone, true)))
    .orderBy(desc(nodes.ordinal));
  return new Map(rows.map((row) => [row.id, row.nodeId]));
}

/** Of nodes that stand on the board that the source belongs to, whichever that is; each with the node that reads from it. */
export async function readStanding(db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> {
  const rows = await db
    .select({ ...columns, readBy: nodes.id })
    .from(sources)
    .innerJoin(nodes, and(eq(nodes.boardId, sources.boardId), isReadBy))
    .where(inArray(nodes.id, [...nodeIds]))
    .orderBy(asc(sources.standsAlone));
  const last = new Map(rows.map(({ readBy, ...source }) => [readBy, { ...source, nodeId: readBy }]));
  return [...last.values()];
}

/** The files of a project, by its board, and the links whose nodes stand there, in the order in which they came. */
export const readOfProject = (db: Db, boardId: string): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .leftJoin(nodes, and(eq(nodes.id, sources.nodeId), eq(nodes.boardId, sources.boardId)))
    .where(
      and(
        eq(sources.boardId, boardId),
        or(eq(sources.standsAlone, true), and(isNull(sources.fileId), isNotNull(nodes.id))),
      ),
    )
    .orderBy(asc(sources.createdAt), asc(sources.id));
