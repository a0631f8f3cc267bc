import { LANGUAGE_KEY } from '#contract/base/language.ts';
import { keepStored } from '../../lib/stored.ts';
import { readTheme, THEME_KEY } from '../../lib/theme-choice.ts';
import { all } from './page.ts';

/** The theme changes in place and in the other tabs; a language is another document, and the choice is remembered. */
export function followChoices(): void {
  const root = document.documentElement;
  for (const button of all('[data-theme]')) {
    button.addEventListener('click', () => {
      const isDark = root.classList.toggle('dark');
      keepStored(THEME_KEY, isDark ? 'dark' : 'light');
    });
  }
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY) root.classList.toggle('dark', readTheme(event.newValue) === 'dark');
  });
  for (const link of all('[data-language]')) {
    link.addEventListener('click', () => keepStored(LANGUAGE_KEY, link.dataset['language'] ?? ''));
  }
}
