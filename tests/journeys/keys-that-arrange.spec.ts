import { expect } from '@playwright/test';
import { boxOf, cardOf, fitView } from './hands.ts';
import { put, seenAt } from './hands-on-canvas.ts';
import {
  bothLayouts,
  choose,
  held,
  isOneStep,
  nodeWith,
  openBoard,
  placeOf,
  SOON,
  text,
  undoesTo,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('what is chosen is moved, lined up, stacked and locked by keys, each in one step', async ({ page }) => {
  await openBoard(page, house.url, 'placing@keys-that-arrange.example.com');
  const a = await put(page, text('가', 3, 5));
  const b = await put(page, text('나', 340, 260));
  const c = await put(page, text('다', 1_000, 620));
  await expect(cardOf(page, c)).toBeVisible();
  await fitView(page);
  const layouts = await bothLayouts(page);
  const isAt = (id: string, x: number, y: number) => () => expect.poll(() => placeOf(page, id), SOON).toEqual({ x, y });
  const pressed = (key: string) => () => page.keyboard.press(key);

  await test.step('arrows by 1, with Shift by 10, with Ctrl and Shift to the next dots', async () => {
    await choose(page, a);
    for (const [key, x, y] of [
      ['ArrowLeft', 2, 5],
      ['ArrowRight', 4, 5],
      ['ArrowUp', 3, 4],
      ['ArrowDown', 3, 6],
      ['Shift+ArrowLeft', -7, 5],
      ['Shift+ArrowRight', 13, 5],
      ['Shift+ArrowUp', 3, -5],
      ['Shift+ArrowDown', 3, 15],
      ['Control+Shift+ArrowLeft', 0, 5],
      ['Control+Shift+ArrowUp', 3, 0],
    ] as const) {
      const before = await held(page);
      await page.keyboard.press(key);
      await isAt(a, x, y)();
      await undoesTo(page, before);
    }
    await isOneStep(page, pressed('Control+Shift+ArrowRight'), async () => {
      await expect.poll(async () => (await placeOf(page, a)).x).toBeGreaterThan(3);
      const { x, y } = await placeOf(page, a);
      expect([x % 4, y]).toEqual([0, 5]);
    });
  });
  await test.step('many presses on end are one step', async () => {
    await isOneStep(
      page,
      async () => {
        for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
      },
      isAt(a, 3, 10),
    );
  });
  await test.step('Alt and letters line up and share out', async () => {
    await choose(page, a, b, c);
    const places = () => Promise.all([a, b, c].map((id) => placeOf(page, id)));
    const xs = async () => (await places()).map(({ x }) => x);
    const ys = async () => (await places()).map(({ y }) => y);
    for (const press of layouts)
      for (const [keys, axis, expected] of [
        ['Alt+a', xs, [3, 3, 3]],
        ['Alt+h', xs, [502, 502, 502]],
        ['Alt+d', xs, [1_000, 1_000, 1_000]],
        ['Alt+w', ys, [5, 5, 5]],
        ['Alt+v', ys, [313, 313, 313]],
        ['Alt+s', ys, [620, 620, 620]],
        ['Alt+Shift+h', xs, [3, 502, 1_000]],
        ['Alt+Shift+v', ys, [5, 313, 620]],
      ] as const) {
        const seen = () =>
          expect.poll(async () => (await axis()).map(Math.floor), SOON).toEqual(expected.map(Math.floor));
        const before = await held(page);
        await press(keys);
        await seen();
        await undoesTo(page, before);
      }
    await isOneStep(page, pressed('Alt+Shift+t'), async () => {
      await expect.poll(async () => JSON.stringify(await places())).not.toContain('"x":1000');
    });
  });
  await test.step('] and [ bring to the front and the back, with Alt by one', async () => {
    const low = await put(page, text('아래', 100, 640));
    const middle = await put(page, text('가운데', 220, 700));
    const top = await put(page, text('위', 340, 760));
    await expect(cardOf(page, top)).toBeVisible();
    await fitView(page);
    /** Which card is seen where all three lie while none is selected: what is selected is shown above the rest. */
    const seenOfThree = async () => {
      await page.keyboard.press('Escape');
      const box = await boxOf(cardOf(page, top));
      return seenAt(page, { x: box.x + box.width / 14, y: box.y + box.height / 5 });
    };
    const orders: [string, string, string][] = [
      [low, ']', low],
      [low, 'Alt+BracketRight', top],
      [top, '[', middle],
      [top, 'Alt+BracketLeft', middle],
    ];
    for (const [id, key, seen] of orders) {
      await choose(page, id);
      await isOneStep(
        page,
        () => page.keyboard.press(key),
        () => expect.poll(seenOfThree, SOON).toBe(seen),
      );
      await expect.poll(seenOfThree, SOON).toBe(top);
    }
  });
  await test.step('Shift+L locks, and frees again', async () => {
    await choose(page, b);
    const isLocked = async () => Boolean((await nodeWith(page, b)).metadata['locked']);
    for (const press of layouts) {
      await press('Shift+l');
      await expect.poll(isLocked, SOON).toBe(true);
      await page.keyboard.press('Delete');
      await page.keyboard.press('ArrowRight');
      expect(await placeOf(page, b)).toEqual({ x: 340, y: 260 });
      await isOneStep(
        page,
        () => press('Shift+l'),
        () => expect.poll(isLocked, SOON).toBe(false),
      );
      await press('Shift+l');
      await expect.poll(isLocked, SOON).toBe(false);
    }
  });
});
