import type { z } from 'zod';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { knowledgeFields, KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './knowledge.store.ts';

export type KnowledgeDeps = Pick<PlatformDeps, 'database' | 'clock'>;
type Fields = z.output<typeof knowledgeFields>;

export async function listKnowledge(deps: Pick<KnowledgeDeps, 'database'>): Promise<KnowledgeItem[]> {
  return (await store.listKnowledge(deps.database.db)).map(toItem);
}

/** What every AI chat is told before its sources: the active items, highest priority first. */
export async function readActiveKnowledge(deps: Pick<KnowledgeDeps, 'database'>, db?: Db): Promise<KnowledgeItem[]> {
  return (await store.listActive(deps.database, 'all', db)).map(toItem);
}

export async function createKnowledge(deps: KnowledgeDeps, fields: Fields): Promise<KnowledgeItem> {
  const now = deps.clock.now();
  const at = new Date(now);
  return demand(
    await store.writeKnowledge(deps.database.db, { ...fields, id: newId(now), createdAt: at, updatedAt: at }),
  );
}

/** Throws Fault 'not-found'. */
export async function updateKnowledge(deps: KnowledgeDeps, id: string, fields: Fields): Promise<KnowledgeItem> {
  const updatedAt = new Date(deps.clock.now());
  return demand(await store.changeKnowledge(deps.database.db, id, { ...fields, updatedAt }));
}

/** Throws Fault 'not-found'. */
export async function removeKnowledge(deps: Pick<KnowledgeDeps, 'database'>, id: string): Promise<void> {
  demand(await store.removeKnowledge(deps.database.db, id));
}

function demand(row: store.KnowledgeRow | null): KnowledgeItem {
  if (!row) throw new Fault('not-found');
  return toItem(row);
}

const toItem = (row: store.KnowledgeRow): KnowledgeItem => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
