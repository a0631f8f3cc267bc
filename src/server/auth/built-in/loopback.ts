import type { Config } from '../../platform/config.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';

/** Whether a host name means this machine: localhost, 127.0.0.0/8, ::1. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** The host name of a Host header, without its port. */
export const hostNameOf = (header: string): string => header.replace(/:\d*$/, '');

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
