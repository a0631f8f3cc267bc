import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchedTables } from '../src/server/platform/db/watched-tables.ts';
import { findSilentWrites } from './noted-writes.ts';

const SERVER = 'src/server';
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
);

describe('what is answered from memory', () => {
  it('is made old by everybody who writes a row of its tables', () => {
    const silent = files.flatMap((file) =>
      findSilentWrites(readFileSync(join(SERVER, file), 'utf8')).map((one) => `${file}: ${one}`),
    );
    expect(silent).toEqual([]);
  });

  it.each(watchedTables)('hears of %s from somebody', (table) => {
    const told = files.filter((file) =>
      new RegExp(`noteWrite\\(\\w+[^)]*'${table}'`).test(readFileSync(join(SERVER, file), 'utf8')),
    );
    expect(told).not.toEqual([]);
  });
});

describe('a silent write', () => {
  it.each<[string, string[]]>([
    ['export const end = (db: Db) => db.delete(sessions);', ['end writes sessions']],
    [
      'async function give(tx: Db) {\n  await tx\n    .update( projectMembers )\n    .set(x);\n}',
      ['give writes project_members'],
    ],
    [
      "import { globalAiKnowledge as known } from './x.ts';\nconst add = (db: Db) => db.insert(known).values(row);",
      ['add writes global_ai_knowledge'],
    ],
    ['const f = (db: Db) => db.execute(sql`update users set a = 1`);', ['f writes users']],
    ['const f = () => query(`with a as (delete from "orgs" where b) select 1`);', ['f writes orgs']],
    ['const f = (db: Db) => db.execute(sql`insert into ${members} (id) values (1)`);', ['f writes any']],
    ['const f = (db: Db) => db.execute(sql`update ${tables[kind].members} set a = 1`);', ['f writes any']],
    [
      "function f(db: Db) {\n  noteWrite(db, 'users');\n  db.delete(users);\n  db.delete(boards);\n}",
      ['f writes boards'],
    ],
    [
      "function f(db: Db) {\n  noteWrite(db, 'users');\n}\nfunction g(db: Db) {\n  db.delete(users);\n}",
      ['g writes users'],
    ],
  ])('is found in %j', (source, found) => expect(findSilentWrites(source)).toEqual(found));

  it.each([
    "function f(db: Db) {\n  noteWrite(db, 'users', 'orgs');\n  db.delete(users);\n  db.delete(orgs);\n}",
    'const f = (db: Db) => db.insert(files).values(row);',
    'const f = (seen: Set<string>) => seen.delete(key);',
    'const f = (db: Db) => db.execute(sql`select id from users for update`);',
    'const f = (db: Db) => db.execute(sql`insert into board_events (id) values (1)`);',
    "import { passages } from './sources.tables.ts';\nconst f = (db: Db) => db.execute(sql`delete from ${passages} where a`);",
  ])('is none in %j', (source) => expect(findSilentWrites(source)).toEqual([]));
});
