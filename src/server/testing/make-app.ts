import { createApp } from '../app.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createJobs } from '../platform/create-jobs.ts';
import { createObjects } from '../platform/create-objects.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { findFreePort } from '../platform/free-port.ts';
import { createLog } from '../platform/log.ts';
import { makeClient, signIn, type SignedInClient } from './test-client.ts';
import { makeTestPlace } from './test-database.ts';

export interface TestAppOptions {
  /** Added to the configuration, by the names of the environment. */
  env?: Record<string, string>;
  clock?: Clock;
  /** Listens on a free port of loopback, with PUBLIC_URL set to it. Otherwise calls go in by `app.inject`. */
  listen?: boolean;
  /** A built web to serve; none by default. */
  webDirectory?: string;
}

const DRAIN_MS = 2_000;

/** The whole product on a fresh database, with the ways in that a test needs. */
export type TestApp = Awaited<ReturnType<typeof makeApp>>;

export async function makeApp(options: TestAppOptions = {}) {
  const place = await makeTestPlace();
  const port = options.listen ? await findFreePort() : 3000;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    PORT: String(port),
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    DATABASE_POOL: '4',
    RATE_LIMIT_SCALE: '10000',
    // What a machine has beside the product would make tests differ: those that are about it name it.
    TESSERACT_PATH: 'none',
    FFMPEG_PATH: 'none',
    ...options.env,
  });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const deps: PlatformDeps = {
    config,
    database,
    log,
    clock: options.clock ?? systemClock,
    jobs: createJobs({ database, log }),
    objects: await createObjects(config),
  };
  const leave = async () => {
    await database.close();
    await place.remove();
  };
  const { http: app, beginStop } = await createApp(deps, options.webDirectory ?? '/nowhere').catch(async (error) => {
    await leave();
    throw error;
  });
  await deps.jobs.start();
  if (options.listen) await app.listen({ port, host: '127.0.0.1' });
  else await app.ready();
  const session = { app, deps };
  return {
    app,
    deps,
    beginStop,
    /** Where it listens; the origin that a browser would be on. */
    url: config.publicUrl,
    dataDir: place.dataDir,
    visitor: makeClient(session, null),
    /** Signs in the person of this name, who is made at the first time. The first person of all is the administrator. */
    signIn: (name: string): Promise<SignedInClient> => signIn(session, name),
    /** Stops as the product does: no connection is kept for a next request, and what lingers is cut. */
    async close() {
      beginStop();
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(cut);
      await leave();
    },
  };
}
