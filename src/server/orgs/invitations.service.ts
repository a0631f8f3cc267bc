import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import { normalEmail } from '../auth/may-enter.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Language } from '#contract/base/language.ts';
import type { Invitation, newInvitation, NewlyInvited } from '#contract/orgs/orgs.schema.ts';
import { readMailed, type Mails } from '../mail/mails.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './invitations.store.ts';
import { demandManager, demandRoomForPeople } from './members.service.ts';
import { invitationLetter } from './invitation-letter.ts';
import { inviteOf, placeOf, type Place, type PlaceDeps } from './place.ts';

export type InviteDeps = PlaceDeps & { mails: Pick<Mails, 'write'> };

export async function readInvitations(deps: PlaceDeps, place: Place): Promise<Invitation[]> {
  const { db } = deps.database;
  const living = (await store.listInvitations(db, place)).filter((row) => row.expiresAt.getTime() > deps.clock.now());
  return viewWithMail(db, living);
}

/**
 * Offers a place to an address; whoever has proven it is told at once, and a mail goes to it where mails are sent and no limit
 * is reached. The answer is the same whether anybody has proven it. The thirty days begin anew at each time.
 * Throws Fault 'not-found', 'not-allowed', 'plan-limit', and 'conflict' for a member's address.
 */
export function invite(
  deps: InviteDeps,
  actor: Actor,
  place: Place,
  wanted: Omit<z.output<typeof newInvitation>, 'language'> & { language: Language },
): Promise<NewlyInvited> {
  return deps.database.tx(async (tx) => {
    const title = await demandManager(tx, place, actor, { may: inviteOf, given: wanted.role });
    const email = normalEmail(wanted.email);
    if (await store.isMemberAddress(tx, place, email)) {
      throw new Fault('conflict', '이미 함께하고 있는 사람이에요. 멤버 목록에서 역할을 바꿀 수 있어요.');
    }
    const now = deps.clock.now();
    const { row, isNew } = await store.writeInvitation(tx, place, {
      id: newId(now),
      email,
      role: wanted.role,
      inviterId: actor.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + INVITATION_MS),
      note: wanted.note || null,
    });
    await demandRoomForPeople(deps, tx, place, await store.countInvitations(tx, place));
    await announceAccess(deps, { placeId: place.id }, tx);
    if (isNew) await tellAddressees(deps, tx, place, title, row);
    const mailed = await deps.mails.write(tx, {
      kind: 'invitation',
      to: email,
      senderId: actor.id,
      invitationId: row.id,
      placeId: place.id,
      language: wanted.language,
    });
    const [invitation] = await viewWithMail(tx, [row]);
    if (!invitation) throw new Error('the invitation was not written');
    return { ...invitation, mailed };
  });
}

/** So long somebody may accept. */
const INVITATION_MS = 30 * DAY_MS;

async function tellAddressees(deps: PlaceDeps, tx: Db, place: Place, title: string, row: store.InvitationRow) {
  const [invitation] = await viewInvitations(tx, [row]);
  if (!invitation) throw new Error('the invitation was not written');
  for (const userId of await store.listAddressees(tx, invitation.email)) {
    const { id: invitationId, inviterName } = invitation;
    const personId = row.inviterId;
    const news = { userId, kind: 'invited', title, detail: inviterName || null, personId, invitationId } as const;
    await notify(deps, { ...news, place: linkTo(place) }, tx);
  }
}

/** Throws Fault 'not-found', 'not-allowed'. */
export function withdraw(deps: PlaceDeps, actor: Actor, place: Place, invitationId: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, place, actor);
    if (!(await store.removeInvitation(tx, place, invitationId))) throw new Fault('not-found');
    await announceAccess(deps, { placeId: place.id }, tx);
  });
}

/** Takes away invitations that nobody can accept any more. */
export const forgetInvitations = ({ database, clock }: Pick<PlaceDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeExpired(database.db, new Date(clock.now()));

/** A place as notifications name it. */
export const linkTo = ({ kind, id }: Place) => ({ org: { orgId: id }, project: { projectId: id }, canvas: {} })[kind];

type Viewed = Omit<Invitation, 'mail' | 'mailedAt'>;

/** Invitations as those see them who manage them. */
async function viewWithMail(db: Db, rows: readonly store.InvitationRow[]): Promise<Invitation[]> {
  const mailed = await readMailed(
    db,
    rows.map(({ id }) => id),
  );
  const views = await viewInvitations(db, rows);
  return views.map((view) => ({ ...view, ...(mailed.get(view.id) ?? { mail: null, mailedAt: null }) }));
}

/** Says how the mails about invitations are worded: as they stand when the mail is sent, and not at all once they have ended. */
export function defineInvitationMails(deps: PlaceDeps & Pick<PlatformDeps, 'config'> & { mails: Mails }): void {
  const { db } = deps.database;
  deps.mails.define('invitation', async ({ invitationId, payload }) => {
    const found = invitationId && (await store.findById(db, invitationId, new Date(deps.clock.now())));
    const place = found && placeOf(found);
    if (!place) return null;
    const [view] = await viewInvitations(db, [found]);
    if (!view) return null;
    const { id, email: to, role, note, inviterName } = view;
    const news = { id, to, role, note, inviterName, kind: place.kind, placeName: found.placeName };
    return invitationLetter({ ...news, expiresAt: found.expiresAt }, deps.config.publicUrl, payload.language);
  });
}

/** Invitations as everybody concerned sees them. */
export async function viewInvitations(db: Db, rows: readonly store.InvitationRow[]): Promise<Viewed[]> {
  const people = await readPeople(
    db,
    rows.flatMap((row) => row.inviterId ?? []),
  );
  return rows.map(({ id, email, role, createdAt, expiresAt, note, inviterId }) => {
    const inviter = inviterId === null ? undefined : people.get(inviterId);
    const inviterName = inviter ? nameOf(inviter) : '';
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return { id, email, role, ...times, note: note ?? '', inviterName };
  });
}
