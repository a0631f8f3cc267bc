import { createHash } from 'node:crypto';
import { newId } from '#contract/base/id.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * Names for what one request makes. With an Idempotency-Key they follow from it and the person, so that a request that
 * is sent again names the same things: its changes are known, and have no second effect.
 */
export function createRequestIds(clock: Clock, actorId: string, idempotencyKey: unknown): () => string {
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return () => newId(clock.now());
  let count = 0;
  return () =>
    toUuid(
      createHash('sha256')
        .update(JSON.stringify([actorId, idempotencyKey, count++]))
        .digest(),
    );
}

function toUuid(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
