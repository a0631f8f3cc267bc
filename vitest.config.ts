import { defineConfig } from 'vitest/config';
import { onOneDatabase } from './tests/one-database.ts';

const api = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'];
/** What only several processes on one database can show is asked of PostgreSQL alone. */
const elsewhere = process.env['TEST_DATABASE_URL'] ? onOneDatabase : ['**/*.pg.test.ts'];

/** Tests that put other modules into the place of the product's own. */
const withMocks = ['tests/api/access-mutants.test.ts'];
const calls = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * What runs anywhere, and what talks to a database (once on the embedded one, once on PostgreSQL). The files of the latter
 * share their processes: the product is loaded once a process and not once a file, which takes longer than most files run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/contract/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          exclude: ['node_modules/**', ...elsewhere, ...withMocks],
          isolate: false,
          ...calls,
        },
      },
      {
        test: {
          name: 'api-mocks',
          include: withMocks,
          exclude: ['node_modules/**', ...elsewhere],
          ...calls,
        },
      },
    ],
  },
});
