import { defineConfig } from 'vitest/config';
import { onOneDatabase } from './tests/one-database.ts';

const api = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'];
/** What only several processes on one database can show is asked of PostgreSQL alone. */
const elsewhere = process.env['TEST_DATABASE_URL'] ? onOneDatabase : ['**/*.pg.test.ts'];

/** Two projects: what runs anywhere, and what talks to a database (once on the embedded one, once on PostgreSQL). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/contract/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          exclude: ['node_modules/**', ...elsewhere],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
