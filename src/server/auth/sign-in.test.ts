import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { minjun, readUserOf, seoyeon, signInByForm } from '../testing/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true });
});
afterAll(() => app?.close());

const pageFlow = { path: '/api/login?returnTo=%2Fcanvas%2F1%3Ftab%3Dchat' };

describe('signing in with the built-in provider', () => {
  it('makes the first person the administrator, and asks once', async () => {
    const { browser, page } = await signInByForm(app.url, seoyeon);
    expect(page.html).toContain('"AUTH_SUCCESS"');
    expect(await readUserOf(browser, app.url)).toMatchObject({
      email: 'seoyeon@maru.kr',
      firstName: '서연',
      lastName: '김',
      isSystemAdmin: true,
    });
  });

  it('makes nobody else one, and knows a person again by his address in any letters', async () => {
    const first = await signInByForm(app.url, minjun);
    const user = await readUserOf(first.browser, app.url);
    expect(user).toMatchObject({ lastName: '박', isSystemAdmin: false });
    const again = await signInByForm(app.url, { email: ' MinJun@Maru.KR ', name: '' });
    expect(await readUserOf(again.browser, app.url)).toEqual(user);
  });

  it('ends the popup with a page that speaks to its opener alone, holds no token and keeps the tie', async () => {
    const { page } = await signInByForm(app.url, seoyeon);
    expect(page.status).toBe(200);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const nonce = /<script nonce="([^"]+)">/.exec(page.html)?.[1];
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
    expect(page.html).toContain(`window.opener.postMessage({"type":"AUTH_SUCCESS"},"${app.url}")`);
    expect(page.html).toContain('new BroadcastChannel("auth").postMessage({"type":"AUTH_SUCCESS"})');
    expect(page.html).toMatch(/<a class="button" href="\/">/);
    const cookie = page.headers.getSetCookie().join();
    const token = /maru-session=([^;]+)/.exec(cookie)?.[1];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(page.html).not.toContain(token);
  });

  it("carries a policy that keeps the tie to the opener on every answer of the popup's way, redirects too", async () => {
    const browser = openBrowser();
    const policies: (string | null)[] = [];
    let next: string | null = `${app.url}/api/auth/google/popup`;
    const look = (answer: Response, from: string) => {
      policies.push(answer.headers.get('cross-origin-opener-policy'));
      const to = answer.headers.get('location');
      return to && new URL(to, from).href;
    };
    let form = '';
    while (next) {
      const at: string = next;
      next = look(await browser.fetch(at), at);
      form = next ?? form;
    }
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: app.url,
    };
    next = look(
      await browser.fetch(form, { method: 'POST', headers, body: new URLSearchParams(seoyeon).toString() }),
      form,
    );
    while (next) {
      const at: string = next;
      next = look(await browser.fetch(at), at);
    }
    expect(policies).toEqual(Array.from({ length: 6 }, () => 'unsafe-none'));
  });

  it('leads the full page back to where it came from', async () => {
    const { browser, page } = await signInByForm(app.url, seoyeon, pageFlow);
    expect(page.url).toBe(`${app.url}/canvas/1?tab=chat`);
    expect(await readUserOf(browser, app.url)).not.toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    '/api/logout',
  ])('leads home for the address %s', async (returnTo) => {
    const { page } = await signInByForm(app.url, seoyeon, {
      path: `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
    });
    expect(page.url).toBe(`${app.url}/`);
  });

  it('works under the other name of this computer, by going to the public one first', async () => {
    const local = app.url.replace('localhost', '127.0.0.1');
    const form = await openBrowser().visit(`${local}/api/login`);
    expect(form.way[1]).toBe(`${app.url}/api/login`);
    expect(form.html).toContain('<form');
  });
});

describe('the sign-in page', () => {
  it.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko', '이메일', '이름', '로그인'],
    ['en-GB,en;q=0.9', 'en', 'Email', 'Name', 'Sign in'],
    ['fr-FR,ko;q=0.3', 'ko', '이메일', '이름', '로그인'],
    ['fr-FR', 'en', 'Email', 'Name', 'Sign in'],
  ])('speaks the language of %s', async (accept, language, email, name, submit) => {
    const { html } = await openBrowser(accept).visit(`${app.url}/api/login`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<label for="email">${email}</label>`);
    expect(html).toContain(`<label for="name">${name}</label>`);
    expect(html.match(/<button[^>]*>([^<]*)/g)).toEqual([`<button type="submit">${submit}`]);
    expect(html).not.toContain('<script');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it.each([
    ['', 'email'],
    ['seoyeon', 'email'],
    ['a b@maru.kr', 'email'],
    ['"><script>alert(1)</script>@maru.kr', 'email'],
    [`${'a'.repeat(260)}@maru.kr`, 'email'],
    ['long@maru.kr', 'name'],
  ])('asks again for %j and keeps what was typed', async (email, mistake) => {
    const browser = openBrowser();
    const form = await browser.visit(`${app.url}/api/login`);
    const name = mistake === 'name' ? '가'.repeat(101) : '<b>서연</b>';
    const again = await browser.submit(form, { email, name });
    expect(again.status).toBe(422);
    expect(again.html).toContain(`aria-describedby="${mistake}-error"`);
    expect(again.html).not.toContain('<script>');
    expect(again.html).not.toContain('<b>서연');
    const done = await browser.submit(again, { email: 'seoyeon@maru.kr', name: '김서연' });
    expect(done.url).toBe(`${app.url}/`);
  });

  it('asks again who it is after logging out', async () => {
    const { browser } = await signInByForm(app.url, seoyeon);
    await browser.visit(`${app.url}/api/logout`);
    const { page } = await signInByForm(app.url, minjun, { browser });
    expect(page.html).toContain('AUTH_SUCCESS');
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: 'minjun@maru.kr' });
  });

  it('says so when a sign-in is unknown, as after a restart, and keeps out of frames', async () => {
    const lost = await openBrowser().visit(`${app.url}/idp/sign-in/none`);
    expect(lost.status).toBe(400);
    expect(lost.html).toContain('로그인 시간이 지났어요');
    expect(lost.html).toContain('href="/api/login"');
    expect(lost.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const browser = openBrowser();
    const form = await browser.visit(`${app.url}/api/login`);
    for (const jar of browser.cookies.values())
      for (const name of jar.keys()) if (name.startsWith('_interaction')) jar.delete(name);
    expect((await browser.submit(form, seoyeon)).html).toContain('로그인 시간이 지났어요');
  });

  it('answers only under a name of this computer', async () => {
    const answer = await app.app.inject({
      url: '/idp/.well-known/openid-configuration',
      headers: { host: 'evil.example:3000' },
    });
    expect(answer.statusCode).toBe(421);
  });
});

const lastOf = (way: string[]) => way.at(-1) ?? '';
/** Goes as far as the provider's answer, and hands over the address that the browser was to open. */
const untilCallback = async (path = '/api/login') => {
  const browser = openBrowser();
  const form = await browser.visit(`${app.url}${path}`);
  const action = /action="([^"]+)"/.exec(form.html)?.[1] ?? '';
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: app.url,
  };
  const posted = await browser.fetch(`${app.url}${action}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(seoyeon).toString(),
  });
  const back = await browser.fetch(posted.headers.get('location') ?? '');
  return { browser, callback: back.headers.get('location') ?? '' };
};

/** The cookies of the sign-ins that this browser has on their way. */
const loginsOf = (browser: Browser) =>
  [...(browser.cookies.get(new URL(app.url).host) ?? [])].filter(([name]) => name.startsWith('maru-login'));

describe('a sign-in that is not what it says', () => {
  it('is refused with a forged state, and with none', async () => {
    for (const change of [
      (u: URL) => u.searchParams.set('state', 'forged'),
      (u: URL) => u.searchParams.delete('state'),
    ]) {
      const { browser, callback } = await untilCallback();
      const url = new URL(callback);
      change(url);
      expect(lastOf((await browser.visit(url.href)).way)).toBe(`${app.url}/access?error=failed`);
      expect(await readUserOf(browser, app.url)).toBeNull();
    }
  });

  it('leaves another one that is on its way as it was', async () => {
    const { browser, callback } = await untilCallback();
    const forged = new URL(callback);
    forged.searchParams.set('state', 'forged');
    await browser.visit(forged.href);
    expect(lastOf((await browser.visit(callback)).way)).toBe(`${app.url}/`);
  });

  it('is refused with a made-up code, and tells the popup why', async () => {
    const { browser, callback } = await untilCallback('/api/auth/google/popup');
    const url = new URL(callback);
    url.searchParams.set('code', 'x'.repeat(43));
    const page = await browser.visit(url.href);
    expect(page.html).toContain('{"type":"AUTH_ERROR","reason":"failed"}');
    expect(page.html).toContain('로그인에 실패했습니다. 다시 시도해주세요.');
    expect(await readUserOf(browser, app.url)).toBeNull();
  });

  it('is told to the window that opened the popup, and to those beside it only where it knows none', async () => {
    const { browser, callback } = await untilCallback('/api/auth/google/popup');
    const { html } = await browser.visit(callback.replace(/code=[^&]+/, 'code=x'));
    const said = '{"type":"AUTH_ERROR","reason":"failed"}';
    expect(html).toContain(`if(!window.opener)new BroadcastChannel("auth").postMessage(${said});`);
    expect(html).toContain(`if(window.opener)window.opener.postMessage(${said},`);
  });

  it('is refused when the answer of one browser is opened in another', async () => {
    const { callback } = await untilCallback();
    const stranger = openBrowser();
    expect(lastOf((await stranger.visit(callback)).way)).toBe(`${app.url}/access?error=expired`);
    await stranger.fetch(`${app.url}/api/login`);
    expect(lastOf((await stranger.visit(callback)).way)).toBe(`${app.url}/access?error=failed`);
    expect(await readUserOf(stranger, app.url)).toBeNull();
  });

  it('is refused when the code is used again, even with the cookie kept', async () => {
    const { browser, callback } = await untilCallback();
    const jar = browser.cookies.get(new URL(app.url).host);
    const [[name, login] = ['', '']] = loginsOf(browser);
    expect(lastOf((await browser.visit(callback)).way)).toBe(`${app.url}/`);
    expect(loginsOf(browser)).toEqual([]);
    expect(lastOf((await browser.visit(callback)).way)).toBe(`${app.url}/access?error=expired`);
    jar?.set(name, login);
    expect(lastOf((await browser.visit(callback)).way)).toBe(`${app.url}/access?error=failed`);
  });

  it('is refused when its cookie was changed', async () => {
    const { browser, callback } = await untilCallback();
    const jar = browser.cookies.get(new URL(app.url).host);
    const [[name, value] = ['', '']] = loginsOf(browser);
    const [body = '', signature = ''] = value.split('.');
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    jar?.set(name, `${Buffer.from(JSON.stringify({ ...said, mode: 'popup' })).toString('base64url')}.${signature}`);
    expect(lastOf((await browser.visit(callback)).way)).toBe(`${app.url}/access?error=expired`);
  });

  it('is told as cancelled when the person cancels', async () => {
    const { browser, callback } = await untilCallback();
    const url = new URL(callback);
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect(lastOf((await browser.visit(url.href)).way)).toBe(`${app.url}/access?error=cancelled`);
  });
});
