import type { Adapter } from 'oidc-provider';
import type { Clock } from '../../platform/clock.ts';

interface Entry {
  payload: Record<string, unknown>;
  endsAtMs: number;
}

const CAPACITY = 5_000;

/**
 * Where the built-in provider keeps sign-ins on their way: in memory. A restart forgets them, and whoever was signing in
 * begins again. The oldest leave when there are too many.
 */
export function createMemoryAdapter(clock: Clock): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const living = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.endsAtMs > clock.now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (entries.size < CAPACITY && entry.endsAtMs > clock.now()) return;
      entries.delete(key);
    }
  };
  const findWhere = (model: string, field: string, value: string) => {
    const found = [...entries.keys()].find(
      (key) => key.startsWith(`${model}:`) && living(key)?.payload[field] === value,
    );
    return found === undefined ? undefined : entries.get(found)?.payload;
  };
  return (model) => ({
    async upsert(id, payload, expiresInSec) {
      makeRoom();
      entries.set(`${model}:${id}`, { payload, endsAtMs: clock.now() + expiresInSec * 1000 });
    },
    find: async (id) => living(`${model}:${id}`)?.payload,
    findByUid: async (uid) => findWhere(model, 'uid', uid),
    findByUserCode: async (userCode) => findWhere(model, 'userCode', userCode),
    async consume(id) {
      const entry = living(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(clock.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
