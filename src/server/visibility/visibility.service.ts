import { sql, type SQL } from 'drizzle-orm';
import { EVERYONE, type Principal } from '#contract/board/audience.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Db } from '../platform/db/db.ts';

export { readRoles } from './visibility.store.ts';

interface Looked {
  boardId: string;
  principal: Principal;
}

/** The nodes of a board that who looks does not see, as a query of their ids. */
export const unseenNodes = (boardId: string, { role, personId }: Principal): SQL =>
  sql`(select unseen_nodes(${boardId}, ${role}, ${personId}::uuid))`;

/** Those of these nodes that who looks sees; what stands on no board is seen by nobody's leave and stays in. */
export async function seenNodes(
  db: Db,
  boardId: string,
  nodeIds: readonly string[],
  principal: Principal,
): Promise<string[]> {
  if (principal.role === 'owner' || nodeIds.length === 0) return [...nodeIds];
  const { rows } = await db.execute<{ id: string }>(
    sql`select unseen_nodes(${boardId}, ${principal.role}, ${principal.personId}::uuid) as id`,
  );
  const unseen = new Set(rows.map(({ id }) => id));
  return nodeIds.filter((id) => !unseen.has(id));
}

/** Asks for those of some nodes that everybody on the board sees. */
export const createOpenNodes =
  (database: { db: Db }) =>
  (boardId: string, nodeIds: readonly string[]): Promise<string[]> =>
    seenNodes(database.db, boardId, nodeIds, EVERYONE);

/** Throws Fault 'not-found' for a node of the board that who looks does not see. */
export async function demandSeen(db: Db, { boardId, principal }: Looked, nodeId: string): Promise<void> {
  if ((await seenNodes(db, boardId, [nodeId], principal)).length === 0) throw new Fault('not-found');
}

/**
 * Whether who looks may be told of what is said and made at this node. What has gone was seen by all only where nothing was
 * ever hidden. A project's own conversation stands under the project's id.
 */
export async function seesNode(db: Db, boardId: string, nodeId: string, principal: Principal): Promise<boolean> {
  if (principal.role === 'owner') return true;
  const { rows } = await db.execute<{ sees: boolean }>(sql`
    select b.restricted_to = 0 or exists (select from projects p where p.id = ${nodeId} and p.board_id = b.id) or (
      exists (select from nodes n where n.id = ${nodeId} and n.board_id = b.id)
      and ${nodeId}::uuid not in ${unseenNodes(boardId, principal)}) as sees
    from boards b where b.id = ${boardId}`);
  return rows[0]?.sees === true;
}

/** Whether a node that who looks sees shows this file, or the list of the project does. */
export async function seesFile(db: Db, boardId: string, fileId: string, principal: Principal): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from nodes where board_id = ${boardId} and metadata::text like ${`%${fileId}%`}
      and id not in ${unseenNodes(boardId, principal)}
    union all select from project_files where file_id = ${fileId} and ${principal.role}::text is not null limit 1`);
  return rows.length > 0;
}

/** What is kept from who looks of what is said: messages whole, and of the others the names of these nodes. */
export interface Withheld {
  messages: ReadonlySet<string>;
  nodes: ReadonlySet<string>;
}

const NOTHING: Withheld = { messages: new Set(), nodes: new Set() };

/**
 * The messages of these chats that were made from what who looks does not see, or name it, with the nodes that he does not
 * see. Of what was removed, its last audience counts.
 */
export async function readWithheld(
  db: Db,
  { boardId, principal: { role, personId } }: Looked,
  talkIds: readonly string[],
): Promise<Withheld> {
  if (role === 'owner' || talkIds.length === 0) return NOTHING;
  const { rows } = await db.execute<Record<'messages' | 'nodes', string[]>>(sql`
    select
      array(select withheld_messages(b.id, ${sql.param([...talkIds])}::uuid[], ${role}, ${personId}::uuid))::text[] as messages,
      array(select hidden_origins(b.id, ${role}, ${personId}::uuid))::text[] as nodes
    from boards b where b.id = ${boardId} and b.restricted_to > 0`);
  const [row] = rows;
  return row ? { messages: new Set(row.messages), nodes: new Set(row.nodes) } : NOTHING;
}

/** The messages of a board's chats that are withheld from who looks, as a query of their ids. */
export const withheldMessages = (boardId: string, { role, personId }: Principal): SQL => sql`(
  select withheld_messages(${boardId}::uuid, array(
    select t.id from nodes t where t.board_id = ${boardId} and t.type = 'ai_chat'), ${role}, ${personId}::uuid))`;

/** What was not seen by who looks, of what stands and of what was removed: the ids of nodes. */
export async function readUnseenOrigins(
  db: Db,
  { boardId, principal: { role, personId } }: Looked,
): Promise<ReadonlySet<string>> {
  if (role === 'owner') return NOTHING.nodes;
  const { rows } = await db.execute<{ id: string }>(
    sql`select hidden_origins(${boardId}::uuid, ${role}, ${personId}::uuid) as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** By what answers name what they were made from: the ids of nodes, sources and files that who looks does not see. */
export async function readHiddenKeys(
  db: Db,
  { boardId, principal: { role, personId } }: Looked,
): Promise<ReadonlySet<string>> {
  if (role === 'owner') return NOTHING.nodes;
  const { rows } = await db.execute<{ key: string }>(sql`
    with hidden as materialized (
      select h.id from boards b cross join lateral hidden_origins(b.id, ${role}, ${personId}::uuid) as h (id)
      where b.id = ${boardId} and b.restricted_to > 0)
    select id::text as key from hidden
    union select k.key from sources s cross join lateral (values (s.id::text), (s.file_id::text)) as k (key)
    where s.node_id in (select id from hidden) and k.key is not null`);
  return new Set(rows.map(({ key }) => key));
}

/** The chats on a board of which somebody may not see all that is said; none where nothing was ever hidden. */
export async function listChatsWithHidden(db: Db, boardId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select n.id from boards b join nodes n on n.board_id = b.id and n.type = 'ai_chat'
    where b.id = ${boardId} and b.restricted_to > 0 and exists (select from ai_runs r where r.node_id = n.id)
    union all
    select p.id from boards b join projects p on p.board_id = b.id where b.id = ${boardId} and b.restricted_to > 0`);
  return rows.map(({ id }) => id);
}

/** Whether something on the board was not for everybody, before or after some change after this one. */
export async function wasRestrictedAfter(db: Db, boardId: string, seq: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from boards where id = ${boardId} and restricted_to > ${seq}`);
  return rows.length > 0;
}

/** Whether everything on the board was for everybody as long as it stands. */
export const wasNeverRestricted = async (db: Db, boardId: string): Promise<boolean> =>
  !(await wasRestrictedAfter(db, boardId, 0));

/** Whether others than the owner may be on the board. */
export async function isShared(db: Db, boardId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from boards b where b.id = ${boardId} and (b.owner_id is null or b.org_id is not null
      or exists (select from board_members where board_id = b.id) or exists (select from group_shares where board_id = b.id)
      or exists (select from live_links where board_id = b.id))`);
  return rows.length > 0;
}
