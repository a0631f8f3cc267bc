import type { FastifyReply } from 'fastify';
import { whenOver } from './caller-gone.ts';
import type { Turns } from './turns.ts';

/**
 * Takes a turn that ends when the request is answered or its caller is gone, and after `lentMs` at the latest where that is
 * said. Throws as `Turns.take` does.
 */
export async function holdTurn(turns: Turns, account: string, reply: FastifyReply, lentMs?: number): Promise<void> {
  const giveBack = await turns.take(account);
  const clock = lentMs === undefined ? undefined : setTimeout(giveBack, lentMs);
  const end = () => {
    clearTimeout(clock);
    giveBack();
  };
  whenOver(reply.raw, end);
  reply.raw.once('finish', end);
}
