import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Account } from '../../bench/board/seed.ts';
import type { Language } from './cards.ts';

export interface Viewer {
  account: Account;
  language: Language;
  theme: 'light' | 'dark';
}

/** A page of somebody who is signed in, in this language and theme. Closing its context closes it. */
export async function openPage(
  browser: Browser,
  { account, language, theme }: Viewer,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ locale: language === 'ko' ? 'ko-KR' : 'en-US', ...options });
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: account.url })));
  await context.addInitScript(
    ([kept, spoken]) => {
      localStorage.setItem('theme', kept ?? '');
      localStorage.setItem('language', spoken ?? '');
    },
    [theme, language],
  );
  return context.newPage();
}
