import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { AnswerInPieces } from './answer-in-pieces.ts';
import { callerKey } from './caller-key.ts';
import { whenOver } from './caller-gone.ts';
import type { AccessPort } from './mount.ts';

export interface UnreadLimits {
  /** An answer of which the reader takes nothing for so long is given up, and its connection with it. */
  unreadMs: number;
  /** From this size on an answer is large. */
  largeBytes: number;
  /** So many large answers to one account, or address, are on their way at once. */
  atOnce: number;
}

const LIMITS: UnreadLimits = { unreadMs: 60_000, largeBytes: 256 * 1024, atOnce: 8 };

/**
 * Keeps answers that nobody reads from filling the memory: who stops reading is let go, and one account has only so many
 * large answers on their way. A reader that is slow but reads is waited for.
 */
export function limitUnread(
  app: FastifyInstance,
  actorOf: AccessPort['actorOf'],
  { unreadMs, largeBytes, atOnce }: UnreadLimits = LIMITS,
): void {
  const under = new Map<string, number>();
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isWhole && payload.length < largeBytes) return payload;
    if (payload === null || payload === undefined || reply.raw.destroyed) return payload;
    // The server's own idle limit sees whether the queue of the socket grows shorter, and ends the connection where not.
    const { socket } = request.raw;
    // A request that came without a network has no socket to speak of.
    if ('setTimeout' in socket) socket.setTimeout(unreadMs);
    if (!isWhole && !(payload instanceof AnswerInPieces)) return payload;
    const key = await callerKey(actorOf, request);
    const before = under.get(key) ?? 0;
    if (before >= atOnce) {
      if (payload instanceof AnswerInPieces) payload.destroy();
      throw new Fault('too-many');
    }
    under.set(key, before + 1);
    whenOver(reply.raw, () => {
      const left = (under.get(key) ?? 1) - 1;
      if (left > 0) under.set(key, left);
      else under.delete(key);
    });
    return payload;
  });
}
