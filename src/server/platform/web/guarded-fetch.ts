import { ProxyAgent, request, type Dispatcher } from 'undici';
import { ACCEPT_ENCODING, drop, readBody, type BodyLimits } from './bounded-body.ts';
import { createGuardedAgent, realNetwork, type Network, type Timeouts } from './connection.ts';
import { readPublicUrl } from './url-policy.ts';
import { WebError } from './web-error.ts';

export interface FetchLimits extends BodyLimits, Timeouts {
  totalMs: number;
  redirects: number;
}

const MIB = 1 << 20;
export const FETCH_LIMITS: FetchLimits = {
  rawBytes: 5 * MIB,
  decodedBytes: 10 * MIB,
  ratio: 100,
  connectMs: 5_000,
  headersMs: 8_000,
  idleMs: 5_000,
  totalMs: 15_000,
  redirects: 5,
};

export interface FetchOptions {
  /** The media types that are read, without parameters: 'text/html', or 'image/*'. Others throw 'wrong-type'. */
  types: readonly string[];
  /** Which of them are asked for, where others are only taken; absent for all. */
  accept?: readonly string[];
  method?: 'GET' | 'POST';
  /** Left out after a redirect to another host. */
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  limits?: Partial<FetchLimits>;
}

export interface Fetched {
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  /** In lower case, without parameters. */
  type: string;
  /** The whole content-type header, for its charset. */
  typeHeader: string;
  /** Empty for an answer of status 400 and above whose type was not asked for. */
  body: Buffer;
}

/** The only door to the outside web. Answers of any status come back; everything that goes wrong is a WebError. */
export type GuardedFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

const USER_AGENT = 'Mozilla/5.0 (compatible; MaruReader/1.0)';
const REDIRECTS = new Set([301, 302, 303, 305, 307, 308]);

/** `allowHosts`: exact host:port entries let through although they are not public. The network is a parameter for tests. */
export function createGuardedFetch(allowHosts: readonly string[], network: Network = realNetwork): GuardedFetch {
  const allowed: ReadonlySet<string> = new Set(allowHosts);
  return createFetch(allowed, (limits) => createGuardedAgent(network, allowed, limits));
}

/**
 * A door that leads through an operator's proxy, for one service whose addresses we write ourselves: the URL policy
 * holds, but names are resolved by the proxy, so never hand it an address that a user gave.
 */
export function createProxiedFetch(allowHosts: readonly string[], proxyUrl: string): GuardedFetch {
  return createFetch(new Set(allowHosts), ({ connectMs, headersMs, idleMs }) => {
    const timeouts = {
      headersTimeout: headersMs,
      bodyTimeout: idleMs,
      proxyTls: { timeout: connectMs },
      requestTls: { timeout: connectMs },
    };
    return new ProxyAgent({
      uri: proxyUrl,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: 1,
      keepAliveMaxTimeout: 1,
      ...timeouts,
    });
  });
}

function createFetch(allowed: ReadonlySet<string>, createAgent: (limits: FetchLimits) => Dispatcher): GuardedFetch {
  return async (typed, options) => {
    const limits = { ...FETCH_LIMITS, ...options.limits };
    const deadline = AbortSignal.timeout(limits.totalMs);
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
    const first = readPublicUrl(typed, allowed);
    const agent = createAgent(limits);
    try {
      return await follow(first, { agent, signal, limits, options, allowed });
    } catch (error) {
      throw toWebError(error, deadline);
    } finally {
      void agent.destroy().catch(() => undefined);
    }
  };
}

interface Journey {
  agent: Dispatcher;
  signal: AbortSignal;
  limits: FetchLimits;
  options: FetchOptions;
  allowed: ReadonlySet<string>;
}

async function follow(first: URL, journey: Journey): Promise<Fetched> {
  let url = first;
  for (let hop = 0; ; hop++) {
    const answer = await ask(url, url.host === first.host, journey);
    if (!REDIRECTS.has(answer.statusCode)) return take(url, answer, journey);
    drop(answer.body);
    if (hop >= journey.limits.redirects) throw new WebError('unreachable', 'too many redirects');
    const { location } = answer.headers;
    if (typeof location !== 'string' || location === '')
      throw new WebError('unreachable', 'redirect without one target');
    if (journey.options.method === 'POST') throw new WebError('unreachable', 'redirect of a POST');
    const next = readPublicUrl(location, journey.allowed, url);
    if (url.protocol === 'https:' && next.protocol === 'http:') throw new WebError('refused-address', 'downgrade');
    url = next;
  }
}

function ask(url: URL, isFirstHost: boolean, { agent, signal, options }: Journey): Promise<Dispatcher.ResponseData> {
  return request(url, {
    dispatcher: agent,
    signal,
    method: options.method ?? 'GET',
    body: options.body ?? null,
    headers: {
      'user-agent': USER_AGENT,
      accept: (options.accept ?? options.types).join(', '),
      'accept-language': 'ko,en;q=0.8',
      'accept-encoding': ACCEPT_ENCODING,
      ...(isFirstHost && options.headers),
    },
  });
}

async function take(url: URL, answer: Dispatcher.ResponseData, { limits, options }: Journey): Promise<Fetched> {
  const typeHeader = String(answer.headers['content-type'] ?? '');
  const type = typeHeader.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const found = { status: answer.statusCode, url: url.href, type, typeHeader };
  const isNameless = type === '' && options.types.includes('text/html');
  const isWanted =
    isNameless ||
    options.types.some((wanted) => (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type));
  if (!isWanted) {
    drop(answer.body);
    if (answer.statusCode >= 400) return { ...found, body: Buffer.alloc(0) };
    throw new WebError('wrong-type', `content-type ${type || 'missing'}`);
  }
  if (Number(answer.headers['content-length'] ?? 0) > limits.rawBytes) {
    drop(answer.body);
    throw new WebError('too-large', 'declared');
  }
  const encoding = String(answer.headers['content-encoding'] ?? '');
  const body = await readBody(answer.body, encoding, limits);
  return isNameless ? { ...found, type: typeOfBytes(body, options.types), body } : { ...found, body };
}

/** What a server sent without saying what it is. */
function typeOfBytes(body: Buffer, wanted: readonly string[]): string {
  const head = body
    .subarray(0, 1_024)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  const type = head.startsWith('%PDF-') ? 'application/pdf' : head.startsWith('<') ? 'text/html' : 'text/plain';
  if (head.includes('\0') || !wanted.includes(type)) throw new WebError('wrong-type', 'content-type missing');
  return type;
}

function toWebError(error: unknown, deadline: AbortSignal): WebError {
  if (deadline.aborted) return new WebError('timeout', 'total', { cause: error });
  const inner = findWebError(error);
  if (inner) return inner;
  const code = (error as { code?: unknown }).code;
  const isLate =
    code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT';
  const detail = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  return new WebError(isLate ? 'timeout' : 'unreachable', detail, { cause: error });
}

/** Errors of the connection arrive wrapped by the client. */
function findWebError(error: unknown): WebError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof WebError) return at;
  }
  return null;
}
