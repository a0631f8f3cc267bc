import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, newCanvas, readBoard, signIn, wire } from './hands.ts';
import { board, notice, put, viewOf } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'seoyeon@wires.example.com', '김서연');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

interface StoredEdge {
  id: string;
  source: string;
  target: string;
  label: string | null;
  animated: boolean;
  style: Record<string, unknown>;
  sourceHandle: string | null;
  targetHandle: string | null;
}
const edges = async (page: Page) => (await readBoard(page)).edges as StoredEdge[];
const onlyEdge = async (page: Page) => (await edges(page))[0];
const cross = (page: Page) => page.getByRole('button', { name: '연결 삭제' });
const tools = (page: Page) => page.getByRole('toolbar', { name: '연결선 도구' });
const cardWith = (page: Page, title: string) => cards(page, 'text').filter({ hasText: title });
const grip = (page: Page, end: 'source' | 'target') => page.locator(`.board-wire-grip[data-end="${end}"]`);

/** Three texts, the first two in a row and wired, and the third below, all on the screen. */
async function threeTexts(page: Page): Promise<{ a: string; b: string; c: string }> {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const b = await put(page, { type: 'text', title: '나', position: { x: 620, y: 0 } });
  const c = await put(page, { type: 'text', title: '다', position: { x: 620, y: 420 } });
  await expect(cards(page, 'text')).toHaveCount(3);
  await fitView(page);
  await wire(page, cardWith(page, '가'), cardWith(page, '나'));
  await page.mouse.move(720, 12);
  return { a, b, c };
}

/** A point of the straight wire between two cards in a row, by its share of the way. */
async function onWire(page: Page, from: string, to: string, share: number): Promise<{ x: number; y: number }> {
  const a = await boxOf(cardOf(page, from));
  const b = await boxOf(cardOf(page, to));
  return { x: a.x + a.width + (b.x - a.x - a.width) * share, y: a.y + a.height / 2 };
}

async function selectWire(page: Page, a: string, b: string): Promise<void> {
  const { x, y } = await onWire(page, a, b, 0.3);
  await page.mouse.move(x, y + 30);
  await page.mouse.click(x, y);
  await expect(tools(page)).toBeVisible();
}

test('a wire is hovered, selected, and deleted by cross and key, each with a way back', async ({ page }) => {
  const { a, b } = await threeTexts(page);
  await expect(cross(page)).toHaveCount(0);
  const at = await onWire(page, a, b, 0.3);
  await page.mouse.move(at.x, at.y);
  await expect(cross(page)).toBeVisible();
  const size = await boxOf(cross(page));
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
  const { zoom } = await viewOf(page);
  await page.mouse.move(size.x + size.width / 2, size.y + size.height / 2);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(zoom);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(zoom, 3);
  await expect(cross(page)).toHaveCount(0);
  await page.mouse.move(at.x, at.y);
  await cross(page).click();
  await expect(notice(page)).toContainText('연결을 지웠어요');
  await expect.poll(async () => (await edges(page)).length).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await edges(page)).length).toBe(1);
  await selectWire(page, a, b);
  await page.keyboard.press('Escape');
  await expect(tools(page)).toHaveCount(0);
  await selectWire(page, a, b);
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await edges(page)).length).toBe(0);
  await expect(cards(page, 'text')).toHaveCount(3);
});

/** One right after the other, as no hand could be quicker: the second is no longer the field's. */
const escapeTwice = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) {
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
      await Promise.resolve();
    }
  });

test('a double click opens the label; Enter saves it, Esc does not, Hangul is composed', async ({ page }) => {
  const { a, b } = await threeTexts(page);
  const at = await onWire(page, a, b, 0.3);
  const field = page.getByRole('textbox', { name: '연결선 라벨' });
  await page.mouse.dblclick(at.x, at.y);
  await expect(field).toBeFocused();
  await field.fill('근거가 되는 영상');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect.poll(async () => (await onlyEdge(page))?.label).toBe('근거가 되는 영상');

  await page.keyboard.press('F2');
  await expect(field).toHaveValue('근거가 되는 영상');
  await field.fill('버릴 글');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect((await onlyEdge(page))?.label).toBe('근거가 되는 영상');

  await page.keyboard.press('F2');
  await expect(field).toBeFocused();
  await escapeTwice(page);
  await expect(field).toHaveCount(0);
  await expect(tools(page)).toHaveCount(0);

  await page.reload();
  await expect(cards(page, 'text')).toHaveCount(3);
  const middle = await onWire(page, a, b, 0.5);
  await page.mouse.move(middle.x + 30, middle.y - 8);
  await expect(cross(page)).toBeVisible();
  const below = await boxOf(cross(page));
  expect(below.y).toBeGreaterThan(middle.y);
  await page.mouse.dblclick(middle.x + 30, middle.y - 4);
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await onlyEdge(page))?.label).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await onlyEdge(page))?.label).toBe('근거가 되는 영상');
});

test('a double click in the middle of a short wire opens its label; its cross stands beside it', async ({ page }) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const b = await put(page, { type: 'text', title: '나', position: { x: 320, y: 0 } });
  await expect(cards(page, 'text')).toHaveCount(2);
  await fitView(page);
  await wire(page, cardWith(page, '가'), cardWith(page, '나'));
  await page.mouse.move(720, 12);
  const { x, y } = await onWire(page, a, b, 0.5);
  await page.mouse.move(x, y);
  await expect(cross(page)).toBeVisible();
  const beside = await boxOf(cross(page));
  expect(beside.y).toBeGreaterThan(y);
  await page.mouse.dblclick(x, y);
  const field = page.getByRole('textbox', { name: '연결선 라벨' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.mouse.click(720, 780);
  await expect(cross(page)).toHaveCount(0);

  await page.mouse.move(x, y);
  await page.mouse.move(x, beside.y + beside.height / 2, { steps: 8 });
  await expect(cross(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(async () => (await edges(page)).length).toBe(0);
});

test('a wire takes a colour, flows, and is turned round, also from its menu', async ({ page }) => {
  const { a, b } = await threeTexts(page);
  await selectWire(page, a, b);
  await tools(page).getByRole('button', { name: '색' }).click();
  await page.getByRole('radio', { name: '보라' }).click();
  await expect.poll(async () => (await onlyEdge(page))?.style['stroke']).toBe('violet');
  await expect(page.getByRole('radio', { name: '보라' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await tools(page).getByRole('button', { name: '흐르게 하기' }).click();
  await expect.poll(async () => (await onlyEdge(page))?.animated).toBe(true);
  await expect(page.locator('.board-flow path')).toHaveCount(1);
  await tools(page).getByRole('button', { name: '방향 바꾸기' }).click();
  await expect.poll(async () => (await onlyEdge(page))?.source).toBe(b);
  const at = await onWire(page, a, b, 0.3);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.getByRole('menuitem', { name: '연결 방향 바꾸기' }).click();
  await expect.poll(async () => (await onlyEdge(page))?.source).toBe(a);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await onlyEdge(page))?.style['stroke'] ?? null).toBeNull();
  expect(await onlyEdge(page)).toMatchObject({ source: a, target: b, animated: false });
});

test('both ends are carried to another card, to one of its sides, and back by Esc, over nothing, and undo', async ({
  page,
}) => {
  const { a, b, c } = await threeTexts(page);
  await selectWire(page, a, b);
  const body = await boxOf(cardOf(page, c));
  const middleOf = async (end: 'source' | 'target') => {
    const { x, y, width, height } = await boxOf(grip(page, end));
    return { x: x + width / 2, y: y + height / 2 };
  };
  await drag(page, await middleOf('target'), { x: body.x + body.width * 0.4, y: body.y + body.height * 0.3 });
  await expect.poll(async () => (await onlyEdge(page))?.target).toBe(c);
  await expect(notice(page)).toContainText('연결을 옮겼어요');
  expect((await onlyEdge(page))?.targetHandle).toBeNull();

  await drag(page, await middleOf('target'), { x: body.x + body.width / 2, y: body.y + 6 });
  await expect.poll(async () => (await onlyEdge(page))?.targetHandle).toBe('t');

  await drag(page, await middleOf('source'), { x: body.x - 200, y: body.y + 120 });
  await page.mouse.move(720, 12);
  expect(await onlyEdge(page)).toMatchObject({ source: a, target: c });

  const start = await middleOf('source');
  const other = await boxOf(cardOf(page, b));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(other.x + 60, other.y + 60, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await onlyEdge(page)).toMatchObject({ source: a, target: c });

  await drag(page, await middleOf('source'), { x: other.x + 60, y: other.y + 60 });
  await expect.poll(async () => (await onlyEdge(page))?.source).toBe(b);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await onlyEdge(page))?.source).toBe(a);
  await expect(board(page)).toBeVisible();
});

test('a wire is let go on the body of a card that was not live a moment before', async ({ page }) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const far = await put(page, { type: 'text', title: '멀리', position: { x: 3_400, y: 1_700 } });
  await expect(cards(page, 'text').first()).toBeVisible();
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(2);
  await fitView(page);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(0.4);
  await page.mouse.move(720, 12);
  await expect(cards(page, 'text')).toHaveCount(0);
  const { x, y, zoom } = await viewOf(page);
  const frame = await boxOf(board(page));
  const onScreen = (px: number, py: number) => ({ x: frame.x + x + px * zoom, y: frame.y + y + py * zoom });
  const body = onScreen(60, 60);
  await page.mouse.move(body.x - 2, body.y);
  await page.mouse.move(body.x, body.y);
  await expect(cardOf(page, a)).toBeVisible();
  await drag(page, onScreen(280, 100), onScreen(3_460, 1_760));
  await expect.poll(async () => (await onlyEdge(page))?.target).toBe(far);
  expect(await onlyEdge(page)).toMatchObject({ source: a, target: far });
});

test('with a finger: a tap shows cross and ends, both large enough; the cross cuts', async ({ page }) => {
  const { a, b } = await threeTexts(page);
  const address = page.url();
  const browser = page.context().browser();
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 834, height: 1_100 },
    locale: 'ko-KR',
    hasTouch: true,
    isMobile: true,
  });
  const tablet = await context.newPage();
  await tablet.goto(address);
  await expect(cards(tablet, 'text')).toHaveCount(3);
  const at = await onWire(tablet, a, b, 0.25);
  await tablet.touchscreen.tap(at.x, at.y + 12);
  await expect(cross(tablet)).toBeVisible();
  await expect(grip(tablet, 'target')).toBeVisible();
  const reach = async (selector: string) =>
    tablet.evaluate((one) => {
      const found = document.querySelector(one);
      if (!found) return 0;
      const { width } = found.getBoundingClientRect();
      return width - 2 * parseFloat(getComputedStyle(found, '::after').left);
    }, selector);
  expect(await reach('.board-wire-cross')).toBeGreaterThanOrEqual(44);
  expect(await reach('.board-wire-grip')).toBeGreaterThanOrEqual(44);
  const { x, y, width, height } = await boxOf(cross(tablet));
  await tablet.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(async () => (await edges(page)).length).toBe(0);
  await context.close();
});

test('a card that is edited or holds the focus stays mounted far out of sight; others leave', async ({ page }) => {
  const { a, b } = await threeTexts(page);
  const card = cardOf(page, a);
  await card.dblclick({ position: { x: 80, y: 20 } });
  const field = card.getByRole('textbox', { name: '제목' });
  await field.fill('멀리서도 그대로');
  await page.mouse.move(720, 700);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(0.3);
  await page.mouse.move(720, 12);
  await expect(cardOf(page, b)).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('멀리서도 그대로');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await readBoard(page)).nodes.some((one) => one.title === '멀리서도 그대로'))
    .toBe(true);
  await page.getByRole('link', { name: 'Maru' }).first().focus();
  await expect(card).toHaveCount(0);
});
