import { House, Search } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../lib/session.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button, buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { BrandLink } from './NavBar.tsx';
import { useOpenSearch } from './open-search.ts';
import { Page } from './Page.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Any address without a screen. Visitors see the brand and one way out, members also the search. */
export function NotFound() {
  const t = useWords('shell');
  const { isAuthenticated } = useUser();
  usePageTitle(t('titleNotFound'));
  if (isAuthenticated)
    return (
      <Page>
        <Lost />
      </Page>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--h-nav) items-center justify-between border-b border-line bg-surface px-4">
        <BrandLink />
        <ThemeToggle />
      </header>
      <Lost />
    </div>
  );
}

function Lost() {
  const t = useWords('shell');
  const openSearch = useOpenSearch();
  return (
    <main
      id="content"
      className="relative flex flex-1 items-center justify-center overflow-hidden board-dots px-4 py-16"
    >
      <div className="absolute top-1/2 left-1/2 h-[380px] w-[760px] max-w-full -translate-x-1/2 -translate-y-10 bg-[radial-gradient(closest-side,var(--board)_62%,transparent)]" />
      <div className="relative flex w-full flex-col items-center text-center">
        <Wired />
        <h1 className="text-h1 font-bold">{t('notFound')}</h1>
        <p className="mt-1.5 text-read text-balance text-ink-2">{t('notFoundText')}</p>
        <p className="mt-0.5 text-sm text-ink-3">{t('notFoundHint')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {openSearch ? (
            <>
              <Link to="/" className={buttonLook('primary', 'lg')}>
                <House size={17} strokeWidth={1.75} aria-hidden="true" />
                {t('toDashboard')}
              </Link>
              <Button size="lg" icon={<Search size={17} strokeWidth={1.75} aria-hidden="true" />} onClick={openSearch}>
                {t('findCanvas')}
              </Button>
            </>
          ) : (
            <a href="/" className={buttonLook('primary', 'lg')}>
              {t('toLanding')}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}

/** 4 0 4 as three nodes on a board, the middle one missing. */
function Wired() {
  return (
    <div aria-hidden="true" className="relative mb-9 flex scale-[0.62] gap-16 sm:scale-100">
      <svg width="900" height="128" viewBox="0 0 900 128" className="absolute top-0 left-1/2 -ml-[450px] max-w-none">
        <g fill="none" stroke="var(--wire-idle)" strokeWidth="2">
          <path d="M0 110C90 110 90 64 194 64" />
          <path d="M322 64h64M514 64h64" strokeDasharray="6 6" />
          <path d="M706 64c90 0 60 46 120 46" strokeDasharray="6 6" />
        </g>
      </svg>
      <Plate>4</Plate>
      <Plate isMissing>
        <BrandMark sizePx={52} />
      </Plate>
      <Plate>4</Plate>
    </div>
  );
}

function Plate({ isMissing = false, children }: { isMissing?: boolean; children: React.ReactNode }) {
  const handle =
    'absolute top-1/2 size-3 -translate-y-1/2 rounded-full bg-surface shadow-[inset_0_0_0_2.5px_var(--wire-idle)]';
  return (
    <div
      className={classes(
        'relative flex size-32 items-center justify-center rounded-node text-[76px] leading-none font-[750] tracking-[-0.04em]',
        isMissing ? 'border-2 border-dashed border-line-3 text-ink-3' : 'border border-line bg-surface shadow-node',
      )}
    >
      {children}
      <span className={classes(handle, '-left-1.5')} />
      <span className={classes(handle, '-right-1.5')} />
    </div>
  );
}
