import { LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import type { User } from '#contract/account/account.schema.ts';
import { addressOf } from '../lib/api.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { nameOf } from './name-of.ts';

/** Who is signed in, profile and settings, the language, and the way out. */
export function UserMenu({
  user,
  trigger,
  isOpen,
  onOpenChange,
}: {
  user: User;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const t = useWords('shell');
  const { language, choose } = useLanguage();
  const name = nameOf(user);
  return (
    <Menu trigger={trigger} widthPx={248} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex items-center gap-3 px-2.5 pt-2 pb-2.5">
        <Avatar name={name} colourKey={user.id} src={user.profileImageUrl} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-base font-[650]">{name}</p>
          {user.email && user.email !== name && <p className="truncate text-xs text-ink-3">{user.email}</p>}
        </div>
      </div>
      <MenuLine />
      <MenuItem to="/profile" icon={<UserRound size={16} strokeWidth={1.75} aria-hidden="true" />}>
        {t('profile')}
      </MenuItem>
      <MenuItem to="/settings" icon={<Settings size={16} strokeWidth={1.75} aria-hidden="true" />}>
        {t('settings')}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{t('language')}</MenuLabel>
      <MenuChoice
        value={language}
        onChoose={choose}
        options={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
        ]}
      />
      <MenuLine />
      <MenuItem href={addressOf(accountApi.logout)} icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />}>
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
