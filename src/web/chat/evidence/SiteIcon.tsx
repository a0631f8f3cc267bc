import { Globe } from 'lucide-react';
import { useState } from 'react';

/** The small picture of the website that an address belongs to, from our own server; a globe where it has none. */
export function SiteIcon({ url }: { url: string }) {
  const [isMissing, setMissing] = useState(false);
  const site = URL.parse(url)?.origin;
  if (isMissing || site === undefined) return <Globe size={14} aria-hidden="true" className="shrink-0 text-ink-3" />;
  return (
    <img
      src={`/api/site-icons?site=${encodeURIComponent(site)}`}
      alt=""
      className="size-3.5 shrink-0 rounded-[3px]"
      onError={() => setMissing(true)}
    />
  );
}
