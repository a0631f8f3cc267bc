import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { EnteredLink, LinkFace } from '#contract/sharing/links.schema.ts';
import { readCookie, writeCookie } from '../auth/session-cookie.ts';
import { refOf } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify } from '../notifications/notifications.service.ts';
import { demandRoomForPeople, raiseMember } from '../orgs/members.service.ts';
import { readPerson } from '../people/people.service.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { isPassword, PasswordTries } from './link-password.ts';
import { hashToken, MOST_WRONG_PASSWORDS, type LinkDeps } from './links.service.ts';
import * as store from './links.store.ts';

/** The cookie of who came by a link without an account. */
const GUEST_COOKIE = 'maru-guest';
/** So long a guest is known after he was here last. */
const GUEST_MS = 90 * DAY_MS;
const HOUR_MS = 3_600_000;

/** Who comes by a link: somebody who is signed in, or a browser that may be a guest's. */
export interface LinkVisitor {
  actor: Actor | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the link asks. Throws Fault 'not-found' alike for what is unknown, off, locked or has ended. */
export async function readFace(deps: LinkDeps, token: string, visitor: LinkVisitor): Promise<LinkFace> {
  const link = await demandLink(deps, token);
  const guest = visitor.actor ? null : await findGuest(deps, visitor.request);
  return {
    kind: link.kind,
    needsPassword: link.passwordHash !== null && !(await isKnown(deps, link, visitor.actor, guest)),
    needsName: link.kind === 'board' && visitor.actor === null && (guest?.name ?? '') === '',
    needsAccount: link.kind === 'join' && visitor.actor === null,
  };
}

/**
 * Comes in by a link. Throws Fault 'not-found' as above, 'not-signed-in' where a link makes members, 'not-allowed' for a wrong
 * password, 'too-many' after five of one address, 'bad-input' for a guest without a name.
 */
export function createEnter(deps: LinkDeps, tries: PasswordTries) {
  return async (
    { token, name, password }: { token: string; name?: string | undefined; password?: string | undefined },
    visitor: LinkVisitor,
  ): Promise<EnteredLink> => {
    const link = await demandLink(deps, token);
    // A chat tells nothing of the canvas that it stands on.
    if (link.kind === 'chat') throw new Fault('not-found');
    if (link.kind === 'join' && !visitor.actor) throw new Fault('not-signed-in');
    const guest = visitor.actor ? null : await findGuest(deps, visitor.request);
    if (!(await isKnown(deps, link, visitor.actor, guest)))
      await demandPassword(deps, tries, link, { typed: password ?? '', address: addressKey(visitor.request.ip) });
    let guestId: string | null = null;
    if (visitor.actor) await enterAsPerson(deps, link, visitor.actor);
    else guestId = await enterAsGuest(deps, link, { ...visitor, name: name ?? '' });
    const owner = await readPerson(deps, link.ownerId);
    const isOut = link.projectId !== null && (await isStranger(deps, link.boardId, visitor.actor));
    const isGuest = visitor.actor === null || isOut;
    return {
      boardId: link.boardId,
      canvasId: link.canvasId,
      projectId: link.projectId,
      title: link.title,
      role: link.role,
      isGuest,
      guestId,
      ownerName: owner ? nameOf({ ...owner, email: null }) : '',
      expiresAt: link.expiresAt === null ? null : new Date(link.expiresAt).toISOString(),
      allowCopy: link.allowCopy,
    };
  };
}

/** Whether somebody has no part in the board of a project but a link. */
const isStranger = async (deps: LinkDeps, boardId: string, actor: Actor | null): Promise<boolean> =>
  actor !== null && !(await refOf(deps, 'board', boardId, actor.id))?.role;

/** Where a notice about a link leads. */
export const placeOf = ({ canvasId, projectId }: Pick<store.OpenLink, 'canvasId' | 'projectId'>) =>
  canvasId === null ? { projectId: projectId ?? '' } : { canvasId };

/** The same for a link to a chat: nobody is asked for a name. */
export function createEnterChat(deps: LinkDeps, tries: PasswordTries) {
  return async (
    { token, password }: { token: string; password?: string | undefined },
    visitor: LinkVisitor,
  ): Promise<void> => {
    const link = await demandLink(deps, token);
    if (link.kind !== 'chat') throw new Fault('not-found');
    const guest = visitor.actor ? null : await findGuest(deps, visitor.request);
    if (!(await isKnown(deps, link, visitor.actor, guest)))
      await demandPassword(deps, tries, link, { typed: password ?? '', address: addressKey(visitor.request.ip) });
    if (visitor.actor) await enterAsPerson(deps, link, visitor.actor);
    else await enterAsGuest(deps, link, { ...visitor, name: '' });
  };
}

/** Who visits a chat, under the id that his questions are kept by. */
export type Visitor = { userId: string } | { guestId: string };

/** The link to a chat and who came by it. Throws Fault 'not-found' for every other link, and for who has not entered. */
export async function demandVisit(
  deps: LinkDeps,
  token: string,
  { actor, request }: Pick<LinkVisitor, 'actor' | 'request'>,
): Promise<{ link: store.OpenLink & { nodeId: string }; visitor: Visitor }> {
  const link = await demandLink(deps, token);
  const guest = actor ? null : await findGuest(deps, request);
  const visitor = actor ? { userId: actor.id } : guest && { guestId: guest.id };
  const { nodeId } = link;
  if (
    link.kind !== 'chat' ||
    nodeId === null ||
    !visitor ||
    !(await store.hasVisited(deps.database.db, link.id, visitor))
  )
    throw new Fault('not-found');
  return { link: { ...link, nodeId }, visitor };
}

/** Whoever gave the password once is not asked for it again, as long as it stays. */
async function isKnown(
  deps: LinkDeps,
  link: store.OpenLink,
  actor: Actor | null,
  guest: { id: string } | null,
): Promise<boolean> {
  const visitor = actor ? { userId: actor.id } : guest && { guestId: guest.id };
  return visitor !== null && store.hasVisited(deps.database.db, link.id, visitor);
}

async function demandLink(deps: LinkDeps, token: string): Promise<store.OpenLink> {
  const link = deps.config.publicLinks === 'off' ? null : await store.findOpenLink(deps.database.db, hashToken(token));
  if (link?.kind === 'chat' && deps.config.publicLinks !== 'all') throw new Fault('not-found');
  if (!link || (link.passwordHash !== null && link.wrongPasswords >= MOST_WRONG_PASSWORDS))
    throw new Fault('not-found');
  return link;
}

async function demandPassword(
  deps: LinkDeps,
  tries: PasswordTries,
  link: store.OpenLink,
  { typed, address }: { typed: string; address: string },
): Promise<void> {
  if (link.passwordHash === null) return;
  const now = deps.clock.now();
  const key = `${link.id} ${address}`;
  const waitMs = tries.waitMs(key, now);
  if (waitMs > 0) throw new Fault('too-many', undefined, { retryAfterSec: Math.ceil(waitMs / 1_000) });
  // Counted before it is compared: guesses that come at once are as many as those that come in turn.
  tries.noteWrong(key, now);
  if (await isPassword(typed, link.passwordHash)) return tries.forget(key);
  const wrong = await store.noteWrongPassword(deps.database.db, link.id);
  if (wrong === MOST_WRONG_PASSWORDS && link.createdBy) {
    const place = placeOf(link);
    await notify(deps, { userId: link.createdBy, kind: 'locked', title: link.title, place, about: link.id });
  }
  throw new Fault('not-allowed', '비밀번호가 맞지 않아요.');
}

async function enterAsPerson(deps: LinkDeps, link: store.OpenLink, actor: Actor): Promise<void> {
  const now = deps.clock.now();
  const at = new Date(now);
  await deps.database.tx(async (tx) => {
    if (link.kind === 'join' && actor.id !== link.ownerId) {
      const place = { kind: 'canvas', id: link.boardId } as const;
      await raiseMember(tx, place, { id: newId(now), userId: actor.id, role: link.role, addedAt: at });
      await demandRoomForPeople(deps, tx, place, 0);
    }
    if (link.kind !== 'join')
      await store.writeVisit(tx, {
        id: newId(now),
        linkId: link.id,
        userId: actor.id,
        passwordVersion: link.passwordVersion,
        at,
      });
    await store.noteUse(tx, link.id, at);
    await announceAccess(deps, { userId: actor.id }, tx);
    await announceAccess(deps, { placeId: link.boardId }, tx);
  });
}

async function enterAsGuest(
  deps: LinkDeps,
  link: store.OpenLink,
  { request, reply, name }: LinkVisitor & { name: string },
): Promise<string> {
  const now = deps.clock.now();
  const at = new Date(now);
  const known = await findGuest(deps, request);
  if (link.kind === 'board' && name === '' && (known?.name ?? '') === '')
    throw new Fault('bad-input', '이름을 적어 주세요.');
  const token = randomBytes(24).toString('base64url');
  const guestId = known?.id ?? newId(now);
  await deps.database.tx(async (tx) => {
    if (!known)
      await store.writeGuest(tx, { id: guestId, tokenHash: hashToken(token), name, createdAt: at, lastSeenAt: at });
    else if (known.name === '' && name !== '') await store.nameGuest(tx, guestId, name);
    await store.writeVisit(tx, {
      id: newId(now),
      linkId: link.id,
      guestId,
      passwordVersion: link.passwordVersion,
      at,
    });
    await store.noteUse(tx, link.id, at);
    await announceAccess(deps, { placeId: link.boardId }, tx);
  });
  if (!known) writeCookie(deps.config, reply, { name: GUEST_COOKIE, value: token, maxAgeSec: GUEST_MS / 1_000 });
  return guestId;
}

/** Who sends a request as a guest, by the cookie that a link has given; null for who never came by one. */
export const createGuestOf =
  (deps: LinkDeps) =>
  async (request: FastifyRequest): Promise<Actor | null> => {
    const guest = await findGuest(deps, request);
    if (!guest || deps.config.publicLinks === 'off') return null;
    const now = deps.clock.now();
    if (now - guest.lastSeenAt.getTime() > HOUR_MS) await store.touchGuest(deps.database.db, guest.id, new Date(now));
    return { id: guest.id, isSystemAdmin: false, isGuest: true };
  };

async function findGuest(deps: LinkDeps, request: FastifyRequest) {
  const token = readCookie(deps.config, request, GUEST_COOKIE);
  return token === null ? null : store.findGuest(deps.database.db, hashToken(token));
}

/** Forgets guests who were not here for ninety days. */
export const forgetGuests = ({ database, clock }: Pick<LinkDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeGuestsBefore(database.db, new Date(clock.now() - GUEST_MS));
