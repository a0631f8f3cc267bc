import { afterAll, beforeAll, expect, test } from 'vitest';
import { findKeptRef } from '../boards/board-refs.store.ts';
import { readFeeding } from '../boards/boards.store.ts';
import { listActive } from '../knowledge/knowledge.store.ts';
import { findSession } from '../people/people.store.ts';
import type { KeptReading } from '../platform/db/kept-until-written.ts';
import { migrate } from '../platform/db/migrate.ts';
import { readUses } from '../voices/voices.store.ts';
import { makeTestPlace, openTestPool } from './test-database.ts';

let writing: string[];
let reaching: { from: string; to: string }[];
let removePlace: () => Promise<void>;

beforeAll(async () => {
  const place = await makeTestPlace();
  const { pool, close } = await openTestPool(place);
  removePlace = async () => {
    await close();
    await place.remove();
  };
  await migrate(pool);
  const acting = await pool.query<{ from: string; to: string }>(`
    select confrelid::regclass::text as "from", conrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n', 'd')`);
  reaching = [...acting.rows, { from: 'projects', to: 'boards' }];
  const named = await pool.query<{ name: string }>(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1`);
  writing = named.rows.map(({ name }) => name);
});
afterAll(() => removePlace());

/** The tables whose removals reach these, through however many others. */
function reachedFrom(tables: readonly string[]): string[] {
  const known = new Set(tables);
  for (let size = 0; size < known.size;) {
    size = known.size;
    for (const { from, to } of reaching) if (known.has(to)) known.add(from);
  }
  return [...known].toSorted();
}

const readings: [string, Pick<KeptReading<never, unknown>, 'tables'>][] = [
  ['a session', findSession],
  ['what somebody is on a board', findKeptRef],
  ['what feeds a chat', readFeeding],
  ['the voices of a board', readUses],
  ['the knowledge of all chats', listActive],
];

test.each(readings)('%s is read anew after every removal that reaches its tables', (_, { tables }) => {
  expect(tables.toSorted()).toEqual(reachedFrom(tables));
});

test('what the database itself may write is known here: of files, of the board of a project, of guests, of who left a board, of threads, of sessions, of what was removed and of who saw it', () => {
  expect(writing).toEqual([
    'end_suspended_sessions',
    'forget_in_sessions',
    'keep_audience_of_conversation',
    'keep_removed_audiences',
    'keep_threads_inside',
    'leave_lists',
    'leave_lists_of_board',
    'leave_lists_of_group',
    'leave_lists_of_group_share',
    'leave_lists_of_org',
    'leave_lists_of_project',
    'leave_lists_of_share',
    'note_removed_board',
    'note_removed_frame',
    'note_removed_object',
    'note_removed_thing',
    'remove_board_of_project',
    'remove_guest_without_visits',
  ]);
});
