/** About the table of calls: thousands of requests that ask the same few questions of a database. */
export const aboutCalls: readonly string[] = [
  'tests/api/access-matrix.test.ts',
  'tests/api/access-mutants.test.ts',
  'tests/api/access-spelling.test.ts',
];

/**
 * Tests that open no database, or only the embedded one, and those about the table of calls: they run with those on the
 * embedded database, and not again on PostgreSQL.
 */
export const onOneDatabase: readonly string[] = [
  'src/server/ai/*.test.ts',
  'src/server/ai/{embedded,providers,search}/**',
  'src/server/sources/*/**',
  'src/server/platform/web/**',
  'src/server/platform/db/embedded.test.ts',
  ...aboutCalls,
];
