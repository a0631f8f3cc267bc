import type { FastifyReply, FastifyRequest } from 'fastify';

type Site = { publicUrl: string };

const isSecure = (site: Site) => site.publicUrl.startsWith('https:');

/** Over https a cookie carries __Host-: no other host and no plain http page can set or read it. */
const nameOf = (site: Site, name: string) => (isSecure(site) ? `__Host-${name}` : name);

/** The value of one of our cookies; null when there is none. Of several with one name the first counts, as browsers sort them. */
export function readCookie(site: Site, request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const start = `${nameOf(site, name)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

interface Cookie {
  name: string;
  /** Of characters that need no quoting: base64url and dots. */
  value: string;
  maxAgeSec: number;
}

/** Sets a cookie for this host only that no script can read. */
export function writeCookie(site: Site, reply: FastifyReply, { name, value, maxAgeSec }: Cookie): void {
  if (!/^[\w.-]*$/.test(value)) throw new Error(`the value of the cookie ${name} needs quoting`);
  const attributes = [
    'Path=/',
    `Max-Age=${maxAgeSec}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(site) ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', `${nameOf(site, name)}=${value}; ${attributes.join('; ')}`);
}

export const dropCookie = (site: Site, reply: FastifyReply, name: string): void =>
  writeCookie(site, reply, { name, value: '', maxAgeSec: 0 });

/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'maru-session';
/** The cookie that holds a sign-in on its way, bound to the browser that began it. */
export const LOGIN_COOKIE = 'maru-login';
