import { lookup } from 'node:dns/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Agent, type buildConnector } from 'undici';
import { plainAddress, refusalOfAddress, refusalOfConfiguredAddress } from './address-policy.ts';
import { createNameResolver, type Address } from './resolve-name.ts';
import { WebError } from './web-error.ts';

/** The wire below the guard, so that tests can stand in for the world: names to addresses, addresses to a socket and its peer. */
export interface Network {
  resolve: (host: string) => Promise<Address[]>;
  dial: (to: { host: string; port: number; addresses: Address[] }) => Promise<{ socket: Socket; peer: string }>;
}

/** Goes to the addresses that were judged, to no others: the name is not looked up a second time. */
export const realNetwork: Network = {
  resolve: createNameResolver(),
  dial: ({ host, port, addresses }) =>
    new Promise((resolve, reject) => {
      const socket = connectPlain({
        host,
        port,
        autoSelectFamily: true,
        lookup: (_name, _options, done) => done(null, addresses),
      });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        socket.setNoDelay(true);
        resolve({ socket, peer: socket.remoteAddress ?? '' });
      });
    }),
};

export interface Timeouts {
  connectMs: number;
  headersMs: number;
  idleMs: number;
}

/**
 * An agent for one fetch: no proxy, no connection kept for the next, every address judged before the call and the peer
 * judged again before a byte of HTTP is sent. One bad answer spoils a name.
 */
export function createGuardedAgent(network: Network, allowHosts: ReadonlySet<string>, timeouts: Timeouts): Agent {
  return new Agent({
    connections: 1,
    pipelining: 0,
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
    maxHeaderSize: 16 * 1024,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.idleMs,
    connect: callbackify({ network, allowHosts, refusalOf: refusalOfAddress }, timeouts.connectMs),
  });
}

const CONFIGURED_CONNECT_MS = 15_000;
/** Names that an operator wrote may need what the machine knows beside name servers, such as a cluster's search domains. */
const configuredNetwork: Network = {
  ...realNetwork,
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
};

/**
 * An agent for services that an administrator or the operator named: they may stand on this machine or in its network, where
 * models of one's own run, but not where a cloud gives away its credentials. Judged before the call and after, as above.
 */
export const createConfiguredAgent = (network: Network = configuredNetwork): Agent =>
  new Agent({
    connect: callbackify(
      { network, allowHosts: new Set(), refusalOf: refusalOfConfiguredAddress },
      CONFIGURED_CONNECT_MS,
    ),
  });

interface Policy {
  network: Network;
  allowHosts: ReadonlySet<string>;
  refusalOf: (address: string) => string | null;
}

const callbackify =
  (policy: Policy, limitMs: number): buildConnector.connector =>
  async (options, done) => {
    let socket: Socket;
    try {
      socket = await openSocket(policy, options, limitMs);
    } catch (error) {
      done(error as Error, null);
      return;
    }
    done(null, socket);
  };

async function openSocket(policy: Policy, options: buildConnector.Options, limitMs: number): Promise<Socket> {
  const isTls = options.protocol === 'https:';
  const host = options.hostname.replace(/^\[|\]$/g, '');
  const port = Number(options.port || (isTls ? 443 : 80));
  const isAllowed = policy.allowHosts.has(`${options.hostname}:${port}`);
  const cut = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    cut.addEventListener('abort', () => reject(new WebError('timeout', 'connect')), { once: true });
  });
  const opening = dialJudged(policy, host, port, isAllowed);
  opening.then(
    (socket) => cut.aborted && socket.destroy(),
    () => undefined,
  );
  const socket = await Promise.race([opening, late]);
  return isTls ? Promise.race([secure(socket, host, cut), late]) : socket;
}

async function dialJudged(
  { network, refusalOf }: Policy,
  host: string,
  port: number,
  isAllowed: boolean,
): Promise<Socket> {
  const judge = (address: string) => {
    const why = refusalOf(address);
    if (why) throw new WebError('refused-address', `${host} is at ${address || 'no address'}: ${why}`);
  };
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(network, host);
  if (!isAllowed) addresses.forEach(({ address }) => judge(address));
  const { socket, peer } = await network.dial({ host, port, addresses });
  try {
    if (!isAllowed) judge(plainAddress(peer));
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

async function resolve(network: Network, host: string): Promise<Address[]> {
  let addresses: Address[];
  try {
    addresses = await network.resolve(host);
  } catch (cause) {
    throw new WebError('unreachable', 'name', { cause });
  }
  if (addresses.length === 0) throw new WebError('unreachable', 'name');
  return addresses;
}

function secure(socket: Socket, host: string, cut: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const tls = connectTls({ socket, servername: isIP(host) ? '' : host, ALPNProtocols: ['http/1.1'] });
    const handleAbort = () => tls.destroy();
    cut.addEventListener('abort', handleAbort, { once: true });
    tls.once('error', reject);
    tls.once('secureConnect', () => {
      tls.off('error', reject);
      cut.removeEventListener('abort', handleAbort);
      resolve(tls);
    });
  });
}
