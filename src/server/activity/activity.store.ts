import { sql, type SQL } from 'drizzle-orm';
import type { ActivityItem } from '#contract/activity/activity.api.ts';
import type { Db } from '../platform/db/db.ts';

export interface ActivityRow extends Record<string, unknown> {
  kind: ActivityItem['kind'];
  at: string;
  personId: string | null;
  count: number;
  threadId: string | null;
  boardId: string | null;
  /** The names of a project that something was done to. */
  project?: ActivityItem['project'];
}

/** So many accepted changes are looked at. */
const MOST_CHANGES = 3_000;
/** A longer pause ends an editing. */
const PAUSE = sql`interval '30 minutes'`;

/** Whose change it was: a person's or a guest's. */
const WHO = sql.raw('coalesce(e.actor_id, e.guest_id)');

/** Whether an accepted change was to something that somebody sees now, or nothing there was ever hidden. */
const isSeen = (userId: string): SQL => sql`(
  b.restricted_to = 0 or member_role(b.id, ${userId}::uuid) = 'owner'
  or exists (select from nodes n where n.id = thing.id and sees_node(n.id, ${userId}::uuid))
  or exists (select from edges g where g.id = thing.id
    and sees_node(g.source_id, ${userId}::uuid) and sees_node(g.target_id, ${userId}::uuid)))`;

interface Span {
  since: Date;
  /** With this moment. */
  until: Date;
  most: number;
}

/** Moments are told in whole milliseconds. */
const endOf = (until: Date): string => new Date(until.getTime() + 1).toISOString();

/**
 * What was done on these boards, youngest first, as far as somebody sees it. An editing that went on after `until` is not told
 * again. `earlier`: the moment from which on not every change was looked at; null where all were.
 */
export async function listActivity(
  db: Db,
  boardIds: readonly string[],
  { userId, since, until, most }: Span & { userId: string },
): Promise<{ rows: ActivityRow[]; earlier: string | null }> {
  if (boardIds.length === 0) return { rows: [], earlier: null };
  const [from, to] = [since.toISOString(), endOf(until)];
  const isWithin = (at: SQL) => sql`${at} > ${from} and ${at} < ${to}`;
  const { rows } = await db.execute<ActivityRow & { looked: number; oldest: string | null }>(sql`
    with changes as (
      select e.board_id, ${WHO} as actor_id, e.at, thing.id from board_events e join boards b on b.id = e.board_id,
        lateral (select coalesce(e.change -> 'node' ->> 'id', e.change -> 'edge' ->> 'id', e.change ->> 'id')::uuid as id) thing
      where e.board_id in ${boardIds} and ${WHO} is not null and ${isWithin(sql`e.at`)} and ${isSeen(userId)}
      order by e.at desc limit ${MOST_CHANGES}
    ), later as (
      select e.board_id, ${WHO} as actor_id, min(e.at) as at from board_events e join boards b on b.id = e.board_id,
        lateral (select coalesce(e.change -> 'node' ->> 'id', e.change -> 'edge' ->> 'id', e.change ->> 'id')::uuid as id) thing
      where e.board_id in ${boardIds} and e.at >= ${to} and e.at <= ${to}::timestamptz + ${PAUSE} and ${isSeen(userId)}
      group by e.board_id, ${WHO}
    ), paused as (
      select *, coalesce(at - lag(at) over w > ${PAUSE}, true)::int as begins from changes
      window w as (partition by board_id, actor_id order by at)
    ), edits as (
      select *, sum(begins) over (partition by board_id, actor_id order by at) as edit from paused
    )
    select done.*, looked, oldest from (select count(*)::int as looked, min(at) as oldest from changes) all_changes left join (
    select 'edited' as kind, max(at) as at, actor_id as "personId", count(distinct id)::int as count,
      null::uuid as "threadId", board_id as "boardId"
    from edits group by board_id, actor_id, edit
    having not exists (select from later l where l.board_id = edits.board_id and l.actor_id = edits.actor_id
      and l.at <= max(edits.at) + ${PAUSE})
    union all
    select 'commented', c.created_at, coalesce(c.author_id, c.guest_id), 1, t.id, t.board_id
    from comments c join comment_threads t on t.id = c.thread_id
    where t.board_id in ${boardIds} and c.deleted_at is null and ${isWithin(sql`c.created_at`)}
      and sees_thread(t.id, ${userId}::uuid)
    union all
    select 'resolved', t.resolved_at, t.resolved_by, 1, t.id, t.board_id from comment_threads t
    where t.board_id in ${boardIds} and ${isWithin(sql`t.resolved_at`)} and sees_thread(t.id, ${userId}::uuid)
      and exists (select from comments c where c.thread_id = t.id and c.deleted_at is null)
    union all
    select 'joined', m.added_at, m.user_id, 1, null, m.board_id from board_members m
    where m.board_id in ${boardIds} and ${isWithin(sql`m.added_at`)} and member_role(m.board_id, ${userId}::uuid) is not null
    ) done on true order by at desc limit ${most}`);
  const [first] = rows;
  const isCut = first !== undefined && first.looked >= MOST_CHANGES;
  return { rows: rows.filter(({ kind }) => kind !== null), earlier: isCut ? first.oldest : null };
}

/** Who came to an organisation, youngest first. */
export async function listJoined(db: Db, orgId: string, { since, until, most }: Span): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select 'joined' as kind, added_at as at, user_id as "personId", 1 as count, null as "threadId", null as "boardId"
    from org_members where org_id = ${orgId} and role <> 'owner' and added_at > ${since.toISOString()}
      and added_at < ${endOf(until)}
    order by added_at desc limit ${most}`);
  return rows;
}

/**
 * What was done to the projects of an organisation that somebody may read, youngest first. One in the trash is told of to the
 * members of the organisation, who could read it before.
 */
export async function listProjectEvents(
  db: Db,
  orgId: string,
  { userId, since, until, most }: Span & { userId: string },
): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select e.kind, e.at, e.user_id as "personId", 1 as count, null as "threadId",
      case when p.deleted_at is null then p.board_id end as "boardId",
      json_build_object('name', e.name, 'before', e.name_before) as project
    from project_events e join projects p on p.id = e.project_id
    where p.org_id = ${orgId} and e.at > ${since.toISOString()} and e.at < ${endOf(until)}
      and (project_role(p.id, ${userId}::uuid) is not null or (p.deleted_at is not null and exists (
        select from living_org_members m where m.org_id = p.org_id and m.user_id = ${userId}::uuid)))
    order by e.at desc limit ${most}`);
  return rows;
}

/** The boards of an organisation that somebody may read, those in the trash excepted. */
export async function listBoards(db: Db, orgId: string, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.id from boards b left join projects p on p.board_id = b.id left join canvases c on c.board_id = b.id
    where (b.org_id = ${orgId} or p.org_id = ${orgId}) and c.deleted_at is null
      and board_role(b.id, ${userId}::uuid) is not null
    order by b.changed_at desc limit 200`);
  return rows.map(({ id }) => id);
}

export interface PlaceRow extends Record<string, unknown> {
  boardId: string;
  canvasId: string | null;
  projectId: string | null;
  title: string;
}

export async function listPlaces(db: Db, boardIds: readonly string[]): Promise<PlaceRow[]> {
  if (boardIds.length === 0) return [];
  const { rows } = await db.execute<PlaceRow>(sql`
    select b.id as "boardId", c.id as "canvasId", p.id as "projectId", coalesce(c.title, p.name, '') as title
    from boards b left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
    where b.id in ${boardIds}`);
  return rows;
}
