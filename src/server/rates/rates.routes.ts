import type { FastifyInstance } from 'fastify';
import { ratesApi } from '#contract/rates/rates.api.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { keepRateCard, readRateCard } from './rates.service.ts';

/** Mounts everybody's own list of prices. */
export function mountRates(
  app: FastifyInstance,
  http: MountDeps,
  deps: Pick<PlatformDeps, 'database' | 'clock'>,
): void {
  mount(app, http, ratesApi.read, ({ actor }) => readRateCard(deps, actor.id));
  mount(app, http, ratesApi.keep, ({ actor, body }) => keepRateCard(deps, actor.id, body));
}
