import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';

/**
 * The bytes of a stored object, of which the last piece is held back until all of them have the hash that they were stored
 * with: what a disk has changed breaks off with an error and never arrives as whole. A small object sends nothing of itself.
 */
export function unchanged(bytes: Readable, sha256: string, key: string): Readable {
  const hash = createHash('sha256');
  let held: Buffer | null = null;
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      const ready = held;
      held = piece;
      done(null, ready ?? undefined);
    },
    flush(done) {
      if (hash.digest('hex') !== sha256) return done(new Error(`stored object ${key} has changed`));
      done(null, held ?? undefined);
    },
  });
  bytes.once('error', (error) => check.destroy(error));
  check.once('close', () => bytes.destroy());
  return bytes.pipe(check);
}
