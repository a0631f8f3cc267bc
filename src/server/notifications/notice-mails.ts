import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { digestDue } from '#contract/notifications/digest-due.ts';
import { grouped } from '#contract/notifications/grouping.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { topicOf } from '#contract/notifications/topics.ts';
import { countNotices, type MailRow, type Mails } from '../mail/mails.service.ts';
import { withoutLinks, type Letter } from '../mail/letter.ts';
import { readPeople, readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { digestLetter, noticeLetter, type Quoted } from './notice-letter.ts';
import { flat } from './notice-sentences.ts';
import { readSettings, writeSettings } from './notice-settings.store.ts';
import { viewNotifications } from './notifications.service.ts';
import * as store from './notifications.store.ts';
import { signUnsubscribing, type Scope } from './unsubscribe.ts';

const QUEUE = 'notices.mail';
const EVERY_SEC = 30;
const MOST_AT_ONCE = 200;
/** So many mails of their own a person gets in a day; what comes beyond waits for the digest. */
const MOST_A_DAY = 8;
/** What could not go for so long is no news any more. */
const STALE_MS = { now: DAY_MS, digest: 8 * DAY_MS } as const;

export type NoticeMailDeps = Pick<PlatformDeps, 'config' | 'database' | 'clock' | 'jobs'> & {
  mails: Pick<Mails, 'isOn' | 'define' | 'writeNotice'>;
  /** What stands in comments, as far as somebody sees them. */
  readSaid: (ids: readonly string[], userId: string) => Promise<{ id: string; body: string }[]>;
};

/** Mails what is unread after a while. Call before the jobs start. */
export function defineNoticeMails(deps: NoticeMailDeps): void {
  if (!deps.mails.isOn) return;
  const mayGo = async (mail: MailRow) => (await readAddressee(deps, mail)) !== null;
  deps.mails.define('notice', (mail) => writeNoticeLetter(deps, mail), mayGo);
  deps.mails.define('digest', (mail) => writeDigestLetter(deps, mail), mayGo);
  const options = { tries: 1, retryDelaySec: 0, timeLimitSec: 120, parallel: 1, everySec: EVERY_SEC };
  deps.jobs.define(QUEUE, options, () => mailNotices(deps));
}

/** Hands over what is due. A notice is marked in the transaction that writes its mail, so that neither is without the other. */
export async function mailNotices(deps: NoticeMailDeps): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  for (const { id, userId } of await store.listDue(database.db, new Date(now), MOST_AT_ONCE)) {
    const to = await addressOf(deps, userId);
    await database.tx((tx) => mailOne(deps, tx, { id, to, now }));
  }
  for (const userId of await store.listDigested(database.db, new Date(now - STALE_MS.digest))) {
    const to = await addressOf(deps, userId);
    if (to !== null) await database.tx((tx) => mailDigest(deps, tx, { userId, to, now }));
  }
}

async function mailOne(
  deps: NoticeMailDeps,
  tx: Db,
  { id, to, now }: { id: string; to: string | null; now: number },
): Promise<void> {
  const row = await store.takeDue(tx, id, new Date(now));
  if (!row) return;
  const { userId } = row;
  const isStale = row.createdAt.getTime() < now - STALE_MS.now;
  const [readable] = isStale || to === null ? [] : await store.listToMail(tx, [id]);
  if (!readable || to === null) return store.changeNotification(tx, id, { mail: null, mailDueAt: null });
  if ((await countNotices(tx, userId, new Date(now - DAY_MS))) >= MOST_A_DAY)
    return store.changeNotification(tx, id, { mail: 'digest', mailDueAt: null });
  const sinceMs = row.mailedAt?.getTime() ?? 0;
  await store.changeNotification(tx, id, { mail: null, mailDueAt: null, mailedAt: new Date(now) });
  const { language } = await readSettings(tx, userId);
  const key = `notice:${id}:${row.mailDueAt?.getTime() ?? now}`;
  await deps.mails.writeNotice(tx, {
    kind: 'notice',
    key,
    to,
    userId,
    language: language ?? 'ko',
    noticeIds: [id],
    sinceMs,
  });
}

async function mailDigest(
  deps: NoticeMailDeps,
  tx: Db,
  { userId, to, now }: { userId: string; to: string; now: number },
): Promise<void> {
  const { zone, language, digest: days, digestDay: lastDay } = await readSettings(tx, userId);
  const due = digestDue(now, { zone, days, lastDay });
  if (!due) return;
  const noticeIds = await store.takeDigest(tx, userId, { until: new Date(due.untilMs), at: new Date(now) });
  if (noticeIds.length === 0) return;
  await writeSettings(tx, userId, { digestDay: due.day });
  const key = `digest:${userId}:${due.day}`;
  await deps.mails.writeNotice(tx, {
    kind: 'digest',
    key,
    to,
    userId,
    language: language ?? 'ko',
    noticeIds,
    sinceMs: 0,
  });
}

/** Only an address that a provider vouches for is anybody's. */
async function addressOf(deps: NoticeMailDeps, userId: string): Promise<string | null> {
  const person = await readPerson(deps, userId);
  return person?.emailVerified && !person.isSuspended ? person.email : null;
}

/** To whom a mail goes and what of it is still unread and his to read; null where it is not to go any more. */
async function readAddressee(deps: NoticeMailDeps, { userId, payload }: MailRow) {
  const to = userId === null ? null : await addressOf(deps, userId);
  const rows = to === null ? [] : await store.listToMail(deps.database.db, payload.noticeIds ?? []);
  const since = payload.sinceMs ?? 0;
  const fresh = rows
    .map((row) => ({ ...row, said: row.said.filter(({ atMs }) => atMs > since) }))
    .filter(({ threadId, said }) => threadId === null || said.length > 0)
    .map((row) => ({ ...row, kind: grouped(row.said)?.kind ?? row.kind }));
  return to === null || userId === null || fresh.length === 0 ? null : { to, userId, rows: fresh };
}

async function writeNoticeLetter(deps: NoticeMailDeps, mail: MailRow): Promise<Letter | null> {
  const found = await readAddressee(deps, mail);
  const [row] = found?.rows ?? [];
  const [notice] = row ? await viewNotifications(deps.database.db, [row]) : [];
  if (!found || !row || !notice) return null;
  const quoted = await quotedIn(deps, row, found.userId);
  return noticeLetter(notice, quoted, {
    to: found.to,
    language: mail.payload.language,
    ...(await addressesOf(deps, found.userId, scopeOf(notice))),
  });
}

async function writeDigestLetter(deps: NoticeMailDeps, mail: MailRow): Promise<Letter | null> {
  const found = await readAddressee(deps, mail);
  if (!found) return null;
  return digestLetter(await viewNotifications(deps.database.db, found.rows), {
    to: found.to,
    language: mail.payload.language,
    ...(await addressesOf(deps, found.userId, { of: 'digest' })),
  });
}

const scopeOf = ({ boardId, kind }: Notification): Scope =>
  boardId === undefined ? { of: 'topic', topic: topicOf(kind) } : { of: 'board', boardId };

async function addressesOf({ database, config }: NoticeMailDeps, userId: string, scope: Scope) {
  const { publicUrl } = config;
  const token = await signUnsubscribing(database.db, userId, scope);
  return { publicUrl, unsubscribeUrl: `${publicUrl}/api/unsubscribe/${token}` };
}

const MENTION = /@\[([0-9a-f-]{36})\]/g;

/** What a notice tells of was said in these words; signs and resolving have none. */
async function quotedIn(deps: NoticeMailDeps, row: store.NotificationRow, userId: string): Promise<Quoted[]> {
  const told = grouped(row.said);
  if (!told || told.kind === 'resolved' || told.kind === 'reacted') return [];
  const said = await deps.readSaid(
    told.entries.map(({ id }) => id),
    userId,
  );
  const bodies = new Map(said.map(({ id, body }) => [id, body]));
  const named = said.flatMap(({ body }) => Array.from(body.matchAll(MENTION), ([, id]) => id ?? ''));
  const authors = told.entries.map(({ by }) => by).filter((id) => id !== null);
  const people = await readPeople(deps.database.db, [...named, ...authors]);
  const nameBy = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? nameOf({ ...person, email: null }) : '';
  };
  // Split at the mentions, every second piece is the id of one.
  const spell = (piece: string, at: number) => (at % 2 === 1 ? `@${flat(nameBy(piece)) || '…'}` : withoutLinks(piece));
  return told.entries.flatMap(({ id, by, guest }) => {
    const body = bodies.get(id)?.split(MENTION).map(spell).join('');
    const isGuest = by === null && guest !== undefined;
    return body === undefined ? [] : [{ name: isGuest ? guest : nameBy(by), isGuest, body }];
  });
}
