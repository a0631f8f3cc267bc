import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Objects } from './objects.ts';

/** What every room may ask for. Rooms take the few they use. */
export interface PlatformDeps {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  objects: Objects;
}
