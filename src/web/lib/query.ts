import {
  MutationCache,
  QueryClient,
  queryOptions,
  useQuery,
  type InvalidateOptions,
  type InvalidateQueryFilters,
} from '@tanstack/react-query';
import type { Route } from '#contract/base/route.ts';
import { CACHE } from '#contract/limits.ts';
import { addressOf, ApiError, call, type CallOptions } from './api.ts';

/** After any successful mutation, what shows boards or nodes is read again. */
export const mustRefetch = (key: readonly unknown[]): boolean =>
  key.some((part) => typeof part === 'string' && (part.includes('/board') || part.includes('/nodes')));

/**
 * What is invalidated while it is first read is read once more behind that: the library takes the answer that is on its way for
 * the new one, and it may be older than the news.
 */
class Client extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await super.invalidateQueries(filters, options);
    if (begun.length === 0) return;
    await super.invalidateQueries({ ...filters, predicate: (query) => begun.includes(query) }, options);
  }
}

/** The cache of everything the server owns. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new Client({
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => mustRefetch(queryKey) }),
    }),
    defaultOptions: {
      queries: {
        staleTime: CACHE.freshMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}

type ReadOptions<R extends Route> = Pick<CallOptions<R>, 'params' | 'query'>;

/** The key and the reading of one GET route: its key is the address, so that '/board' and '/nodes' can be seen in it. */
export const reading = <R extends Route>(route: R, options: ReadOptions<R> = {}) =>
  queryOptions({
    queryKey: [addressOf(route, options)] as const,
    queryFn: ({ signal }) => call(route, { ...options, signal }),
  });

/** For a search: one that is turned away because others are looking is asked again by itself, three times. */
export const askedAgain = {
  retry: (times: number, error: unknown): boolean => times < 3 && error instanceof ApiError && error.code === 'busy',
  retryDelay: 1_000,
} as const;

/** Reads one GET route through the cache. */
export const useReading = <R extends Route>(route: R, options: ReadOptions<R> & { enabled?: boolean } = {}) =>
  useQuery({ ...reading(route, options), enabled: options.enabled ?? true });
