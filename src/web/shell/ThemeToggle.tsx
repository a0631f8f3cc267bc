import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { useTheme } from '../ui/theme.tsx';
import { useWords } from '../words/index.ts';

export function ThemeToggle() {
  const t = useWords('shell');
  const { theme, toggle } = useTheme();
  const icon =
    theme === 'dark' ? (
      <Sun size={17} strokeWidth={1.75} aria-hidden="true" />
    ) : (
      <Moon size={17} strokeWidth={1.75} aria-hidden="true" />
    );
  return (
    <IconButton
      label={theme === 'dark' ? t('goLight') : t('goDark')}
      icon={icon}
      onClick={toggle}
      className="max-md:size-11"
    />
  );
}
