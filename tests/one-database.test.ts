import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutCalls, onOneDatabase } from './one-database.ts';

test('what does not run on PostgreSQL does not ask for the database of the run', () => {
  const files = onOneDatabase
    .filter((glob) => !aboutCalls.includes(glob))
    .flatMap((glob) =>
      globSync(glob.endsWith('.test.ts') ? glob : `${glob}/*.test.ts`, { cwd: new URL('..', import.meta.url) }),
    );
  expect(files.length).toBeGreaterThan(30);
  const opening = /makeApp\(|makeTestPlace\((?!EMBEDDED)|boardBesideReplay|TEST_DATABASE/;
  const asking = files.filter((file) => opening.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  expect(asking).toEqual([]);
});
