import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Fault } from '#contract/base/fault.ts';
import type { Objects } from '../objects.ts';
import { createMeter, readAll, toStream } from './measure.ts';
import { checkKey } from './object-key.ts';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files below one directory. What is being written lies in `unfinished`; what a kill leaves there is removed at the next start. */
export async function createDiskObjects(directory: string): Promise<Objects> {
  const unfinished = path.join(directory, 'unfinished');
  const stored = path.join(directory, 'stored');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await mkdir(stored, { recursive: true });
  const fileOf = (key: string) => path.join(stored, ...checkKey(key).split('/'));

  const get: Objects['get'] = async (key, part) => {
    const handle = await open(fileOf(key), constants.O_RDONLY).catch((error: unknown) => {
      throw isAbsent(error) ? new Fault('not-found', 'The file is gone.') : error;
    });
    return createReadStream('', { fd: handle, ...part });
  };
  return {
    async put(key, body, maxBytes) {
      const target = fileOf(key);
      const draft = path.join(unfinished, randomUUID());
      const meter = createMeter(maxBytes);
      try {
        await pipeline(
          toStream(body),
          meter.through,
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
        );
        const fresh = await mkdir(path.dirname(target), { recursive: true });
        await rename(draft, target);
        await syncDirectories(path.dirname(target), fresh ? path.dirname(fresh) : path.dirname(target));
      } finally {
        await rm(draft, { force: true });
      }
      return meter.measured();
    },
    get,
    read: async (key) => readAll(await get(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** From `lowest` up to `highest`: a new entry is durable only when the directory that names it is. */
async function syncDirectories(lowest: string, highest: string): Promise<void> {
  for (let at = lowest; ; at = path.dirname(at)) {
    const handle = await open(at, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (at === highest || at === path.dirname(at)) return;
  }
}
