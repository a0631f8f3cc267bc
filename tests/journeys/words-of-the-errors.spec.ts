import { expect, type Page } from '@playwright/test';
import { cardOf, newCanvas, pageOf, signIn, tool, type SignedIn } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { listenToToasts, toast } from './hands-on-places.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
let person: SignedIn;

test.beforeAll(async ({ browser, sharedHouse }) => {
  house = sharedHouse;
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  await signIn(page, house.url, 'seoyeon@words-of-the-errors.example.com', '김서연');
  person = await context.storageState();
  await context.close();
});

test('making and opening a canvas', async ({ browser }) => {
  const page = await pageOf(browser, person, 'en');
  await page.goto(house.url);
  await page.getByRole('button', { name: 'New Canvas' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Canvas' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await says(page, 'Error', 'Canvas title is required');
  await dialog.getByLabel('Title').fill('Second part');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await says(page, 'Success', 'Canvas created successfully!');
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  const made = page.url();

  await page.route('**/api/canvases', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.goto(`${house.url}/canvas`);
  await says(page, 'Error', 'Failed to create canvas. Please try again.');
  await page.unroute('**/api/canvases');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Canvas Created', 'Your canvas is ready!');

  await page.route('**/board', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(made);
  await says(page, 'Error', 'Canvas not loaded. Please try again.');
  await page.unroute('**/board');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();

  await page.goto(house.url);
  await page.getByRole('button', { name: 'Delete “Second part”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Success', 'Canvas deleted successfully!');
  await page.context().close();
});

test('what the server itself says of a deletion is shown, and a save by hand that fails is said', async ({
  browser,
}) => {
  const page = await pageOf(browser, person, 'en');
  await openCanvas(page, 'Gestures');
  const card = cardOf(page, await put(page, { type: 'text', title: 'Hook', position: { x: 420, y: 140 } }));
  const message = 'Somebody is writing in this node.';
  await page.route('**/changes', (route) =>
    route.fulfill({ status: 400, json: { code: 'in-use', message, requestId: 'r' } }),
  );
  await card.click({ position: { x: 60, y: 150 } });
  await page.keyboard.press('Delete');
  await says(page, 'Delete Failed', message);
  await expect(card).toBeVisible();
  await page.unroute('**/changes');
  await page.route('**/content', (route) => route.fulfill({ status: 500, body: '' }));
  const bar = page.getByRole('region', { name: 'Saving and view' });
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Save Failed', 'Failed to save your changes. Please try again.');
  await expect(bar.getByRole('status')).toContainText('Save failed');
  await page.context().close();
});

test('a link whose node the server does not take', async ({ browser }) => {
  const page = await pageOf(browser, person, 'ko');
  await page.goto(house.url);
  await newCanvas(page, '오지 않는 것', '빈 캔버스');
  await page.route('**/changes', (route) => route.fulfill({ status: 400, body: '' }));
  await tool(page, '웹사이트 링크').click();
  const dialog = page.getByRole('dialog', { name: '웹사이트 링크 추가' });
  await dialog.getByLabel('URL').fill('https://nobody-answers.example.com/');
  await dialog.getByRole('button', { name: '추가' }).click();
  await says(page, '처리 실패', '노드를 생성할 수 없습니다');
  await page.context().close();
});

test('an AI chat that gets no answer', async ({ browser }) => {
  const page = await pageOf(browser, person, 'en');
  await openCanvas(page, 'No answer');
  const chat = cardOf(page, await put(page, { type: 'ai_chat', title: 'Talk', position: { x: 420, y: 140 } }));
  await page.route('**/api/ai-chat', (route) => route.fulfill({ status: 500, body: '' }));
  await chat.getByRole('textbox', { name: 'Question' }).fill('What holds the first seconds?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('What holds the first seconds?');
  await expect(chat.getByRole('log')).toContainText(
    'Sorry, I encountered an error processing your request. Please try again.',
  );
  await page.context().close();
});

test('somebody who is signed out is told so, and his browser asks for nothing but who he is', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  const said = await listenToToasts(page);
  await page.goto(`${house.url}/orgs/019d0000-0000-7000-8000-000000000000`);
  await expect.poll(said).toContain('Unauthorized');
  await expect.poll(said).toContain('You are logged out. Logging in again...');
  await page.waitForURL((url) => url.pathname.startsWith('/idp') || url.pathname.startsWith('/api/login'));
  expect([...asked].filter((path) => !['/api/auth/user', '/api/settings', '/api/login'].includes(path))).toEqual([]);
  await context.close();
});

/** The one notice on the screen. */
async function says(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(text);
}

/** Makes a blank canvas from the dashboard; ends on its board. */
async function openCanvas(page: Page, title: string): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'New Canvas' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Canvas' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('radio', { name: 'Blank canvas' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
}
