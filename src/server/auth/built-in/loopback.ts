import type { Config } from '../../platform/config.ts';
import { isLoopback } from '../../platform/http/home-address.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';

/**
 * The built-in provider believes whatever name is typed, so it serves people at this machine only. Throws StartRefusal
 * where others could reach it.
 */
export function demandLoopback(config: Pick<Config, 'host' | 'publicUrl' | 'isProduction'>): void {
  const reasons = [
    config.isProduction && 'NODE_ENV is production',
    !isLoopback(config.host) && `HOST is ${config.host}`,
    !isLoopback(new URL(config.publicUrl).hostname) && `PUBLIC_URL is ${config.publicUrl}`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return;
  throw new StartRefusal(
    `No identity provider is configured, and the built-in one serves this machine only, because it believes whatever ` +
      `name is typed; but ${reasons.join(', and ')}. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, ` +
      `OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or keep HOST and PUBLIC_URL on 127.0.0.1 or localhost.`,
  );
}
