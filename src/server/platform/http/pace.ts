import type { FastifyInstance } from 'fastify';
import { callerKey } from './caller-key.ts';
import { isApiPath } from './headers.ts';
import { holdTurn } from './hold-turn.ts';
import type { AccessPort } from './mount.ts';
import { Turns } from './turns.ts';

export interface Pace {
  /** So many calls of one account begin at once. */
  perAccount: number;
  /** A call that takes longer makes room for the next: what waits for a model or a link keeps nobody from a board. */
  lentMs: number;
  waiting: number;
  waitMs: number;
}

const PACE: Pace = { perAccount: 8, lentMs: 250, waiting: 256, waitMs: 30_000 };

/**
 * Lets few calls of one account begin at once, however many connections it opens: later ones wait in their order, before
 * their body is read, so that those of others come between. A browser has no more than six under way.
 */
export function paceCalls(
  app: FastifyInstance,
  actorOf: AccessPort['actorOf'],
  { lentMs, ...limits }: Pace = PACE,
): void {
  const turns = new Turns({ atOnce: Infinity, ...limits });
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiPath(request.url) || request.headers.upgrade !== undefined) return;
    await holdTurn(turns, await callerKey(actorOf, request), reply, lentMs);
  });
}
