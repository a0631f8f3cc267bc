import { sql, type SQL } from 'drizzle-orm';
import type { HistoryLine } from '#contract/history/sessions.ts';
import type { Db } from '../platform/db/db.ts';
import { actor, iso, isOfNode, subject } from './history.store.ts';

type Row<T> = T & Record<string, unknown>;

/** Which changes are meant: those of somebody, of a node, out of answers of an AI. All where nothing is said. */
export interface LineFilter {
  by?: string | undefined;
  node?: string | undefined;
  isByAi?: boolean | undefined;
  /** Those that put, wrote or removed one of these nodes, and those of these people. */
  about?: { nodeIds: readonly string[]; people: readonly string[] } | undefined;
}

const isByAi = sql`e.change -> 'node' -> 'metadata' ? 'answerOf'`;
const isOfWords = sql`(e.change ->> 'do' in ('add-node', 'edit-text', 'remove-node')
  or e.change -> 'patch' ?| array['title', 'content'])`;

function meant({ by, node, isByAi: isOnlyByAi, about }: LineFilter): SQL {
  const conditions = [
    by === undefined ? null : sql`${actor} = ${by}`,
    node === undefined ? null : sql`${subject} = ${node}`,
    isOnlyByAi ? isByAi : null,
    about
      ? sql`(${actor} = any (${sql.param([...about.people])}::uuid[])
          or (${subject} = any (${sql.param([...about.nodeIds])}::text[]) and ${isOfWords}))`
      : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface Range {
  after: number;
  until: number;
  most: number;
}

/** What the timeline has to know of the changes after `after` up to `until`, the first of them, in order. */
export const readLines = (db: Db, boardId: string, range: Range, filter: LineFilter = {}): Promise<HistoryLine[]> =>
  lines(db, boardId, range, { filter, order: sql`asc` });

/** The same, the last of them. */
export const readLastLines = async (
  db: Db,
  boardId: string,
  range: Range,
  filter: LineFilter,
): Promise<HistoryLine[]> => (await lines(db, boardId, range, { filter, order: sql`desc` })).toReversed();

async function lines(
  db: Db,
  boardId: string,
  { after, until, most }: Range,
  { filter, order }: { filter: LineFilter; order: SQL },
): Promise<HistoryLine[]> {
  const patch = sql`e.change -> 'patch'`;
  const { rows } = await db.execute<Row<Omit<HistoryLine, 'seq'> & { seq: string }>>(sql`
    select e.seq, ${iso(sql`e.at`)} as at, ${actor} as "actorId",
      case e.change ->> 'do' when 'add-node' then 'added' when 'remove-node' then 'removed'
        when 'add-edge' then 'wired' when 'remove-edge' then 'wired' when 'edit-text' then 'texts'
        else case when ${patch} ?| array['title', 'content'] then 'texts'
          when ${patch} ?| array['position', 'size', 'parentId'] then 'moved' else 'other' end end as deed,
      case when ${isOfNode} then ${subject} end as "nodeId", coalesce(${isByAi}, false) as "isByAi"
    from board_events e where e.board_id = ${boardId} and e.seq > ${after} and e.seq <= ${until}
      and ${meant(filter)}
    order by e.seq ${order} limit ${most}`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** The nodes that say all of this now, or said it in a change whose words are kept. */
export async function findNodesSaying(
  db: Db,
  boardId: string,
  patterns: readonly string[],
  most: number,
): Promise<string[]> {
  const sought = sql`${sql.param([...patterns])}::text[]`;
  const words = sql`concat_ws(' ', e.change -> 'node' ->> 'title', e.change -> 'node' ->> 'content',
    e.change -> 'patch' ->> 'title', e.change -> 'patch' ->> 'content', (select string_agg(s ->> 'ins', ' ')
      from jsonb_array_elements(case when jsonb_typeof(e.change -> 'splices') = 'array' then e.change -> 'splices' end) s))`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${subject} as id from board_events e
    where e.board_id = ${boardId} and e.change ->> 'do' in ('add-node', 'patch-node', 'edit-text')
      and squeezed(${words}) like all (${sought})
    union select n.id::text from nodes n
    where n.board_id = ${boardId} and squeezed(n.title || ' ' || n.content) like all (${sought})
    limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Everybody who has changed the board, as far as sessions are written down. */
export async function listPeople(db: Db, boardId: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p.id from board_sessions s, unnest(s.people) as p (id) where s.board_id = ${boardId} limit ${most}`);
  return rows.map(({ id }) => id);
}
