import { sql } from 'drizzle-orm';
import { reaches } from '#contract/access/roles.ts';
import { narrower, type Audience } from '#contract/board/audience.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { isRecord } from '#contract/base/is-record.ts';
import type { Db } from '../platform/db/db.ts';
import { peopleOf } from './restricted-nodes.ts';
import { readRoles } from './visibility.store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The answer that a new note keeps. */
function answerIn(change: BoardChange): string | null {
  if (change.do !== 'add-node') return null;
  const { answerOf } = change.node.metadata;
  const id = isRecord(answerOf) ? answerOf['answerId'] : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** The changes with notes of answers kept to who reads the conversation, where not everybody does who sees the chat. */
export async function withAudiencesOfAnswers<One extends { change: BoardChange }>(
  tx: Db,
  boardId: string,
  proposals: readonly One[],
): Promise<readonly One[]> {
  const ids = proposals.flatMap(({ change }) => answerIn(change) ?? []);
  if (ids.length === 0) return proposals;
  const { rows } = await tx.execute<{ id: string; audience: Audience }>(sql`
    select m.id, c.audience from chat_messages m join chat_conversations c on c.id = m.conversation_id
    where m.id = any(${sql.param(ids)}::uuid[]) and m.board_id = ${boardId} and c.audience is not null`);
  if (rows.length === 0) return proposals;
  const audiences = new Map(rows.map(({ id, audience }) => [id, audience]));
  const asked = proposals.flatMap(({ change }) => (change.do === 'add-node' ? peopleOf(change.node.audience) : []));
  const roles = await readRoles(tx, boardId, [
    ...new Set([...asked, ...rows.flatMap((row) => peopleOf(row.audience))]),
  ]);
  const isEditor = (person: string) => reaches(roles.get(person) ?? null, 'editor');
  return proposals.map((one) => {
    const { change } = one;
    const audience = audiences.get(answerIn(change) ?? '');
    if (change.do !== 'add-node' || !audience) return one;
    const kept = narrower(change.node.audience, audience, isEditor);
    return { ...one, change: { ...change, node: { ...change.node, ...(kept && { audience: kept }) } } };
  });
}
