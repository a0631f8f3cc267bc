import { noteWrite } from '../platform/db/noted-writes.ts';
import type { TestApp } from './make-app.ts';

/** As an operator does, in the database. On a server its trigger tells the instances; the embedded one has no other writer. */
export async function suspend({ deps: { database } }: TestApp, userId: string): Promise<void> {
  noteWrite(database.db, 'users', 'sessions');
  await database.query('update users set suspended_at = now() where id = $1', [userId]);
  if (database.kind === 'embedded') await database.notify('access', JSON.stringify({ userId }));
}

export async function unsuspend({ deps: { database } }: TestApp, userId: string): Promise<void> {
  noteWrite(database.db, 'users');
  await database.query('update users set suspended_at = null where id = $1', [userId]);
}
