import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { keepStored, readStored } from '../lib/stored.ts';
import { readTheme, THEME_KEY, type Theme } from '../lib/theme-choice.ts';

interface ThemeChoice {
  theme: Theme;
  toggle: () => void;
}
const ThemeContext = createContext<ThemeChoice | null>(null);

/** Keeps the 'dark' class of the root and the stored choice together; other tabs of this browser follow. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(() => readTheme(readStored(THEME_KEY)));
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === THEME_KEY) setTheme(readTheme(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const choice = useMemo<ThemeChoice>(() => {
    const toggle = () => {
      const next = theme === 'dark' ? 'light' : 'dark';
      keepStored(THEME_KEY, next);
      setTheme(next);
    };
    return { theme, toggle };
  }, [theme]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

/** The theme and its toggle. Throws outside a ThemeProvider. */
export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme must be used within a ThemeProvider');
  return choice;
}
