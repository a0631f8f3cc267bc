import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Link, linkFields, LinkRules, ListedLink, newLink } from '#contract/sharing/links.schema.ts';
import { announceAccess } from '../live/access-news.ts';
import { readPeople } from '../people/people.service.ts';
import type { Config } from '../platform/config.ts';
import { openSealedText, sealText } from '../platform/sealed-text.ts';
import { readSecret } from '../platform/secrets.ts';
import { chatColumns, newChatColumns, readChatFacts, viewChat, type ChatFacts } from './chat-links.ts';
import { hashPassword } from './link-password.ts';
import * as store from './links.store.ts';
import type { SharingDeps } from './shared-people.ts';

export type LinkDeps = SharingDeps & { config: Pick<Config, 'publicUrl' | 'publicLinks' | 'sealingKey'> };

/** So many days and people a join link takes. */
const JOIN = { days: 7, uses: 20 } as const;
/** So many links a canvas has. */
const MOST_LINKS = 50;
export const MOST_WRONG_PASSWORDS = 100;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const sealingKeyOf = async ({ database, config }: LinkDeps): Promise<string> =>
  config.sealingKey ?? readSecret(database.db, 'links', () => randomBytes(32).toString('base64url'));

export async function listLinks(deps: LinkDeps, boardId: string): Promise<Link[]> {
  const rows = await store.listLinks(deps.database.db, boardId);
  const key = rows.length > 0 ? await sealingKeyOf(deps) : '';
  const factsOf = await readChatFacts(deps.database.db, boardId, rows);
  const rules = await store.findRules(deps.database.db, boardId);
  return rows.map((row) => viewLink(deps, row, { key, rules, facts: factsOf(row) }));
}

/** Throws Fault 'not-allowed' where the organisation or the instance allows no such link, 'conflict' for too many. */
export async function createLink(
  deps: LinkDeps,
  actor: Actor,
  boardId: string,
  { kind, password, chat, ...fields }: z.output<typeof newLink>,
): Promise<Link> {
  const now = deps.clock.now();
  const passwordHash = password ? await hashPassword(password) : null;
  const key = await sealingKeyOf(deps);
  const id = newId(now);
  return deps.database.tx(async (tx) => {
    // A chat spends: where only looking is allowed there is none.
    const role = kind === 'chat' ? 'viewer' : fields.role;
    demandAllowed(deps, await store.findRules(tx, boardId), kind === 'chat' ? 'editor' : role);
    if ((await store.listLinks(tx, boardId)).length >= MOST_LINKS)
      throw new Fault('conflict', `캔버스 하나에는 링크를 ${MOST_LINKS}개까지 둘 수 있어요.`);
    const isJoin = kind === 'join';
    await store.writeLink(tx, {
      id,
      boardId,
      kind,
      role,
      label: fields.label ?? '',
      ...newToken(key, id),
      passwordHash,
      expiresAt: endOf(fields.expiresAt, isJoin ? now + JOIN.days * DAY_MS : null),
      allowCopy: fields.allowCopy ?? false,
      maxUses: isJoin ? JOIN.uses : null,
      ...(kind === 'chat' && (await newChatColumns(tx, boardId, chat))),
      createdBy: actor.id,
      createdAt: new Date(now),
    });
    await announceAccess(deps, { placeId: boardId }, tx);
    return readLink(deps, tx, { boardId, id, key });
  });
}

/** What it opens changes at once, also for those who came by it. Throws Fault 'not-found', 'not-allowed'. */
export async function changeLink(
  deps: LinkDeps,
  boardId: string,
  id: string,
  { password, expiresAt, role, chat, ...fields }: z.output<typeof linkFields>,
): Promise<Link> {
  const passwordHash = password ? await hashPassword(password) : null;
  const key = await sealingKeyOf(deps);
  return deps.database.tx(async (tx) => {
    const row = await store.findLink(tx, boardId, id);
    if (!row) throw new Fault('not-found');
    const isChat = row.kind === 'chat';
    if (role && !isChat) demandAllowed(deps, await store.findRules(tx, boardId), role);
    if (chat && !isChat) throw new Fault('bad-input', 'This is no link of a chat.');
    const changed = {
      ...fields,
      ...(role && !isChat && { role }),
      ...(chat && (await chatColumns(tx, boardId, chat))),
      ...(expiresAt !== undefined && { expiresAt: endOf(expiresAt, null) }),
      ...(password !== undefined && { passwordHash, wrongPasswords: 0, passwordVersion: row.passwordVersion + 1 }),
    };
    // What does not fit its kind is passed over: then nothing may be left to write.
    if (Object.keys(changed).length > 0) await store.changeLink(tx, boardId, id, changed);
    await announceAccess(deps, { boardId }, tx);
    await announceAccess(deps, { placeId: boardId }, tx);
    return readLink(deps, tx, { boardId, id, key });
  });
}

/** Throws Fault 'not-found'. */
export async function renewLink(deps: LinkDeps, boardId: string, id: string): Promise<Link> {
  const key = await sealingKeyOf(deps);
  return deps.database.tx(async (tx) => {
    const row = await store.findLink(tx, boardId, id);
    if (!row) throw new Fault('not-found');
    // Who came by the old address comes by it no more.
    const passwordVersion = row.passwordVersion + 1;
    await store.changeLink(tx, boardId, id, { ...newToken(key, id), passwordVersion, uses: 0 });
    await announceAccess(deps, { boardId }, tx);
    await announceAccess(deps, { placeId: boardId }, tx);
    return readLink(deps, tx, { boardId, id, key });
  });
}

/** Throws Fault 'not-found'. */
export function removeLink(deps: LinkDeps, boardId: string, id: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    if (!(await store.changeLink(tx, boardId, id, { offAt: new Date(deps.clock.now()) }))) throw new Fault('not-found');
    await announceAccess(deps, { boardId }, tx);
  });
}

/** Every link to the canvases of a person. */
export const listOwnLinks = async (deps: LinkDeps, actor: Actor): Promise<ListedLink[]> =>
  viewListed(deps, await store.listOwnedBy(deps.database.db, actor.id));

export async function listOrgLinks(deps: LinkDeps, orgId: string): Promise<{ rules: LinkRules; links: ListedLink[] }> {
  const { db } = deps.database;
  return { rules: await store.readRules(db, orgId), links: await viewListed(deps, await store.listOfOrg(db, orgId)) };
}

/** Who came by a link that is not allowed any more leaves at once; links rest, and are not deleted. */
export function changeLinkRules(deps: LinkDeps, orgId: string, rules: LinkRules): Promise<LinkRules> {
  return deps.database.tx(async (tx) => {
    for (const boardId of await store.writeRules(tx, orgId, rules)) await announceAccess(deps, { boardId }, tx);
    return rules;
  });
}

function newToken(key: string, id: string) {
  const token = randomBytes(16).toString('base64url');
  return { tokenHash: hashToken(token), tokenSealed: sealText(key, token, id) };
}

const endOf = (iso: string | null | undefined, usual: number | null): Date | null => {
  if (iso) return new Date(iso);
  return usual === null ? null : new Date(usual);
};

function demandAllowed({ config }: LinkDeps, rules: LinkRules | null, role: Link['role']): void {
  const mode = config.publicLinks === 'all' ? (rules?.mode ?? 'all') : config.publicLinks;
  if (rules?.mode === 'off' || mode === 'off') throw new Fault('not-allowed', '이 캔버스는 링크로 공유할 수 없어요.');
  if ((rules?.mode === 'view' || mode === 'view') && role !== 'viewer')
    throw new Fault('not-allowed', '보기 링크만 만들 수 있어요.');
}

async function readLink(
  deps: LinkDeps,
  tx: Parameters<typeof store.findLink>[0],
  { boardId, id, key }: { boardId: string; id: string; key: string },
): Promise<Link> {
  const row = await store.findLink(tx, boardId, id);
  if (!row) throw new Fault('not-found');
  const facts = (await readChatFacts(tx, boardId, [row]))(row);
  return viewLink(deps, row, { key, rules: await store.findRules(tx, boardId), facts });
}

type Viewed = Pick<
  store.LinkRow,
  'id' | 'kind' | 'role' | 'label' | 'passwordHash' | 'wrongPasswords' | 'allowCopy' | 'uses' | 'maxUses'
> & { expiresAt: Date | null; createdAt: Date; lastUsedAt: Date | null };

const viewFacts = (row: Viewed): Omit<Link, 'url' | 'chat' | 'held'> => ({
  id: row.id,
  kind: row.kind,
  role: row.role,
  label: row.label,
  hasPassword: row.passwordHash !== null,
  isLocked: row.passwordHash !== null && row.wrongPasswords >= MOST_WRONG_PASSWORDS,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  allowCopy: row.allowCopy,
  uses: row.uses,
  maxUses: row.maxUses,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** Whose switch keeps a link from giving what it says. A chat spends: it rests where only looking is allowed. */
function holderOf(
  { publicLinks }: LinkDeps['config'],
  rules: Awaited<ReturnType<typeof store.findRules>>,
  { kind, role }: Pick<store.LinkRow, 'kind' | 'role'>,
): Link['held'] {
  if (publicLinks === 'off' || (publicLinks === 'view' && kind === 'chat')) return { by: null, isOff: true };
  if (!rules || rules.mode === 'all') return null;
  const isOff = rules.mode === 'off' || kind === 'chat';
  return isOff || role !== 'viewer' ? { by: rules.orgName, isOff } : null;
}

/** `url` is empty where the key that sealed it is another one now: it can be renewed. */
const viewLink = (
  { config }: LinkDeps,
  row: store.LinkRow,
  { key, rules, facts }: { key: string; rules: Awaited<ReturnType<typeof store.findRules>>; facts: ChatFacts },
): Link => {
  const token = openSealedText(key, row.tokenSealed, row.id);
  return {
    ...viewFacts(row),
    held: holderOf(config, rules, row),
    chat: viewChat(row, facts),
    url: token === null ? '' : `${config.publicUrl}/s/${token}`,
  };
};

async function viewListed(deps: LinkDeps, rows: readonly store.Listed[]): Promise<ListedLink[]> {
  const makers = await readPeople(
    deps.database.db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
  return rows.map((row) => {
    const maker = row.createdBy === null ? undefined : makers.get(row.createdBy);
    const dates = { expiresAt: dateOf(row.expiresAt), lastUsedAt: dateOf(row.lastUsedAt) };
    return {
      ...viewFacts({ ...row, ...dates, createdAt: new Date(row.createdAt) }),
      boardId: row.boardId,
      canvasId: row.canvasId,
      projectId: row.projectId,
      canvasTitle: row.canvasTitle,
      makerName: maker ? nameOf(maker) : '',
    };
  });
}
