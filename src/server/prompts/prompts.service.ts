import type { z } from 'zod';
import { can, type Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { OURS } from '#contract/limits.ts';
import { byUse } from '#contract/prompts/order.ts';
import type { newPrompt, Prompt, PromptFields, PromptVersion } from '#contract/prompts/prompts.schema.ts';
import { holdOrg } from '../orgs/orgs.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Db } from '../platform/db/db.ts';
import * as store from './prompts.store.ts';

export type PromptDeps = Pick<PlatformDeps, 'database' | 'clock'>;
type ReadDeps = Pick<PlatformDeps, 'database'>;

/** The person's own prompts, and those that members of his organisations share with them. */
export async function listPrompts({ database: { db } }: ReadDeps, actor: Actor): Promise<Prompt[]> {
  const rows = await store.listSeen(db, actor.id, OURS.promptsListed);
  return (await viewPrompts(db, actor, rows)).sort(byUse);
}

/** Everything of this kind that belongs to somebody, with its history. */
export async function readOwnPrompts({ database: { db } }: ReadDeps, userId: string): Promise<object[]> {
  const own = await store.listOwn(db, userId);
  return Promise.all(
    own.map(async ({ id, name, text, updatedAt }) => {
      const versions = (await store.listVersions(db, id)).map(toVersion);
      return { name, text, updatedAt: updatedAt.toISOString(), versions };
    }),
  );
}

/** Throws Fault 'conflict' where the person keeps as many as he may, 'not-found' as `sharePrompt`. */
export async function createPrompt(
  deps: PromptDeps,
  actor: Actor,
  fields: z.output<typeof newPrompt>,
): Promise<Prompt> {
  const now = deps.clock.now();
  const id = newId(now);
  return deps.database.tx(async (tx) => {
    await store.holdOwner(tx, actor.id);
    if ((await store.countOwn(tx, actor.id)) >= OURS.promptsPerPerson) {
      const said = `프롬프트는 ${OURS.promptsPerPerson}개까지 둘 수 있어요. 쓰지 않는 것을 지워 주세요.`;
      throw new Fault('conflict', said);
    }
    await demandShareable(tx, actor, fields.orgId);
    await store.writePrompt(tx, { ...fields, id, ownerId: actor.id, updatedAt: new Date(now) });
    return readPrompt(tx, actor, id);
  });
}

/** Throws Fault 'not-found', 'not-allowed' for what somebody else shares. */
export async function changePrompt(
  deps: PromptDeps,
  actor: Actor,
  promptId: string,
  fields: PromptFields,
): Promise<Prompt> {
  return deps.database.tx(async (tx) => {
    await rewrite(deps, tx, await demandOwn(tx, actor, promptId), fields);
    return readPrompt(tx, actor, promptId);
  });
}

/** Gives a prompt other words, and keeps those that it had. */
async function rewrite(deps: PromptDeps, tx: Db, was: store.PromptRow, { name, text }: PromptFields): Promise<void> {
  if (was.name === name && was.text === text) return;
  const now = deps.clock.now();
  const version = { id: newId(now), promptId: was.id, name: was.name, text: was.text, savedAt: was.updatedAt };
  await store.writeVersion(tx, version, OURS.promptVersions);
  await store.changePrompt(tx, was.id, { name, text, updatedAt: new Date(now) });
}

/** Throws Fault 'not-found', 'not-allowed'. */
export async function removePrompt({ database }: ReadDeps, actor: Actor, promptId: string): Promise<void> {
  await database.tx(async (tx) => {
    await demandOwn(tx, actor, promptId);
    await store.removePrompt(tx, promptId);
  });
}

/** Throws Fault 'not-found' also for an organisation of which the person is no member, 'not-allowed'. */
export async function sharePrompt(
  { database }: ReadDeps,
  actor: Actor,
  promptId: string,
  orgId: string | null,
): Promise<Prompt> {
  return database.tx(async (tx) => {
    await demandOwn(tx, actor, promptId);
    await demandShareable(tx, actor, orgId);
    await store.changePrompt(tx, promptId, { orgId });
    return readPrompt(tx, actor, promptId);
  });
}

/** Throws Fault 'not-found'. */
export async function pinPrompt(
  { database }: ReadDeps,
  actor: Actor,
  promptId: string,
  isPinned: boolean,
): Promise<void> {
  if (!(await store.markSeen(database.db, actor.id, promptId, { isPinned }))) throw new Fault('not-found');
}

/** Throws Fault 'not-found'. */
export async function usePrompt({ database, clock }: PromptDeps, actor: Actor, promptId: string): Promise<void> {
  const usedAt = new Date(clock.now());
  if (!(await store.markSeen(database.db, actor.id, promptId, { usedAt }))) throw new Fault('not-found');
}

/** How a prompt of his own read before, latest first: what came before it was shared is nobody else's. Throws Fault. */
export async function readVersions({ database }: ReadDeps, actor: Actor, promptId: string): Promise<PromptVersion[]> {
  return database.tx(async (tx) => {
    await demandOwn(tx, actor, promptId);
    return (await store.listVersions(tx, promptId)).map(toVersion);
  });
}

/** Throws Fault 'not-found', 'not-allowed'. */
export async function restoreVersion(
  deps: PromptDeps,
  actor: Actor,
  promptId: string,
  versionId: string,
): Promise<Prompt> {
  return deps.database.tx(async (tx) => {
    const was = await demandOwn(tx, actor, promptId);
    const version = await store.findVersion(tx, promptId, versionId);
    if (!version) throw new Fault('not-found');
    await rewrite(deps, tx, was, version);
    return readPrompt(tx, actor, promptId);
  });
}

async function demandShareable(tx: Db, actor: Actor, orgId: string | null): Promise<void> {
  if (orgId === null) return;
  if (!can(actor, 'org.read', { role: await holdOrg(tx, orgId, actor.id) })) throw new Fault('not-found');
}

/** Held until the transaction ends. Throws Fault 'not-found', 'not-allowed' for one that somebody else shares. */
async function demandOwn(tx: Db, actor: Actor, promptId: string): Promise<store.PromptRow> {
  const own = await store.holdOwn(tx, actor.id, promptId);
  if (own) return own;
  const isSeen = (await store.findSeen(tx, actor.id, promptId)) !== null;
  throw isSeen ? new Fault('not-allowed', '이 프롬프트는 만든 사람만 바꿀 수 있어요.') : new Fault('not-found');
}

async function readPrompt(tx: Db, actor: Actor, promptId: string): Promise<Prompt> {
  const row = await store.findSeen(tx, actor.id, promptId);
  const [prompt] = row ? await viewPrompts(tx, actor, [row]) : [];
  if (!prompt) throw new Fault('not-found');
  return prompt;
}

async function viewPrompts(db: Db, actor: Actor, rows: readonly store.SeenRow[]): Promise<Prompt[]> {
  const people = await readPeople(db, new Set(rows.map((row) => row.ownerId)));
  return rows.map(({ ownerId, orgId, orgName, updatedAt, usedAt, ...row }) => {
    const owner = people.get(ownerId);
    return {
      ...row,
      isMine: ownerId === actor.id,
      ownerName: (owner && nameOf({ ...owner, email: null })) || null,
      org: orgId === null ? null : { id: orgId, name: orgName ?? '' },
      updatedAt: new Date(updatedAt).toISOString(),
      usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
    };
  });
}

const toVersion = ({ id, name, text, savedAt }: store.VersionRow): PromptVersion => ({
  id,
  name,
  text,
  savedAt: savedAt.toISOString(),
});
