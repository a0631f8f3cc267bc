import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ACCOUNT_HEADER } from '#contract/base/account-header.ts';
import { accountApi } from '#contract/account/account.api.ts';
import type { User } from '#contract/account/account.schema.ts';
import { addressOf, ApiError, call, isUnauthorized, sendAs } from './api.ts';
import { forgetStored, keepStored, readStored } from './stored.ts';

const userKey = [addressOf(accountApi.readUser)] as const;

/** Null when nobody may act here: nobody is signed in, or whoever is may not enter any more. Other failures reject. */
export async function readUser(signal?: AbortSignal): Promise<User | null> {
  try {
    const user = await call(accountApi.readUser, { headers: { [ACCOUNT_HEADER]: '' }, signal });
    await comeIn(user.id);
    sendAs(user.id);
    return user;
  } catch (error) {
    if (isUnauthorized(error)) return null;
    if (error instanceof ApiError && error.code === 'members-only') return leaveForMembersOnly();
    throw error;
  }
}

const LAST_HERE = 'last-here';

/** Before anything is shown: what is typed in a browser belongs to whoever typed it. */
export async function comeIn(userId: string): Promise<void> {
  const last = readStored(LAST_HERE);
  if (last === userId) return;
  if (last !== null) {
    const { changePerson } = await import('./words-of-person.ts');
    // Whoever asked at the same time may have done it meanwhile.
    if (readStored(LAST_HERE) === last) changePerson(last, userId);
  }
  // Better nobody than somebody else, where there is no room.
  if (!keepStored(LAST_HERE, userId)) forgetStored(LAST_HERE);
}

const MEMBERS_ONLY = '/access?error=members-only';

/** Leads to the page that explains it. On the way there nobody knows who is signed in; on the page itself nobody is. */
function leaveForMembersOnly(): Promise<null> | null {
  if (location.pathname + location.search === MEMBERS_ONLY) return null;
  location.replace(MEMBERS_ONLY);
  return new Promise(() => {});
}

/**
 * Who is signed in. `user` is undefined while nobody knows, null for a visitor. `error` holds when the server gave no
 * verdict at all (no line, 5xx): neither a visitor nor a user then.
 */
export function useUser() {
  const query = useQuery({ queryKey: userKey, queryFn: ({ signal }) => readUser(signal), retry: false });
  return {
    user: query.data,
    isLoading: query.isPending,
    isAuthenticated: Boolean(query.data),
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Has it known early who is signed in. Never rejects: `useUser` tells what came of it. */
export const askWhoIsThere = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({ queryKey: userKey, queryFn: ({ signal }) => readUser(signal), retry: false });

/** Asks again who is signed in, for example after the login popup has spoken. */
export const refreshUser = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: userKey });

/** Who is signed in as far as this tab knows now. */
export const signedIn = (client: QueryClient): User | null | undefined => client.getQueryData<User | null>(userKey);

export const forgetUser = (client: QueryClient): void => {
  client.setQueryData(userKey, null);
};

/** The address of the full-page login that comes back to `returnTo` (a path of this site) afterwards. */
export const loginAddress = (returnTo: string): string => addressOf(accountApi.login, { query: { returnTo } });
