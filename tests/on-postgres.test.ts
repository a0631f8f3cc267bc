import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { onlyPostgres, onPostgres } from './on-postgres.ts';

const cwd = new URL('..', import.meta.url);

test('every pattern of the tests on PostgreSQL names a test', () => {
  const empty = [...onPostgres, ...onlyPostgres].filter((pattern) => globSync(pattern, { cwd }).length === 0);
  expect(empty).toEqual([]);
});

test('every room with a store and tests of its own is tested on PostgreSQL', () => {
  const roomsOf = (pattern: string) => new Set(globSync(pattern, { cwd }).map((file) => dirname(file)));
  const onBoth = new Set(onPostgres.flatMap((pattern) => [...roomsOf(pattern)]));
  const withTests = roomsOf('src/server/**/*.test.ts');
  const missing = [...roomsOf('src/server/**/*.store.ts')].filter((room) => withTests.has(room) && !onBoth.has(room));
  expect(missing).toEqual([]);
});
