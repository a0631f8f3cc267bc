import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#contract/base/fault.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from acting with a visitor's cookies. What changes something, and what opens a socket, must come from our
 * own pages: browsers say so in Sec-Fetch-Site, and where that is missing in Origin. A request with neither header comes from a
 * program, not from a page; it passes when it carries no cookie that a page could have abused, and must otherwise state Origin.
 */
export function demandSameOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    const isAllowed = isSocket
      ? request.headers.origin === publicUrl
      : SAFE.has(request.method) || isOwn(request, publicUrl);
    if (!isAllowed) throw new Fault('not-allowed', 'The request did not come from a page of this site.');
  });
}

function isOwn({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return headers.cookie === undefined;
}
