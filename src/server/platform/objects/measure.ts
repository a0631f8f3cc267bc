import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { Fault } from '#contract/base/fault.ts';

/** Lets bytes through, counts and hashes them, and fails with Fault 'too-large' at the first byte beyond `maxBytes`. */
export function createMeter(maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new Fault('too-large', `The file is larger than ${maxBytes} bytes.`));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, measured: () => ({ size, sha256: hash.digest('hex') }) };
}

/** As a stream of byte chunks; a whole array goes as one chunk. */
export const toStream = (body: Readable | Uint8Array): Readable =>
  body instanceof Readable ? body : Readable.from([Buffer.from(body)]);

export async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
