/** What is copied along with a key and cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A key as it is kept and sent: without what surrounds it, and without what cannot be seen. */
export const cleanKey = (typed: string): string => typed.replace(UNSEEN, '').trim();

/** Whether this can stand as one word in the head of a request: no key of any provider is anything else. */
export const isKey = (key: string): boolean => /^[!-~]+$/.test(key);

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:\/|$)/i;
/** A name without a dot, of a house of one's own, or a number of one: nobody there has a certificate. */
const OWN_HOST = /^(\[|[^.]+$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|.*\.(local|lan|internal|home)$)/i;

/** An address as it is asked: with the scheme that people leave out. What has no form of an address stays as it was typed. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  const host = HOST.exec(address)?.[1];
  if (host === undefined) return address;
  return `${OWN_HOST.test(host) ? 'http' : 'https'}://${address}`;
}

/** Whether this is where an API is, and nothing besides: no name, password, query or fragment. */
export const isApiAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && !/[@?#\s]/.test(address);
