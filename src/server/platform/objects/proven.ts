import { createHash } from 'node:crypto';
import type { Objects } from '../objects.ts';

/** So long is believed that bytes on a disk are what they were. */
const BELIEVED_MS = 10 * 60 * 1_000;
const MOST_BELIEVED = 1_000;

interface Proof {
  untilMs: number;
  isProven: Promise<void>;
}

const proofs = new WeakMap<Objects, Map<string, Proof>>();

/**
 * For who wants a part of an object, which has no hash of its own: reads the whole and throws where it has not the hash that
 * it was stored with. Asked again within ten minutes, it reads nothing.
 */
export function demandUnchanged(objects: Objects, key: string, sha256: string): Promise<void> {
  const known = proofs.get(objects) ?? new Map<string, Proof>();
  proofs.set(objects, known);
  const proof = known.get(key);
  if (proof && performance.now() < proof.untilMs) return proof.isProven;
  const isProven = compare(objects, key, sha256);
  known.delete(key);
  known.set(key, { untilMs: performance.now() + BELIEVED_MS, isProven });
  isProven.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST_BELIEVED && oldest !== undefined) known.delete(oldest);
  return isProven;
}

async function compare(objects: Objects, key: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of await objects.get(key)) hash.update(piece as Buffer);
  if (hash.digest('hex') !== sha256) throw new Error(`stored object ${key} has changed`);
}
