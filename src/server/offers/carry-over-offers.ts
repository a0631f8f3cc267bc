import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { findJsonIssue } from '#contract/base/json.ts';
import { offerOfOldCard } from './offer-of-old-card.ts';
import { offerIn, withOffer } from '#contract/offers/offer-in.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { commitPlan, type BoardDeps } from '../boards/boards.service.ts';

/** So many cards are in memory at once. */
const PAGE = 50;
const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * Gives every card of a sponsor that keeps no record the one that its text tells, and leaves its text and its deal as they
 * are. A card in the trash, or one that changes meanwhile, is left for the next time. Answers how many were carried over.
 */
export async function carryOverOffers(deps: BoardDeps): Promise<number> {
  let [last, carried] = [NIL, 0];
  for (;;) {
    const { rows } = await deps.database.db.execute<{ id: string; board_id: string }>(sql`
      select id, board_id from nodes
      where metadata #>> '{recipe,id}' = 'sponsor-brief' and metadata -> 'record' is null and type = 'text' and id > ${last}
      order by id limit ${PAGE}`);
    for (const { id, board_id } of rows) carried += (await carryOver(deps, board_id, id)) ? 1 : 0;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return carried;
  }
}

async function carryOver(deps: BoardDeps, boardId: string, nodeId: string): Promise<boolean> {
  try {
    const { results } = await commitPlan(deps, boardId, null, async ({ look }) => {
      const { nodes } = await look({ nodes: [nodeId] });
      const record = nodes[0] ? recordOf(nodes[0]) : null;
      if (record === null) return [];
      return [{ id: randomUUID(), change: { do: 'patch-node', id: nodeId, patch: { metadata: { record } } } }];
    });
    return results.some(({ seq }) => seq !== null);
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') return false;
    throw error;
  }
}

/** The record of a card that keeps none; null where it needs none, or has no room for it. */
function recordOf({ content, metadata }: BoardNode): Record<string, unknown> | null {
  const made = recipeIn(metadata);
  if (made?.id !== SPONSOR_CARD || metadata['record'] != null) return null;
  const all = withOffer(metadata, offerOfOldCard(content, made.values));
  if (offerIn(all) === null || findJsonIssue(all) !== null) return null;
  return all['record'] as Record<string, unknown>;
}
