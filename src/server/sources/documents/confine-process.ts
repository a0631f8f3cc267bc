import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import tls from 'node:tls';
import v8 from 'node:v8';

/**
 * Loaded before a reader of documents: takes from its process every way to the network, to other processes and to the
 * settings of the engine that the permissions of Node leave open. Sockets are closed at their roots, the handles of the
 * system, so that http, tls, fetch and whatever else is built on them fails as well.
 */
function refuse(): never {
  throw new Error('a reader of documents has no network and no other processes');
}

function take(owner: object, names: readonly string[] = functionsOf(owner)): void {
  for (const name of names) Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

const functionsOf = (owner: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(owner))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);

/** What all handles of this kind share; a Node without such a handle does not start, instead of starting half open. */
function rootOf(handle: unknown): object {
  if (typeof handle !== 'object' || handle === null) throw new Error('this Node has no such handle');
  return Object.getPrototypeOf(handle) as object;
}

interface WithHandle {
  _handle?: { _parent?: unknown };
}
/** A datagram socket keeps its handle under a symbol. */
const handleOf = (socket: dgram.Socket): unknown =>
  Object.getOwnPropertySymbols(socket)
    .map((key) => (socket as unknown as Record<symbol, { handle?: unknown } | null>)[key]?.handle)
    .find((handle) => handle !== undefined);

/** Whoever waits for the server goes before whoever waits for a document. */
os.setPriority(5);

// Node opens its own streams when they are first asked for, so they are, before the handles are closed.
const [input] = [process.stdin, process.stdout, process.stderr];
take(rootOf((input as WithHandle)._handle), ['connect', 'bind', 'listen', 'open', 'fchmod']);
const tcp = rootOf((new tls.TLSSocket(undefined as never) as WithHandle)._handle?._parent);
take(tcp, ['connect', 'connect6', 'bind', 'bind6', 'listen', 'open']);
take(rootOf(handleOf(new dgram.Socket('udp4' as never))));
take(rootOf((new dns.Resolver() as WithHandle)._handle));

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen']);
take(net, ['_createServerHandle', 'createServer']);
take(dgram.Socket.prototype);
take(dgram, ['createSocket', '_createSocketHandle']);
take(dns.Resolver.prototype);
take(dns.promises.Resolver.prototype);
take(dns.promises);
take(dns);
take(globalThis, ['fetch', 'WebSocket', 'EventSource']);
take(process, ['binding', '_linkedBinding', 'dlopen']);
take(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'execve']);
take(
  process,
  ['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups'].filter((name) => name in process),
);
take(os, ['setPriority']);
// The engine writes logs and traces wherever its settings say.
take(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit']);
syncBuiltinESMExports();
