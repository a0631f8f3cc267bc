import { randomUUID } from 'node:crypto';
import { PgBoss, type WipData } from 'pg-boss';
import type { Database, Db } from './db/db.ts';
import { onBehalfOf } from './db/fair-pool.ts';
import type { JobOptions, Jobs } from './jobs.ts';
import type { Log } from './log.ts';

interface Definition {
  options: JobOptions;
  handle: (data: object, signal: AbortSignal) => Promise<void>;
}

/** A new job wakes the workers of every instance over this channel; asking the table is only the second way. */
const CHANNEL = 'jobs';
/** Where one process has the database to itself no message is missed, and only what is tried again is found by asking. */
const ASK_EVERY_SEC = { embedded: 5, postgresql: 2 } as const;
const SUPERVISE_EVERY_SEC = 5;
/** A worker that says nothing for so long is dead, and its job is another's. */
const HEARTBEAT_SEC = 20;
/** The time limit is ours, by the signal; the queue's own comes after it and is for handlers that do not listen. */
const SLACK_SEC = 5;
/** The key under which a repeated job waits. */
const REPEATED = 'repeated';
/** Long enough for the supervisor of another instance to notice, short enough to be gone by the weekend. */
const KEEP_FINISHED_SEC = 24 * 60 * 60;

/** In whose line the statements of jobs wait that are nobody's in particular. */
const JOBS = 'jobs';

/** Jobs kept in the database itself (pg-boss), so that they commit and survive together with the rows they speak of. */
export function createJobs({ database, log }: { database: Database; log: Log }): Jobs {
  const executeSql = (tx?: Db) => ({
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: await database.query<object>(text, values ?? [], tx),
    }),
  });
  const boss = new PgBoss({
    db: executeSql(),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'boss',
    superviseIntervalSeconds: SUPERVISE_EVERY_SEC,
    monitorIntervalSeconds: SUPERVISE_EVERY_SEC,
    reindex: false,
    monitorVacuum: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  const definitions = new Map<string, Definition>();
  const timers: NodeJS.Timeout[] = [];
  let stopListening: (() => Promise<void>) | null = null;

  const wake = (name: string, which: (worker: WipData) => boolean) => {
    for (const worker of boss.getWipData()) if (worker.name === name && which(worker)) boss.notifyWorker(worker.id);
  };
  const work = ({ name, options, handle }: Definition & { name: string }) => {
    const how = {
      pollingIntervalSeconds: ASK_EVERY_SEC[database.kind],
      localConcurrency: options.parallel,
      // Counted in memory: counted in the database, workers that wake together would each see room.
      ...(options.parallelOfGroup !== undefined && { localGroupConcurrency: options.parallelOfGroup }),
    };
    return boss.work<object>(name, how, async ([job]) => {
      if (!job) return;
      // Where one job was, others may wait: whoever works looks again at once when it is done instead of at its next turn.
      wake(name, ({ count }) => count > 0);
      const signal = AbortSignal.any([job.signal, AbortSignal.timeout(options.timeLimitSec * 1_000)]);
      await onBehalfOf(job.groupId ?? JOBS, () => runLogged(log, name, () => handle(job.data, signal)));
    });
  };

  return {
    define(name, options, handle) {
      if (definitions.has(name)) throw new Error(`the queue ${name} is defined twice`);
      definitions.set(name, { options, handle: handle as Definition['handle'] });
    },
    async send(name, data, { key, tx, group, priority = 0 } = {}) {
      if (!definitions.has(name)) throw new Error(`the queue ${name} is not defined`);
      await boss.send(name, data, {
        singletonKey: key ?? randomUUID(),
        priority,
        ...(group !== undefined && { group: { id: group } }),
        ...(tx && { db: executeSql(tx) }),
      });
      await database.notify(CHANNEL, name, tx);
    },
    async sendAll(name, jobs, tx) {
      if (!definitions.has(name)) throw new Error(`the queue ${name} is not defined`);
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, key, group, priority = 0 }) => ({
        data,
        singletonKey: key ?? randomUUID(),
        priority,
        ...(group !== undefined && { group: { id: group } }),
      }));
      await boss.insert(name, rows, tx && { db: executeSql(tx) });
      await database.notify(CHANNEL, name, tx);
    },
    async countWaiting(name, group, tx) {
      const text = "select count(*)::int as n from boss.job where name = $1 and group_id = $2 and state < 'active'";
      const [found] = await database.query<{ n: number }>(text, [name, group], tx);
      return found?.n ?? 0;
    },
    async start() {
      await boss.start();
      for (const [name, { options }] of definitions) await defineQueue(boss, name, options);
      if (database.kind === 'embedded') await takeBackOrphans(boss, database);
      for (const [name, definition] of definitions) await work({ name, ...definition });
      for (const [name, { options }] of definitions)
        if (options.everySec) timers.push(await repeat(boss, log, name, options.everySec));
      stopListening = await database.listen(CHANNEL, (name) => wake(name, () => true));
    },
    async stop(graceMs) {
      timers.forEach((timer) => clearInterval(timer));
      await stopListening?.();
      await boss.stop({ graceful: true, timeout: graceMs, close: false });
    },
  };
}

async function defineQueue(
  boss: PgBoss,
  name: string,
  { tries, retryDelaySec, backsOff = false, timeLimitSec }: JobOptions,
): Promise<void> {
  const options = {
    retryLimit: tries - 1,
    retryDelay: retryDelaySec,
    retryBackoff: backsOff,
    expireInSeconds: timeLimitSec + SLACK_SEC,
    heartbeatSeconds: HEARTBEAT_SEC,
    deleteAfterSeconds: KEEP_FINISHED_SEC,
  };
  // 'short': at most one waiting job a key.
  await boss.createQueue(name, { policy: 'short', ...options });
  await boss.updateQueue(name, options);
}

/** Now, and then at each turn of the time slots that all instances share: the queue takes one job a slot. */
async function repeat(boss: PgBoss, log: Log, name: string, everySec: number): Promise<NodeJS.Timeout> {
  await boss.send(name, {}, { singletonKey: REPEATED });
  const again = () => {
    boss
      .send(name, {}, { singletonKey: REPEATED, singletonSeconds: everySec })
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a repeated job could not be queued'));
  };
  return setInterval(again, everySec * 1_000).unref();
}

/** The embedded database has one process: what was running when it opened had been killed, and need not wait for its time limit. */
async function takeBackOrphans(boss: PgBoss, database: Database): Promise<void> {
  const orphans = await database.query<{ name: string; id: string }>(
    "select name, id from boss.job where state = 'active'",
  );
  for (const { name, id } of orphans)
    await boss.fail(name, id, { message: 'the server ended while the job was running' });
}

/** The queue keeps what is thrown here; the words of whatever failed are for the log alone. */
async function runLogged(log: Log, name: string, run: () => Promise<void>): Promise<void> {
  const isDone = await run().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error, job: name }, 'a job failed');
      return false;
    },
  );
  if (!isDone) throw new Error('the job failed; the log says why');
}
