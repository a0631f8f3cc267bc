import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { hostNameOf, isLoopback } from '../../platform/http/home-address.ts';

/** What proxies, tunnels and CDNs write into a request that they pass on, beside every name that begins with X-Forwarded. */
const FORWARDING = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-for',
  'x-original-host',
  'x-proxyuser-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'tailscale-user-login',
]);
const isForwarding = (name: string): boolean => FORWARDING.has(name) || name.startsWith('x-forwarded');

type Incoming = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'socket'>;

/**
 * Whether a request was made by a program of this machine, as far as a request can tell: it comes from a loopback address,
 * names a loopback host, was passed on by nobody, and no page of another site sends it. HTTP/1.0 is what nginx speaks to the
 * servers behind it where nobody has chosen otherwise, with their own address as host; no browser speaks it.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: Incoming): boolean {
  if (httpVersion === '1.0' || Object.keys(headers).some(isForwarding)) return false;
  if (!isLoopbackAddress(socket.remoteAddress)) return false;
  if (!isLoopback(hostNameOf(headers.host ?? ''))) return false;
  const { origin } = headers;
  // A page that tells nobody where it is has the origin 'null'.
  return origin === undefined || origin === 'null' || isAddressOfHere(origin);
}

/**
 * Whether a form was sent by a page that somebody at this machine has open. A browser tells of every form where its page was
 * got from: behind a proxy that rewrites the host, and says nothing of itself, that is the public name.
 */
export function isFormFromThisMachine(request: Incoming): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== 'null' && isFromThisMachine(request);
}

const isAddressOfHere = (address: string): boolean => URL.canParse(address) && isLoopback(new URL(address).hostname);

function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'loopback';
}
