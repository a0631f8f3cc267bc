import { House, Languages, LogOut, Moon, Plus, Settings, Sun, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { accountApi } from '#contract/account/account.api.ts';
import { addressOf } from '../lib/api.ts';
import { useOfferedCommands } from '../shell/palette-slot.ts';
import { useTheme } from '../ui/theme.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { Result } from './search-results.ts';

/** What can be done by name: what the screen in front offers, then what can be done from anywhere. */
export function useCommands(): Result[] {
  const t = useWords('search');
  const navigate = useNavigate();
  const { theme, toggle } = useTheme();
  const { language, choose } = useLanguage();
  const offered = useOfferedCommands();
  const group = t('groupCommands');
  const size = { size: 15, strokeWidth: 1.9, 'aria-hidden': true } as const;
  const go = (path: string, what: Pick<Result, 'id' | 'title' | 'icon'>): Result => ({
    ...what,
    group,
    run: () => void navigate(path),
  });
  return [
    ...offered.map((command): Result => ({ ...command, group })),
    go('/?new', { id: 'new-canvas', title: t('goNewCanvas'), icon: <Plus {...size} /> }),
    go('/', { id: 'dashboard', title: t('goDashboard'), icon: <House {...size} /> }),
    go('/profile', { id: 'profile', title: t('goProfile'), icon: <UserRound {...size} /> }),
    go('/settings', { id: 'settings', title: t('goSettings'), icon: <Settings {...size} /> }),
    {
      id: 'theme',
      group,
      title: theme === 'dark' ? t('goLight') : t('goDark'),
      icon: theme === 'dark' ? <Sun {...size} /> : <Moon {...size} />,
      run: toggle,
    },
    {
      id: 'language',
      group,
      title: language === 'ko' ? t('goEnglish') : t('goKorean'),
      icon: <Languages {...size} />,
      run: () => choose(language === 'ko' ? 'en' : 'ko'),
    },
    {
      id: 'log-out',
      group,
      title: t('goLogOut'),
      icon: <LogOut {...size} />,
      run: () => window.location.assign(addressOf(accountApi.logout)),
    },
  ];
}
