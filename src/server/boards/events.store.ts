import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { boardEvents } from './boards.tables.ts';

/**
 * Records accepted changes, and brings the board to the last of them; answers its bytes, which
 * grow by `growth`, and those of its history. `hidden`: how many nodes more are not for everybody, and whether some are or were.
 */
export async function writeEvents(
  tx: Db,
  written: {
    boardId: string;
    actorId: string | null;
    guestId?: string | null;
    at: Date;
    growth: number;
    hidden?: { by: number; isTouched: boolean };
  },
  events: readonly BoardEvent[],
): Promise<{ bytes: number; historyBytes: number }> {
  const { boardId, actorId, guestId = null, at, growth, hidden = { by: 0, isTouched: false } } = written;
  noteWrite(tx, 'boards');
  const rows = JSON.stringify(events.map(({ seq, id, change }) => ({ seq, id, change })));
  const done = await tx.execute<{ bytes: string; history: string }>(sql`
    with written as (
      insert into board_events (board_id, seq, change_id, actor_id, guest_id, change, at)
      select ${boardId}, r.seq, r.id, ${actorId}::uuid, ${guestId}::uuid, r.change, ${at.toISOString()}
      from json_to_recordset(${rows}::json) as r (seq bigint, id uuid, change jsonb)
      returning seq
    )
    update boards set seq = (select max(seq) from written), changed_at = ${at.toISOString()},
      bytes = greatest(0, bytes + ${growth}), history_bytes = history_bytes + ${Buffer.byteLength(rows)},
      unframed_bytes = unframed_bytes + ${Buffer.byteLength(rows)},
      restricted = greatest(0, restricted + ${hidden.by}),
      restricted_to = case when ${hidden.isTouched} then (select max(seq) from written) else restricted_to end
    where id = ${boardId} returning bytes, history_bytes as history`);
  const [row] = done.rows;
  return { bytes: Number(row?.bytes ?? 0), historyBytes: Number(row?.history ?? 0) };
}

/** Smaller than this a change is mostly its ids. */
const SMALL_CHANGE_BYTES = 500;

/**
 * Lets go of the words of all but the newest changes of a board, which keep so many bytes, and weighs what is left. Of the
 * others it stays known which thing they did what to: that is what later changes are judged by.
 */
export async function trimHistory(tx: Db, boardId: string, keptBytes: number): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`
    with weighed as (
      select seq, sum(pg_column_size(change)) over (order by seq desc) as bytes from board_events where board_id = ${boardId}
    ), cut as (select coalesce(max(seq), 0) as seq from weighed where bytes > ${keptBytes}),
    trimmed as (
      update board_events e set change = jsonb_build_object('do', e.change ->> 'do',
        'id', coalesce(e.change -> 'node' ->> 'id', e.change -> 'edge' ->> 'id', e.change ->> 'id'))
      from cut
      where e.board_id = ${boardId} and e.seq <= cut.seq and pg_column_size(e.change) > ${SMALL_CHANGE_BYTES}
    )
    update boards set told_from = greatest(told_from, cut.seq) from cut where id = ${boardId}`);
  await weigh(tx, boardId);
}

async function weigh(tx: Db, boardId: string): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`
    update boards set history_bytes =
      coalesce((select sum(pg_column_size(change)) from board_events where board_id = ${boardId}), 0)
    where id = ${boardId}`);
}

/** The last change that has to lose its words so that the newer ones take so many bytes; 0 for none. */
export async function findBorder(tx: Db, boardId: string, keptBytes: number): Promise<number> {
  const { rows } = await tx.execute<{ seq: string }>(sql`
    with weighed as (
      select seq, sum(pg_column_size(change)) over (order by seq desc) as bytes from board_events where board_id = ${boardId}
    ) select coalesce(max(seq), 0) as seq from weighed where bytes > ${keptBytes}`);
  return Number(rows[0]?.seq ?? 0);
}

/** Lets go of all words of the changes up to a number; which thing they did what to stays known, as by `trimHistory`. */
export async function dropWords(tx: Db, boardId: string, upTo: number): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`
    update board_events e set change = jsonb_build_object('do', e.change ->> 'do',
      'id', coalesce(e.change -> 'node' ->> 'id', e.change -> 'edge' ->> 'id', e.change ->> 'id'))
    where e.board_id = ${boardId} and e.seq <= ${upTo} and e.change ?| array['node', 'edge', 'patch', 'splices']`);
  await tx.execute(sql`update boards set told_from = greatest(told_from, ${upTo}) where id = ${boardId}`);
  await weigh(tx, boardId);
}

/** What a node says; who sees it, where it is and how large stays what it was. */
const WORDS = sql.raw(`array['title', 'content', 'metadata', 'style']`);

/**
 * Takes the past words of a node out of the accepted changes: of one that stands its present words are put in their place,
 * one that stands no more was never there. Frames up to now are to follow. A node of which nothing was ever told here changes
 * nothing.
 */
export async function erasePastOfNode(tx: Db, boardId: string, nodeId: string): Promise<void> {
  const subject = sql`coalesce(e.change -> 'node' ->> 'id', e.change ->> 'id')`;
  const ofNode = sql`e.board_id = ${boardId} and ${subject} = ${nodeId}`;
  const known = await tx.execute(sql`select from board_events e where ${ofNode} limit 1`);
  if (known.rows.length === 0) return;
  const { rows } = await tx.execute<{ words: string }>(sql`
    select json_build_object('title', title, 'content', content, 'metadata', metadata, 'style', style) as words
    from nodes where id = ${nodeId} and board_id = ${boardId}`);
  const words = rows[0] ? JSON.stringify(rows[0].words) : null;
  await tx.execute(
    words === null
      ? sql`update board_events e set change = jsonb_build_object('do', 'remove-node', 'id', ${nodeId}::text)
          where ${ofNode} and e.change ->> 'do' in ('add-node', 'patch-node', 'edit-text')`
      : sql`update board_events e set change = case when e.change ? 'node'
            then jsonb_set(e.change, '{node}', e.change -> 'node' || ${words}::jsonb)
            when e.change ? 'splices' then jsonb_build_object('do', 'patch-node', 'id', ${nodeId}::text, 'patch', '{}'::jsonb)
            else jsonb_set(e.change, '{patch}', (e.change -> 'patch') - ${WORDS}) end
          where ${ofNode} and e.change ?| array['node', 'patch', 'splices']`,
  );
  await eraseFromFrames(tx, boardId, sql`select ${nodeId}::uuid as id, ${words}::jsonb as words`);
  await weigh(tx, boardId);
}

/** Frames of the board as it stood up to now are to lose these nodes, or to give them these words. */
const eraseFromFrames = (tx: Db, boardId: string, erased: SQL) =>
  tx.execute(sql`
    insert into history_erasures (board_id, node_id, seq, words)
    select b.id, erased.id, b.seq, erased.words from boards b, (${erased}) erased where b.id = ${boardId}
    on conflict (board_id, node_id) do update set seq = excluded.seq, words = excluded.words`);

/**
 * Takes the words of nodes that showed a file, and stand no more, out of the accepted changes: in place of each stands their
 * removal, so that whoever catches up comes to the same board.
 */
export async function eraseEventsOfFile(tx: Db, boardId: string, fileId: string): Promise<void> {
  const nodeId = sql`coalesce(change -> 'node' ->> 'id', change ->> 'id')`;
  const shown = sql`lower(coalesce(change -> 'node' -> 'metadata' ->> 'fileId', change -> 'patch' -> 'metadata' ->> 'fileId'))`;
  await eraseFromFrames(
    tx,
    boardId,
    sql`select distinct (${nodeId})::uuid as id, null::jsonb as words from board_events
      where board_id = ${boardId} and ${shown} = ${fileId} and ${nodeId} not in (select id::text from nodes where board_id = ${boardId})`,
  );
  await tx.execute(sql`
    update board_events set change = jsonb_build_object('do', 'remove-node', 'id', ${nodeId})
    where board_id = ${boardId} and change ->> 'do' in ('add-node', 'patch-node', 'edit-text')
      and ${nodeId} in (select ${nodeId} from board_events where board_id = ${boardId} and ${shown} = ${fileId})
      and ${nodeId} not in (select id::text from nodes where board_id = ${boardId})`);
}

/**
 * What a change weighs when it is read, about: what repeats itself is stored in a fortieth and less, and to know exactly it would
 * have to be read.
 */
const READ_BYTES = sql`pg_column_size(change) * case when pg_column_compression(change) is null then 1 else 40 end`;

/** Where the board stands, and how much was accepted after `since`; more than the last `most` changes are not weighed. */
export async function measureEvents(
  db: Db,
  boardId: string,
  since: number,
  most: number,
): Promise<{ seq: number; bytes: number; toldFrom: number; restrictedTo: number } | null> {
  const { rows } = await db.execute<{ seq: string; bytes: string; from: string; restricted: string }>(sql`
    select seq, told_from as "from", restricted_to as restricted, coalesce((
      select sum(${READ_BYTES}) from board_events where board_id = boards.id and seq > greatest(${since}::bigint, boards.seq - ${most})
    ), 0) as bytes
    from boards where id = ${boardId}`);
  const [row] = rows;
  return row
    ? {
        seq: Number(row.seq),
        bytes: Number(row.bytes),
        toldFrom: Number(row.from),
        restrictedTo: Number(row.restricted),
      }
    : null;
}

/** The changes after `since` up to `until`, in order. */
export async function readEvents(db: Db, boardId: string, since: number, until: number): Promise<BoardEvent[]> {
  const { seq, changeId, change, at } = boardEvents;
  const actorId = sql<string | null>`coalesce(${boardEvents.actorId}, ${boardEvents.guestId})`;
  const rows = await db
    .select({ seq, id: changeId, actorId, change, at })
    .from(boardEvents)
    .where(and(eq(boardEvents.boardId, boardId), gt(seq, since), lte(seq, until)))
    .orderBy(seq);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/**
 * The changes after `since` that may have touched these contents, in order; at most `most`. One whose words were let go stands as
 * a removal: nothing is known of what it did.
 */
export async function readContentChanges(
  db: Db,
  boardId: string,
  nodeIds: readonly string[],
  { since, most }: { since: number; most: number },
): Promise<{ nodeId: string; seq: number; change: BoardChange }[]> {
  const nodeId = sql`coalesce(change -> 'node' ->> 'id', change ->> 'id')`;
  const verb = sql`change ->> 'do'`;
  const { rows } = await db.execute<{ id: string; seq: string; change: BoardChange; told: boolean }>(sql`
    select ${nodeId} as id, seq, change, change ?| array['patch', 'splices', 'node'] as told from board_events
    where board_id = ${boardId} and ${nodeId} = any(${sql.param([...nodeIds])}::text[]) and seq > ${since}
      and (${verb} <> 'patch-node' or change -> 'patch' ? 'content' or not change ? 'patch')
    order by seq limit ${most}`);
  return rows.map(({ id, seq, change, told }) => ({
    nodeId: id,
    seq: Number(seq),
    change: told ? change : { do: 'remove-node', id },
  }));
}
