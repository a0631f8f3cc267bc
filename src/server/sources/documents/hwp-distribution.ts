import { createDecipheriv } from 'node:crypto';

/** Tag and size of the record that begins a scrambled stream. */
const HEAD = (256 << 20) | 28;
const HEAD_BYTES = 4;
const SEED_BYTES = 256;
const KEY_BYTES = 16;

export const isScrambled = (stream: Buffer): boolean => stream.length >= 4 && stream.readUInt32LE(0) === HEAD;

/**
 * A stream of a document for distribution, in the clear. Anybody may read such a document; its key lies in front of the
 * text, mixed by a generator of numbers whose seed stands there too. Null where it does not come out whole.
 */
export function unscramble(stream: Buffer): Buffer | null {
  const mixed = stream.subarray(HEAD_BYTES, HEAD_BYTES + SEED_BYTES);
  const body = stream.subarray(HEAD_BYTES + SEED_BYTES);
  if (mixed.length < SEED_BYTES || body.length % KEY_BYTES !== 0) return null;
  const decipher = createDecipheriv('aes-128-ecb', keyOf(mixed), null).setAutoPadding(false);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/** Runs of up to sixteen bytes were mixed with one number each; the last figure of the seed tells where the key begins. */
function keyOf(mixed: Buffer): Buffer {
  const clear = Buffer.from(mixed);
  let state = mixed.readUInt32LE(0);
  const next = () => {
    state = (Math.imul(state, 214_013) + 2_531_011) >>> 0;
    return (state >>> 16) & 0x7fff;
  };
  for (let at = 0; at < SEED_BYTES;) {
    const mask = next() & 0xff;
    const end = Math.min(SEED_BYTES, at + (next() & 0xf) + 1);
    for (; at < end; at++) if (at >= 4) clear[at]! ^= mask;
  }
  const start = 4 + (mixed.readUInt8(0) & 0xf);
  return clear.subarray(start, start + KEY_BYTES);
}
