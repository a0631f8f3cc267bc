import { expect, type Page } from '@playwright/test';
import { standsStill } from './barriers.ts';
import { boxOf, newCanvas, signIn } from './actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

const LOGIN = '이 서버의 계정으로 로그인';
const FAILED = '로그인에 실패했습니다. 다시 시도해주세요.';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ CONTACT_URL: 'https://pf.kakao.example/maru' });
});
test.afterAll(() => server.close());

/** Fills the form of the built-in provider. */
async function fill(form: Page, email: string, name: string): Promise<void> {
  await form.getByLabel('이메일').fill(email);
  await form.getByLabel('이름').fill(name);
  await form.getByRole('button', { name: '로그인' }).click();
}

test('a visitor signs in by a popup of 500 by 600, hears when that fails, and is welcomed when he comes again', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/user', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${server.url}/access`);
  await expect(page.getByRole('status', { name: '로그인 상태를 확인하는 중' })).toBeVisible();
  answer();
  const login = page.getByRole('button', { name: LOGIN });
  const busy = page.getByRole('button', { name: '로그인하는 중…' });
  await expect(login).toBeVisible();
  await expect(page.getByRole('link', { name: /문의/ })).toHaveAttribute('href', 'https://pf.kakao.example/maru');
  const press = async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), login.click()]);
    await expect(popup.getByLabel('이메일')).toBeVisible();
    return popup;
  };

  await test.step('a failure is said, and the popup is gone', async () => {
    const popup = await press();
    await expect(busy).toBeDisabled();
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await page.evaluate(() => new BroadcastChannel('auth').postMessage({ type: 'AUTH_ERROR', reason: 'failed' }));
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(login).toBeEnabled();
    expect(popup.isClosed()).toBe(true);
  });
  await test.step('a popup that is closed by hand gives the button back, where it was pressed', async () => {
    await page.reload();
    await expect(login).toBeVisible();
    await standsStill(page);
    const pressed = await boxOf(login);
    const popup = await press();
    expect(await boxOf(busy)).toEqual(pressed);
    await popup.close();
    await expect(login).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('who signs in comes to the dashboard, and is welcomed for two seconds the next time', async () => {
    await fill(await press(), 'seoyeon@example.com', '김서연');
    await page.waitForURL(`${server.url}/`);
    await page.clock.install();
    await page.goto(`${server.url}/access`);
    await expect(page.getByRole('heading', { name: /서연/ })).toBeVisible();
    await page.clock.fastForward(2_000);
    await page.waitForURL(`${server.url}/`);
    await expect(page.getByRole('heading', { name: '내 캔버스' })).toBeVisible();
  });
});

test('two boards whose session has ended come back both, and two popups both sign in', async ({ page, context }) => {
  const who = ['two-tabs@example.com', '한누리'] as const;
  await signIn(page, server.url, ...who);
  await newCanvas(page, '첫째', '빈 캔버스');
  const second = await context.newPage();
  await second.goto(server.url);
  await newCanvas(second, '둘째', '빈 캔버스');
  const boards = [page.url(), second.url()];
  await context.clearCookies();
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([page, second].map((tab) => expect(tab.getByLabel('이메일')).toBeVisible()));
  await fill(page, ...who);
  await page.waitForURL(boards[0] ?? '');
  await fill(second, ...who);
  await second.waitForURL(boards[1] ?? '');
  for (const tab of [page, second]) await expect(tab.getByRole('application', { name: '보드' })).toBeVisible();

  await context.clearCookies();
  const popups: Page[] = [];
  for (const tab of [page, second]) {
    await tab.goto(`${server.url}/access`);
    const [popup] = await Promise.all([tab.waitForEvent('popup'), tab.getByRole('button', { name: LOGIN }).click()]);
    await expect(popup.getByLabel('이메일')).toBeVisible();
    popups.push(popup);
  }
  await fill(popups[1] ?? page, ...who);
  for (const tab of [page, second]) await tab.waitForURL(`${server.url}/`);
});
