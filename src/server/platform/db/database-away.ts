import { setTimeout as pause } from 'node:timers/promises';

/** Broken while it was used: the next connection may be a good one. */
const BROKEN = /^(08\w{3}|57P0[12]|ECONNRESET|EPIPE)$/;
/** Starting, stopping, out of connections or out of disk: nobody's mistake, and it passes. */
const AWAY = /^(57P03|53\w{3}|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ENOSPC)$/;

/** What the driver says without a code. */
const SAID_OF_BROKEN = ['Connection terminated', 'Client has encountered a connection error'];
const SAID_OF_AWAY = ['timeout exceeded when trying to connect'];

/** Together a quarter of a minute: a database that was restarted is there again, and nobody takes the answer for lost yet. */
const PAUSES_MS = [200, 500, 1_500, 4_000, 10_000];

/** Looks through the query builder's wrapping. */
function says(error: unknown, codes: RegExp, words: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  return codes.test(code) || words.some((one) => error.message.startsWith(one)) || says(error.cause, codes, words);
}

/** Whether a statement failed because its connection was gone. */
export const isConnectionBroken = (error: unknown): boolean => says(error, BROKEN, SAID_OF_BROKEN);

/** Whether the database cannot be reached at the moment. */
export const isDatabaseAway = (error: unknown): boolean => isConnectionBroken(error) || says(error, AWAY, SAID_OF_AWAY);

/** Does again what a database that is away has refused, for a quarter of a minute at most; then throws what it said last. */
export async function retryWhileAway<T>(work: () => Promise<T>, pausesMs: readonly number[] = PAUSES_MS): Promise<T> {
  const [first, ...others] = pausesMs;
  try {
    return await work();
  } catch (error) {
    if (first === undefined || !isDatabaseAway(error)) throw error;
    await pause(first, undefined, { ref: false });
    return retryWhileAway(work, others);
  }
}
