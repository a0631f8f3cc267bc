import { Search } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/account/account.schema.ts';
import { heldName } from '../lib/key-names.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useUser } from '../lib/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BrandMark } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { nameOf } from './name-of.ts';
import { NotificationsButton } from './NotificationsButton.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useOneFocus } from './use-one-focus.ts';

const UserMenu = lazyComponent(() => import('./UserMenu.tsx'), 'UserMenu');

/**
 * The bar over every signed-in screen: home, search, notifications, theme, the user's menu. On phones it makes room for the
 * bar of a screen that has one of its own, marked `data-own-bar`.
 */
export function NavBar({ onSearch }: { onSearch: () => void }) {
  const t = useWords('shell');
  const { user } = useUser();
  return (
    <header className="sticky top-0 z-(--z-nav) flex max-md:group-has-data-own-bar/page:hidden h-(--h-nav) shrink-0 items-center gap-3 border-b border-line bg-surface pr-1.5 pl-4 md:pr-4">
      <BrandLink />
      <div className="flex-1" />
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        className="absolute left-1/2 hidden h-[34px] w-[280px] -translate-x-1/2 items-center gap-2 rounded-control bg-surface-2 pr-2 pl-[11px] text-sm text-ink-3 shadow-[inset_0_0_0_1px_var(--line)] transition-shadow duration-(--dur-fast) hover:shadow-[inset_0_0_0_1px_var(--line-2)] md:flex lg:w-[420px]"
      >
        <Search size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">{t('search')}</span>
        <kbd className="rounded-[4px] bg-surface px-1 font-sans text-micro font-medium shadow-[inset_0_0_0_1px_var(--line)]">
          {heldName('ctrl')} K
        </kbd>
      </button>
      <div className="flex items-center gap-0.5">
        <IconButton
          label={t('searchShort')}
          onClick={onSearch}
          size="lg"
          className="md:hidden"
          icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        />
        {user && <NotificationsButton />}
        <ThemeToggle />
        {user && <UserButton user={user} />}
      </div>
    </header>
  );
}

export function BrandLink() {
  const t = useWords('shell');
  return (
    <Link to="/" aria-label={t('home')} className="inline-flex h-8 items-center gap-[9px] rounded-[6px] max-sm:h-11">
      <BrandMark sizePx={20} />
      <span className="text-[16px] font-[750] tracking-[-0.03em]">Maru</span>
    </Link>
  );
}

/** The avatar; the menu's code comes with the first sign that it is wanted, and opens if it was pressed meanwhile. */
export function UserButton({ user }: { user: User }) {
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ref = useOneFocus();
  const press = () => {
    setNear(true);
    setOpen(true);
  };
  const button = (
    <AvatarButton
      ref={ref}
      user={user}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onPointerDown={press}
      onClick={press}
    />
  );
  if (!isNear) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} isOpen={isOpen} onOpenChange={setOpen} trigger={<AvatarButton ref={ref} user={user} />} />
    </Suspense>
  );
}

function AvatarButton({ user, ...rest }: { user: User } & ComponentProps<'button'>) {
  const t = useWords('shell');
  const name = nameOf(user);
  return (
    <button
      {...rest}
      type="button"
      aria-label={t('userMenu', { name })}
      aria-haspopup="menu"
      className="inline-flex h-11 w-11 items-center justify-center rounded-control hover:bg-surface-3 md:h-8 md:w-10"
    >
      <Avatar name={name} colourKey={user.id} src={user.profileImageUrl} />
    </button>
  );
}
