import type { z } from 'zod';
import type { ratesApi, RateCardView } from '#contract/rates/rates.api.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './rates.store.ts';

type RateDeps = Pick<PlatformDeps, 'database' | 'clock'>;

export async function readRateCard(deps: Pick<RateDeps, 'database'>, userId: string): Promise<RateCardView> {
  const row = await store.findRateCard(deps.database.db, userId);
  return { text: row?.text ?? '', changedAt: row?.changedAt.toISOString() ?? null };
}

/** Answers the rate card that holds from now on: with `onlyFirst` that may be another one than was sent. */
export async function keepRateCard(
  deps: RateDeps,
  userId: string,
  { text, onlyFirst }: z.output<typeof ratesApi.keep.body>,
): Promise<RateCardView> {
  const row = { userId, text, changedAt: new Date(deps.clock.now()) };
  await store.writeRateCard(deps.database.db, row, onlyFirst);
  return readRateCard(deps, userId);
}
