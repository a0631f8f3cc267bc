import { openBrowser, type Browser, type BrowserPage } from './browser.ts';

export const seoyeon = { email: 'seoyeon@maru.kr', name: '김서연' };
export const minjun = { email: 'minjun@maru.kr', name: '박민준' };

/** Signs in through the built-in provider, by its form, as a person does. Answers the page where it ended. */
export async function signInByForm(
  url: string,
  who: { email: string; name: string },
  { browser = openBrowser(), path = '/api/auth/google/popup' }: { browser?: Browser; path?: string } = {},
): Promise<{ browser: Browser; page: BrowserPage }> {
  const form = await browser.visit(`${url}${path}`);
  return { browser, page: await browser.submit(form, who) };
}

/** The user whom this browser's session belongs to; null for a visitor. */
export async function readUserOf(browser: Browser, url: string): Promise<Record<string, unknown> | null> {
  const answer = await browser.fetch(`${url}/api/auth/user`);
  if (answer.status === 401) return null;
  return (await answer.json()) as Record<string, unknown>;
}
