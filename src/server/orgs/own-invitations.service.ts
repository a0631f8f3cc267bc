import type { Actor } from '#contract/access/can.ts';
import { normalEmail } from '../auth/may-enter.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify, seeNews } from '../notifications/notifications.service.ts';
import { readPerson, type Person } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { linkTo, viewInvitations } from './invitations.service.ts';
import * as store from './invitations.store.ts';
import { demandRoomForPeople } from './members.service.ts';
import * as members from './members.store.ts';
import { placeOf, type PlaceDeps } from './place.ts';

/** The address to which invitations of this person go: only what an identity provider vouches for is anybody's own. */
async function readProven(deps: PlaceDeps, actor: Actor): Promise<{ person: Person; email: string } | null> {
  const person = await readPerson(deps, actor.id);
  return person?.email && person.emailVerified ? { person, email: normalEmail(person.email) } : null;
}

export async function readOwnInvitations(deps: PlaceDeps, actor: Actor): Promise<OwnInvitation[]> {
  const own = await readProven(deps, actor);
  const { db } = deps.database;
  return own ? viewAddressed(db, await store.listAddressed(db, own.email, new Date(deps.clock.now()))) : [];
}

/** Joins, once: whoever has a higher role there keeps it. Throws Fault 'not-found' for what is foreign, withdrawn, ended or taken, 'plan-limit'. */
export async function acceptInvitation(deps: PlaceDeps, actor: Actor, id: string): Promise<OwnInvitation> {
  const own = await readProven(deps, actor);
  if (!own) throw new Fault('not-found');
  const joined = await deps.database.tx(async (tx) => {
    const now = deps.clock.now();
    const found = await store.findAddressed(tx, id, own.email, new Date(now));
    const place = found && placeOf(found);
    if (!place || (await members.lockPlace(tx, place)) === null) throw new Fault('not-found');
    const taken = await store.takeInvitation(tx, id, own.email);
    if (!taken) throw new Fault('not-found');
    const member = { id: newId(now), userId: actor.id, role: taken.role, addedAt: new Date(now) };
    if ((await members.findCanvasOwner(tx, place.id)) !== actor.id) await members.raiseMember(tx, place, member);
    await demandRoomForPeople(deps, tx, place, 0);
    await announceAccess(deps, { userId: actor.id }, tx);
    await announceAccess(deps, { placeId: place.id }, tx);
    if (taken.inviterId) {
      const detail = nameOf(own.person) || null;
      const named = { title: found.placeName, detail, personId: actor.id };
      const news = { userId: taken.inviterId, kind: 'joined', ...named } as const;
      const where = found.canvasId ? { canvasId: found.canvasId } : linkTo(place);
      await notify(deps, { ...news, place: where }, tx);
    }
    const [view] = await viewAddressed(tx, [{ ...found, ...taken }]);
    if (!view) throw new Fault('not-found');
    return view;
  });
  // Wherever it was answered, its notice asks for nothing any more.
  await seeNews(deps, actor.id, id);
  return joined;
}

/** Throws Fault 'not-found'. */
export async function declineInvitation(deps: PlaceDeps, actor: Actor, id: string): Promise<void> {
  const own = await readProven(deps, actor);
  const { db } = deps.database;
  const found = own && (await store.findAddressed(db, id, own.email, new Date(deps.clock.now())));
  if (!own || !(await store.takeInvitation(db, id, own.email))) throw new Fault('not-found');
  await seeNews(deps, actor.id, id);
  const place = found && placeOf(found);
  if (place) await announceAccess(deps, { placeId: place.id });
}

async function viewAddressed(db: Db, rows: readonly store.Addressed[]): Promise<OwnInvitation[]> {
  const views = await viewInvitations(db, rows);
  return views.flatMap((view, i) => {
    const row = rows[i];
    const place = row && placeOf(row);
    return place ? [{ ...view, to: place.kind, placeId: row.canvasId ?? place.id, placeName: row.placeName }] : [];
  });
}
