import { dropUnknownMarks } from '#contract/chat/citations.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import * as store from '../chat.store.ts';
import type { Runs } from './run-book.ts';

/** A running answer says every few seconds that it is alive; one that is silent for this long lost its process. */
const SILENT_MS = 20_000;

/** A running answer that has not said so since then lost its process. */
export const silentSince = (now: number): Date => new Date(now - SILENT_MS);

/** Ends answers whose process is gone, in one conversation: what was written and known stays, the reason is 'interrupted'. */
export const settleSilent = (deps: BoardDeps & { runs: Runs }, nodeId: string): Promise<void> =>
  settle(deps, silentSince(deps.clock.now()), nodeId);

/**
 * The same at the start, for all conversations. The embedded database belongs to this process alone: whatever it finds
 * running was interrupted, however short the time.
 */
export const settleAtStart = (deps: BoardDeps & { runs: Runs }): Promise<void> =>
  settle(deps, new Date(deps.clock.now() + (deps.database.kind === 'embedded' ? 1 : -SILENT_MS)));

async function settle(deps: BoardDeps & { runs: Runs }, before: Date, nodeId?: string): Promise<void> {
  const silent = await store.readSilentRuns(deps.database.db, before, nodeId);
  for (const run of silent.filter(({ id }) => !deps.runs.has(id))) {
    await deps.database.tx(async (tx) => {
      const answer = await store.readAnswer(tx, run.id);
      const citations = answer?.message.citations ?? [];
      const text = dropUnknownMarks(answer?.message.text ?? '', new Set(citations.map((citation) => citation.mark)));
      const end = {
        status: 'failed' as const,
        errorCode: 'interrupted',
        receipt: run.receipt && { ...run.receipt, tookMs: run.aliveAt.getTime() - run.startedAt.getTime() },
        at: new Date(deps.clock.now()),
      };
      await store.endRun(tx, run.id, { ...end, message: { text } });
    });
  }
}
