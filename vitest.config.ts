import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { onlyPostgres, onPostgres } from './tests/on-postgres.ts';

/** A server whose databases are thrown away; where it is named, the tests that concern stores run on it, too. */
const postgres = process.env['TEST_POSTGRES'];

/** Tests that put other modules into the place of the product's own. */
const withMocks = ['tests/api/access-mutants.test.ts'];
const calls = {
  globalSetup: 'tests/build-server.ts',
  // The servers that tests start as processes of their own find the product compiled.
  env: { NODE_COMPILE_CACHE: resolve('.build/compiled') },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // They wait more than they work: for timers, for programs that they start, for the disk.
  maxWorkers: 4,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * What runs anywhere, and what talks to a database (all of it on the embedded one, and what concerns stores on PostgreSQL, too). The files of the latter
 * share their processes: the product is loaded once a process and not once a file, which takes longer than most files run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/web/**/*.test.tsx'],
          // A file has globals of its own, but not a process: that would load React anew each time.
          pool: 'vmThreads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-files',
          include: ['tests/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-rules',
          include: ['src/{contract,web}/**/*.test.ts'],
          // The files share their processes: none of them leaves anything behind for the next.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: ['node_modules/**', ...onlyPostgres, ...withMocks],
          isolate: false,
          ...calls,
        },
      },
      {
        test: {
          name: 'api-mocks',
          include: withMocks,
          exclude: ['node_modules/**'],
          ...calls,
        },
      },
      ...(postgres
        ? [
            {
              test: {
                name: 'api-on-postgres',
                include: [...onPostgres, ...onlyPostgres],
                exclude: ['node_modules/**'],
                isolate: false,
                ...calls,
                env: { ...calls.env, TEST_DATABASE_URL: postgres, TEST_DATABASE_THROWAWAY: '1' },
              },
            },
          ]
        : []),
    ],
  },
});
