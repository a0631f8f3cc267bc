import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Fault } from '#contract/base/fault.ts';
import type { Config } from '../config.ts';
import type { Objects } from '../objects.ts';
import { createMeter, readAll, toStream } from './measure.ts';
import { checkKey } from './object-key.ts';

const TIME_LIMIT_MS = 60_000;

/** Objects in a bucket of an S3-compatible server, addressed by path. Its failures are Fault 'busy'. */
export function createS3Objects(settings: NonNullable<Config['s3']>): Objects {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const send = async (
    method: string,
    key: string,
    body?: Buffer,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const init = { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) };
    const signed = await client.sign(`${endpoint}/${bucket}/${checkKey(key)}`, init);
    try {
      return await fetch(signed, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    } catch (error) {
      throw new Fault('busy', 'The file storage does not answer. Please try again.', { cause: error });
    }
  };
  const refuse = (response: Response): never => {
    throw new Fault('busy', 'The file storage refused. Please try again.', {
      cause: new Error(`storage answered ${response.status}`),
    });
  };
  const get: Objects['get'] = async (key, part) => {
    const range: Record<string, string> = part ? { range: `bytes=${part.start}-${part.end}` } : {};
    const response = await send('GET', key, undefined, range);
    if (response.status === 404) throw new Fault('not-found', 'The file is gone.');
    if (!response.ok || !response.body || (part && response.status !== 206)) return refuse(response);
    return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  };
  return {
    async put(key, body, maxBytes) {
      checkKey(key);
      const meter = createMeter(maxBytes);
      const source = toStream(body);
      source.on('error', (error) => meter.through.destroy(error));
      const bytes = await readAll(source.pipe(meter.through));
      const measured = meter.measured();
      const headers = { 'x-amz-content-sha256': measured.sha256, 'content-type': 'application/octet-stream' };
      const response = await send('PUT', key, bytes, headers);
      return response.ok ? measured : refuse(response);
    },
    get,
    read: async (key) => readAll(await get(key)),
    async remove(key) {
      const response = await send('DELETE', key);
      if (!response.ok && response.status !== 404) refuse(response);
    },
  };
}
