import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** The list of Node's core beside the ranges of ipaddr.js: all special blocks of IANA, and 168.63.129.16, Azure's host agent. */
const special = new BlockList();
const SPECIAL_4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];
const SPECIAL_6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
for (const [net, bits] of SPECIAL_4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_6) special.addSubnet(net, bits, 'ipv6');

const GLOBAL_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** An IPv4 address that came in IPv6 clothes (::ffff:1.2.3.4), as sockets report it, in its own form. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Why this address may not be contacted; null when it may. Only public unicast passes; what is not understood is refused. */
export function refusalOfAddress(address: string): string | null {
  const family = isIP(address);
  if (family === 0 || address.includes('%') || !ipaddr.isValid(address)) return 'not-an-address';
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (!parsed.match(GLOBAL_6)) return 'not-global';
    if (carriesIsatap(parsed.toByteArray())) return 'isatap';
  }
  if (parsed.range() !== 'unicast') return parsed.range();
  if (special.check(address, family === 4 ? 'ipv4' : 'ipv6')) return 'special';
  return isOwn(parsed.toString()) ? 'own' : null;
}

/** An ISATAP interface id wraps an IPv4 address that no range check sees. */
const carriesIsatap = (bytes: number[]): boolean =>
  ((bytes[8] ?? 0) & 0xfd) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;

/** The machine's own addresses, public ones included. Read each time: interfaces come and go. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some((one) => one.address.split('%')[0] === address));

/** Where clouds give a machine its credentials, and what is no single host. */
const secret = new BlockList();
const SECRET_4: readonly [string, number][] = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The last ones carry an IPv4 address within them, whichever it is. */
const SECRET_6: readonly [string, number][] = [
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
];
for (const [net, bits] of SECRET_4) secret.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SECRET_6) secret.addSubnet(net, bits, 'ipv6');

/**
 * Why a service that an administrator named may not be at this address; null when it may. The machine itself and its network
 * pass: there stand models of one's own.
 */
export function refusalOfConfiguredAddress(address: string): string | null {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0 || plain.includes('%') || !ipaddr.isValid(plain)) return 'not-an-address';
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return refusalOfConfiguredAddress(parsed.toIPv4Address().toString());
    if (carriesIsatap(parsed.toByteArray())) return 'isatap';
  }
  return secret.check(plain, family === 4 ? 'ipv4' : 'ipv6') ? 'special' : null;
}
