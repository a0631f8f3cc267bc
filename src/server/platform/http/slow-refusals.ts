import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from './caller-key.ts';
import type { AccessPort } from './mount.ts';
import { toFault } from './on-fault.ts';

export interface RefusalLimits {
  /** So many refusals in a minute are told at once; each further one waits for a while, unread. */
  quick: number;
  delayMs: number;
  /** So many wait at once, of all together; more are hung up on. */
  waiting: number;
}

const REFUSALS: RefusalLimits = { quick: 30, delayMs: 1_000, waiting: 2_000 };
const MINUTE_MS = 60_000;

/** Makes those wait who go on after they were told that it is too often: each refusal costs the server, too. */
class SlowRefusals {
  readonly #limits: RefusalLimits;
  readonly #counts = new Map<string, { since: number; count: number }>();
  #waiting = 0;

  constructor(limits: RefusalLimits) {
    this.#limits = limits;
  }

  /** Resolves when the refusal may be told; false where the connection is to be hung up on instead. */
  async mayTell(key: string): Promise<boolean> {
    if (this.#countOf(key) <= this.#limits.quick) return true;
    if (this.#waiting >= this.#limits.waiting) return false;
    this.#waiting += 1;
    await pause(this.#limits.delayMs);
    this.#waiting -= 1;
    return true;
  }

  #countOf(key: string): number {
    const now = performance.now();
    for (const [old, { since }] of this.#counts) {
      if (now - since < MINUTE_MS) break;
      this.#counts.delete(old);
    }
    const known = this.#counts.get(key) ?? { since: now, count: 0 };
    known.count += 1;
    this.#counts.set(key, known);
    return known.count;
  }
}

/** More of a refused body than this is not read to its end: the connection ends with the answer. */
const UNREAD_BYTES = 256 * 1024;

/** So long the sender of such a body has to take his answer. */
const LINGER_MS = 1_000;

/** Ends the connection after the answer where a large body was not read, instead of reading it for nothing. */
function leaveUnread({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const isLarge = Number(headers['content-length'] ?? 0) > UNREAD_BYTES || headers['transfer-encoding'] !== undefined;
  const { socket } = raw;
  // A request that came without a network has no socket to speak of.
  if (!isLarge || raw.readableEnded || !('setTimeout' in socket)) return;
  void reply.header('connection', 'close');
  // What somebody has begun to read Node does not read to its end by itself.
  raw.read(0);
  // A connection that is cut while its sender is still sending takes the answer with it.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Slows down whoever goes on after he was told that it is too often or too large, and reads nothing of what he sends
 * meanwhile.
 */
export function slowRefusals(
  app: FastifyInstance,
  actorOf: AccessPort['actorOf'],
  limits: RefusalLimits = REFUSALS,
): void {
  const refusals = new SlowRefusals(limits);
  app.addHook('onError', async (request, reply, error) => {
    const { status } = toFault(error);
    if (status !== 413 && status !== 429) return;
    leaveUnread(request, reply);
    if (!(await refusals.mayTell(await callerKey(actorOf, request)))) request.raw.destroy();
  });
}
