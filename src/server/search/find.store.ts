import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '#contract/board/audience.ts';
import type { Db } from '../platform/db/db.ts';
import { unseenNodes, withheldMessages } from '../visibility/visibility.service.ts';
import type { Candidate } from './pieces.ts';
import { rowsWith, texts } from './readable.ts';

export interface FoundPassage {
  id: string;
  nodeId: string;
  text: string;
  startSec: number | null;
  page: number | null;
}
export interface FoundMessage {
  id: string;
  nodeId: string;
  conversationId: string;
  text: string;
}

/** The text as it is searched, read once. */
const flat = (text: SQL): SQL => sql`lateral (select spaceless(${text}) as said offset 0) flat`;

/** Files may write Hangul in pieces: taking the words apart is cheaper than composing every text. */
const holds = (patterns: readonly string[]): SQL => {
  const inPieces = patterns.map((pattern) => pattern.normalize('NFD'));
  return sql`(flat.said like all (${texts(patterns)}) or flat.said like all (${texts(inPieces)}))`;
};

type PassageOnBoard = Candidate & Pick<FoundPassage, 'nodeId'>;

/** The passages of the sources that stand on the board, in the order in which they are shown. */
export async function listPassages(db: Db, boardId: string, principal: Principal): Promise<PassageOnBoard[]> {
  const { rows } = await db.execute<PassageOnBoard & Record<string, unknown>>(sql`
    select p.id, n.id as "nodeId", octet_length(p.text) as bytes
    from sources s join nodes n on n.id = s.node_id and n.board_id = s.board_id join passages p on p.source_id = s.id
    where s.board_id = ${boardId}::uuid and n.id not in ${unseenNodes(boardId, principal)}
    order by n.ordinal, n.id, p.ordinal`);
  return rows;
}

/**
 * Those of these passages that hold every word. The index of letter pairs is left alone: words may be written with spaces
 * or without, and one board is read quickly enough.
 */
export async function holdingPassages(
  db: Db,
  patterns: readonly string[],
  ids: readonly string[],
): Promise<Omit<FoundPassage, 'nodeId'>[]> {
  const { rows } = await db.execute<Omit<FoundPassage, 'nodeId'> & Record<string, unknown>>(sql`
    select p.id, p.text, p.start_sec as "startSec", p.page
    from ${rowsWith(sql`passages`, ids, sql`p`)}, ${flat(sql`p.text`)} where ${holds(patterns)}`);
  return rows;
}

/** What is shown of the board's conversations, in order; a project's own chat is on no board. */
export async function listMessages(db: Db, boardId: string, principal: Principal): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    with recursive shown as (
      select m.id, m.node_id, m.conversation_id, m.message_index from chat_messages m
      where m.board_id = ${boardId}::uuid and m.parent_id is null and m.is_chosen
      union all
      select m.id, m.node_id, m.conversation_id, m.message_index from chat_messages m
      join shown on m.parent_id = shown.id and m.is_chosen
    )
    select m.id, octet_length(m.text) as bytes
    from nodes n join shown s on s.node_id = n.id join chat_messages m on m.id = s.id
      join chat_conversations c on c.id = m.conversation_id
    where n.board_id = ${boardId}::uuid and n.type = 'ai_chat' and n.id not in ${unseenNodes(boardId, principal)}
      and may_see(c.audience, ${principal.role}, ${principal.personId}::uuid)
      and m.id not in ${withheldMessages(boardId, principal)}
    order by n.ordinal, n.id, c.created_at, c.id, m.message_index`);
  return rows;
}

/** Those of these messages that hold every word. */
export async function holdingMessages(
  db: Db,
  patterns: readonly string[],
  ids: readonly string[],
): Promise<FoundMessage[]> {
  const { rows } = await db.execute<FoundMessage & Record<string, unknown>>(sql`
    select m.id, m.node_id as "nodeId", m.conversation_id as "conversationId", m.text
    from ${rowsWith(sql`chat_messages`, ids, sql`m`)}, ${flat(sql`m.text`)} where ${holds(patterns)}
    order by array_position(${sql.param([...ids])}::uuid[], m.id)`);
  return rows;
}
