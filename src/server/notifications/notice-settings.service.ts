import type { BoardWatch, NoticeSettings } from '#contract/notifications/notice-settings.api.ts';
import type { DigestDays, TopicChoices } from '#contract/notifications/topics.ts';
import type { Language } from '#contract/base/language.ts';
import { readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './notice-settings.store.ts';

export type SettingsDeps = Pick<PlatformDeps, 'database' | 'clock'> & { mails: { isOn: boolean } };

export async function readNoticeSettings(deps: SettingsDeps, userId: string): Promise<NoticeSettings> {
  const { topics, digest } = await store.readSettings(deps.database.db, userId);
  const person = await readPerson(deps, userId);
  const to = person?.emailVerified ? person.email : null;
  return { topics, digest, mail: { isOn: deps.mails.isOn, to } };
}

interface Choices {
  topics?: TopicChoices | undefined;
  digest?: DigestDays | undefined;
  zone?: string | undefined;
  language?: Language | undefined;
}

/** What is left out stays; so does a topic that is not named. */
export async function writeNoticeSettings(
  deps: SettingsDeps,
  userId: string,
  { topics, digest, zone, language }: Choices,
): Promise<NoticeSettings> {
  await deps.database.tx(async (tx) => {
    const known = await store.readSettings(tx, userId);
    await store.writeSettings(tx, userId, {
      ...(topics && { topics: { ...known.topics, ...topics } }),
      ...(digest && { digest }),
      ...(zone && { zone }),
      ...(language && { language }),
    });
  });
  return readNoticeSettings(deps, userId);
}

export async function readBoardWatch(db: Db, boardId: string, userId: string): Promise<BoardWatch> {
  const row = await store.readWatch(db, boardId, userId);
  return { level: row?.level ?? 'mine', mutedUntil: row?.mutedUntil?.toISOString() ?? null };
}

export function writeBoardWatch(
  deps: Pick<SettingsDeps, 'database'>,
  boardId: string,
  userId: string,
  wanted: { level?: BoardWatch['level'] | undefined; mutedUntil?: string | null | undefined },
): Promise<BoardWatch> {
  return deps.database.tx(async (tx) => {
    const known = await readBoardWatch(tx, boardId, userId);
    const { level = known.level, mutedUntil = known.mutedUntil } = wanted;
    await store.writeWatch(tx, {
      boardId,
      userId,
      level,
      mutedUntil: mutedUntil === null ? null : new Date(mutedUntil),
    });
    return readBoardWatch(tx, boardId, userId);
  });
}

/** Whether somebody wants to hear nothing of a board now. */
export async function isMuted(db: Db, boardId: string, userId: string, nowMs: number): Promise<boolean> {
  const row = await store.readWatch(db, boardId, userId);
  return row !== null && (row.level === 'none' || (row.mutedUntil?.getTime() ?? 0) > nowMs);
}

/** Who wants to hear of every comment on a board. */
export const listWatchers = (tx: Db, boardId: string): Promise<string[]> => store.listWatchers(tx, boardId);
