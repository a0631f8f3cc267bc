import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { nodes } from '../boards/boards.tables.ts';
import { files } from '../files/files.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { passages, sources } from '../sources/sources.tables.ts';
import { projectFiles } from './project-files.tables.ts';

/** False when the file is recorded already. */
export async function writeRecord(tx: Db, record: typeof projectFiles.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(projectFiles)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: projectFiles.fileId });
  return rows.length > 0;
}

const readRecords = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: projectFiles.fileId,
      filename: files.name,
      originalName: projectFiles.originalName,
      mimeType: files.mimeType,
      size: files.size,
      createdAt: projectFiles.createdAt,
      status: sources.status,
      problem: sources.problem,
      passageCount: sql<number>`(select count(*)::int from ${passages} where ${passages.sourceId} = ${sources.id})`,
      firstName: sql<string | null>`coalesce(${users.chosenFirstName}, ${users.firstName})`,
      lastName: sql<string | null>`coalesce(${users.chosenLastName}, ${users.lastName})`,
    })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .leftJoin(
      sources,
      and(eq(sources.fileId, files.id), eq(sources.boardId, files.boardId), eq(sources.standsAlone, true)),
    )
    .leftJoin(users, eq(users.id, projectFiles.uploaderId))
    .where(which)
    .orderBy(desc(projectFiles.createdAt), desc(projectFiles.fileId));

export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];

export const listRecords = (db: Db, projectId: string): Promise<RecordRow[]> =>
  readRecords(db, eq(projectFiles.projectId, projectId));

export async function findRecord(db: Db, projectId: string, fileId: string): Promise<RecordRow | null> {
  const which = and(eq(projectFiles.projectId, projectId), eq(projectFiles.fileId, fileId));
  return (await readRecords(db, which))[0] ?? null;
}

const shows = (fileId: string | typeof files.id) =>
  sql`${nodes.type} = 'file' and lower(${nodes.metadata} ->> 'fileId') = ${fileId}::text`;

/** The nodes of a board that show a file. */
export async function readNodesOfFile(db: Db, boardId: string, fileId: string): Promise<string[]> {
  const rows = await db
    .select({ id: nodes.id })
    .from(nodes)
    .where(and(eq(nodes.boardId, boardId), shows(fileId)));
  return rows.map((row) => row.id);
}

/** Removes files that somebody uploaded to a project before `before`, and that nobody recorded and no node shows. */
export async function removeUnrecorded(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from files using projects
    where projects.board_id = files.board_id and files.state = 'stored' and files.uploader_id is not null
      and files.created_at < ${before.toISOString()}
      and not exists (select from project_files where project_files.file_id = files.id)
      and not exists (select from ${nodes} where ${nodes.boardId} = files.board_id and ${shows(files.id)})`);
}
