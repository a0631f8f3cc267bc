import { isRecord } from '#contract/base/is-record.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import type { AddressFinding } from '#contract/chat/answer-problem.ts';
import { fetchConfigured } from '../platform/web/configured-fetch.ts';
import { AiFault } from './ai-fault.ts';
import { saidIn } from './said-problems.ts';

/** Whose protocol is spoken at an address; each has its own usual places. */
export type Protocol = 'openai' | 'anthropic' | 'google';

/** Calls of the API that people copy in place of its address. */
const CALLS = [
  '/chat/completions',
  '/completions',
  '/responses',
  '/embeddings',
  '/audio/transcriptions',
  '/messages',
  '/models',
  '/api/chat',
  '/api/generate',
  '/api/tags',
];

/** The address of an API without what was copied along with it: a slash at the end, a call. */
export function baseOf(typed: string): string {
  const base = withoutEnd(typed.trim(), /\//);
  const call = CALLS.find((one) => base.endsWith(one));
  return call === undefined ? base : base.slice(0, -call.length);
}

/** Where the API may be on the same host: as it was written, then where servers usually have it. */
function placesOf(base: string, protocol: Protocol): string[] {
  if (!URL.canParse(base)) return [base];
  const { origin, pathname } = new URL(base);
  const path = withoutEnd(pathname, /\//);
  const azure = path.indexOf('/openai/deployments/');
  const tails: Record<Protocol, string[]> = {
    anthropic: [path, `${path}/v1`],
    google: [path, `${path}/v1beta`],
    openai: [
      path,
      `${path}/v1`,
      ...(path.endsWith('/api') ? [`${path.slice(0, -'/api'.length)}/v1`] : []),
      ...(azure >= 0 ? [`${path.slice(0, azure)}/openai/v1`] : []),
      ...(path === '' ? ['/api', '/api/v1', '/openai/v1'] : []),
    ],
  };
  return [base, ...new Set(tails[protocol].slice(1).map((tail) => origin + tail))];
}

const MOST_KNOWN = 200;
/** Where the API was found that somebody wrote down otherwise. */
const found = new Map<string, string>();
const keyOf = (base: string, protocol: Protocol): string => `${protocol} ${base}`;

/** Where the API of this address was last found; the address itself where nobody has asked yet. */
export const reachedAt = (typed: string, protocol: Protocol = 'openai'): string =>
  found.get(keyOf(baseOf(typed), protocol)) ?? baseOf(typed);

/** What a provider of the registry speaks. */
export const protocolOf = (provider: string): Protocol =>
  provider === 'anthropic' || provider === 'google' ? provider : 'openai';

/**
 * A fetch for the API at an address as somebody wrote it down. Where no API answers there its usual places on the same host are
 * tried, and the one that answers is kept. Throws AiFault 'wrong-address' with what was found where none does.
 */
export function reachApi(typed: string, protocol: Protocol = 'openai'): typeof fetchConfigured {
  const base = baseOf(typed);
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!url.startsWith(base)) return fetchConfigured(url, init);
    const call = url.slice(base.length);
    const key = keyOf(base, protocol);
    const last = found.get(key);
    const places = [...(last === undefined ? [] : [last]), ...placesOf(base, protocol)];
    let first: AddressFinding | null = null;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? base;
      if (places.indexOf(place) < i) continue;
      const answer = await fetchConfigured(place + call, init).catch((error: unknown) => {
        if (first === null || init?.signal?.aborted) throw error;
        return null;
      });
      const seen = answer && (await look(answer, call));
      if (!seen) continue;
      if (!('found' in seen)) {
        keep(key, place, seen, place === base);
        return seen;
      }
      first ??= seen.found;
      if (seen.https) places.splice(i + 1, 0, ...placesOf(secured(base, seen.https), protocol));
    }
    throw new AiFault('wrong-address', { found: first, cause: new Error(`no API answered: ${first}`) });
  };
}

function keep(key: string, place: string, { ok }: Response, isAsWritten: boolean): void {
  if (!ok) return;
  found.delete(key);
  if (isAsWritten) return;
  if (found.size >= MOST_KNOWN) found.clear();
  found.set(key, place);
}

function secured(base: string, host: string): string {
  const { pathname } = new URL(base);
  return withoutEnd(`https://${host}${pathname}`, /\//);
}

interface NoApi {
  found: AddressFinding;
  /** Host and port that ask to be spoken to by HTTPS, on the same host. */
  https?: string;
}

const READ_BYTES = 8 * 1024 * 1024;
const NEEDS_HTTPS = ['to an https server', 'sent to https port'];

/** The answer of an API, or what answered in its place. */
async function look(response: Response, call: string): Promise<Response | NoApi> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (status >= 300 && status < 400) return { found: 'elsewhere', ...upgradeOf(response), ...(await drop(response)) };
  if (type.includes('text/html') && (response.ok || status === 404 || status === 405))
    return { found: response.ok ? 'web-page' : 'nothing', ...(await drop(response)) };
  if (response.ok && !type.includes('json')) return response;
  const text = await readText(response);
  const again = () => new Response(text, { status, headers: plainHeaders(response) });
  if (response.ok) return isAnswer(text, call) ? again() : { found: 'other-words' };
  if (status === 400 && NEEDS_HTTPS.some((words) => text.toLowerCase().includes(words)))
    return { found: 'needs-https', ...(URL.canParse(response.url) && { https: new URL(response.url).host }) };
  if (status === 405 || (status === 404 && !namesModel(text, call))) return { found: 'nothing' };
  return again();
}

const drop = async (response: Response): Promise<object> => {
  await response.body?.cancel().catch(() => undefined);
  return {};
};

function upgradeOf(response: Response): { https?: string } {
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location, response.url)) return {};
  const [from, to] = [new URL(response.url), new URL(location, response.url)];
  const isSame = from.protocol === 'http:' && to.protocol === 'https:' && from.hostname === to.hostname;
  return isSame ? { https: to.host } : {};
}

/** What was read is as long as it is now, and no longer packed. */
function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) plain.delete(name);
  return plain;
}

const isList = (call: string): boolean => /^\/models(\?|$)/.test(call);

/** Servers without the call answer it with a page of themselves, or with an error and 200. */
function isAnswer(text: string, call: string): boolean {
  try {
    const said: unknown = JSON.parse(text);
    if (Array.isArray(said)) return true;
    if (!isRecord(said)) return false;
    if (typeof said['error'] === 'string') return !said['error'].toLowerCase().includes('unexpected endpoint');
    if (isList(call)) return Array.isArray(said['data']) || Array.isArray(said['models']);
    return true;
  } catch {
    // Whoever asked is told that it cannot be read.
    return true;
  }
}

/** Whether a 404 is about the model that was asked for: then its API has answered. */
function namesModel(text: string, call: string): boolean {
  if (isList(call) || !text.trim().startsWith('{')) return false;
  const said = saidIn(text).toLowerCase();
  return ['model', 'deployment', 'endpoints found'].some((word) => said.includes(word));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > READ_BYTES) throw new AiFault('provider-error', { cause: new Error('too long an answer') });
  }
  return text;
}
