import { expect, type Page } from '@playwright/test';
import { isSound, standsStill } from './barriers.ts';
import { boxOf, newCanvas, signIn } from './hands.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

const LOGIN = '이 서버의 계정으로 로그인';
const FAILED = '로그인에 실패했습니다. 다시 시도해주세요.';

let house: House;
test.beforeAll(async () => {
  house = await startHouse({ CONTACT_URL: 'https://pf.kakao.example/maru', SIGNUP_URL: 'https://join.example/maru' });
});
test.afterAll(() => house.close());

test('signed out: loading first, then a login button; the popup is 500 by 600 and its words are heard', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/user', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${house.url}/access`);
  await expect(page.getByRole('status', { name: '로그인 상태를 확인하는 중' })).toBeVisible();
  answer();
  const login = page.getByRole('button', { name: LOGIN });
  await expect(login).toBeVisible();
  await expect(page.getByRole('link', { name: /문의/ })).toHaveAttribute('href', 'https://pf.kakao.example/maru');
  await isSound(page, 'access, signed out');

  const [popup] = await Promise.all([page.waitForEvent('popup'), login.click()]);
  await expect(page.getByRole('button', { name: '로그인하는 중…' })).toBeDisabled();
  await expect(popup.getByLabel('이메일')).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);

  await page.evaluate(() => new BroadcastChannel('auth').postMessage({ type: 'AUTH_ERROR', reason: 'failed' }));
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(login).toBeEnabled();
  expect(popup.isClosed()).toBe(true);
});

test('a popup that the user closes gives the button back, where it was pressed', async ({ page }) => {
  await page.goto(`${house.url}/access`);
  const login = page.getByRole('button', { name: LOGIN });
  await expect(login).toBeVisible();
  await standsStill(page);
  const pressed = await boxOf(login);
  const [popup] = await Promise.all([page.waitForEvent('popup'), login.click()]);
  expect(await boxOf(page.getByRole('button', { name: '로그인하는 중…' }))).toEqual(pressed);
  await popup.close();
  await expect(login).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('signed in: welcomes by first name and goes to the dashboard after two seconds', async ({ page }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  await page.clock.install();
  await page.goto(`${house.url}/access`);
  await expect(page.getByRole('heading', { name: /서연/ })).toBeVisible();
  // The letter by which the other screens know her.
  await expect(page.getByRole('status').getByText('서', { exact: true })).toBeVisible();
  await page.clock.fastForward(2_000);
  await page.waitForURL(`${house.url}/`);
  await expect(page.getByRole('heading', { name: '내 캔버스' })).toBeVisible();
});

test('somebody who is not a member is told so, with a way to become one and a way to ask', async ({ page }) => {
  await page.goto(`${house.url}/access?error=members-only`);
  await expect(page.getByRole('alert')).toContainText('멤버십');
  await expect(page.getByRole('link', { name: /멤버십/ })).toHaveAttribute('href', 'https://join.example/maru');
  await isSound(page, 'access, members only');
});

test('two boards whose session has ended come back both, and two popups both sign in', async ({ page, context }) => {
  const fill = async (form: Page) => {
    await form.getByLabel('이메일').fill('two-tabs@example.com');
    await form.getByLabel('이름').fill('한누리');
    await form.getByRole('button', { name: '로그인' }).click();
  };
  await signIn(page, house.url, 'two-tabs@example.com', '한누리');
  await newCanvas(page, '첫째', '빈 캔버스');
  const second = await context.newPage();
  await second.goto(house.url);
  await newCanvas(second, '둘째', '빈 캔버스');
  const boards = [page.url(), second.url()];
  await context.clearCookies();
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([page, second].map((tab) => expect(tab.getByLabel('이메일')).toBeVisible()));
  await fill(page);
  await page.waitForURL(boards[0] ?? '');
  await fill(second);
  await second.waitForURL(boards[1] ?? '');
  for (const tab of [page, second]) await expect(tab.getByRole('application', { name: '보드' })).toBeVisible();

  await context.clearCookies();
  const popups: Page[] = [];
  for (const tab of [page, second]) {
    await tab.goto(`${house.url}/access`);
    const [popup] = await Promise.all([tab.waitForEvent('popup'), tab.getByRole('button', { name: LOGIN }).click()]);
    await expect(popup.getByLabel('이메일')).toBeVisible();
    popups.push(popup);
  }
  await fill(popups[1] ?? page);
  for (const tab of [page, second]) await tab.waitForURL(`${house.url}/`);
});
