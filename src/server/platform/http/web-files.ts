import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { isApiPath } from './headers.ts';
import { findHomeAddress } from './home-address.ts';
import { readAccessPage, readFilled, readLandingPage, type Places } from './landing-page.ts';
import type { AccessPort } from './mount.ts';
import { sendFault } from './on-fault.ts';
import { readScreenPages } from './screen-pages.ts';

const HOUR_MS = 60 * 60 * 1_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Names of built files carry a hash of their content: what lies under such a name never changes. */
const ASSETS = '/assets/';
/** What tells search engines where to look; absolute addresses stand in it. */
const FOR_ROBOTS = ['robots.txt', 'sitemap.xml'];
const isPage = ({ method, url }: FastifyRequest) => {
  const [where = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') && !isApiPath(url) && !/^\/idp(\/|$)/.test(where) && !/\.\w+$/.test(where)
  );
};

/**
 * Serves the built web from `directory`, to browsers under its public name only: landing.html at '/' to visitors,
 * access.html at '/access', app.html at '/' to the signed-in and at every other page address, hashed files for ever.
 * Whatever else is not found answers 404 as a fault body.
 */
export async function serveWeb(
  app: FastifyInstance,
  directory: string,
  places: Places,
  actorOf: AccessPort['actorOf'],
): Promise<void> {
  const { publicUrl } = places;
  const isBuilt = existsSync(path.join(directory, 'app.html'));
  const policy = { open: 'the program itself, the same for everybody' };
  const screenPageOf = readScreenPages(directory, places);
  const isVisitor = async (request: FastifyRequest) => !(await actorOf(request).catch(() => null));
  /** Nothing is read ahead for visitors, who are led to the login. */
  const sendApplication = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSharedLink(request)) return asPage(hideAddress(reply)).sendFile('app.html', { cacheControl: false });
    const sendScreen = screenPageOf(request);
    if (sendScreen && !(await isVisitor(request))) return sendScreen(request, asPage(reply));
    return asPage(reply).sendFile('app.html', { cacheControl: false });
  };
  if (isBuilt) {
    await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true });
    app.get(`${ASSETS}*`, { config: { policy } }, (request, reply) =>
      reply.sendFile(request.url.slice(1).split('?')[0] ?? '', { maxAge: YEAR_MS, immutable: true }),
    );
    for (const name of listPlainFiles(directory)) {
      app.get(`/${name}`, { config: { policy } }, (_request, reply) => reply.sendFile(name, { maxAge: HOUR_MS }));
    }
    for (const name of FOR_ROBOTS.filter((name) => existsSync(path.join(directory, name)))) {
      const send = readFilled(directory, name, places);
      app.get(`/${name}`, { config: { policy } }, (request, reply) =>
        send(request, reply.header('cache-control', `public, max-age=${HOUR_MS / 1_000}`)),
      );
    }
    const sendAccess = readAccessPage(directory, places);
    app.get('/access', { config: { policy } }, async (request, reply) => {
      const home = wantsPage(request) ? findHomeAddress(publicUrl, request) : null;
      return home ? goHome(reply, home) : sendAccess(request, asPage(reply));
    });
    const sendLanding = readLandingPage(directory, places);
    app.get('/', { config: { policy } }, async (request, reply) => {
      const home = wantsPage(request) ? findHomeAddress(publicUrl, request) : null;
      if (home) return goHome(reply, home);
      return (await isVisitor(request)) ? sendLanding(request, asPage(reply)) : sendApplication(request, reply);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request) && isBuilt) {
      const home = wantsPage(request) ? findHomeAddress(publicUrl, request) : null;
      return home ? goHome(reply, home) : sendApplication(request, reply);
    }
    const isUnbuilt = isPage(request) && !isBuilt;
    return sendFault(
      request,
      reply,
      new Fault('not-found', isUnbuilt ? 'The web is not built: npm run build.' : undefined),
    );
  });
}

/** What lies beside the pages under a name of its own: the icon, the script before the first paint. */
const listPlainFiles = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\w-][\w.-]*\.\w+$/.test(entry.name) && !/\.(html|br|gz)$/.test(entry.name))
    .filter((entry) => !FOR_ROBOTS.includes(entry.name))
    .map((entry) => entry.name);

/** The address is the key: it is kept out of indexes and of what other sites are told. */
const isSharedLink = ({ url }: FastifyRequest): boolean => url.startsWith('/s/');
const hideAddress = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');

const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

const goHome = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 302);

const asPage = (reply: FastifyReply): FastifyReply =>
  reply.code(200).header('cache-control', 'private, no-cache').header('vary', 'cookie');
