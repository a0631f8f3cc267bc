import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import type { Waiting, waitingFor } from '#contract/canvases/waiting.api.ts';
import { dealOnCard, nextOf } from '#contract/offers/deal.ts';
import { offerOnCard } from '#contract/offers/sponsor-of.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { findAsking, type AskingNode } from './waiting.store.ts';

/** A day that is further off asks for nothing yet; what was let pass for longer is not asked for any more. */
const DAYS = { ahead: 7, past: 60 } as const;

/** What the owner's canvases ask for, those changed last first; of each canvas, failed sources count as one. */
export async function waitingOn(
  deps: Pick<BoardDeps, 'database'>,
  actor: Actor,
  { today, chats = [] }: z.output<typeof waitingFor>,
): Promise<Waiting[]> {
  const found = await findAsking(deps.database.db, actor.id, chats);
  const failed = Map.groupBy(
    found.filter(({ isFailed }) => isFailed),
    ({ canvasId }) => canvasId,
  );
  return [
    ...found.flatMap((node) => dueOn(node, today)),
    ...[...failed.values()].flatMap(([first, ...others]): Waiting[] =>
      first ? [{ kind: 'unread', ...placeOf(first), title: first.title, count: others.length + 1 }] : [],
    ),
    ...found.flatMap((node): Waiting[] => (chats.includes(node.nodeId) ? [{ kind: 'draft', ...placeOf(node) }] : [])),
  ];
}

const placeOf = ({ canvasId, canvasTitle, nodeId }: AskingNode) => ({ canvasId, canvasTitle, nodeId });

/** The next day of a deal, where it is near. */
function dueOn(node: AskingNode, today: string): Waiting[] {
  const { metadata } = node;
  if (metadata === null) return [];
  const offer = offerOnCard({ metadata });
  const [next] = nextOf(dealOnCard(metadata, offer, null), today);
  if (!next || next.date === null || next.days === null) return [];
  if (next.days > DAYS.ahead || next.days < -DAYS.past) return [];
  const title = offer.brand?.value || node.title;
  return [{ kind: 'due', ...placeOf(node), title, what: next.what, date: next.date.slice(0, 10) }];
}
