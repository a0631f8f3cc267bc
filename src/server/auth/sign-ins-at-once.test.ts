import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser, type BrowserPage } from '../testing/browser.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { minjun, readUserOf, seoyeon, signInByForm } from '../testing/sign-in.ts';

let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => nowMs } });
});
afterAll(() => app?.close());

const jarOf = (browser: Browser) => browser.cookies.get(new URL(app.url).host) ?? new Map<string, string>();
const loginsOf = (browser: Browser) => [...jarOf(browser).keys()].filter((name) => name.startsWith('maru-login'));

describe('two sign-ins of one browser at once', () => {
  const tabs = ['/canvas/1', '/canvas/2'] as const;
  const begin = (browser: Browser, path: string) => browser.visit(`${app.url}${path}`);
  const ofPage = (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

  it.each([
    ['in the order in which they began', [0, 1]],
    ['in the other order', [1, 0]],
  ])('each tab comes back signed in to where it left, %s', async (_, order) => {
    const browser = openBrowser();
    const forms = await Promise.all(tabs.map((path) => begin(browser, ofPage(path))));
    for (const at of order) {
      const page = await browser.submit(forms[at] as BrowserPage, seoyeon);
      expect(page.url).toBe(`${app.url}${tabs[at]}`);
      expect(await readUserOf(browser, app.url)).toMatchObject({ email: seoyeon.email });
    }
    expect(loginsOf(browser)).toEqual([]);
  });

  it('both come back when they finish at once', async () => {
    const browser = openBrowser();
    const forms = await Promise.all(tabs.map((path) => begin(browser, ofPage(path))));
    const pages = await Promise.all(forms.map((form) => browser.submit(form, seoyeon)));
    expect(pages.map(({ url }) => url)).toEqual(tabs.map((path) => `${app.url}${path}`));
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: seoyeon.email });
  });

  it('both popups say so to their windows', async () => {
    const browser = openBrowser();
    const popup = '/api/auth/google/popup';
    const forms = [await begin(browser, popup), await begin(browser, popup)];
    for (const form of forms) expect((await browser.submit(form, seoyeon)).html).toContain('"AUTH_SUCCESS"');
  });

  it('the second goes on with the session of the first, whose calls may still be on their way', async () => {
    const browser = openBrowser();
    const forms = [await begin(browser, ofPage(tabs[0])), await begin(browser, ofPage(tabs[1]))];
    const jar = jarOf(browser);
    await browser.submit(forms[0] as BrowserPage, seoyeon);
    const first = jar.get('maru-session');
    expect(first).toBeDefined();
    await browser.submit(forms[1] as BrowserPage, seoyeon);
    expect(jar.get('maru-session')).toBe(first);
  });

  it('the second ends the session of the first when it is of somebody else', async () => {
    const browser = openBrowser();
    const forms = [await begin(browser, ofPage(tabs[0])), await begin(browser, ofPage(tabs[1]))];
    const jar = jarOf(browser);
    await browser.submit(forms[0] as BrowserPage, seoyeon);
    const first = jar.get('maru-session') ?? '';
    await browser.submit(forms[1] as BrowserPage, minjun);
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: minjun.email });
    expect((await app.visitor.get('/api/auth/user', { cookie: `maru-session=${first}` })).statusCode).toBe(401);
  });

  it('a session from before the sign-in gives way to a new one', async () => {
    const { browser } = await signInByForm(app.url, seoyeon);
    const jar = jarOf(browser);
    const before = jar.get('maru-session') ?? '';
    nowMs += 1;
    await signInByForm(app.url, seoyeon, { browser });
    expect(jar.get('maru-session')).not.toBe(before);
    expect((await app.visitor.get('/api/auth/user', { cookie: `maru-session=${before}` })).statusCode).toBe(401);
  });

  it('of many that were begun the newest eight stay, and what is none of ours goes', async () => {
    const browser = openBrowser();
    const oldest = await begin(browser, ofPage('/canvas/0'));
    jarOf(browser).set('maru-login-forged', 'x.y');
    const newer: BrowserPage[] = [];
    for (let i = 1; i <= 8; i++) {
      nowMs += 1;
      newer.push(await begin(browser, ofPage(`/canvas/${i}`)));
    }
    expect(loginsOf(browser)).toHaveLength(8);
    expect(loginsOf(browser)).not.toContain('maru-login-forged');
    expect((await browser.submit(oldest, seoyeon)).url).toBe(`${app.url}/access?error=failed`);
    for (const [i, form] of newer.entries())
      expect((await browser.submit(form, seoyeon)).url).toBe(`${app.url}/canvas/${i + 1}`);
  });
});
