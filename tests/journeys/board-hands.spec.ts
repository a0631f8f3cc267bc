import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, drag, fitView, isStill } from './hands.ts';
import { put, shownView, viewOf, zoomBar } from './hands-on-canvas.ts';
import { Pen } from './hands-by-finger.ts';
import { chosen, held, isOneStep, onBoard, openBoard, placeOf, text, type Place } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const GROUND: Place = { x: 900, y: 760 };
const WORDS = '첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. The quick brown fox jumps over the lazy dog.';

test('the board is moved by every hand and zoomed at the pointer, and a pen does what a mouse does', async ({
  page,
}) => {
  await openBoard(page, house.url, 'moving@board-hands.example.com');
  const id = await put(page, text('긴 글', 0, 0, { content: WORDS }));
  const far = await put(page, text('멀리', 1_600, 900, { content: WORDS }));
  await expect(cardOf(page, id)).toBeVisible();
  await fitView(page);
  const before = await held(page);

  await test.step('the middle button, and the right one, after which no menu opens', async () => {
    const middleOf = async () => {
      const { x, y, width, height } = await boxOf(cardOf(page, id));
      return { x: x + width / 2, y: y + height / 2 };
    };
    await movesBy(page, { x: 60, y: 40 }, () => dragWith(page, 'middle', GROUND, { x: 960, y: 800 }));
    // Nothing holds the focus.
    await page.mouse.click(GROUND.x, GROUND.y);
    for (const button of ['middle', 'right'] as const) {
      const card = await middleOf();
      await movesBy(page, { x: 30, y: 20 }, () => dragWith(page, button, card, { x: card.x + 30, y: card.y + 20 }));
    }
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await chosen(page)).toEqual([]);
  });
  await test.step('Space and a drag, where a drag alone would draw a box; Space presses no button then', async () => {
    await page.keyboard.press('v');
    const closer = zoomBar(page).getByRole('button', { name: '확대', exact: true });
    await closer.click();
    await expect(closer).toBeFocused();
    await isStill(page);
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
    await fitView(page);
  });
  await test.step('the wheel, and Ctrl with the wheel, at the pointer', async () => {
    for (const [key, turn] of [
      [null, -120],
      ['Control', 40],
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
  await test.step('letters are as sharp after a zoom as drawn anew', async () => {
    await expect(page.locator('.react-flow__viewport')).not.toHaveClass(/is-moving/);
    const asSeen = await sharpness(page, far);
    await page.locator('.react-flow__viewport').evaluate((layer) => layer.style.setProperty('scale', '1.0000003'));
    expect(asSeen / (await sharpness(page, far))).toBeGreaterThan(0.9);
    await page.locator('.react-flow__viewport').evaluate((layer) => layer.style.removeProperty('scale'));
  });
  await test.step('a pen: a tap chooses, a drag carries in one step, and a rest opens the menu, which stays', async () => {
    const pen = await Pen.on(page);
    await fitView(page);
    const grip = async (): Promise<Place> => {
      const { x, y } = await boxOf(cardOf(page, far));
      return { x: x + 60, y: y + 12 };
    };
    await pen.tap(await grip());
    await expect.poll(() => chosen(page)).toEqual([far]);
    const from = await grip();
    const carry = () => pen.drag(from, { x: from.x - 200, y: from.y + 20 });
    await isOneStep(page, carry, () => expect.poll(async () => (await placeOf(page, far)).x).toBeLessThan(1_500));
    const menu = page.getByRole('menu');
    await expect(menu).toHaveCount(0);
    const at = await grip();
    await pen.down(at);
    await expect(menu).toBeVisible();
    await pen.up(at);
    await expect(menu.getByRole('menuitem', { name: /복제/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  expect(await held(page)).toEqual(before);
});

/** Presses a button, moves in steps as a hand does, and lets go. */
async function dragWith(page: Page, button: 'left' | 'middle' | 'right', from: Place, to: Place): Promise<void> {
  if (button === 'left') return drag(page, from, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y, { steps: 6 });
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

/** How much the pixels of a card differ from their neighbours: smeared letters do so less. */
async function sharpness(page: Page, id: string): Promise<number> {
  const shot = (await page.screenshot({ clip: await boxOf(cardOf(page, id)) })).toString('base64');
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const g = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    if (!g) throw new Error('no canvas');
    g.drawImage(image, 0, 0);
    const { data } = g.getImageData(6, 6, image.naturalWidth - 14, image.naturalHeight - 12);
    const row = (image.naturalWidth - 14) * 4;
    let sum = 0;
    for (let i = row + 4; i < data.length - row - 4; i += 4) {
      const around = [i - 4, i + 4, i - row, i + row].reduce((all, at) => all + (data[at] ?? 0), 0);
      sum += Math.abs(4 * (data[i] ?? 0) - around);
    }
    return sum;
  }, shot);
}
