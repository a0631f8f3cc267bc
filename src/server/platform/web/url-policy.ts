import { wordsAsPattern } from '#contract/base/either.ts';
import { isIP } from 'node:net';
import { OURS } from '#contract/limits.ts';
import { WebError } from './web-error.ts';

const SPECIAL_NAME = new RegExp(
  String.raw`(^|\.)(${wordsAsPattern(`
    localhost local localdomain internal intranet lan home corp private test example invalid onion arpa
    svc cluster
  `)})$`,
  'i',
);
const HOST_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i;
/** Control characters, spaces of all kinds and backslashes: what two parsers might read differently. */
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029]/;

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** 'host:port' with the port always spoken, as `allowHosts` writes it. */
export const hostAndPort = (url: URL): string => `${url.hostname}:${url.port || (DEFAULT_PORTS[url.protocol] ?? '')}`;

/**
 * The one reading of an address that a stranger gave; only the returned object is used from then on. `base` is the page
 * that redirected here. Throws WebError 'refused-address' before any name is looked up. `allowHosts` are exact host:port
 * entries that pass although they are not public: for local stand-ins, never in production.
 */
export function readPublicUrl(typed: string, allowHosts: ReadonlySet<string>, base?: URL): URL {
  if (typed.length > OURS.urlLength) throw refused('url-length');
  if (UNSAFE.test(typed)) throw refused('url-characters');
  if (!base && !/^https?:\/\/[^/]/i.test(typed)) throw refused('url-form');
  if (!URL.canParse(typed, base?.href)) throw refused('url-form');
  const url = new URL(typed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('url-scheme');
  if (url.username || url.password) throw refused('url-credentials');
  url.hash = '';
  if (allowHosts.has(hostAndPort(url))) return url;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw refused('url-port');
  return withPublicName(url);
}

function withPublicName(url: URL): URL {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) throw refused('url-literal');
  if (host.length > 253 || !host.includes('.') || SPECIAL_NAME.test(host)) throw refused('url-special-name');
  if (!HOST_NAME.test(host)) throw refused('url-host');
  url.hostname = host;
  return url;
}

const refused = (detail: string) => new WebError('refused-address', detail);
