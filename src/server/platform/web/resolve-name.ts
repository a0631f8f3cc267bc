import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { isLoopback } from '../http/home-address.ts';

export interface Address {
  address: string;
  family: number;
}

interface ResolverOptions {
  /** Of the name servers, instead of the machine's own; 'ADDRESS:PORT'. */
  servers?: readonly string[];
  timeoutMs?: number;
  hostsFile?: string;
}

const TRIES = 2;
const TIMEOUT_MS = 2_500;
const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
const LOOPBACK: Address[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Names to addresses without the four threads that everything else shares (`dns.lookup` waits there): a name whose server
 * never answers holds up nobody, and is given up by itself. Names of the hosts file and of this machine are known. Rejects
 * where a name has no address.
 */
export function createNameResolver({ servers, timeoutMs = TIMEOUT_MS, hostsFile = HOSTS_FILE }: ResolverOptions = {}) {
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  return async (host: string): Promise<Address[]> => {
    const name = host.toLowerCase().replace(/\.$/, '');
    const known = addressesIn(await readFile(hostsFile, 'utf8').catch(() => ''), name);
    if (known.length > 0) return known;
    if (isLoopback(name)) return LOOPBACK;
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [...withFamily(v4, 4), ...withFamily(v6, 6)];
    if (found.length === 0) throw v4.status === 'rejected' ? v4.reason : new Error('no address');
    return found;
  };
}

const withFamily = (answer: PromiseSettledResult<string[]>, family: number): Address[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];

/** What a hosts file says of a name. */
export function addressesIn(hosts: string, name: string): Address[] {
  return hosts.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*$/, '').trim().split(/\s+/);
    const family = isIP(address);
    return family > 0 && names.some((one) => one.toLowerCase() === name) ? [{ address, family }] : [];
  });
}
