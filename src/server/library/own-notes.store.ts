import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { nodesOf, readableBoards, texts } from '../search/readable.ts';

export interface FoundNote {
  id: string;
  type: string;
  title: string;
  content: string;
  metadata: Record<string, unknown>;
  canvasId: string | null;
  projectId: string | null;
  where: string;
}

/** Of an answer and of what a recipe made. */
const isMade = sql`n.metadata ?| array['answerOf', 'recipe']`;

/** Notes that hold every word in title and text, newest first; `near` is a canvas or project whose notes come first. */
export async function readNotes(
  db: Db,
  actorId: string,
  { patterns, near, most }: { patterns: readonly string[]; near: string | null; most: number },
): Promise<FoundNote[]> {
  const { rows } = await db.execute(sql`
    with readable as ${readableBoards(actorId)}
    select n.id, n.type, n.title, n.content, n.metadata, r.canvas_id as "canvasId", r.project_id as "projectId",
      r.name as "where"
    from readable r, ${nodesOf(actorId)}
    where n.type in ('text', 'sticky', 'user_note', 'template') and n.content <> '' and not ${isMade}
      and squeezed(n.title) || spaceless(n.content) like all (${texts(patterns)})
    order by ${near}::uuid in (r.canvas_id, r.project_id) desc nulls last, n.ordinal desc, n.id
    limit ${most}`);
  return rows as unknown as FoundNote[];
}
