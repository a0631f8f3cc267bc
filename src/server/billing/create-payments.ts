import type { PlatformDeps } from '../platform/deps.ts';
import type { Payments } from './payments.ts';

/** Null where nothing is sold; the payment provider's library is loaded only where something is. */
export async function createPayments({ config, log }: Pick<PlatformDeps, 'config' | 'log'>): Promise<Payments | null> {
  if (!config.billing) return null;
  const { createStripePayments } = await import('./stripe-payments.ts');
  return createStripePayments(config.billing, log);
}
