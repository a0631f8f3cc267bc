import type { Db } from './db.ts';

interface Built<Given, Rows> {
  prepare: (name: string) => { execute: (given: Given) => Promise<Rows> };
}

/**
 * A statement of the query builder, built once for a connection: that takes the builder longer than the database takes to
 * answer. What changes from one time to the next is a `sql.placeholder`.
 */
export function builtOnce<Given extends Record<string, unknown>, Rows>(
  build: (db: Db) => Built<Given, Rows>,
): (db: Db, given: Given) => Promise<Rows> {
  const known = new WeakMap<Db, ReturnType<Built<Given, Rows>['prepare']>>();
  return (db, given) => {
    // Without a name: whether it is kept ready under one is the connection's to say.
    const statement = known.get(db) ?? build(db).prepare('');
    known.set(db, statement);
    return statement.execute(given);
  };
}
