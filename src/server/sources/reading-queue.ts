import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
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
  const read = async (sourceId: string, isFile: boolean): Promise<void> => {
    const priority = priorityOf(waiting, isFile);
    await jobs.send<ReadingJob>(READING_QUEUE, { sourceId, share }, { key: sourceId, tx, group: share, priority });
    waiting.ofAccount++;
    waiting.ofBoard++;
  };
  return {
    /** Tells the nodes of a source that is finished how it ended. */
    tell,
    /** Queues a source that waits or is being read already, whose job may be lost. */
    read,
    /** Queues a new source; where too much of the account waits, it has failed with a problem that says so. */
    async readNew(sourceId: string, isFile: boolean): Promise<void> {
      if (!isFull()) return read(sourceId, isFile);
      await store.refuse(tx, sourceId, deps.clock.now());
      await tell(sourceId);
    },
    /** Queues a source that was read before. Throws Fault 'too-many-waiting', so that it stays as it stands. */
    async readAgain(sourceId: string, isFile: boolean): Promise<void> {
      if (isFull()) throw new Fault('too-many-waiting');
      await read(sourceId, isFile);
    },
  };
}
