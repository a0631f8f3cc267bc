import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, dragInto, fitView, readBoard } from './hands.ts';
import { put, viewOf } from './hands-on-canvas.ts';
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
  undoesTo,
  type Place,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const menu = (page: Page) => page.getByRole('menu');
const grips = (page: Page) => page.locator('.board-grip');
const corner = (page: Page) => page.locator('.react-flow__resize-control.handle.bottom.right');

test('cards are chosen by clicks and boxes, and a menu stands wherever the mouse asks for one', async ({ page }) => {
  await openBoard(page, house.url, 'choosing@board-gestures.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 400, 0));
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 900, y: -40 },
    size: { width: 760, height: 600 },
  });
  const inside = await put(page, text('안', 960, 60, { parentId: group }));
  const locked = await put(page, text('잠긴 글', 400, 300, { metadata: { locked: true } }));
  await expect(cardOf(page, locked)).toBeVisible();
  await fitView(page);

  await test.step('a click chooses one; Shift and Meta add and take out; the ground clears', async () => {
    for (const key of ['Shift', 'Meta'] as const) {
      await cardOf(page, a).click({ position: GRIP });
      await cardOf(page, b).click({ position: GRIP, modifiers: [key] });
      await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
      await cardOf(page, a).click({ position: GRIP, modifiers: [key] });
      await expect.poll(() => chosen(page)).toEqual([b]);
    }
    const ground = await onScreen(page, { x: 340, y: 280 });
    await page.mouse.click(ground.x, ground.y);
    await expect.poll(() => chosen(page)).toEqual([]);
  });
  await test.step('Shift and a drag choose what lies wholly in the box, also within a group, and nothing locked', async () => {
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
    await boxAround({ x: -30, y: -30 }, { x: 720, y: 540 });
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await boxAround({ x: 930, y: 30 }, { x: 1_280, y: 300 }, true);
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await boxAround({ x: 930, y: 30 }, { x: 1_280, y: 300 });
    await expect.poll(() => chosen(page)).toEqual([a, b, inside].toSorted());
  });
  await test.step('grips stand at a card that is chosen alone, and go and come with others beside it', async () => {
    await choose(page, a);
    await expect(grips(page)).toHaveCount(4);
    await cardOf(page, b).click({ position: GRIP, modifiers: ['Shift'] });
    await expect(grips(page)).toHaveCount(0);
    await cardOf(page, b).click({ position: GRIP, modifiers: ['Shift'] });
    await expect(grips(page)).toHaveCount(4);
  });
  await test.step('the other button opens the menu of what lies there, which is seen whole and does what it says', async () => {
    const isWhole = async () => {
      await expect(menu(page)).toBeVisible();
      expect(await menu(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      const { x, y, width, height } = await boxOf(menu(page));
      expect([x >= 0, y >= 0, x + width <= 1_440, y + height <= 900]).toEqual([true, true, true, true]);
    };
    const low = await onScreen(page, { x: 340, y: 540 });
    await page.mouse.click(low.x, low.y, { button: 'right' });
    await expect(menu(page).getByRole('menuitem', { name: '단축키 보기' })).toBeInViewport({ ratio: 1 });
    await isWhole();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    const duplicate = async () => {
      await cardOf(page, b).click({ button: 'right', position: GRIP });
      await isWhole();
      expect(await chosen(page)).toEqual([b]);
      await menu(page).getByRole('menuitem', { name: '복제' }).click();
    };
    await isOneStep(page, duplicate, () => expect.poll(() => counts(page)).toEqual([6, 0]));
  });
  await test.step('a double click on the ground offers what can be made there, the text first; a group is ground too', async () => {
    const at = { x: 1_400, y: 440 };
    const { x, y } = await onScreen(page, at);
    const { zoom } = await viewOf(page);
    await page.mouse.dblclick(x, y);
    await expect(menu(page).getByRole('menuitem', { name: '텍스트 상자' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    const before = await held(page);
    await page.mouse.dblclick(x, y);
    await expect(menu(page).getByRole('menuitem', { name: '텍스트 상자' })).toBeFocused();
    await page.keyboard.press('n');
    await expect(cards(page, 'sticky')).toHaveCount(1);
    await page.keyboard.press('Escape');
    const made = async () => (await readBoard(page)).nodes.find(({ type }) => type === 'sticky');
    await expect.poll(async () => (await made())?.parentId).toBe(group);
    const card = await boxOf(cards(page, 'sticky'));
    expect(Math.hypot(card.x + card.width / 2 - x, card.y + card.height / 2 - y)).toBeLessThan(4);
    expect((await viewOf(page)).zoom).toBe(zoom);
    await undoesTo(page, before);
  });
});

test('cards are carried, copied and resized with the mouse, each in one step', async ({ page }) => {
  await openBoard(page, house.url, 'dragging@board-gestures.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 600, 300));
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 1_100, y: 0 },
    size: { width: 500, height: 500 },
  });
  await tie(page, a, b);
  await expect(cardOf(page, group)).toBeVisible();
  await fitView(page);
  const { zoom } = await viewOf(page);
  const px = (board: number) => board * zoom;

  /** Takes the card up and carries it so far on the board, with keys held as a hand holds them. */
  const carry = async (id: string, by: Place, keys: { from?: string; during?: string } = {}) => {
    const box = await boxOf(cardOf(page, id));
    const at = { x: box.x + GRIP.x, y: box.y + GRIP.y };
    await page.mouse.move(at.x, at.y);
    if (keys.from) await page.keyboard.down(keys.from);
    await page.mouse.down();
    await page.mouse.move(at.x + px(by.x) / 2, at.y + px(by.y) / 2, { steps: 4 });
    if (keys.during) await page.keyboard.down(keys.during);
    await page.mouse.move(at.x + px(by.x), at.y + px(by.y), { steps: 4 });
    await page.mouse.up();
    for (const key of [keys.from, keys.during]) if (key) await page.keyboard.up(key);
  };

  await test.step('several are carried by one of them', async () => {
    await choose(page, a, b);
    await isOneStep(
      page,
      () => carry(a, { x: -120, y: 40 }),
      async () => {
        await expect.poll(async () => (await placeOf(page, a)).x).toBeLessThan(-60);
        const { x, y } = await placeOf(page, a);
        expect(await placeOf(page, b)).toEqual({ x: x + 600, y: y + 300 });
      },
    );
    await page.keyboard.press('Escape');
  });
  const before = await held(page);
  await test.step('Shift keeps to the longer way', async () => {
    await carry(a, { x: 220, y: 60 }, { during: 'Shift' });
    await expect.poll(async () => (await placeOf(page, a)).x).toBeGreaterThan(100);
    expect((await placeOf(page, a)).y).toBe(0);
    await undoesTo(page, before);
  });
  await test.step('Alt during the drag goes free', async () => {
    await carry(a, { x: 603, y: 21 }, { during: 'Alt' });
    await expect.poll(async () => Math.abs((await placeOf(page, a)).x - 603)).toBeLessThan(1.5);
    await undoesTo(page, before);
  });
  await test.step('Alt from the beginning leaves the card and drags a copy', async () => {
    await choose(page, a, b);
    await carry(a, { x: 40, y: 520 }, { from: 'Alt' });
    await expect.poll(() => counts(page)).toEqual([5, 2]);
    expect(await placeOf(page, a)).toEqual({ x: 0, y: 0 });
    await undoesTo(page, before);
    await page.keyboard.press('Escape');
  });
  await test.step('Escape puts it back, from under the hand where it was taken, however far the first step goes', async () => {
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
  await test.step('into a group, while a second button that is pressed meanwhile opens no menu', async () => {
    await dragInto(page, cardOf(page, a), cardOf(page, group), { x: 0.5, y: 0.6 });
    expect((await nodeWith(page, a)).parentId).toBe(group);
    await undoesTo(page, before);
    const box = await boxOf(cardOf(page, a));
    await page.mouse.move(box.x + GRIP.x, box.y + GRIP.y);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 60, { steps: 4 });
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.move(box.x + 240, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await placeOf(page, a)).x).toBeGreaterThan(130);
    await expect(menu(page)).toHaveCount(0);
    await undoesTo(page, before);
  });
  await test.step('Shift keeps the shape of a card that is resized, and Escape lets go of the grip', async () => {
    await choose(page, a);
    const sizeOf = async () =>
      (await nodeWith(page, a)) as unknown as { size: { width: number; height: number } | null };
    const box = await boxOf(corner(page));
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const wide = (await boxOf(cardOf(page, a))).width;
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + px(140), at.y + px(90), { steps: 4 });
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width).toBeGreaterThan(wide + 30);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width).toBeCloseTo(wide, 0);
    await page.mouse.up();
    expect(await chosen(page)).toEqual([a]);
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
