import { accountApi } from '#contract/account/account.api.ts';
import { call } from '../lib/api.ts';
import type { Entry } from './outbox.ts';

/**
 * Of entries that were kept before the outbox knew people gives those to whoever is signed in that were made since this
 * person came in: a browser has one login at a time. Whose the others are nobody can tell; they stay, and are not sent.
 */
export async function takeNameless(
  begin: () => IDBTransaction,
  nameless: readonly Entry[],
  { boardId, place, tab }: { boardId: string; place: string; tab: string },
): Promise<void> {
  const sessions = await call(accountApi.readSessions, {}).catch(() => []);
  const since = Date.parse(sessions.find(({ isCurrent }) => isCurrent)?.createdAt ?? '');
  const own = nameless.filter(({ order }) => order / 1000 > since);
  if (own.length === 0) return;
  const transaction = begin();
  const entries = transaction.objectStore('entries');
  for (const entry of own) {
    entries.put({ ...entry, boardId: place, tab });
    entries.delete([boardId, entry.order]);
  }
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
