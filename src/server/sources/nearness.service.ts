import { nearness, type Embedder } from '../ai/embedder.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './vectors.store.ts';

/** How near passages are to a question in meaning, by their hashes. Those that the model has not seen yet are absent. */
export type FindNearness = (
  question: string,
  hashes: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, number>>;

/** Whoever asks waits no longer for it than this; it is a better order, not an answer. */
const LIMIT_MS = 5_000;
/** So many vectors at a time: the database and this thread serve others too. */
const VECTORS_AT_ONCE = 200;
const MOST_PASSAGES = 10_000;

/** Where no model is configured, or it fails, the map is empty; a failure leaves a line in the log. */
export function createFindNearness(
  { database, log }: Pick<PlatformDeps, 'database' | 'log'>,
  embedderNow: () => Embedder | null,
): FindNearness {
  return async (question, hashes, leaving) => {
    const embedder = embedderNow();
    if (!embedder) return new Map();
    const found = new Map<string, number>();
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(LIMIT_MS)]);
    try {
      const [asked] = await embedder.embed([question], signal);
      const wanted = [...new Set(hashes)].slice(0, MOST_PASSAGES);
      if (!asked) return found;
      for (let i = 0; i < wanted.length && !signal.aborted; i += VECTORS_AT_ONCE) {
        const seen = await store.readVectors(database.db, embedder.model, wanted.slice(i, i + VECTORS_AT_ONCE));
        for (const { hash, vector } of seen) found.set(hash, nearness(asked, vector));
      }
      log.info(
        { model: embedder.model, passages: wanted.length, seen: found.size },
        'passages were ordered by meaning',
      );
    } catch (error) {
      log.warn(
        { err: error, model: embedder.model },
        'passages are ordered by words alone: the embedding model failed',
      );
      return new Map();
    }
    return found;
  };
}
