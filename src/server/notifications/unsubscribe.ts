import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fault } from '#contract/base/fault.ts';
import { chosenOf, topicNames, type TopicName } from '#contract/notifications/topics.ts';
import { readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { readSecret } from '../platform/secrets.ts';
import { writeBoardWatch, type SettingsDeps } from './notice-settings.service.ts';
import * as store from './notice-settings.store.ts';

const SECRET = 'unsubscribe';
const MAC_LENGTH = 22;

/** What a letter's address ends. */
export type Scope = { of: 'board'; boardId: string } | { of: 'topic'; topic: TopicName } | { of: 'digest' };

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function spell(userId: string, scope: Scope): string {
  const rest =
    scope.of === 'board'
      ? Buffer.concat([Buffer.from('b'), bytesOf(scope.boardId)])
      : Buffer.from(scope.of === 'digest' ? 'd' : `t${scope.topic}`);
  return Buffer.concat([bytesOf(userId), rest]).toString('base64url');
}

function readSpelt(spelt: string): { userId: string; scope: Scope } | null {
  const bytes = Buffer.from(spelt, 'base64url');
  const [userId, sign, rest] = [idOf(bytes.subarray(0, 16)), bytes.toString('latin1', 16, 17), bytes.subarray(17)];
  if (sign === 'd') return { userId, scope: { of: 'digest' } };
  if (sign === 'b' && rest.length === 16) return { userId, scope: { of: 'board', boardId: idOf(rest) } };
  const topic = topicNames.find((name) => name === rest.toString());
  return sign === 't' && topic ? { userId, scope: { of: 'topic', topic } } : null;
}

async function signOf(db: Db, spelt: string): Promise<string> {
  const secret = await readSecret(db, SECRET, () => randomBytes(32).toString('hex'));
  return createHmac('sha256', secret).update(spelt).digest('base64url').slice(0, MAC_LENGTH);
}

/** Names a person and what is to end for him; nobody else can make one. */
export async function signUnsubscribing(db: Db, userId: string, scope: Scope): Promise<string> {
  const spelt = spell(userId, scope);
  return `${spelt}.${await signOf(db, spelt)}`;
}

/** Throws Fault 'not-found' for what the server has not signed. */
export async function readUnsubscribing(db: Db, token: string): Promise<{ userId: string; scope: Scope }> {
  const [spelt = '', given = ''] = token.split('.');
  const expected = Buffer.from(await signOf(db, spelt));
  const sign = Buffer.from(given);
  const isOurs = sign.length === expected.length && timingSafeEqual(sign, expected);
  const found = isOurs ? readSpelt(spelt) : null;
  if (!found) throw new Fault('not-found');
  return found;
}

/** Ends it; a second time changes nothing. Throws Fault 'not-found' also where the person or the board is no more. */
export async function unsubscribe(deps: SettingsDeps, token: string): Promise<Scope> {
  const { db } = deps.database;
  const { userId, scope } = await readUnsubscribing(db, token);
  if (!(await readPerson(deps, userId))) throw new Fault('not-found');
  if (scope.of === 'board') {
    if (!(await store.isBoard(db, scope.boardId))) throw new Fault('not-found');
    await writeBoardWatch(deps, scope.boardId, userId, { level: 'none' });
  } else await deps.database.tx((tx) => endMails(tx, userId, scope));
  return scope;
}

async function endMails(tx: Db, userId: string, scope: Exclude<Scope, { of: 'board' }>): Promise<void> {
  const { topics } = await store.readSettings(tx, userId);
  const changed =
    scope.of === 'digest'
      ? { digest: 'off' as const }
      : { topics: { ...topics, [scope.topic]: { ...chosenOf(topics, scope.topic), mail: 'off' as const } } };
  await store.writeSettings(tx, userId, changed);
}
