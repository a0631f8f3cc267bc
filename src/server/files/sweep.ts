import type { Jobs } from '../platform/jobs.ts';
import type { FileDeps } from './files.service.ts';
import { forgetRemovable, readRemovable, removeReservationsBefore } from './files.store.ts';
import { UPLOAD_MS } from './uploads.service.ts';

/** Longer than an upload that began in the last second of its address can take. */
const GRACE_MS = 2 * 60 * 1000;
const AT_ONCE = 200;

/** Removes uploads that never came, and bytes that no file names (any more). */
export async function sweepFiles(deps: FileDeps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock.now();
  await removeReservationsBefore(db, new Date(now - UPLOAD_MS - GRACE_MS));
  for (;;) {
    const removable = await readRemovable(db, new Date(now), AT_ONCE);
    for (const { objectKey, isInUse } of removable) {
      signal?.throwIfAborted();
      if (!isInUse) await deps.objects.remove(objectKey);
      await forgetRemovable(db, objectKey);
    }
    if (removable.length < AT_ONCE) return;
  }
}

/** Sweeps at every start and three times a minute, on one instance at a time. */
export function defineSweep(jobs: Jobs, deps: FileDeps): void {
  jobs.define(
    'files.sweep',
    { tries: 2, retryDelaySec: 60, timeLimitSec: 300, parallel: 1, everySec: 20 },
    (_data, signal) => sweepFiles(deps, signal),
  );
}
