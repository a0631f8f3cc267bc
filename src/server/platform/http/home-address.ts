import type { FastifyRequest } from 'fastify';

/** Whether a host name means this machine: localhost, 127.0.0.0/8, ::1. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** The host name of a Host header, without its port. */
export const hostNameOf = (header: string): string => header.replace(/:\d*$/, '');

/**
 * Cookies, sockets and changes know host names, not machines: a page opened under 127.0.0.1 could do nothing where the public
 * name is localhost. Answers the address to go to instead; null when the name is right, or not ours to judge (behind a proxy).
 */
export function findHomeAddress(publicUrl: string, request: FastifyRequest): string | null {
  const [here, home] = [hostNameOf(request.host), new URL(publicUrl).hostname];
  const isLocal = isLoopback(here) && isLoopback(home) && request.headers['x-forwarded-host'] === undefined;
  // Joined as texts: an address that begins with two slashes must not name another host.
  return isLocal && here.toLowerCase() !== home ? `${publicUrl}${request.url}` : null;
}
