import { sql, type SQL } from 'drizzle-orm';

/** Words to look for, as the database needs them. */
export interface Sought {
  actorId: string;
  /** One LIKE pattern a word, in the form of squeezed(). */
  patterns: readonly string[];
  /** The words of two letters and more, for the index of letter pairs; '' when there are none. */
  indexed: string;
  /** The canvas or project whose things come first. */
  near: SQL;
}

/**
 * The boards of a person with what he is there: his canvases outside the trash and those that he was let into, and the
 * projects outside the trash that he or his organisation's membership brings him into. Projects that are merely public are left out: their
 * link is how one comes to them.
 */
export const readableBoards = (actorId: string): SQL => sql`materialized (
  select b.id as board_id, b.restricted, c.id as canvas_id, null::uuid as project_id, c.title as name, c.description,
    case when b.owner_id = ${actorId}::uuid then 'owner' else board_role(b.id, ${actorId}::uuid) end as role
  from boards b join canvases c on c.board_id = b.id
  where c.deleted_at is null and b.id in (
    select id from boards where owner_id = ${actorId}::uuid
    union all select board_id from board_members where user_id = ${actorId}::uuid
    union all select s.id from boards s join living_org_members m on m.org_id = s.org_id where m.user_id = ${actorId}::uuid
    union all select board_id from living_group_roles where user_id = ${actorId}::uuid)
  union all
  select p.board_id, b.restricted, null, p.id, p.name, p.description, board_role(p.board_id, ${actorId}::uuid)
  from projects p join living_projects l on l.id = p.id join boards b on b.id = p.board_id
  where p.id in (select project_id from project_members where user_id = ${actorId}::uuid)
    or p.org_id in (select org_id from org_members where user_id = ${actorId}::uuid))`;

/** That the person sees the node `n` of a readable board `r`. */
export const isSeen = (actorId: string): SQL => sql`(r.restricted = 0 or sees_node(n.id, ${actorId}::uuid))`;

/** What the person sees of the nodes of these boards and no others: without the offset the database would read every node there is. */
export const nodesOf = (actorId: string): SQL =>
  sql`lateral (select * from nodes n where n.board_id = r.board_id and ${isSeen(actorId)} offset 0) n`;

export const texts = (all: readonly string[]): SQL => sql`${sql.param([...all])}::text[]`;

/** These rows of a table, each by its key: without statistics the database would read all of the table for them. */
export const rowsWith = (table: SQL, ids: readonly string[], name: SQL): SQL =>
  sql`unnest(${uuids(ids)}) wanted(id), lateral (select * from ${table} where ${table}.id = wanted.id offset 0) ${name}`;

const uuids = (all: readonly string[]): SQL => sql`${sql.param([...all])}::uuid[]`;

const MOST_WORDS = 8;

const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One LIKE pattern for each word that somebody typed, in the form of squeezed(). */
export const patternsOf = (typed: string): string[] => wordsOf(typed).map(patternOf);

/** Reads what somebody typed; null when there is nothing to look for. What it matches letter by letter has no other meaning. */
export function readSought(actorId: string, typed: string, near: string | undefined): Sought | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  return {
    actorId,
    patterns: words.map(patternOf),
    indexed: words.filter((word) => Array.from(word).length > 1).join(' '),
    near: sql`${near ?? null}::uuid`,
  };
}
