import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { ApiError } from './api.ts';
import { createQueryClient, mustRefetch, reading } from './query.ts';

const gone = new ApiError(401, 'Unauthorized', '');
const setUp = () => {
  const onUnauthorized = vi.fn();
  return { client: createQueryClient({ onUnauthorized }), onUnauthorized };
};

describe('the cache', () => {
  it('is fresh for 30 seconds, never refetches on focus or by interval, refetches on reconnect and never retries', () => {
    expect(setUp().client.getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        retry: false,
      },
      mutations: { retry: false },
    });
  });

  it.each([
    [['/api/canvases/1/board'], true],
    [['/api/canvases/1/nodes'], true],
    [['/api/projects', '7', '/board'], true],
    [['/api/canvases'], false],
    [['/api/dashboards'], false],
    [[42, { path: '/board' }], false],
  ])('reads %j again after a mutation: %s', (key, expected) => {
    expect(mustRefetch(key)).toBe(expected);
  });

  it('invalidates boards and nodes after a successful mutation, and nothing after a failed one', async () => {
    const { client } = setUp();
    client.setQueryData(['/api/canvases/1/board'], 1);
    client.setQueryData(['/api/canvases'], 1);
    const isStale = (key: string) => client.getQueryState([key])?.isInvalidated;

    const failing = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('no')) });
    await expect(failing.mutate()).rejects.toThrow('no');
    expect(isStale('/api/canvases/1/board')).toBe(false);

    await new MutationObserver(client, { mutationFn: () => Promise.resolve(1) }).mutate();
    expect(isStale('/api/canvases/1/board')).toBe(true);
    expect(isStale('/api/canvases')).toBe(false);
  });

  it('hears of a 401 from reads and from actions, once each, and of no other failure', async () => {
    const { client, onUnauthorized } = setUp();
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(gone) })).rejects.toBe(gone);
    await expect(new MutationObserver(client, { mutationFn: () => Promise.reject(gone) }).mutate()).rejects.toBe(gone);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
    const missing = new ApiError(404, 'Not Found', '');
    await expect(client.fetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(missing) })).rejects.toBe(missing);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('keys a reading by its address', () => {
    const { queryKey } = reading(canvasesApi.readBoard, { params: { canvasId: 'c1' } });
    expect(queryKey).toEqual(['/api/canvases/c1/board']);
    expect(mustRefetch(queryKey)).toBe(true);
    expect(new QueryObserver(setUp().client, { queryKey, enabled: false }).getCurrentResult().fetchStatus).toBe('idle');
  });
});
