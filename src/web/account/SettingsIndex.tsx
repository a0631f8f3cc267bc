import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/index.ts';

const mine = [
  ['appearance', 'appearance'],
  ['notices', 'notices'],
  ['voices', 'voices'],
  ['rate-card', 'rates'],
  ['links', 'links'],
  ['sessions', 'sessions'],
  ['trash', 'trash'],
  ['data', 'data'],
  ['danger', 'danger'],
] as const;
const ofServer = [
  ['ai', 'model'],
  ['ai-embedding', 'embedding'],
  ['ai-search', 'search'],
  ['ai-media', 'media'],
  ['ai-credits', 'credits'],
] as const;

const rowLook =
  'flex h-9 items-center rounded-control px-2.5 text-base font-medium text-ink-2 hover:bg-surface-3 hover:text-ink aria-[current]:bg-surface-3 aria-[current]:font-[650] aria-[current]:text-ink';

/** Where each of the many settings of an administrator stands, those of his own and those of the server apart. */
export function SettingsIndex() {
  const t = useWords('account');
  const ai = useWords('aiSettings');
  const seen = useSeen();
  const parts = [
    { title: t('mine'), rows: mine.map(([id, label]) => ({ id, name: t(label) })) },
    {
      title: t('server'),
      rows: [...ofServer.map(([id, label]) => ({ id, name: ai(label) })), { id: 'mail', name: t('mail') }],
    },
  ];
  return (
    <nav aria-label={t('index')} className="sticky top-[calc(var(--h-nav)+24px)] self-start max-lg:hidden">
      {parts.map(({ title, rows }) => (
        <div key={title} className="mb-5">
          <p className="px-2.5 pb-1 text-sm font-semibold text-ink-3">{title}</p>
          {rows.map(({ id, name }) => (
            <Link key={id} to={`#${id}`} className={rowLook} aria-current={seen === id ? 'location' : undefined}>
              {name}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}

const all: readonly string[] = [...[...mine, ...ofServer].map(([id]) => id), 'mail'];
/** What stands above this line of the window has been come to; an address that names a title brings it just above. */
const READING_LINE = 0.55;

/** The section that is being read: the last whose title is above the reading line. */
function useSeen(): string {
  const [seen, see] = useState(all[0] ?? '');
  useEffect(() => {
    const look = () => {
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const isBelow = (id: string) => topOf(id) >= window.innerHeight * READING_LINE;
      const { scrollHeight } = document.documentElement;
      const named = window.location.hash.slice(1);
      // At the foot of the page nothing more comes up to the line.
      if (window.scrollY + window.innerHeight >= scrollHeight - 2) {
        return see(all.includes(named) && isBelow(named) ? named : (all.at(-1) ?? ''));
      }
      see(all.findLast((id) => !isBelow(id)) ?? all[0] ?? '');
    };
    look();
    const listening = new AbortController();
    for (const move of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(move, look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return seen;
}
