import { Folder, House, Plus, Sparkles, UserRound, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';

/** A board has its own dock in this place. */
const isBoard = (pathname: string): boolean =>
  /^\/(canvas|whiteboard)(\/|$)/.test(pathname) || /^\/projects\/[^/]+\/board/.test(pathname);

/** The five ways of phones, at the lower edge. */
export function TabBar({ onAsk }: { onAsk: () => void }) {
  const t = useWords('shell');
  const { pathname } = useLocation();
  if (isBoard(pathname)) return null;
  const isProjects = /^\/(projects|orgs)\//.test(pathname);
  return (
    <>
      <div aria-hidden="true" className="h-[calc(64px+env(safe-area-inset-bottom))] shrink-0 md:hidden" />
      <nav
        aria-label={t('tabs')}
        className="fixed inset-x-0 bottom-0 z-(--z-nav) flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <Tab Icon={House} label={t('tabHome')} to="/" isHere={pathname === '/'} />
        <Tab Icon={Plus} label={t('tabNew')} to="/?new" />
        <Tab Icon={Folder} label={t('tabProjects')} to="/#organisations" isHere={isProjects} />
        <button type="button" onClick={onAsk} className={lookOf(false)}>
          <Sparkles size={21} strokeWidth={1.75} aria-hidden="true" />
          {t('tabAsk')}
        </button>
        <Tab Icon={UserRound} label={t('tabMe')} to="/profile" isHere={/^\/(profile|settings)/.test(pathname)} />
      </nav>
    </>
  );
}

const lookOf = (isHere: boolean): string =>
  classes(
    'flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-micro font-medium',
    isHere ? 'text-ink' : 'text-ink-3',
  );

interface TabProps {
  Icon: LucideIcon;
  label: string;
  to: string;
  isHere?: boolean;
}

function Tab({ Icon, label, to, isHere = false }: TabProps) {
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={lookOf(isHere)}>
      <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-w-full truncate px-1">{label}</span>
    </Link>
  );
}
