import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config.ts';
import { createJobs } from './platform/create-jobs.ts';
import { createObjects } from './platform/create-objects.ts';
import { startDailyCare } from './platform/daily-care.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { findFreePort } from './platform/free-port.ts';
import { greetingOf } from './platform/greeting.ts';
import { createLog } from './platform/log.ts';
import { keepPrivate } from './platform/private-files.ts';
import { exitWithRefusal, stopOnSignals } from './platform/process.ts';

const DRAIN_MS = 6_000;

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = process.env.PORT === '0' ? String(await findFreePort()) : process.env.PORT;
  await serve(readConfig({ ...process.env, PORT: port }));
} catch (error) {
  exitWithRefusal(error);
}

async function serve(config: Config): Promise<void> {
  const log = createLog(config);
  const { count, first } = await keepPrivate(config.dataDir);
  if (count > 0) log.warn({ count, first }, 'files in the data directory could not be made private to this user');
  const database = await openDatabase(config, log);
  const jobs = createJobs({ database, log });
  const deps = { config, database, log, jobs, clock: systemClock, objects: await createObjects(config) };
  const app = await createApp(deps);
  await app.bringUpToDate();
  await jobs.start();
  await app.http.listen({ host: config.host, port: config.port });
  const stopCare = startDailyCare(deps, app.chores);
  stopOnSignals(log, async () => {
    app.beginStop();
    const cut = setTimeout(() => app.http.server.closeAllConnections(), DRAIN_MS);
    await Promise.all([app.http.close(), stopCare()]);
    clearTimeout(cut);
    await database.close();
  });
  process.stdout.write(greetingOf(config));
}
