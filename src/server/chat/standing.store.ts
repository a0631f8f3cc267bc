import { sql, type SQL } from 'drizzle-orm';
import type { Audience } from '#contract/board/audience.ts';
import type { Turn } from './conversations/versions.ts';
import type { Db } from '../platform/db/db.ts';
import type { NamedReaders } from '../visibility/chat-context.ts';
import type { aiRuns, chatMessages } from './chat.tables.ts';
import type { PastCite } from './context/history.ts';

/** What is written down of a message, without its words. */
export interface PlacedTurn extends Turn {
  isAi: boolean;
}
export interface SaidTurn extends PlacedTurn {
  text: string;
  /** For an answer: what it was made from, as `PastTurn` names it. */
  from: string[] | null;
  /** What it cites; nothing of a question and of an answer from the web. */
  cites: PastCite[];
}

interface Named {
  boardId: string;
  nodeId: string;
  /** The newest conversation of the chat that he sees when absent. */
  conversationId: string | undefined;
  /** Who asks; null for somebody without an account. */
  personId: string | null;
}

/** What a question needs to know of the chat in which it is asked. */
export interface Standing {
  /** Whether a project's own conversation stands under this id. */
  isProject: boolean;
  model: string | null;
  /** Whether an answer is running in this chat whose writer has been silent for long. */
  hasSilent: boolean;
  /** Null where there is no such conversation yet. */
  talkId: string | null;
  /** Whether the named conversation is another chat's, or not for who asks. */
  isElsewhere: boolean;
  /** Whether an answer is on its way in the conversation. */
  isAnswering: boolean;
  /** The tree of the conversation in the order of writing. */
  turns: SaidTurn[];
  /** The number that the next message of the conversation gets. */
  nextIndex: number;
  /** Null where everybody who sees the chat reads it. */
  readers: NamedReaders | null;
}

/** Whether who asks is among those who see a conversation `c`. */
const isSeenBy = (personId: string | null): SQL => sql`sees_conversation(c.audience, c.board_id, ${personId}::uuid)`;

const talkOf = ({ boardId, nodeId, conversationId, personId }: Named): SQL => sql`
  (select) one left join lateral (
    select c.id, c.audience from chat_conversations c
    where c.board_id = ${boardId} and c.node_id = ${nodeId} and ${isSeenBy(personId)}
      and (${conversationId ?? null}::uuid is null or c.id = ${conversationId ?? null}::uuid)
    order by c.created_at desc, c.id desc limit 1
  ) talk on true`;

const isElsewhere = ({ boardId, nodeId, conversationId, personId }: Named): SQL => sql`
  exists (select from chat_conversations c where c.id = ${conversationId ?? null}::uuid
    and (c.board_id <> ${boardId} or c.node_id <> ${nodeId} or not ${isSeenBy(personId)}))`;

const readers = (boardId: string): SQL => sql`
  case when talk.audience is not null then json_build_object('audience', talk.audience, 'roles', (
    select coalesce(json_object_agg(p.id, member_role(${boardId}::uuid, p.id::uuid)), '{}')
    from jsonb_array_elements_text(coalesce(talk.audience -> 'people', '[]')) as p (id))) end`;

const turnsWith = (words: SQL): SQL => sql`
  coalesce((
    select json_agg(
      json_build_object('id', m.id, 'parentId', m.parent_id, 'isChosen', m.is_chosen, 'isAi', m.is_ai ${words})
      order by m.message_index, m.created_at, m.id)
    from chat_messages m where m.conversation_id = talk.id), '[]')`;

/** Each source by its file, its own id or its node, with those that stood behind the turns before. */
const madeFrom = sql`
  (select (select coalesce(json_agg(k.key), '[]') from (
      select coalesce(s ->> 'fileId', s ->> 'sourceId', s ->> 'nodeId') as key
      from jsonb_array_elements(r.receipt -> 'context') s where s ->> 'share' <> 'off' and s ->> 'kind' <> 'knowledge'
      union select jsonb_array_elements_text(coalesce(r.receipt -> 'behind', '[]'))) k)
    from ai_runs r where r.id = m.run_id and jsonb_typeof(r.receipt) = 'object')`;

/** Passages of a note have no ids of their own: of these the words tell which is meant. */
const cites = sql`
  (select coalesce(json_agg(json_build_object('mark', c -> 'mark', 'nodeId', c -> 'nodeId', 'passageId', c -> 'passageId',
      'quote', case c ->> 'kind' when 'text' then c ->> 'quote' end)), '[]')
    from jsonb_array_elements(m.citations) c where m.is_ai and not m.is_web_search)`;

const nextIndex = sql`
  (select coalesce(max(m.message_index), -1) + 1 from chat_messages m where m.conversation_id = talk.id)`;

/** In one statement, so that what is said of the chat is true of one moment. */
export async function readStanding(db: Db, named: Named, silentBefore: Date): Promise<Standing> {
  const { boardId, nodeId } = named;
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select
      exists (select from projects p where p.id = ${nodeId}) as "isProject",
      (select model from chat_models where talk_id = ${nodeId}) as model,
      exists (select from ai_runs r where r.node_id = ${nodeId} and r.status = 'running'
        and r.alive_at < ${silentBefore.toISOString()}::timestamptz) as "hasSilent",
      talk.id as "talkId",
      ${isElsewhere(named)} as "isElsewhere",
      exists (select from ai_runs r where r.conversation_id = talk.id and r.status = 'running') as "isAnswering",
      ${turnsWith(sql`, 'text', m.text, 'from', ${madeFrom}, 'cites', ${cites}`)} as turns, ${nextIndex} as "nextIndex",
      ${readers(boardId)} as readers
    from ${talkOf(named)}`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  return row;
}

/** The conversation that is written to, and where in it the next message comes. Ask under the conversation's lock. */
export interface Tail extends Pick<Standing, 'talkId' | 'isElsewhere' | 'nextIndex' | 'readers'> {
  turns: PlacedTurn[];
}

export async function readTail(tx: Db, named: Named): Promise<Tail> {
  const { rows } = await tx.execute<Tail & Record<string, unknown>>(sql`
    select talk.id as "talkId", ${isElsewhere(named)} as "isElsewhere", ${turnsWith(sql``)} as turns,
      ${nextIndex} as "nextIndex", ${readers(named.boardId)} as readers
    from ${talkOf(named)}`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  return row;
}

type MessageRow = Omit<typeof chatMessages.$inferInsert, 'createdAt' | 'citations'>;

/** What is written at once: all of it or, where the answer or the conversation may not be, nothing. */
export interface Writing {
  boardId: string;
  nodeId: string;
  conversationId: string;
  /** Whether the conversation begins with it; `isNamed`: under an id that the client gave. */
  isNew: boolean;
  isNamed: boolean;
  /** Who writes; null for somebody without an account. */
  personId: string | null;
  /** How many messages the conversation is known to hold, and who reads it. */
  turns: number;
  audience: Audience | null;
  at: Date;
  /** An answer that begins. */
  run: Pick<typeof aiRuns.$inferInsert, 'id' | 'userId'> | null;
  /** Of the messages under this one none is shown afterwards but those that are written now. */
  under: string | null;
  messages: Omit<MessageRow, 'boardId' | 'nodeId' | 'conversationId'>[];
}

/**
 * Answers what stands in the way: 'talk' when the conversation is not as it is known, or its id belongs to another chat,
 * 'run' when an answer is being written in it already; null when it is written.
 */
export async function writeTurns(tx: Db, writing: Writing): Promise<'talk' | 'run' | null> {
  const { boardId, nodeId, conversationId, isNew, isNamed, personId, turns, audience, run, under, messages } = writing;
  const at = sql`${writing.at.toISOString()}::timestamptz`;
  const talk = isNew
    ? sql`insert into chat_conversations (id, board_id, node_id, created_at)
        select ${conversationId}::uuid, ${boardId}::uuid, ${nodeId}::uuid, ${at}
        where ${isNamed} or not exists (select from chat_conversations c
          where c.board_id = ${boardId} and c.node_id = ${nodeId} and ${isSeenBy(personId)})
        on conflict do nothing returning id`
    : sql`select ${conversationId}::uuid as id
        where (select count(*) from chat_messages where conversation_id = ${conversationId}) = ${turns}
          and exists (select from chat_conversations c where c.id = ${conversationId}
            and c.audience is not distinct from ${audience && JSON.stringify(audience)}::jsonb)`;
  const begun = run
    ? sql`insert into ai_runs (id, board_id, node_id, conversation_id, user_id, status, started_at, alive_at)
        select ${run.id}::uuid, ${boardId}::uuid, ${nodeId}::uuid, talk.id, ${run.userId ?? null}::uuid, 'running', ${at}, ${at}
        from talk on conflict do nothing returning id`
    : sql`select id from talk`;
  const { rows } = await tx.execute<{ hasTalk: boolean; isWritten: boolean }>(sql`
    with talk as (${talk}),
    begun as (${begun}),
    hidden as (
      update chat_messages set is_chosen = false
      where conversation_id = ${conversationId} and parent_id is not distinct from ${under}::uuid and exists (select from begun)
    ),
    said as (
      insert into chat_messages (id, board_id, node_id, conversation_id, parent_id, author_id, run_id, is_ai, is_web_search,
        text, citations, message_index, metadata, created_at)
      select r.id, ${boardId}::uuid, ${nodeId}::uuid, ${conversationId}::uuid, r."parentId", r."authorId", r."runId", r."isAi",
        r."isWebSearch", r.text, '[]', r."messageIndex", r.metadata, ${at}
      from json_to_recordset(${JSON.stringify(messages)}::json) as r (id uuid, "parentId" uuid, "authorId" uuid, "runId" uuid,
        "isAi" boolean, "isWebSearch" boolean, text text, "messageIndex" integer, metadata jsonb)
      where exists (select from begun)
    )
    select exists (select from talk) as "hasTalk", exists (select from begun) as "isWritten"`);
  const [row] = rows;
  if (row?.isWritten) return null;
  return row?.hasTalk ? 'run' : 'talk';
}
