import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import { normalEmail } from '../auth/may-enter.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Invitation, newInvitation } from '#contract/orgs/orgs.schema.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import * as store from './invitations.store.ts';
import { demandManager, demandPlace } from './members.service.ts';
import { inviteOf, type Place, type PlaceDeps } from './place.ts';

export async function readInvitations(deps: PlaceDeps, place: Place): Promise<Invitation[]> {
  const { db } = deps.database;
  const living = (await store.listInvitations(db, place)).filter((row) => row.expiresAt.getTime() > deps.clock.now());
  return viewInvitations(db, living);
}

/**
 * Offers a place to an address; whoever has proven it is told at once. The answer is the same whether anybody has.
 * Throws Fault 'not-found', 'not-allowed', 'plan-limit', and 'conflict' for a member's address.
 */
export function invite(
  deps: PlaceDeps,
  actor: Actor,
  place: Place,
  wanted: z.output<typeof newInvitation>,
): Promise<Invitation> {
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
    await demandPlace(deps, tx, place, await store.countInvitations(tx, place));
    const [invitation] = await viewInvitations(tx, [row]);
    if (!invitation) throw new Error('the invitation was not written');
    if (isNew) await tellAddressees(deps, tx, place, title, { ...invitation, inviterId: actor.id });
    return invitation;
  });
}

/** So long somebody may accept. */
const INVITATION_MS = 30 * DAY_MS;

async function tellAddressees(
  deps: PlaceDeps,
  tx: Db,
  place: Place,
  title: string,
  invitation: Invitation & { inviterId: string },
) {
  for (const userId of await store.listAddressees(tx, invitation.email)) {
    const { id: invitationId, inviterName, inviterId: personId } = invitation;
    const news = { userId, kind: 'invited', title, detail: inviterName || null, personId, invitationId } as const;
    await notify(deps, { ...news, place: linkTo(place) }, tx);
  }
}

/** Throws Fault 'not-found', 'not-allowed'. */
export function withdraw(deps: PlaceDeps, actor: Actor, place: Place, invitationId: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, place, actor);
    if (!(await store.removeInvitation(tx, place, invitationId))) throw new Fault('not-found');
  });
}

/** Takes away invitations that nobody can accept any more. */
export const forgetInvitations = ({ database, clock }: Pick<PlaceDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeExpired(database.db, new Date(clock.now()));

/** A place as notifications name it. */
export const linkTo = ({ kind, id }: Place) => ({ org: { orgId: id }, project: { projectId: id }, canvas: {} })[kind];

/** Invitations as everybody concerned sees them. */
export async function viewInvitations(db: Db, rows: readonly store.InvitationRow[]): Promise<Invitation[]> {
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
