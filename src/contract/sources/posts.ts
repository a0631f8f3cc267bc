/** How much of a post could be had: what is said in it, what its author wrote under it, or nothing but the link. */
export type PostLevel = 'full' | 'caption' | 'link-only';

/** A platform whose posts are kept as websites, with its name in the node's metadata. */
interface Platform {
  name: string;
  /** Hosts without 'www.' and 'm.'. */
  hosts: readonly string[];
  /** The paths of a post; the first group is its id. */
  path: RegExp;
  /** Hosts of short addresses: the id is only known where they lead. */
  shortHosts?: readonly string[];
  /** Whether a post is told whole by what its author wrote. */
  isWritten: boolean;
}

/** THE REGISTRY of platforms of posts. */
export const platforms = {
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    path: /^\/@[\w.-]+\/(?:video|photo)\/(\d{6,25})\/?$/,
    shortHosts: ['vm.tiktok.com', 'vt.tiktok.com'],
    isWritten: false,
  },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com', 'mobile.twitter.com', 'mobile.x.com'],
    path: /^\/(?:\w{1,20}|i\/web)\/status\/(\d{6,25})(?:\/|$)/,
    isWritten: true,
  },
} as const satisfies Record<string, Platform>;
export type PlatformId = keyof typeof platforms;

export interface Post {
  platform: PlatformId;
  /** Null for a short address. */
  id: string | null;
}

/** The post that a web address is of; null for every other page. */
export function readPost(address: string): Post | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./, '');
  for (const [platform, row] of Object.entries(platforms) as [PlatformId, Platform][]) {
    if (row.shortHosts?.includes(hostname) && pathname.length > 1) return { platform, id: null };
    const id = row.hosts.includes(host) ? row.path.exec(pathname)?.[1] : undefined;
    if (id) return { platform, id };
  }
  return null;
}
