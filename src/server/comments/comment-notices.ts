import type { Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { COMMENTS, mentionsIn } from '#contract/comments/comments.schema.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { notifyComment } from '../notifications/notifications.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { listGuests } from './comment-counts.store.ts';
import * as store from './comments.store.ts';

interface Said {
  boardId: string;
  threadId: string;
  actor: Actor;
  body: string;
  /** What stood there before it was edited: who was named then is not told again. */
  before?: string;
  isNew: boolean;
}

/** Tells those who are named in it, and of a new one also those who hear of the thread. */
export async function notifyOfComment(
  deps: BoardDeps,
  tx: Db,
  { boardId, threadId, actor, body, before = '', isNew }: Said,
) {
  const known = new Set(mentionsIn(before));
  const named = (actor.isGuest ? [] : mentionsIn(body))
    .filter((id) => id !== actor.id && !known.has(id))
    .slice(0, COMMENTS.mentions);
  const hearers = isNew ? await store.listHearers(tx, threadId) : [];
  const others = hearers.filter((id) => id !== actor.id && !named.includes(id));
  const about = { boardId, threadId, by: await nameOfWriter(tx, actor) };
  const seeing = new Set(await store.listSeeing(tx, threadId, [...named, ...others]));
  for (const userId of named.filter((id) => seeing.has(id)))
    await notifyComment(deps, tx, { ...about, userId, kind: 'mentioned' });
  for (const userId of others.filter((id) => seeing.has(id)))
    await notifyComment(deps, tx, { ...about, userId, kind: 'commented' });
}

/** Null for somebody who is gone; a guest is no person whose page could be opened. */
async function nameOfWriter(tx: Db, { id, isGuest }: Actor): Promise<{ id: string | null; name: string } | null> {
  if (isGuest) {
    const [guest] = await listGuests(tx, [id]);
    return guest ? { id: null, name: guest.name } : null;
  }
  const person = (await readPeople(tx, [id])).get(id);
  return person ? { id, name: nameOf({ ...person, email: null }) } : null;
}
