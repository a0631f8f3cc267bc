import { newId } from '#contract/base/id.ts';
import type { Language } from '#contract/base/language.ts';
import { commitPlan } from '../boards/boards.service.ts';
import { gather } from '../chat/context/gather.ts';
import { waitForSource, type SourceDeps } from '../sources/sources.service.ts';
import { exampleScript } from './example-script.ts';

const QUEUE = 'examples.finish';
const READ_WITHIN_MS = 60_000;

/** An example board whose script waits for what its lines cite. */
interface FinishJob {
  boardId: string;
  chatId: string;
  noteId: string;
  answerId: string;
  language: Language;
}

/** Defines the queue that puts the evidence behind the lines of an example's script, once its sources are read. */
export function defineFinishing(deps: SourceDeps): void {
  const options = { tries: 3, retryDelaySec: 5, timeLimitSec: 300, parallel: 2 };
  deps.jobs.define<FinishJob>(QUEUE, options, async ({ boardId, chatId, noteId, answerId, language }) => {
    for (const { nodeId } of await gather(deps, boardId, chatId))
      await waitForSource(deps, boardId, nodeId, READ_WITHIN_MS);
    const sources = await gather(deps, boardId, chatId);
    const before = exampleScript(language, answerId, []).content;
    const { content, metadata } = exampleScript(language, answerId, sources);
    await commitPlan(deps, boardId, null, async ({ look }) => {
      const [note] = (await look({ nodes: [noteId] })).nodes;
      // Whoever has changed the words meanwhile keeps them.
      if (note?.content !== before) return [];
      const patch = { content, metadata };
      return [{ id: newId(deps.clock.now()), change: { do: 'patch-node', id: noteId, patch } }];
    });
  });
}

/** Queues that, within the transaction that makes the board. */
export const finishLater = (
  { jobs }: Pick<SourceDeps, 'jobs'>,
  tx: Parameters<SourceDeps['jobs']['countWaiting']>[2],
  job: FinishJob,
): Promise<void> => jobs.send<FinishJob>(QUEUE, job, { key: job.boardId, ...(tx && { tx }) });
