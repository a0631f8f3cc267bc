import path from 'node:path';
import type { Config } from './config.ts';
import type { Objects } from './objects.ts';
import { createDiskObjects } from './objects/disk.ts';
import { createS3Objects } from './objects/s3.ts';

/** The configured store for files: a bucket, or a directory below DATA_DIR. */
export const createObjects = async (config: Pick<Config, 's3' | 'dataDir'>): Promise<Objects> =>
  config.s3 ? createS3Objects(config.s3) : createDiskObjects(path.join(config.dataDir, 'objects'));
