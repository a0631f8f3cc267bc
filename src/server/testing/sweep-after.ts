import { noEngines } from '../ai/engines.ts';
import { createQuota } from '../billing/create-quota.ts';
import { createHub } from '../live/hub.ts';
import { sweepSources } from '../sources/sweep.ts';
import type { TestApp } from './make-app.ts';

/** Sweeps the sources as if it were so much later, where history is kept for so many days; null for ever. */
export const sweepAfter = ({ deps }: TestApp, ms = 0, historyDays: number | null = null) =>
  sweepSources({
    ...deps,
    config: { ...deps.config, historyDays },
    hub: createHub(),
    engines: noEngines,
    quota: createQuota(deps),
    readingEnded: async () => {},
    textChanged: async () => {},
    clock: { now: () => deps.clock.now() + ms },
  });
