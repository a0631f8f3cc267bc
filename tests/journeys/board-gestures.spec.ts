import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, isStill, readBoard } from './actions.ts';
import { isSound } from './barriers.ts';
import { Pen } from './touch-actions.ts';
import { put, shownView, viewOf } from './canvas-actions.ts';
import {
  choose,
  chosen,
  counts,
  GRIP,
  held,
  isOneStep,
  nodeWith,
  onScreen,
  openBoard,
  placeOf,
  text,
  tie,
  type Place,
  undoesTo,
} from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const menu = (page: Page) => page.getByRole('menu');
const corner = (page: Page) => page.locator('.react-flow__resize-control.handle.bottom.right');

test('cards are chosen, carried and resized with mouse and pen, each in one step, and the board is moved by every button', async ({
  page,
}) => {
  await openBoard(page, server.url, 'mouse@board-gestures.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 600, 300));
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 1_100, y: 0 },
    size: { width: 500, height: 500 },
  });
  await tie(page, a, b);
  const locked = await put(page, text('잠긴 글', 600, 0, { metadata: { locked: true } }));
  await expect(cardOf(page, locked)).toBeVisible();
  await fitView(page);
  const { zoom } = await viewOf(page);
  const px = (board: number) => board * zoom;
  await test.step('a click chooses one; Shift and Meta add and take out; the ground clears', async () => {
    await cardOf(page, a).click({ position: GRIP });
    await cardOf(page, b).click({ position: GRIP, modifiers: ['Meta'] });
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await cardOf(page, a).click({ position: GRIP, modifiers: ['Shift'] });
    await expect.poll(() => chosen(page)).toEqual([b]);
    const ground = await onScreen(page, { x: 340, y: 280 });
    await page.mouse.click(ground.x, ground.y);
    await expect.poll(() => chosen(page)).toEqual([]);
  });
  await test.step('Shift and a drag choose what lies wholly in the box, and nothing locked; Escape gives the box up', async () => {
    const boxAround = async (from: Place, to: Place, isGivenUp = false) => {
      const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
      await page.keyboard.down('Shift');
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      if (isGivenUp) await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.keyboard.up('Shift');
    };
    await boxAround({ x: -30, y: -30 }, { x: 920, y: 540 }, true);
    await expect.poll(() => chosen(page)).toEqual([]);
    await boxAround({ x: -30, y: -30 }, { x: 920, y: 540 });
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen(page)).toEqual([]);
  });
  await test.step('the other button opens the menu of what lies there, which is seen whole and does what it says', async () => {
    const isWhole = async () => {
      await expect(menu(page)).toBeVisible();
      expect(await menu(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      const { x, y, width, height } = await boxOf(menu(page));
      expect([x >= 0, y >= 0, x + width <= 1_440, y + height <= 900]).toEqual([true, true, true, true]);
    };
    const low = await onScreen(page, { x: 340, y: 600 });
    await page.mouse.click(low.x, low.y, { button: 'right' });
    await expect(menu(page).getByRole('menuitem', { name: '단축키 보기' })).toBeInViewport({ ratio: 1 });
    await isWhole();
    await isSound(page, 'the menu of the ground');
    // What is typed narrows it down, in either language; Esc clears, and then closes.
    await page.keyboard.type('fit view');
    await expect(menu(page).getByRole('menuitem')).toHaveText([/화면 맞춤/]);
    await page.keyboard.press('Escape');
    await page.keyboard.type('없는 항목');
    await expect(page.getByText('찾는 항목이 없어요')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('menuitem', { name: '텍스트 상자' })).toBeFocused();
    await page.keyboard.type('단축키');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: '단축키' });
    await sheet.getByRole('searchbox', { name: '단축키 찾기' }).fill('Ctrl Z');
    await expect(sheet.getByRole('term')).toHaveText(['되돌리기', '다시 실행']);
    await isSound(page, 'the sheet of the keys');
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('term')).not.toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.mouse.click(low.x, low.y, { button: 'right' });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    const duplicate = async () => {
      await cardOf(page, b).click({ button: 'right', position: GRIP });
      await isWhole();
      expect(await chosen(page)).toEqual([b]);
      await menu(page).getByRole('menuitem', { name: '복제' }).click();
    };
    await isOneStep(page, duplicate, () => expect.poll(() => counts(page)).toEqual([5, 1]));
  });
  await test.step('Shift keeps the shape of a card that is resized', async () => {
    await choose(page, a);
    const sizeOf = async () =>
      (await nodeWith(page, a)) as unknown as { size: { width: number; height: number } | null };
    const box = await boxOf(corner(page));
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const draw = async () => {
      await page.keyboard.down('Shift');
      await drag(page, at, { x: at.x + px(140), y: at.y + px(20) });
      await page.keyboard.up('Shift');
    };
    await isOneStep(page, draw, async () => {
      await expect.poll(async () => (await sizeOf()).size?.width ?? 0).toBeGreaterThan(380);
      const { width = 0, height = 1 } = (await sizeOf()).size ?? {};
      expect(width / height).toBeCloseTo(280 / 200, 1);
    });
  });
  await test.step('a pen: a tap chooses, a drag carries in one step, and a rest opens the menu, which stays', async () => {
    const pen = await Pen.on(page);
    const grip = async (): Promise<Place> => {
      const { x, y } = await boxOf(cardOf(page, b));
      return { x: x + 60, y: y + 12 };
    };
    await pen.tap(await grip());
    await expect.poll(() => chosen(page)).toEqual([b]);
    const from = await grip();
    const carry = () => pen.drag(from, { x: from.x - 120, y: from.y + 20 });
    await isOneStep(page, carry, () => expect.poll(async () => (await placeOf(page, b)).x).toBeLessThan(500));
    await expect(menu(page)).toHaveCount(0);
    const at = await grip();
    await pen.down(at);
    await expect(menu(page)).toBeVisible();
    await pen.up(at);
    await expect(menu(page).getByRole('menuitem', { name: /복제/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('the middle button and the right one move the board from a card, after which no menu opens', async () => {
    const before = await chosen(page);
    for (const button of ['middle', 'right'] as const) {
      await isStill(page);
      const [view, box] = [await shownView(page), await boxOf(cardOf(page, a))];
      await page.mouse.move(box.x + 40, box.y + 40);
      await page.mouse.down({ button });
      await page.mouse.move(box.x + 70, box.y + 60, { steps: 6 });
      await page.mouse.up({ button });
      const near = (px: number): unknown => expect.closeTo(px, -1);
      await expect.poll(() => shownView(page)).toEqual({ ...view, x: near(view.x + 30), y: near(view.y + 20) });
    }
    await expect(menu(page)).toHaveCount(0);
    expect(await chosen(page)).toEqual(before);
  });
  await test.step('an AI Chat does not join a group, and says so', async () => {
    await put(page, { type: 'ai_chat', title: '작가', position: { x: 0, y: 700 } });
    await fitView(page);
    const chat = await boxOf(cards(page, 'ai-chat'));
    const into = await boxOf(cardOf(page, group));
    const grip = { x: chat.x + chat.width / 2, y: chat.y + 8 };
    await drag(page, grip, {
      x: grip.x + into.x + into.width / 2 - (chat.x + chat.width / 2),
      y: grip.y + into.y + into.height / 2 - (chat.y + chat.height / 2),
    });
    await expect(page.getByRole('region', { name: /^알림/ })).toContainText(
      'AI Chat 노드는 그룹에 추가할 수 없습니다.',
    );
    expect((await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat')?.parentId).toBeNull();
  });
});

test('keys that are held change what a drag does: a copy, one way only, free of the grid, and back', async ({
  page,
}) => {
  await openBoard(page, server.url, 'held-keys@board-gestures.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 600, 300));
  await tie(page, a, b);
  await expect(cardOf(page, b)).toBeVisible();
  await fitView(page);
  const { zoom } = await viewOf(page);
  const before = await held(page);
  /** Takes the card up and carries it so far on the board, with keys held as a hand holds them. */
  const carry = async (id: string, by: Place, keys: { from?: string; during?: string }) => {
    const box = await boxOf(cardOf(page, id));
    const at = { x: box.x + GRIP.x, y: box.y + GRIP.y };
    await page.mouse.move(at.x, at.y);
    if (keys.from) await page.keyboard.down(keys.from);
    await page.mouse.down();
    await page.mouse.move(at.x + (by.x * zoom) / 2, at.y + (by.y * zoom) / 2, { steps: 4 });
    if (keys.during) await page.keyboard.down(keys.during);
    await page.mouse.move(at.x + by.x * zoom, at.y + by.y * zoom, { steps: 4 });
    await page.mouse.up();
    for (const key of [keys.from, keys.during]) if (key) await page.keyboard.up(key);
  };
  await test.step('Shift keeps to the longer way', async () => {
    await carry(a, { x: 220, y: 60 }, { during: 'Shift' });
    await expect.poll(async () => (await placeOf(page, a)).x).toBeGreaterThan(100);
    expect((await placeOf(page, a)).y).toBe(0);
    await undoesTo(page, before);
  });
  await test.step('Alt during the drag goes free', async () => {
    await carry(a, { x: 303, y: 421 }, { during: 'Alt' });
    await expect.poll(async () => Math.abs((await placeOf(page, a)).x - 303)).toBeLessThan(1.5);
    await undoesTo(page, before);
  });
  await test.step('Alt from the beginning leaves the card and drags a copy', async () => {
    await choose(page, a, b);
    await carry(a, { x: 40, y: 520 }, { from: 'Alt' });
    await expect.poll(() => counts(page)).toEqual([4, 2]);
    expect(await placeOf(page, a)).toEqual({ x: 0, y: 0 });
    await undoesTo(page, before);
    await page.keyboard.press('Escape');
  });
  await test.step('Escape puts it back, from under the hand where it was taken', async () => {
    const box = await boxOf(cardOf(page, b));
    await page.mouse.move(box.x + GRIP.x, box.y + GRIP.y);
    await page.mouse.down();
    await page.mouse.move(box.x + GRIP.x + 120, box.y + GRIP.y - 80);
    // It comes to rest on a grid of 4 pixels.
    await expect.poll(async () => Math.abs((await boxOf(cardOf(page, b))).x - box.x - 120)).toBeLessThanOrEqual(3);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await boxOf(cardOf(page, b))).x).toBeCloseTo(box.x, 0);
    expect(await held(page)).toEqual(before);
  });
});
