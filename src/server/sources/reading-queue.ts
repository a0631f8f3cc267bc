import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { QueuedJob } from '../platform/jobs.ts';
import * as store from './reading-queue.store.ts';

/** The queue of readings. One job a source; it says only which, and whose share of the turns it takes. */
export const READING_QUEUE = 'sources.read';
/** What takes minutes, the reading of pictures and of speech, waits in a queue of its own and holds up nothing else. */
export const SLOW_QUEUE = 'sources.recognise';
/** What only has to be told waits behind no reading. */
export const TELLING_QUEUE = 'sources.tell';

export interface ReadingJob {
  sourceId: string;
  share?: string;
}

/** A document takes a process and seconds of the processor, a link waits for the network: it lets so many links go first. */
const LINKS_BEFORE_A_FILE = 5;

interface Waiting {
  ofAccount: number;
  ofBoard: number;
}

/** The more of the same account or board waits already, the later; 0 is the first. */
export const priorityOf = ({ ofAccount, ofBoard }: Waiting, isFile: boolean): number =>
  0 - Math.max(ofAccount, ofBoard) - (isFile ? LINKS_BEFORE_A_FILE : 0);

/** The share of who asked for a reading; where nobody did, of the board. */
export const shareOf = ({ boardId, actorId }: { boardId: string; actorId: string | null }): string =>
  actorId ?? boardId;

/** A source that was just written down. */
interface NewSource {
  id: string;
  isFile: boolean;
}

export type ReadingTurns = Awaited<ReturnType<typeof takeTurns>>;

/** The turns of one account's readings on a board, within `tx`: counted once, for all that one step brings. */
export async function takeTurns(
  deps: Pick<PlatformDeps, 'clock' | 'jobs'>,
  tx: Db,
  by: { boardId: string; actorId: string | null },
) {
  const { jobs } = deps;
  const share = shareOf(by);
  const waiting = {
    ofAccount: await jobs.countWaiting(READING_QUEUE, share, tx),
    ofBoard: await store.countQueued(tx, by.boardId),
  };
  const isFull = () => waiting.ofAccount >= OURS.readingsWaiting;
  const tell = (sourceId: string) => jobs.send<ReadingJob>(TELLING_QUEUE, { sourceId }, { key: sourceId, tx });
  const jobOf = ({ id, isFile }: NewSource): QueuedJob<ReadingJob> => {
    const priority = priorityOf(waiting, isFile);
    waiting.ofAccount++;
    waiting.ofBoard++;
    return { data: { sourceId: id, share }, key: id, group: share, priority };
  };
  const read = async (id: string, isFile: boolean): Promise<void> =>
    jobs.sendAll(READING_QUEUE, [jobOf({ id, isFile })], tx);
  return {
    /** Tells the nodes of a source that is finished how it ended. */
    tell,
    /** Queues a source that waits or is being read already, whose job may be lost. */
    read,
    /** Queues new sources; where too much of the account waits, they have failed with a problem that says so. */
    async readNew(added: readonly NewSource[]): Promise<void> {
      const room = Math.max(0, OURS.readingsWaiting - waiting.ofAccount);
      await jobs.sendAll(READING_QUEUE, added.slice(0, room).map(jobOf), tx);
      const refused = added.slice(room).map(({ id }) => id);
      if (refused.length === 0) return;
      await store.refuse(tx, refused, deps.clock.now());
      await jobs.sendAll<ReadingJob>(
        TELLING_QUEUE,
        refused.map((id) => ({ data: { sourceId: id }, key: id })),
        tx,
      );
    },
    /** Queues a source that was read before. Throws Fault 'too-many-waiting', so that it stays as it stands. */
    async readAgain(sourceId: string, isFile: boolean): Promise<void> {
      if (isFull()) throw new Fault('too-many-waiting');
      await read(sourceId, isFile);
    },
  };
}
