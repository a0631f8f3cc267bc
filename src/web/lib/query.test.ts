import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { ApiError } from './api.ts';
import { askedAgain, createQueryClient, mustRefetch, reading } from './query.ts';

describe('the cache', () => {
  it('is fresh for 30 seconds, never refetches on focus or by interval, refetches on reconnect and never retries', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
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

  const refused = (status: number, code: string) => new ApiError(status, '', JSON.stringify({ code, message: '' }));
  it.each([
    [0, refused(503, 'busy'), true],
    [2, refused(503, 'busy'), true],
    [3, refused(503, 'busy'), false],
    [0, refused(500, 'unexpected'), false],
    [0, new TypeError('offline'), false],
  ])('asks for a search again after %s times and %s: %s', (times, error, expected) => {
    expect(askedAgain.retry(times, error)).toBe(expected);
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
    const client = createQueryClient();
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

  it('keys a reading by its address', () => {
    const { queryKey } = reading(canvasesApi.readBoard, { params: { canvasId: 'c1' } });
    expect(queryKey).toEqual(['/api/canvases/c1/board']);
    expect(mustRefetch(queryKey)).toBe(true);
    expect(new QueryObserver(createQueryClient(), { queryKey, enabled: false }).getCurrentResult().fetchStatus).toBe(
      'idle',
    );
  });

  it('reads once more what is told to be old while it is first read', async () => {
    const client = createQueryClient();
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['/api/notifications'],
      queryFn: () => answers[asked++]!.promise,
    });
    const stop = observer.subscribe(() => undefined);
    const invalidated = client.invalidateQueries({ queryKey: ['/api/notifications'] });
    answers[0]!.resolve('before the news');
    answers[1]!.resolve('with the news');
    await invalidated;
    expect([asked, observer.getCurrentResult().data]).toEqual([2, 'with the news']);
    stop();
  });
});
