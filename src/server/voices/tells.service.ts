import { phrasesOf, readOwnTells, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import type { KeptTells } from '#contract/voices/voices.schema.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './tells.store.ts';

type TellDeps = Pick<PlatformDeps, 'database' | 'clock'>;

export async function readTells({ database }: Pick<TellDeps, 'database'>, userId: string): Promise<KeptTells> {
  const row = await store.findTells(database.db, userId);
  return { phrases: row?.phrases ?? [], off: row?.off ?? [], changedAt: row?.changedAt.toISOString() ?? null };
}

/** Answers the list that holds from now on: with `onlyFirst` that may be another one than was sent. */
export async function keepTells(
  deps: TellDeps,
  userId: string,
  { onlyFirst, ...sent }: OwnTells & { onlyFirst: boolean },
): Promise<KeptTells> {
  const { off } = readOwnTells(JSON.stringify(sent));
  const row = {
    userId,
    phrases: phrasesOf(sent.phrases.join('\n')),
    off: [...off],
    changedAt: new Date(deps.clock.now()),
  };
  await store.writeTells(deps.database.db, row, onlyFirst);
  return readTells(deps, userId);
}
