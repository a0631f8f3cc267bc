import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, newCanvas, readBoard, signIn, WHOLLY } from './actions.ts';
import { board, make, notice, put, saveBar, viewOf } from './canvas-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;

test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('the board as specified: what is seen at first, how hands move it, its title, small screens, and an address without an id', async ({
  page,
}) => {
  await signIn(page, server.url, 'seoyeon@the-board-as-specified.example.com', '김서연');
  await newCanvas(page, '보드', '빈 캔버스');
  await test.step('the board: in sight at once, in steps of a grid, several by Meta, wired at any side', () =>
    asSpecified(page));
  await page.goto(server.url);
  await newCanvas(page, '둘째 보드', '빈 캔버스');
  await test.step('a press twice on a card does not zoom, and the tools put their nodes into the middle of what is seen', () =>
    pressTwice(page));
  await test.step('a drag pans and the wheel zooms; two fingers move the board, and the settings turn both over', () =>
    handsOver(page));
  await test.step('the title in the bar is typed anew, given up, kept when empty, and not lost when it is refused', () =>
    title(page));
  await test.step('on small screens the panel is hidden, and a Tools button opens it over the board', () =>
    smallScreen(page));
  await test.step('an address without an id makes one canvas and takes its address; both waits are said', () =>
    withoutId(page));
});

async function asSpecified(page: Page): Promise<void> {
  const text = await put(page, { type: 'text', title: '글', position: { x: 6_000, y: 4_000 } });
  const group = await put(page, { type: 'group', title: '묶음', position: { x: 6_480, y: 4_000 } });
  await page.reload();
  await test.step('fit view on load', async () => {
    await expect(cardOf(page, text)).toBeInViewport(WHOLLY);
    await expect(cardOf(page, group)).toBeInViewport(WHOLLY);
  });
  await fitView(page);
  await test.step('Meta adds to the selection', async () => {
    const selected = board(page).locator('.board-card[data-selected]');
    await cardOf(page, text).click({ position: { x: 60, y: 150 } });
    await cardOf(page, group).click({ position: { x: 60, y: 150 }, modifiers: ['Meta'] });
    await expect(selected).toHaveCount(2);
    await cardOf(page, group).click({ position: { x: 60, y: 150 }, modifiers: ['Meta'] });
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('a moved card stands on the grid', async () => {
    const at = async () => placeOf(page, text);
    const card = await boxOf(cardOf(page, text));
    await drag(page, { x: card.x + 80, y: card.y + 150 }, { x: card.x + 113, y: card.y + 211 });
    await expect.poll(async () => (await at()).x).toBeGreaterThan(6_000);
    const { x, y } = await at();
    expect([x % 4, y % 4]).toEqual([0, 0]);
  });
  await test.step('the group over which a card is dragged shows itself', async () => {
    const card = await boxOf(cardOf(page, text));
    const into = await boxOf(cardOf(page, group));
    await page.mouse.move(card.x + 80, card.y + 150);
    await page.mouse.down();
    await page.mouse.move(card.x + 90, card.y + 150, { steps: 3 });
    await expect(board(page).locator('.board-card[data-candidate]')).toHaveCount(0);
    const dx = into.x + into.width / 2 - (card.x + card.width / 2);
    await page.mouse.move(card.x + 80 + dx, card.y + 150, { steps: 8 });
    await expect(board(page).locator('.board-card[data-candidate]')).toHaveCount(1);
    await page.mouse.move(card.x + 80, card.y + 150, { steps: 8 });
    await page.mouse.up();
  });
  await test.step('from the left side of one to the left side of the other', async () => {
    await cardOf(page, text).hover();
    const side = (id: string, name: string) => page.locator(`[data-id="${id}"] .react-flow__handle-${name}`);
    const from = await boxOf(side(text, 'left'));
    const to = await boxOf(cardOf(page, group));
    await drag(page, { x: from.x + 6, y: from.y + 6 }, { x: to.x, y: to.y + to.height / 2 });
    await expect.poll(async () => (await readBoard(page)).edges).toMatchObject([{ source: text, target: group }]);
  });
}

async function pressTwice(page: Page): Promise<void> {
  await make(page, '텍스트 상자');
  const { zoom } = await viewOf(page);
  const card = await boxOf(cards(page, 'text'));
  expect(Math.abs(card.x + card.width / 2 - (210 + (1_440 - 210) / 2))).toBeLessThan(40);
  await cards(page, 'text').dblclick({ position: { x: 80, y: 120 } });
  await page.keyboard.press('Escape');
  expect((await viewOf(page)).zoom).toBe(zoom);
}

async function handsOver(page: Page): Promise<void> {
  const canvas = page.url();
  await fitView(page);
  const before = await viewOf(page);
  await page.mouse.move(900, 700);
  await page.mouse.wheel(24, 40);
  await expect.poll(() => viewOf(page)).toEqual({ x: before.x - 24, y: before.y - 40, zoom: before.zoom });
  await drag(page, { x: 900, y: 700 }, { x: 960, y: 760 });
  await expect.poll(async () => (await viewOf(page)).x - before.x).toBeGreaterThan(16);
  await page.mouse.wheel(0, 120);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
  await page.goto(`${server.url}/settings`);
  await page.getByText('끌어서 선택, 휠로 이동').click();
  await page.goto(canvas);
  await expect(cards(page, 'text')).toBeVisible();
  await fitView(page);
  const turned = await viewOf(page);
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => viewOf(page)).toEqual({ ...turned, y: turned.y - 120 });
}

async function title(page: Page): Promise<void> {
  const bar = saveBar(page);
  const field = bar.getByRole('textbox', { name: '캔버스 제목' });
  const open = () => bar.getByRole('heading', { level: 1 }).getByRole('button').click();
  await open();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading', { level: 1 })).toContainText('둘째 보드');

  await page.route('**/api/canvases/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await open();
  await field.fill('홈카페 기획');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('변경 사항을 저장하지 못했어요. 다시 시도해 주세요.');
  await expect(field).toHaveValue('홈카페 기획');
  await page.unroute('**/api/canvases/*');
  await field.press('Enter');
  await expect(bar.getByRole('heading', { level: 1, name: '홈카페 기획' })).toBeVisible();
  await expect(page).toHaveTitle(/홈카페 기획/);
  await page.getByRole('banner').getByRole('link').first().click();
  await page
    .getByRole('link', { name: /홈카페 기획/ })
    .first()
    .click();
  await expect(cards(page, 'text')).toHaveCount(1);
}

async function smallScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('complementary', { name: '도구' })).toBeHidden();
  await page.getByRole('button', { name: '도구' }).click();
  const sheet = page.getByRole('dialog', { name: '도구' });
  await sheet.getByRole('button', { name: '텍스트 상자' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page, 'text')).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function withoutId(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  let made = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/canvases', async (route) => {
    if (route.request().method() === 'POST') {
      made += 1;
      await held.promise;
    }
    return route.continue();
  });
  await page.route('**/board', (route) => held.promise.then(() => route.continue()));
  await page.goto(`${server.url}/canvas`);
  await expect(page.getByText('Creating Canvas')).toBeVisible();
  held.resolve();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(notice(page).or(page.getByRole('region', { name: /^Notifications/ }))).toContainText(
    'Your canvas is ready!',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled Canvas' })).toBeVisible();
  expect(made).toBe(1);

  const read = Promise.withResolvers<void>();
  await page.unroute('**/board');
  await page.route('**/board', (route) => read.promise.then(() => route.continue()));
  await page.reload();
  await expect(page.getByText('Loading Canvas')).toBeVisible();
  read.resolve();
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
}

async function placeOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const found = (await readBoard(page)).nodes.find((node) => node.id === id);
  if (!found) throw new Error('The node is not on the board.');
  return found.position;
}
