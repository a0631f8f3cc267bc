import { accountApi } from '#contract/account/account.api.ts';
import { call } from '../../lib/api.ts';
import type { Entry } from './outbox.ts';

/**
 * Of entries that were kept before the outbox knew people those that were made since whoever is signed in here came in: a
 * browser has one login at a time. Whose the others are nobody can tell; they stay where they are, and are not sent.
 */
export async function ofThisLogin(nameless: readonly Entry[]): Promise<Entry[]> {
  const sessions = await call(accountApi.readSessions, {}).catch(() => []);
  const since = Date.parse(sessions.find(({ isCurrent }) => isCurrent)?.createdAt ?? '');
  return nameless.filter(({ order }) => order / 1000 > since);
}
