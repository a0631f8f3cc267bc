import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, signIn } from './hands.ts';
import { toast } from './hands-on-places.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.close());

const START = new Date('2026-11-21T12:00:00Z');
/** From now on the page's clock stands still and runs only where a test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
}

/** Puts the pointer on it; the clock stands, so the page must have heard of it before time goes on. */
async function rest(on: Locator): Promise<void> {
  await on.hover();
  await expect.poll(() => on.evaluate((element) => element.matches(':hover'))).toBe(true);
}

test('a notice is alone, goes after 5,000 ms, is reached by F8 and swiped away after 50 px', async ({ page }) => {
  await page.clock.install({ time: START });
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const call = page.getByRole('button', { name: '모두 보기' }).first();
  await expect(call).toBeVisible();
  await stopClock(page);
  const notice = toast(page).getByRole('status');
  await call.click();
  await call.click();
  await expect(notice).toHaveCount(1);
  await page.mouse.move(10, 400);
  await page.clock.runFor(4_900);
  await expect(notice).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(toast(page)).toBeFocused();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);

  await call.click();
  const swipe = async (px: number) => {
    const box = await boxOf(notice);
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + px, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(60);
  await expect(notice).toHaveCount(0);
  await call.click();
  await swipe(40);
  await expect(notice).toHaveCount(1);
});

test('a screen is headed by 28 px on a line of 38, and a row of the search is 42 px high', async ({ page }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  for (const path of ['/', '/profile', '/settings']) {
    await page.goto(house.url + path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-size', '28px');
    await expect(heading).toHaveCSS('line-height', '38px');
  }
  await page.keyboard.press('Control+k');
  const row = page.getByRole('dialog', { name: '찾기' }).getByRole('option').first();
  await expect.poll(async () => (await boxOf(row)).height).toBe(42);
});

test('a hint comes after 700 ms of rest, and the next one at once within 300 ms', async ({ page }) => {
  await page.clock.install({ time: START });
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const theme = page.getByRole('button', { name: '어두운 테마로 바꾸기' });
  await expect(theme).toBeVisible();
  await stopClock(page);
  const hint = page.getByRole('tooltip');
  await rest(theme);
  await page.clock.runFor(650);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(hint).toHaveText('어두운 테마로 바꾸기');
  await page.mouse.move(10, 400);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(250);
  await rest(theme);
  await page.clock.runFor(10);
  await expect(hint).toHaveCount(1);
  await page.mouse.move(10, 400);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(350);
  await rest(theme);
  await page.clock.runFor(10);
  await expect(hint).toHaveCount(0);
});

test('somebody who is signed out is sent to the login after 500 ms', async ({ page }) => {
  await page.clock.install({ time: START });
  await page.route('**/api/login**', (route) => route.fulfill({ status: 200, body: 'the login' }));
  await page.goto(`${house.url}/nowhere`);
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/subscribe');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.clock.runFor(300);
  await expect(toast(page)).toBeAttached();
  await expect(toast(page).getByRole('alert')).toBeVisible();
  await page.clock.runFor(150);
  expect(new URL(page.url()).pathname).toBe('/subscribe');
  await page.clock.runFor(400);
  await page.waitForURL(/\/api\/login/);
});
