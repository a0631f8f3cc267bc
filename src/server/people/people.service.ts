import { createHash, randomBytes } from 'node:crypto';
import type { OwnSession, User } from '#contract/account/account.schema.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { DAY_MS } from '#contract/base/day.ts';
import type { Clock } from '../platform/clock.ts';
import { announceAccess } from '../live/access-news.ts';
import type { Database, Db } from '../platform/db/db.ts';
import {
  findSession,
  findUser,
  findUserById,
  findUsers,
  hasAdministrator,
  lockTheDoor,
  removeEndedSessions,
  readSessions,
  removeSession,
  removeSessionById,
  touchSession,
  writeAdministrator,
  writeChosen,
  writeProfile,
  writeSession,
  writeUser,
  type UserRow,
} from './people.store.ts';

export interface PeopleDeps {
  database: Database;
  clock: Clock;
}

/** What an identity provider says about somebody. Null means that it did not say. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** Somebody as rules and screens need to know him. */
export interface Person extends User {
  emailVerified: boolean;
  isSuspended: boolean;
}

type Shown = Pick<
  UserRow,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'chosenFirstName'
  | 'chosenLastName'
  | 'email'
  | 'profileImageUrl'
  | 'pictureTag'
  | 'isSystemAdmin'
>;

/** A session ends 14 days after it was last used, and 30 days after it was opened, whichever comes first. */
export const SESSION = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS, touchMs: 60_000 } as const;

/** The person known under this issuer and subject; null for a newcomer. E-mail addresses identify nobody. */
export async function findPerson(deps: PeopleDeps, issuer: string, subject: string): Promise<Person | null> {
  const row = await findUser(deps.database.db, issuer, subject);
  return row && toPerson(row);
}

export async function readPerson(deps: PeopleDeps, userId: string): Promise<Person | null> {
  const row = await findUserById(deps.database.db, userId);
  return row && toPerson(row);
}

/** What everybody on a board may call somebody: not everybody may know his address. Empty where he has no name, or is gone. */
export async function readShownName(deps: PeopleDeps, userId: string): Promise<string> {
  const person = await readPerson(deps, userId);
  return person ? nameOf({ ...person, email: null }) : '';
}

/** The people of these ids as they appear to others; ids of nobody are left out. */
export async function readPeople(db: Db, ids: Iterable<string>): Promise<Map<string, User>> {
  const rows = await findUsers(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toUser(row)]));
}

/**
 * Keeps what the provider says now; what it does not say stays. Where nobody administers the instance, whoever signs in at its
 * own machine does from now on: anybody may be the first to come from elsewhere.
 */
export async function rememberPerson(deps: PeopleDeps, identity: Identity, isAtThisMachine: boolean): Promise<Person> {
  return deps.database.tx(async (tx) => {
    const row = await writeIdentity(deps, tx, identity);
    if (row.isSystemAdmin || !isAtThisMachine) return toPerson(row);
    await lockTheDoor(tx);
    return toPerson((await hasAdministrator(tx)) ? row : await writeAdministrator(tx, row.id));
  });
}

async function writeIdentity(deps: PeopleDeps, tx: Db, identity: Identity): Promise<UserRow> {
  const known = await findUser(tx, identity.issuer, identity.subject);
  if (known) return writeProfile(tx, known.id, mergeProfile(known, identity));
  await lockTheDoor(tx);
  const arrivedMeanwhile = await findUser(tx, identity.issuer, identity.subject);
  if (arrivedMeanwhile) return arrivedMeanwhile;
  const now = deps.clock.now();
  return writeUser(tx, {
    id: newId(now),
    issuer: identity.issuer,
    subject: identity.subject,
    ...mergeProfile(null, identity),
    createdAt: new Date(now),
  });
}

/** An address belongs to the provider's word about it: a new address comes with its own proof, or none. */
function mergeProfile(known: UserRow | null, identity: Identity) {
  const isNamed = identity.firstName !== null || identity.lastName !== null;
  return {
    email: identity.email ?? known?.email ?? null,
    emailVerified: identity.email === null ? (known?.emailVerified ?? false) : identity.emailVerified,
    firstName: isNamed ? identity.firstName : (known?.firstName ?? null),
    lastName: isNamed ? identity.lastName : (known?.lastName ?? null),
    profileImageUrl: identity.pictureUrl ?? known?.profileImageUrl ?? null,
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session: the token goes into the cookie and is kept nowhere else. It may live for `maxAgeSec` at most. */
export async function openSession(
  deps: PeopleDeps,
  userId: string,
  userAgent: string | null = null,
): Promise<{ token: string; maxAgeSec: number }> {
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  await writeSession(deps.database.db, {
    tokenHash: hashOf(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + SESSION.absoluteMs),
  });
  return { token, maxAgeSec: SESSION.absoluteMs / 1000 };
}

/** Whose session this token opens; null when it is unknown, over or idle too long, or its user suspended. */
export async function readSession(deps: PeopleDeps, token: string): Promise<Person | null> {
  const now = deps.clock.now();
  const hash = hashOf(token);
  const found = await findSession(deps.database, hash);
  const idleSince = now - SESSION.idleMs;
  if (!found || found.expiresAt.getTime() <= now || found.lastSeenAt.getTime() <= idleSince) return null;
  const seenBefore = new Date(now - SESSION.touchMs);
  if (found.lastSeenAt <= seenBefore) await touchSession(deps.database.db, hash, new Date(now), seenBefore);
  return toPerson(found.user);
}

/** The session of this token, as `openSession` answers it, where this person opened it at `sinceMs` or later; null otherwise. */
export async function readSessionSince(
  deps: PeopleDeps,
  token: string,
  userId: string,
  sinceMs: number,
): Promise<{ token: string; maxAgeSec: number } | null> {
  const person = await readSession(deps, token);
  if (person?.id !== userId) return null;
  const found = await findSession(deps.database, hashOf(token));
  if (!found || found.expiresAt.getTime() - SESSION.absoluteMs < sinceMs) return null;
  return { token, maxAgeSec: Math.floor((found.expiresAt.getTime() - deps.clock.now()) / 1000) };
}

/** Ends a session, and makes live sockets of its user ask again whether they may stay. Ending one that does not exist is no error. */
export async function endSession(deps: PeopleDeps, token: string): Promise<void> {
  const userId = await removeSession(deps.database.db, hashOf(token));
  if (userId) await announceAccess(deps, { userId });
}

/** Where somebody is signed in, last used first. `token` is that of the session that asks. */
export async function listSessions(deps: PeopleDeps, userId: string, token: string | null): Promise<OwnSession[]> {
  const now = deps.clock.now();
  const rows = await readSessions(deps.database.db, userId, new Date(now), new Date(now - SESSION.idleMs));
  const current = token === null ? null : hashOf(token);
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === current,
  }));
}

/** Ends one session of this person. Throws Fault 'not-found' for another's. */
export async function endSessionOf(deps: PeopleDeps, userId: string, sessionId: string): Promise<void> {
  if (!(await removeSessionById(deps.database.db, userId, sessionId))) throw new Fault('not-found');
  await announceAccess(deps, { userId });
}

/** Keeps the name that somebody chose; null shows again what the provider says, absent leaves it. */
export async function chooseName(
  deps: PeopleDeps,
  userId: string,
  name: { firstName?: string | null | undefined; lastName?: string | null | undefined },
): Promise<User> {
  const row = await writeChosen(deps.database.db, userId, {
    ...(name.firstName !== undefined && { chosenFirstName: name.firstName }),
    ...(name.lastName !== undefined && { chosenLastName: name.lastName }),
  });
  return toUser(row);
}

/** Removes sessions that nobody can use any more. */
export async function tidySessions(deps: PeopleDeps): Promise<void> {
  const now = deps.clock.now();
  await removeEndedSessions(deps.database.db, new Date(now), new Date(now - SESSION.idleMs));
}

/** How a stored person appears: what he says of himself goes before what the provider says. */
export const toUser = (row: Shown): User => ({
  id: row.id,
  firstName: row.chosenFirstName ?? row.firstName,
  lastName: row.chosenLastName ?? row.lastName,
  email: row.email,
  profileImageUrl: row.pictureTag ? `/api/users/${row.id}/picture?v=${row.pictureTag}` : row.profileImageUrl,
  isSystemAdmin: row.isSystemAdmin,
});

const toPerson = (row: UserRow): Person => ({
  ...toUser(row),
  emailVerified: row.emailVerified,
  isSuspended: row.suspendedAt !== null,
});
