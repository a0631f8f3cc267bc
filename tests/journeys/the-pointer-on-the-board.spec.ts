import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, isStill } from './hands.ts';
import { board, put, shownView, viewOf } from './hands-on-canvas.ts';
import {
  choose,
  chosen,
  counts,
  GRIP,
  held,
  isOneStep,
  nodeWith,
  onBoard,
  onScreen,
  openBoard,
  placeOf,
  text,
  tie,
  type Place,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const GROUND: Place = { x: 900, y: 760 };
const longText = Array.from({ length: 60 }, (_, i) => `${i + 1}. 컵을 데운다`).join('\n\n');

test('the board is moved by every hand, and zoomed at the pointer', async ({ page }) => {
  await openBoard(page, house.url, 'moving@the-pointer.example.com');
  const id = await put(page, text('긴 글', 0, 0, { content: longText, metadata: { isExpanded: true } }));
  const far = await put(page, text('멀리', 1_600, 900));
  await expect(cardOf(page, id)).toBeVisible();
  await choosesWords(page);
  await fitView(page);
  const before = await held(page);
  const modes = page.getByRole('group', { name: '빈 곳을 끌 때' });

  await test.step('the middle button, from the ground and from a card, with the hand and with the arrow', async () => {
    for (const key of ['h', 'v']) {
      await page.keyboard.press(key);
      await movesBy(page, { x: 60, y: 40 }, () => dragWith(page, 'middle', GROUND, { x: 960, y: 800 }));
      const card = await onScreen(page, { x: 40, y: 20 });
      await movesBy(page, { x: 30, y: 20 }, () => dragWith(page, 'middle', card, { x: card.x + 30, y: card.y + 20 }));
    }
    expect(await chosen(page)).toEqual([]);
  });
  await test.step('Space and a drag, where a drag alone would draw a box', async () => {
    await expect(modes.getByRole('button', { name: '선택' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.down('Space');
    await movesBy(page, { x: -50, y: 40 }, () => dragWith(page, 'left', GROUND, { x: 850, y: 800 }));
    await page.keyboard.up('Space');
    await expect(page.locator('.board-marquee')).toHaveCount(0);
    const still = await viewOf(page);
    await page.mouse.move(GROUND.x, GROUND.y);
    await page.mouse.down();
    await page.mouse.move(GROUND.x + 60, GROUND.y - 40, { steps: 4 });
    await expect(page.locator('.board-marquee')).toBeVisible();
    await page.mouse.up();
    expect(await viewOf(page)).toEqual(still);
    await page.keyboard.press('h');
  });
  await test.step('the wheel, and Ctrl with the wheel, at the pointer', async () => {
    for (const [key, turn] of [
      [null, -120],
      ['Control', 40],
      ['Control', -40],
      [null, 120],
    ] as const) {
      const under = await onBoard(page, GROUND);
      const { zoom } = await viewOf(page);
      await page.mouse.move(GROUND.x, GROUND.y);
      if (key) await page.keyboard.down(key);
      await page.mouse.wheel(0, turn);
      if (key) await page.keyboard.up(key);
      await expect.poll(async () => Math.sign((await viewOf(page)).zoom - zoom)).toBe(-Math.sign(turn));
      await isStill(page);
      const after = await onBoard(page, GROUND);
      expect(Math.hypot(after.x - under.x, after.y - under.y)).toBeLessThan(2);
    }
  });
  await test.step('over a card the wheel is the board’s, until the card is selected; Ctrl with it always', async () => {
    await fitView(page);
    const card = cardOf(page, id);
    const area = card.locator('.nowheel').first();
    const scrolled = () => area.evaluate((element) => element.scrollTop);
    await area.hover();
    const { zoom } = await viewOf(page);
    await page.mouse.wheel(0, -120);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(zoom);
    expect(await scrolled()).toBe(0);
    await isStill(page);
    await choose(page, id);
    await area.hover();
    // What has just moved the board goes on doing so for a moment.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 60);
        return scrolled();
      })
      .toBeGreaterThan(0);
    await isStill(page);
    const here = await scrolled();
    const begun = await viewOf(page);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(begun.zoom);
    expect(await scrolled()).toBe(here);
    await page.keyboard.press('Escape');
  });
  await test.step('the minimap, by a drag', async () => {
    await fitView(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    await isStill(page);
    const map = await boxOf(board(page).locator('.board-minimap'));
    await page.mouse.move(map.x + map.width - 20, map.y + map.height - 20);
    await page.mouse.down();
    await expect(cardOf(page, far)).toBeInViewport();
    await page.mouse.move(map.x + 24, map.y + 24, { steps: 6 });
    await expect(cardOf(page, far)).not.toBeInViewport();
    await expect(cardOf(page, id)).toBeInViewport();
    await page.mouse.up();
  });
  await test.step('with the wheel that moves, Shift turns it sideways', async () => {
    await page.evaluate(() => localStorage.setItem('board-input', 'select'));
    await page.reload();
    await expect(cards(page, 'text').first()).toBeVisible();
    await fitView(page);
    await page.mouse.move(GROUND.x, GROUND.y);
    await movesBy(page, { x: 0, y: -120 }, () => page.mouse.wheel(0, 120));
    await page.keyboard.down('Shift');
    await movesBy(page, { x: -120, y: 0 }, () => page.mouse.wheel(0, 120));
    await page.keyboard.up('Shift');
  });
  expect(await held(page)).toEqual(before);
});

test('cards are chosen by clicks and boxes, and what is chosen is carried together', async ({ page }) => {
  await openBoard(page, house.url, 'choosing@the-pointer.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 400, 0));
  const c = await put(page, text('다', 0, 300));
  const locked = await put(page, text('잠긴 글', 400, 300, { metadata: { locked: true } }));
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 900, y: -40 },
    size: { width: 760, height: 600 },
  });
  await tie(page, a, b);
  await expect(cardOf(page, group)).toBeVisible();
  await fitView(page);
  const { zoom } = await viewOf(page);
  const boxAround = async (from: Place, to: Place) =>
    dragWith(page, 'left', await onScreen(page, from), await onScreen(page, to));

  await test.step('a click chooses one; Shift, Ctrl and Meta add and take out; the ground clears', async () => {
    for (const key of ['Shift', 'Control', 'Meta'] as const) {
      await cardOf(page, a).click({ position: GRIP });
      await cardOf(page, b).click({ position: GRIP, modifiers: [key] });
      await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
      await cardOf(page, a).click({ position: GRIP, modifiers: [key] });
      await expect.poll(() => chosen(page)).toEqual([b]);
    }
    const ground = await onScreen(page, { x: 340, y: 280 });
    await page.keyboard.down('Shift');
    await page.mouse.click(ground.x, ground.y);
    await page.keyboard.up('Shift');
    expect(await chosen(page)).toEqual([b]);
    await page.mouse.click(ground.x, ground.y);
    await expect.poll(() => chosen(page)).toEqual([]);
  });
  await test.step('Shift and a drag choose what lies wholly in the box, beside what was chosen, and nothing locked', async () => {
    await page.keyboard.down('Shift');
    await boxAround({ x: -30, y: -30 }, { x: 720, y: 240 });
    await page.keyboard.up('Shift');
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await page.keyboard.down('Shift');
    await boxAround({ x: 340, y: 540 }, { x: -30, y: 270 });
    await page.keyboard.up('Shift');
    await expect.poll(() => chosen(page)).toEqual([a, b, c].toSorted());
    await page.keyboard.press('Escape');
    await page.keyboard.down('Shift');
    await boxAround({ x: -30, y: -30 }, { x: 720, y: 560 });
    await page.keyboard.up('Shift');
    await expect.poll(() => chosen(page)).toEqual([a, b, c].toSorted());
    await page.keyboard.press('Escape');
  });
  const carried = async (from: string, by: Place, key?: 'Alt') => {
    const card = await boxOf(cardOf(page, from));
    const at = { x: card.x + GRIP.x, y: card.y + GRIP.y };
    if (key) await page.keyboard.down(key);
    await dragWith(page, 'left', at, { x: at.x + by.x * zoom, y: at.y + by.y * zoom });
    if (key) await page.keyboard.up(key);
  };
  await test.step('several are carried by one of them, in one step', async () => {
    await choose(page, a, c);
    await isOneStep(
      page,
      () => carried(a, { x: -120, y: 40 }),
      async () => {
        await expect.poll(async () => (await placeOf(page, a)).x).toBeLessThan(-60);
        const moved = await placeOf(page, a);
        expect(await placeOf(page, c)).toEqual({ x: moved.x, y: moved.y + 300 });
      },
    );
  });
  await test.step('Alt leaves them and carries copies, with the wire between them', async () => {
    await choose(page, a, b);
    await isOneStep(
      page,
      () => carried(a, { x: 20, y: 640 }, 'Alt'),
      async () => {
        await expect.poll(() => counts(page)).toEqual([7, 2]);
        expect([await placeOf(page, a), await placeOf(page, b)]).toEqual([
          { x: 0, y: 0 },
          { x: 400, y: 0 },
        ]);
      },
    );
  });
  await test.step('into a group, and out of it', async () => {
    const parents = async () => [(await nodeWith(page, a)).parentId, (await nodeWith(page, c)).parentId];
    await choose(page, a, c);
    const join = () => carried(a, { x: 980, y: 40 });
    await isOneStep(page, join, async () => {
      await expect.poll(parents).toEqual([group, group]);
    });
    await choose(page, a, c);
    await join();
    await expect.poll(parents).toEqual([group, group]);
    await choose(page, c);
    await isOneStep(
      page,
      () => carried(c, { x: -980, y: 0 }),
      async () => {
        await expect.poll(parents).toEqual([group, null]);
      },
    );
  });
  await test.step('a corner makes it larger, in one step; what is locked stays', async () => {
    await choose(page, b);
    const grip = await boxOf(page.locator('.react-flow__resize-control.handle.bottom.right'));
    const at = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await isOneStep(
      page,
      () => dragWith(page, 'left', at, { x: at.x + 80 * zoom, y: at.y + 40 * zoom }),
      async () => {
        await expect
          .poll(async () => (await nodeWith(page, b)) as unknown as { size: { width: number } | null })
          .toMatchObject({ size: { width: expect.closeTo(360, -2) } });
      },
    );
    const still = await held(page);
    await carried(locked, { x: 60, y: 60 });
    expect(await held(page)).toEqual(still);
  });
});

/** Where a system pastes by the middle button what was chosen last, there is something to paste now. */
async function choosesWords(page: Page): Promise<void> {
  const title = page.getByRole('region', { name: '저장과 화면' });
  await title.getByRole('button', { name: 'moving' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
}

/** Presses a button, moves in steps as a hand does, and lets go. */
async function dragWith(page: Page, button: 'left' | 'middle', from: Place, to: Place): Promise<void> {
  if (button === 'left') return drag(page, from, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up({ button });
}

/** The gesture moves what is seen by so many pixels, give or take what it is known by, and does not zoom. */
async function movesBy(page: Page, by: Place, gesture: () => Promise<void>): Promise<void> {
  await isStill(page);
  const before = await shownView(page);
  await gesture();
  const near = (px: number): unknown => expect.closeTo(px, -1);
  await expect
    .poll(async () => {
      const { x, y, zoom } = await shownView(page);
      return { x: x - before.x, y: y - before.y, zoom };
    })
    .toEqual({ x: near(by.x), y: near(by.y), zoom: before.zoom });
}
