import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { DAY_MS } from '#contract/base/day.ts';
import { newId } from '#contract/base/id.ts';
import type { Language } from '#contract/base/language.ts';
import type { MailProblem } from '#contract/mail/mail.api.ts';
import type { invitation } from '#contract/orgs/orgs.schema.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readSecret } from '../platform/secrets.ts';
import type { Letter } from './letter.ts';
import type { MailKind } from './mails.tables.ts';
import * as store from './mails.store.ts';
import type { HandedIn } from './smtp.ts';

const QUEUE = 'mail.send';
/** One, two, four and eight times this: a server that puts off who is new to it takes him after some minutes. */
const TRIES = { most: 5, delaySec: 120 } as const;
const HOUR_MS = 3_600_000;
/** So many mails one person may have written in an hour, and so many may go to one address about one place in a week. */
const MOST = { ofSenderInHour: 20, ofTargetInWeek: 3 } as const;
const WEEK_MS = 7 * DAY_MS;
/** What is open for so long has no job any more that would end it. */
const LEFT_BEHIND_MS = HOUR_MS;
const SWEEP = { everySec: 600, atOnce: 200 } as const;
const LIMIT_SECRET = 'mail-limits';

type MailDeps = Pick<PlatformDeps, 'config' | 'database' | 'clock' | 'log' | 'jobs'>;

/** What a room wants to have mailed. */
export interface NewMail {
  kind: MailKind;
  to: string;
  senderId: string;
  invitationId: string;
  /** What the limit for an address counts by, beside the address. */
  placeId: string;
  language: Language;
}

/** What is mailed to a person about notices. */
export interface NoticeMail {
  kind: 'notice' | 'digest';
  /** Goes out at most once. */
  key: string;
  to: string;
  userId: string;
  language: Language;
  noticeIds: string[];
  /** What was said before is not told. */
  sinceMs: number;
}

export type MailRow = store.MailRow;
/** Words a mail at the moment when it is sent; null when there is nothing to tell any more. */
export type WriteLetter = (mail: MailRow) => Promise<Letter | null>;
/** Asked once more when the mail server waits for the first byte. */
type MayGo = (mail: MailRow) => Promise<boolean>;
interface Writer {
  write: WriteLetter;
  mayGo: MayGo;
}

export interface Mails {
  /** Whether a mail server is configured. */
  isOn: boolean;
  /** Says how mails of a kind are worded, and until when they may be kept from going. Call before the jobs start. */
  define: (kind: MailKind, write: WriteLetter, mayGo?: MayGo) => void;
  /**
   * Has a mail sent once the transaction has committed; false where none is: no mail server, or the limits. One about the
   * same that still waits is not written twice. Call last in the transaction.
   */
  write: (tx: Db, mail: NewMail) => Promise<boolean>;
  /** Has a mail about notices sent once the transaction has committed; one of the same key is not written twice. */
  writeNotice: (tx: Db, mail: NoticeMail) => Promise<void>;
  /** Sends at once, without a trace. */
  sendNow: (letter: Letter) => Promise<{ ok: true } | { ok: false; problem: MailProblem; told: string | null }>;
}

/** `retryDelaySec` is for tests. */
export function createMails(
  deps: MailDeps,
  { retryDelaySec = TRIES.delaySec }: { retryDelaySec?: number } = {},
): Mails {
  const { config, clock, jobs } = deps;
  const writers = new Map<MailKind, Writer>();
  const { mail: server } = config;
  if (!server) {
    return {
      isOn: false,
      define: () => undefined,
      write: async () => false,
      writeNotice: async () => undefined,
      sendNow: async () => ({ ok: false, problem: 'off', told: null }),
    };
  }
  const options = { tries: TRIES.most, retryDelaySec, backsOff: true, timeLimitSec: 120, parallel: 2 };
  jobs.define<{ mailId?: string }>(QUEUE, { ...options, everySec: SWEEP.everySec }, ({ mailId }, signal) =>
    mailId === undefined ? sendLeftBehind(deps) : deliver(deps, writers, mailId, signal),
  );
  return {
    isOn: true,
    define: (kind, write, mayGo = async () => true) => void writers.set(kind, { write, mayGo }),
    write: (tx, mail) => writeMail(deps, tx, mail),
    writeNotice: (tx, mail) => writeNotice(deps, tx, mail),
    async sendNow(letter) {
      const now = clock.now();
      const { handIn } = await import('./smtp.ts');
      const of = { id: newId(now), at: new Date(now), begin: async () => true, signal: AbortSignal.timeout(60_000) };
      const done = await handIn(server, letter, of);
      return done.ok ? done : { ok: false, problem: done.problem, told: done.told };
    },
  };
}

async function writeMail(deps: MailDeps, tx: Db, mail: NewMail): Promise<boolean> {
  const { kind, to, senderId, invitationId, placeId, language } = mail;
  const about = await store.listMails(tx, [invitationId]);
  if (about.some(({ state }) => state === 'waiting')) return true;
  const now = deps.clock.now();
  await store.lockSender(tx, senderId);
  const secret = await readSecret(tx, LIMIT_SECRET, () => randomBytes(32).toString('hex'));
  const target = createHmac('sha256', secret).update(`${placeId} ${to}`).digest('hex');
  const bySender = await store.countBySender(tx, senderId, new Date(now - HOUR_MS));
  const byTarget = await store.countByTarget(tx, target, new Date(now - WEEK_MS));
  if (bySender >= MOST.ofSenderInHour || byTarget >= MOST.ofTargetInWeek) return false;
  const id = newId(now);
  await store.writeMail(tx, {
    id,
    key: `${kind}:${invitationId}:${about.length + 1}`,
    kind,
    toAddress: to,
    invitationId,
    senderId,
    payload: { language },
    state: 'waiting',
    createdAt: new Date(now),
  });
  await store.writeUse(tx, { id: newId(now), senderId, target, at: new Date(now) });
  await deps.jobs.send(QUEUE, { mailId: id }, { key: id, tx });
  return true;
}

async function writeNotice(deps: MailDeps, tx: Db, mail: NoticeMail): Promise<void> {
  const { kind, key, to, userId, language, noticeIds, sinceMs } = mail;
  const now = deps.clock.now();
  const id = newId(now);
  const payload = { language, noticeIds, sinceMs };
  const row = { id, key, kind, toAddress: to, userId, payload, state: 'waiting', createdAt: new Date(now) } as const;
  if (await store.writeMailOnce(tx, row)) await deps.jobs.send(QUEUE, { mailId: id }, { key: id, tx });
}

/** How many mails about notices went to a person, or are to go, since a moment. */
export const countNotices = (tx: Db, userId: string, since: Date): Promise<number> =>
  store.countNotices(tx, userId, since);

/**
 * One try. A mail is noted as being sent before its first byte goes out, and what was noted so is not sent again: where
 * nobody knows whether the server took it, it rather did not arrive than arrive twice.
 */
async function deliver(
  deps: MailDeps,
  writers: ReadonlyMap<MailKind, Writer>,
  mailId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const { mail: server } = deps.config;
  const mail = await store.beginTry(db, mailId);
  if (!mail || !server) return void (await store.moveMail(db, mailId, ['sending'], { state: 'unknown' }));
  const writer = writers.get(mail.kind);
  const letter = await writer?.write(mail);
  if (!writer || !letter) return store.removeMail(db, mailId);
  const { handIn } = await import('./smtp.ts');
  const done = await handIn(server, letter, {
    id: mailId,
    at: new Date(deps.clock.now()),
    begin: async () => {
      if (await writer.mayGo(mail)) return store.moveMail(db, mailId, ['waiting'], { state: 'sending' });
      await store.removeMail(db, mailId);
      return false;
    },
    signal,
  });
  await settle(deps, mail, done);
}

async function settle(deps: MailDeps, { id: mailId, tries }: store.MailRow, done: HandedIn): Promise<void> {
  const { db } = deps.database;
  if (done.ok) {
    const sentAt = new Date(deps.clock.now());
    return void (await store.moveMail(db, mailId, ['sending', 'unknown'], { state: 'sent', sentAt }));
  }
  const { problem, taken } = done;
  if (taken === 'held') return;
  const isLast = taken === 'no' || tries >= TRIES.most;
  const state = taken === 'unknown' ? taken : isLast ? 'failed' : 'waiting';
  const wasOpen = await store.moveMail(db, mailId, ['waiting', 'sending'], { state });
  if (!wasOpen) return;
  deps.log.warn({ mailId, problem, tries, state }, 'a mail was not taken');
  if (state === 'waiting') throw new Error('the mail was not taken; it is tried again');
}

/** Ends what a server left open that was ended in the middle, and tries anew what still waits. */
async function sendLeftBehind(deps: MailDeps): Promise<void> {
  const { db } = deps.database;
  const before = new Date(deps.clock.now() - LEFT_BEHIND_MS);
  for (const { id: mailId, state, tries } of await store.listOpen(db, before, SWEEP.atOnce)) {
    if (state === 'sending') await store.moveMail(db, mailId, [state], { state: 'unknown' });
    else if (tries >= TRIES.most) await store.moveMail(db, mailId, [state], { state: 'failed' });
    else await deps.jobs.send(QUEUE, { mailId }, { key: mailId });
  }
}

/** Forgets who had mails written, once no limit asks for it any more. */
export const forgetMailUses = ({ database, clock }: Pick<MailDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeUsesBefore(database.db, new Date(clock.now() - WEEK_MS));

export type Mailed = Pick<z.infer<typeof invitation>, 'mail' | 'mailedAt'>;

/** What became of the mails about invitations; one that none was written about is not there. */
export async function readMailed(db: Db, invitationIds: readonly string[]): Promise<Map<string, Mailed>> {
  const rows = await store.listMails(db, invitationIds);
  const byInvitation = Map.groupBy(rows, (row) => row.invitationId ?? '');
  return new Map(
    [...byInvitation].map(([id, [last, ...before]]) => {
      const sent = [last, ...before].find((row) => row?.sentAt);
      const state = last?.state ?? null;
      return [id, { mail: state === 'sending' ? 'waiting' : state, mailedAt: sent?.sentAt?.toISOString() ?? null }];
    }),
  );
}
