import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { ByteBudget } from './byte-budget.ts';
import { callerKey } from './caller-key.ts';
import type { AccessPort } from './mount.ts';
import { describeLimit } from './on-fault.ts';
import { holdTurn } from './hold-turn.ts';
import { Turns } from './turns.ts';

export interface BodyLimits {
  /** JSON of one account, each minute. */
  bytesPerMinute: number;
  /** From this size on a body is large. */
  largeBytes: number;
  /** So many large bodies are read and worked on at once, of all together and of one account. */
  atOnce: number;
  perAccount: number;
}

const LIMITS: BodyLimits = {
  bytesPerMinute: OURS.bodyBytesPerMinute,
  largeBytes: 256 * 1024,
  atOnce: 3,
  perAccount: 1,
};
const WAITING = { waiting: 4, waitMs: 30_000 };

/**
 * Judges JSON that a caller sends before a byte of it is read: refused are bodies over the limit of their route (413) and
 * those that bring an account over its bytes a minute (429). Large ones wait for a turn, unread, until their request is
 * answered; of one account only a few may wait. Files are streamed, and have limits of their own.
 */
export function limitBodies(
  app: FastifyInstance,
  actorOf: AccessPort['actorOf'],
  scale = 1,
  { bytesPerMinute, largeBytes, ...atOnce }: BodyLimits = LIMITS,
): void {
  const turns = new Turns({ ...atOnce, ...WAITING });
  const budget = new ByteBudget(bytesPerMinute * scale);
  app.addHook('preParsing', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return;
    const { bodyLimit } = request.routeOptions;
    const bytes = bytesOfBody(request, bodyLimit);
    if (bytes > bodyLimit) throw new Fault('too-large', describeLimit(bodyLimit));
    const key = await callerKey(actorOf, request);
    const waitSec = budget.take(key, bytes);
    if (waitSec > 0) throw new Fault('too-much-written', undefined, { retryAfterSec: waitSec });
    if (bytes >= largeBytes) await holdTurn(turns, key, reply);
  });
}

/** As declared; a body of unknown length may be as long as its route allows. */
function bytesOfBody({ headers }: FastifyRequest, bodyLimit: number): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const declared = Number(headers['content-length'] ?? 0);
  return Number.isFinite(declared) ? declared : bodyLimit;
}
