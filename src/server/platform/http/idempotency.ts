import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/db.ts';

/** Where answers are remembered by the caller's Idempotency-Key, for OURS.idempotencyKeyHours. */
export interface AnswerStore {
  database: Pick<Database, 'query'>;
  clock: Clock;
}

interface Kept {
  hash: string;
  /** Null while the first request is being answered. */
  status: number | null;
  answer: unknown;
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const EXPIRY_MS = OURS.idempotencyKeyHours * 60 * 60 * 1_000;
/** Longer than any answer takes: what is unanswered for so long was lost with its process, and may be tried again. */
const LOST_MS = OURS.answerTimeLimitMs + 30_000;
/** Longer each time, so that many who wait are no load. */
const LOOK_AFTER_MS = { first: 50, most: 1_000 };
/** Whoever waits longer is told to come again. */
const WAITING_MS = 30_000;
/** So many requests of one person wait for others of the same key at once. */
const MOST_WAITING = 32;
const waiting = new Map<string, number>();
const NO_CONTENT = 204;
/** What the answer was about is gone: it is not told again, and the request is not run again. */
const ERASED = 410;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
/** The first things that a request names are those that it is about. */
const MOST_ABOUT = 100;

interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor;
}

/**
 * Runs a request at most once for each Idempotency-Key of a user: a second one with the same body waits for the first and gets
 * its answer, one with another body is Fault 'key-reused'. A request that failed had no effect, and its key is free again.
 * An answer that was streamed cannot be given twice: Fault 'conflict'.
 */
export async function answerOnce<T>(
  store: AnswerStore,
  { request, reply, actor }: Asking,
  run: () => Promise<T>,
): Promise<T | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return run();
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Fault('bad-input', 'An Idempotency-Key is 1 to 200 visible ASCII characters.');
  const hash = hashOf(request);
  const look = async () => {
    if (await claim(store, actor.id, key, hash)) return { isFirst: true } as const;
    const kept = await readKept(store, actor.id, key);
    if (kept && kept.hash !== hash) throw new Fault('key-reused');
    return kept && kept.status !== null ? { isFirst: false, status: kept.status, answer: kept.answer } : null;
  };
  const found = (await look()) ?? (await waitInTurn(actor.id, reply.raw, look));
  return found.isFirst
    ? answerFirst(store, { request, reply, userId: actor.id, key }, run)
    : repeat<T>(reply, found.status, found.answer);
}

/** Looks again until something is found. Throws Fault 'too-many' where too many wait, 'busy' after WAITING_MS or when the caller left. */
async function waitInTurn<Found>(
  userId: string,
  caller: FastifyReply['raw'],
  look: () => Promise<Found | null>,
): Promise<Found> {
  const before = waiting.get(userId) ?? 0;
  if (before >= MOST_WAITING) throw new Fault('too-many');
  waiting.set(userId, before + 1);
  try {
    let pauseMs = LOOK_AFTER_MS.first;
    for (let waitedMs = 0; waitedMs < WAITING_MS && !caller.destroyed; waitedMs += pauseMs) {
      pauseMs = Math.min(LOOK_AFTER_MS.most, waitedMs === 0 ? pauseMs : pauseMs * 1.5);
      await wait(pauseMs);
      const found = await look();
      if (found) return found;
    }
    throw new Fault('busy');
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1;
    if (left > 0) waiting.set(userId, left);
    else waiting.delete(userId);
  }
}

async function answerFirst<T>(
  store: AnswerStore,
  { request, reply, userId, key }: { request: FastifyRequest; reply: FastifyReply; userId: string; key: string },
  run: () => Promise<T>,
) {
  try {
    const answer = await run();
    const isStreamed = (answer as unknown) === reply || reply.sent || reply.raw.headersSent || reply.raw.destroyed;
    const status = isStreamed ? 0 : answer === undefined ? NO_CONTENT : reply.statusCode;
    const kept = isStreamed || answer === undefined ? null : JSON.stringify(answer);
    await store.database.query(
      'update kept_answers set status = $3, answer = $4, about = $5 where user_id = $1 and key = $2',
      [userId, key, status, kept, kept === null ? [] : thingsNamedIn(request, kept)],
    );
    return answer;
  } catch (error) {
    await store.database.query('delete from kept_answers where user_id = $1 and key = $2 and status is null', [
      userId,
      key,
    ]);
    throw error;
  }
}

function repeat<T>(reply: FastifyReply, status: number, answer: unknown): T | undefined {
  if (status === 0)
    throw new Fault('conflict', 'This request was answered as a stream before. Read the conversation for its answer.');
  if (status === ERASED) throw new Fault('not-found');
  void reply.header('idempotency-replayed', 'true').code(status);
  return status === NO_CONTENT ? undefined : (answer as T);
}

/** True when the key is now ours: it was free, or expired, or its request was lost with its process. */
async function claim({ database, clock }: AnswerStore, userId: string, key: string, hash: string): Promise<boolean> {
  const now = clock.now();
  const claimed = await database.query(
    `insert into kept_answers (user_id, key, request_hash, created_at) values ($1, $2, $3, $4)
     on conflict (user_id, key) do update
       set request_hash = excluded.request_hash, status = null, answer = null, created_at = excluded.created_at
       where kept_answers.created_at < $5 or (kept_answers.status is null and kept_answers.created_at < $6)
     returning 1`,
    [userId, key, hash, new Date(now), new Date(now - EXPIRY_MS), new Date(now - LOST_MS)],
  );
  return claimed.length > 0;
}

async function readKept({ database }: AnswerStore, userId: string, key: string): Promise<Kept | undefined> {
  const [kept] = await database.query<Kept>(
    'select request_hash as hash, status, answer from kept_answers where user_id = $1 and key = $2',
    [userId, key],
  );
  return kept;
}

const thingsNamedIn = ({ url, body }: FastifyRequest, answer: string): string[] =>
  [...new Set([url, answer, JSON.stringify(body ?? null)].join(' ').toLowerCase().match(UUID))].slice(0, MOST_ABOUT);

const hashOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex');

/** Removes what nobody may ask for any more. */
export async function forgetOldAnswers({ database, clock }: AnswerStore): Promise<void> {
  await database.query('delete from kept_answers where created_at < $1', [new Date(clock.now() - EXPIRY_MS)]);
}

/** Empties answers about what was deleted; their keys stay taken, so that a late repetition makes nothing anew. */
export async function eraseAnswers({ database }: Pick<AnswerStore, 'database'>): Promise<void> {
  await database.query(
    `update kept_answers set status = $1, answer = null, about = '{}'
     where answer is not null
       and exists (select from unnest(about) as named where named in (select id from removed_things))`,
    [ERASED],
  );
}
