import { House, Languages, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { accountApi } from '#contract/account/account.api.ts';
import { addressOf } from '../lib/api.ts';
import { useTheme } from '../ui/theme.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { Result } from './search-results.ts';

/** What can be done from anywhere by name. */
export function useCommands(): Result[] {
  const t = useWords('shell');
  const navigate = useNavigate();
  const { theme, toggle } = useTheme();
  const { language, choose } = useLanguage();
  const group = t('command');
  const size = { size: 15, strokeWidth: 1.9, 'aria-hidden': true } as const;
  return [
    { id: 'dashboard', group, title: t('goDashboard'), icon: <House {...size} />, run: () => void navigate('/') },
    { id: 'new-canvas', group, title: t('goNewCanvas'), icon: <Plus {...size} />, run: () => void navigate('/?new') },
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
