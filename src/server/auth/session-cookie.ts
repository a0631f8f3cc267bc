import type { FastifyReply, FastifyRequest } from 'fastify';

type Site = { publicUrl: string };

const isSecure = (site: Site) => site.publicUrl.startsWith('https:');

/** Over https a cookie carries __Host-: no other host and no plain http page can set or read it. */
const nameOf = (site: Site, name: string) => (isSecure(site) ? `__Host-${name}` : name);

/** The value of one of our cookies; null when there is none. Of several with one name the first counts, as browsers sort them. */
export function readCookie(site: Site, request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const start = `${nameOf(site, name)}=`;
  return (
    pairsOf(request)
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length) || null
  );
}

/** Names and values of those of our cookies whose names begin with `prefix`. */
export function readCookies(
  site: Site,
  request: Pick<FastifyRequest, 'headers'>,
  prefix: string,
): [name: string, value: string][] {
  const before = nameOf(site, '');
  return pairsOf(request).flatMap((pair): [string, string][] => {
    if (!pair.startsWith(before + prefix)) return [];
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(before.length, at), pair.slice(at + 1)]];
  });
}

const pairsOf = (request: Pick<FastifyRequest, 'headers'>): string[] =>
  (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());

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
/** With these names begin the cookies that hold sign-ins on their way, bound to the browser that began them. */
export const LOGIN_COOKIE = 'maru-login';
