import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Loaded before a reader of documents: takes every way to the network out of its process. Sockets are closed at their
 * roots, so that http, tls, fetch and whatever else is built on them fails as well.
 */
function refuse(): never {
  throw new Error('a reader of documents has no network');
}

function take(owner: object, names: readonly string[] = functionsOf(owner)): void {
  for (const name of names) Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

const functionsOf = (owner: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(owner))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen']);
take(dgram.Socket.prototype);
take(dgram, ['createSocket']);
take(dns.Resolver.prototype);
take(dns.promises.Resolver.prototype);
take(dns.promises);
take(dns);
take(globalThis, ['fetch', 'WebSocket', 'EventSource']);
take(process, ['binding', '_linkedBinding', 'dlopen']);
syncBuiltinESMExports();
