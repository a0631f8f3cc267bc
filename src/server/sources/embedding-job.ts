import { AiFault } from '../ai/ai-fault.ts';
import type { Embedder } from '../ai/embedder.ts';
import type { Engines } from '../ai/engines.ts';
import { estimateTokens } from '../ai/tokens.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { paid, type Meter } from './media/metered.ts';
import { readById } from './sources.store.ts';
import * as store from './vectors.store.ts';

/** The queue that shows the words of sources to the embedding model, after they were read. */
const EMBEDDING_QUEUE = 'sources.embed';
interface EmbeddingJob {
  /** Absent in the repeated job: whatever is left. */
  sourceId?: string;
}
const TIME_LIMIT_SEC = 600;
/** Also what a provider refused before, and what was read before a model was configured. */
const EVERY_SEC = 3_600;
const TEXTS_PER_CALL = 32;
const SOURCES_AT_ONCE = 50;

type EmbeddingDeps = Pick<PlatformDeps, 'clock' | 'database' | 'jobs'> & {
  engines: Pick<Engines, 'embedder'>;
  quota: Meter['quota'];
};

/** Words that nobody pays for wait for the repeated job of a better month. */
function unlessUnpaid(error: unknown): void {
  if (!(error instanceof AiFault && error.problem === 'no-credits')) throw error;
}

/** Defines the queue; without a model its jobs have nothing to do. A provider that fails is asked again later; nothing waits for it. */
export function defineEmbedding(deps: EmbeddingDeps): void {
  const { db } = deps.database;
  const embedSource = async (embedder: Embedder, sourceId: string, signal: AbortSignal) => {
    const source = await readById(db, sourceId);
    if (!source) return;
    const payer = { boardId: source.boardId, userId: source.addedBy };
    while (!signal.aborted) {
      const unseen = await store.readUnseen(db, embedder.model, sourceId, TEXTS_PER_CALL);
      if (unseen.length === 0) return;
      const texts = unseen.map(({ text }) => text);
      const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
      const vectors = await paid(deps, payer, { purpose: 'embedding', most: tokens }, async () => ({
        done: await embedder.embed(texts, signal),
        tokens,
      }));
      const made = unseen.flatMap(({ hash }, i) => (vectors[i] ? [{ hash, vector: vectors[i] }] : []));
      await store.writeVectors(db, embedder.model, new Date(deps.clock.now()), made);
    }
  };
  const options = { tries: 3, retryDelaySec: 20, timeLimitSec: TIME_LIMIT_SEC, parallel: 1, everySec: EVERY_SEC };
  deps.jobs.define<EmbeddingJob>(EMBEDDING_QUEUE, options, async ({ sourceId }, signal) => {
    const embedder = deps.engines.embedder();
    if (!embedder) return;
    if (sourceId) return embedSource(embedder, sourceId, signal).catch(unlessUnpaid);
    const left = await store.findUnseen(db, embedder.model, SOURCES_AT_ONCE);
    for (const one of left) await embedSource(embedder, one, signal).catch(unlessUnpaid);
  });
}

/** Call it when passages of a source were stored. */
export async function wakeEmbedding({ engines, jobs }: Pick<EmbeddingDeps, 'engines' | 'jobs'>, sourceId: string) {
  if (engines.embedder()) await jobs.send<EmbeddingJob>(EMBEDDING_QUEUE, { sourceId }, { key: sourceId });
}

/** For once a day: what the model made of words that are gone. */
export const forgetVectors = ({ database }: Pick<PlatformDeps, 'database'>): Promise<void> =>
  store.removeUnused(database.db);
