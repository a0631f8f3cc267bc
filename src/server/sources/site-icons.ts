import { drawIcon } from '../files/pictures.ts';
import type { Clock } from '../platform/clock.ts';
import type { GuardedFetch } from '../platform/web/guarded-fetch.ts';
import { fetchPicture } from './pictures.ts';

const HOUR_MS = 3_600_000;
/** How long an icon is taken for that of its site, and how long a site for one without. */
const KEPT_MS = { icon: 24 * HOUR_MS, none: HOUR_MS } as const;
/** Of so many sites; the one that was asked for longest ago is forgotten first. */
const MOST_SITES = 500;

interface Kept {
  icon: Promise<Buffer | null>;
  until: number;
}

/**
 * Reads the icons of websites through the door to the web, each once for a while: no page of ours loads anything from
 * elsewhere. Null for a site that has none, cannot be read or may not be.
 */
export function createSiteIcons(fetch: GuardedFetch, clock: Clock): (address: string) => Promise<Buffer | null> {
  const sites = new Map<string, Kept>();
  return (address) => {
    const site = siteOf(address);
    if (site === null) return Promise.resolve(null);
    const now = clock.now();
    const known = sites.get(site);
    sites.delete(site);
    const kept = known && known.until > now ? known : { icon: readIcon(fetch, site), until: now + KEPT_MS.icon };
    sites.set(site, kept);
    const [oldest] = sites.keys();
    if (sites.size > MOST_SITES && oldest !== undefined) sites.delete(oldest);
    return kept.icon.then((icon) => {
      if (icon === null) kept.until = Math.min(kept.until, now + KEPT_MS.none);
      return icon;
    });
  };
}

function siteOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

async function readIcon(fetch: GuardedFetch, site: string): Promise<Buffer | null> {
  const bytes = await fetchPicture(fetch, `${site}/favicon.ico`).catch(() => null);
  const drawn = bytes && (await drawIcon(bytes));
  return drawn?.ok ? drawn.value.bytes : null;
}
