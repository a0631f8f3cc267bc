import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Fault } from '#contract/base/fault.ts';
import { addressKey } from './address-key.ts';

const MINUTE_MS = 60_000;

/**
 * Counts calls by their address, whoever is signed in, so that many accounts of one person have no more than one address may.
 * `mostOf`: so many a minute; null for calls that are not counted. An address that is not of the public network is a proxy's
 * that was not named as one, or a neighbour's, and says nothing.
 */
export function shareLimits(
  app: FastifyInstance,
  mostOf: (request: FastifyRequest) => number | null,
  now: () => number = () => performance.now(),
): void {
  const counts = new Map<string, { since: number; count: number }>();
  app.addHook('onRequest', async (request) => {
    const most = mostOf(request);
    if (most === null || !isPublic(request.ip)) return;
    const at = now();
    for (const [old, { since }] of counts) {
      if (at - since < MINUTE_MS) break;
      counts.delete(old);
    }
    const key = `${request.method} ${request.routeOptions.url} ${addressKey(request.ip)}`;
    const known = counts.get(key) ?? { since: at, count: 0 };
    known.count += 1;
    counts.set(key, known);
    if (known.count <= most) return;
    throw new Fault('too-many', undefined, { retryAfterSec: Math.ceil((known.since + MINUTE_MS - at) / 1_000) });
  });
}

const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
