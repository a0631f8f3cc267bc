import { expect, type Locator, type Page } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cardOf, newCanvas, readBoard, signIn } from './actions.ts';
import { Fingers, phone } from './touch-actions.ts';
import { put, viewOf } from './canvas-actions.ts';
import { nodeWith, SOON, text, type Place } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a board is moved, chosen from and changed by fingers on a telephone', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, server.url, 'fingers@on-a-telephone.example.com', '박지우');
  await newCanvas(page, '손가락', '빈 캔버스');
  const fingers = await Fingers.on(page);
  const a = await put(page, text('가', 0, 0));
  await standsInHand(page, fingers, a);
  await test.step('two fingers zoom and move the board, also from a selected card', () => twoFingers(page, fingers, a));
  const b = await put(page, text('나', 0, 240));
  const chat = await put(page, { type: 'ai_chat', title: '대화', position: { x: 320, y: 0 } });
  await page.reload();
  await test.step('several are selected by presses, from a menu that is whole at the foot, and deleted in one step', () =>
    several(page, fingers, a, b, chat));
  await test.step('one header holds the way back, title, status, and everything else behind dots', () => header(page));
  await context.close();
});

async function twoFingers(page: Page, fingers: Fingers, id: string): Promise<void> {
  const selected = cardOf(page, id);
  const beside = ({ x, y }: Place, dx: number, dy = 0): [Place, Place] => [
    { x: x - dx, y: y + dy },
    { x: x + dx, y: y + dy },
  ];
  const before = await viewOf(page);
  const middle = await centreOf(selected);
  await fingers.two(beside(middle, 20), beside(middle, 30));
  await expect.poll(async () => (await viewOf(page)).zoom / before.zoom).toBeCloseTo(1.5, 1);
  expect(Math.abs((await centreOf(selected)).x - middle.x)).toBeLessThan(3);

  const at = await centreOf(selected);
  const { zoom } = await viewOf(page);
  await fingers.two([at, { x: at.x, y: 690 }], [at, { x: at.x, y: 690 + (at.y - 690) / 2 }], 24);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(zoom);
  await expect(selected).not.toHaveAttribute('data-moving', 'true');

  const { y } = await viewOf(page);
  const now = await centreOf(selected);
  await fingers.two(beside(now, 20), beside(now, 20, 60));
  await expect.poll(async () => Math.round((await viewOf(page)).y - y)).toBe(60);
  expect((await nodeWith(page, id)).position).toEqual({ x: 0, y: 0 });
  const from = await centreOf(selected);
  await fingers.drag(from, { x: from.x + 30, y: from.y + 24 });
  await expect.poll(async () => (await nodeWith(page, id)).position.x).toBeGreaterThan(0);
}

async function several(page: Page, fingers: Fingers, a: string, b: string, chat: string): Promise<void> {
  await standsInHand(page, fingers, a);
  const bar = page.getByRole('region', { name: /누르면 더하고/ });
  const menu = page.getByRole('menu');
  const entry = page.getByRole('menuitem', { name: '여러 개 선택' });
  const restOn = async (id: string) =>
    fingers.rest(await centreOf(cardOf(page, id)), () => expect(entry).toBeVisible());
  await restOn(a);
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(menu);
      return { x, width, foot: Math.round(y + height) };
    }, SOON)
    .toEqual({ x: 0, width: 390, foot: 844 });
  expect(await menu.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
  expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
  await entry.tap();
  await expect(bar).toContainText('1개 선택');
  await fingers.tap(await centreOf(cardOf(page, b)));
  await expect(bar).toContainText('2개 선택');
  const box = await boxOf(cardOf(page, chat));
  const onChat = { x: Math.min(box.x + 40, 380), y: box.y + box.height / 2 };
  await fingers.tap(onChat);
  await expect(bar).toContainText('3개 선택');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fingers.tap(onChat);
  await expect(bar).toContainText('2개 선택');
  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '삭제' }).tap();
  await expect.poll(async () => (await readBoard(page)).nodes.map(({ id }) => id)).toEqual([chat]);
}

async function header(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: '저장과 화면' });
  await expect(bar.getByRole('heading', { level: 1, name: '손가락' })).toBeVisible();
  await expect(bar.getByRole('status')).toContainText('저장됨');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await boxOf(bar)).toMatchObject({ x: 0, y: 0, width: 390, height: 52 });
  const dots = bar.getByRole('button', { name: '더 보기' });
  for (const one of [dots, bar.getByRole('link'), bar.getByRole('button', { name: /메뉴/ })]) {
    const { width, height } = await boxOf(one);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await isSoundInBothThemes(page, 'on a telephone');
  await dots.tap();
  await page.getByRole('menuitem', { name: /^되돌리기/ }).tap();
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(3);
  await dots.tap();
  await page.getByRole('menuitem', { name: /보드에서 찾기/ }).tap();
  await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
}

/** Selects the card, and waits for the tools that come after the first frame. */
async function standsInHand(page: Page, fingers: Fingers, id: string): Promise<void> {
  await expect(cardOf(page, id)).toBeVisible();
  await fingers.tap(await centreOf(cardOf(page, id)));
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
}

async function centreOf(locator: Locator): Promise<Place> {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
