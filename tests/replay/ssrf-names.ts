import type { Network } from '../../src/server/platform/web/connection.ts';
import type { Address } from '../../src/server/platform/web/resolve-name.ts';

const PUBLIC = '93.184.215.14';
const KNOWN: Record<string, string[]> = {
  'lvh.me': ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  '10.0.0.1.sslip.io': ['10.0.0.1'],
  '7f000001.nip.io': ['127.0.0.1'],
  'spoofed.burpcollaborator.net': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'host.docker.internal': ['172.17.0.1'],
  'kubernetes.default.svc.cluster.local': ['10.96.0.1'],
  metadata: ['169.254.169.254'],
  'printer.local': ['192.168.0.9'],
  '1.0.0.127.in-addr.arpa': ['127.0.0.1'],
  localhost: ['127.0.0.1'],
};
const REBOUND = ['10.0.0.1', '169.254.169.254', '127.0.0.1'];

/** The addresses of a name; null for one that is not there. `isCounted`: this asking counts for names that change their mind. */
export type Names = (host: string, isCounted?: boolean) => string[] | null;

/** The names of the corpus. Rebinding ones count how often they were asked. */
export function createNames(): Names {
  const asked = new Map<string, number>();
  return (host, isCounted = true) => {
    if (KNOWN[host]) return KNOWN[host];
    const name = host.replace(/\.ssrfcorpus\.com$/, '');
    if (name === host || name === 'nx') return null;
    const times = (asked.get(name) ?? 0) + (isCounted ? 1 : 0);
    asked.set(name, times);
    return fixedOf(name) ?? changingOf(name, times) ?? [PUBLIC];
  };
}

function fixedOf(name: string): string[] | null {
  const [, v4] = /^a-(\d+-\d+-\d+-\d+)$/.exec(name) ?? [];
  if (v4) return [v4.replaceAll('-', '.')];
  const [, v6] = /^aaaa-([\da-f]{32})$/.exec(name) ?? [];
  if (v6) return [(v6.match(/.{4}/g) ?? []).join(':')];
  return FIXED[name] ?? null;
}

const FIXED: Record<string, string[]> = {
  empty: [],
  'mix-v4rev': ['10.0.0.1', PUBLIC],
  many: [...Array<string>(29).fill(PUBLIC), '10.0.0.1'],
  'cname-localhost': ['127.0.0.1', '::1'],
  'cname-internal': ['169.254.169.254'],
  dual: [PUBLIC, '2606:4700:4700::1111'],
};

function changingOf(name: string, times: number): string[] | null {
  if (name.startsWith('flip')) return times % 2 === 1 ? ['10.0.0.1'] : [PUBLIC];
  const [, turn] = /^rebindk?(\d+)-/.exec(name) ?? [];
  if (!turn) return null;
  const publicTimes = name.startsWith('rebindk') ? 3 : 2 + (Number(turn) % 4);
  return times <= publicTimes ? [PUBLIC] : [REBOUND[((Number(turn) / 2) % 3) | 0] ?? '10.0.0.1'];
}

/** Those names as a guard asks for them, without a wire. */
export const resolveBy =
  (names: Names): Network['resolve'] =>
  async (host) => {
    const found = names(host);
    if (!found) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
    return found.map((address): Address => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
