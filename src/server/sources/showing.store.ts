import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Depth } from '#contract/board/depths.ts';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { findOfFile } from './files-read.store.ts';
import { columns, type SourceRow } from './sources.store.ts';
import { sources } from './sources.tables.ts';

/**
 * Which node (`read_by`) reads from which source (`source_id`): from its own, and a file's from that of the project's file
 * that it shows. Two statements, each with its index; as one condition the whole board was compared with itself.
 */
const readings = (of: (node: SQL, source: SQL) => SQL): SQL => {
  const [node, source] = [sql`n`, sql`s`];
  return sql`(
    select n.id as read_by, n.ordinal, s.id as source_id
    from nodes n join sources s on s.node_id = n.id and s.board_id = n.board_id
    where ${of(node, source)}
    union
    select n.id, n.ordinal, s.id
    from nodes n join sources s
      on s.board_id = n.board_id and s.stands_alone and s.file_id::text = lower(n.metadata ->> 'fileId')
    where n.type = 'file' and ${of(node, source)}
  ) as reading`;
};

/** Of a node that stands on this board, or of what stands under this id without one. */
export const findOfNode = async (db: Db, boardId: string, nodeId: string): Promise<SourceRow | null> => {
  const read = readings((node) => sql`${node}.id = ${nodeId}`);
  const [row] = await db
    .select(columns)
    .from(sources)
    .where(
      and(
        eq(sources.boardId, boardId),
        or(eq(sources.nodeId, nodeId), sql`${sources.id} in (select source_id from ${read})`),
      ),
    )
    .orderBy(desc(sources.standsAlone))
    .limit(1);
  return row ?? null;
};

/** A source is meant by the node that reads from it, or by the stored file that it was read from. */
export type SourceOf = { nodeId: string } | { fileId: string };

export const findSource = (db: Db, boardId: string, of: SourceOf): Promise<SourceRow | null> =>
  'nodeId' in of ? findOfNode(db, boardId, of.nodeId) : findOfFile(db, boardId, of.fileId);

/** The nodes that read from a source; none for one whose node is gone. */
export async function readShowing(db: Db, source: Pick<SourceRow, 'id'>): Promise<string[]> {
  const read = readings((_, own) => sql`${own}.id = ${source.id}`);
  const { rows } = await db.execute<{ read_by: string }>(sql`select read_by from ${read} order by ordinal`);
  return rows.map((row) => row.read_by);
}

export async function writeProjectDepth(db: Db, id: string, projectDepth: Depth): Promise<void> {
  await db.update(sources).set({ projectDepth }).where(eq(sources.id, id));
}

/** What a card says for the AI. */
export async function readNote(db: Db, nodeId: string): Promise<string | null> {
  const [row] = await db.select({ metadata: nodes.metadata }).from(nodes).where(eq(nodes.id, nodeId));
  return row ? noteForAi(row.metadata) : null;
}

/** For each source that stands alone on a board, the first node that shows it. */
export async function readShowingOfBoard(db: Db, boardId: string): Promise<Map<string, string>> {
  const read = readings((_, own) => sql`${own}.board_id = ${boardId} and ${own}.stands_alone`);
  const { rows } = await db.execute<{ source_id: string; read_by: string }>(
    sql`select source_id, read_by from ${read} order by ordinal desc`,
  );
  return new Map(rows.map((row) => [row.source_id, row.read_by]));
}

/** Of nodes that stand on the board that the source belongs to, whichever that is; each with the node that reads from it. */
export async function readStanding(db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> {
  const read = readings((node) => inArray(sql`${node}.id`, [...nodeIds]));
  const rows = await db
    .select({ ...columns, readBy: sql<string>`reading.read_by` })
    .from(sources)
    .innerJoin(read, sql`reading.source_id = ${sources.id}`)
    .orderBy(asc(sources.standsAlone));
  const last = new Map(rows.map(({ readBy, ...source }) => [readBy, { ...source, nodeId: readBy }]));
  return [...last.values()];
}

/** Of nodes that stood on this board and do not any more, for as long as that is kept: by their own, or by the file that they showed. */
export async function readLeft(
  db: Db,
  boardId: string,
  left: readonly { nodeId: string; fileId: string | null }[],
): Promise<SourceRow[]> {
  const fileIds = left.flatMap(({ fileId }) => fileId ?? []);
  const ofNode = inArray(
    sources.nodeId,
    left.map(({ nodeId }) => nodeId),
  );
  const rows = await db
    .select(columns)
    .from(sources)
    .where(
      and(
        eq(sources.boardId, boardId),
        or(ofNode, and(eq(sources.standsAlone, true), inArray(sources.fileId, fileIds))),
      ),
    )
    .orderBy(desc(sources.standsAlone));
  return left.flatMap(({ nodeId, fileId }) => {
    const own =
      rows.find((row) => row.nodeId === nodeId) ?? rows.find((row) => fileId !== null && row.fileId === fileId);
    return own ? [{ ...own, nodeId }] : [];
  });
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
