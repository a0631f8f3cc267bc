import ipaddr from 'ipaddr.js';

/** What one subscriber of IPv6 is given: all addresses in it are one person's. */
const SUBSCRIBER_BITS = 64;

/**
 * By which an address is counted: one for every spelling of it, for IPv4 within IPv6, and for a whole /64 of IPv6. What is no
 * address is counted as it is written.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toNormalizedString();
  const network = parsed.toByteArray().map((byte, at) => (at < SUBSCRIBER_BITS / 8 ? byte : 0));
  return `${new ipaddr.IPv6(network).toRFC5952String()}/${SUBSCRIBER_BITS}`;
}
