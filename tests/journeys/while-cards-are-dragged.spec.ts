import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf, cardOf, fitView, isStill } from './hands.ts';
import { board, put } from './hands-on-canvas.ts';
import { GRIP, openBoard, placeOf, text, type Place } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

/** It comes to rest on a grid of 4 pixels. */
const HALF_A_STEP_PX = 3;

test('a card stays under the hand where it was taken, however far the first step goes', async ({ page }) => {
  await openBoard(page, house.url, 'grip@while-cards-are-dragged.example.com');
  const id = await put(page, text('가', 0, 0));
  await expect(cardOf(page, id)).toBeVisible();
  await fitView(page);
  await isStill(page);
  const start = await boxOf(cardOf(page, id));
  const grip = { x: start.x + GRIP.x, y: start.y + GRIP.y };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  for (const [x, y] of [
    [120, 80],
    [160, 40],
  ] as const) {
    await page.mouse.move(grip.x + x, grip.y + y);
    await expect
      .poll(async () => {
        const now = await boxOf(cardOf(page, id));
        return Math.max(Math.abs(now.x - start.x - x), Math.abs(now.y - start.y - y));
      })
      .toBeLessThanOrEqual(HALF_A_STEP_PX);
  }
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page, id)).x).toBeGreaterThan(150);
});

test('the minimap shows a card where the hand has it, and where it lies again when it is put back', async ({
  page,
}) => {
  await openBoard(page, house.url, 'minimap@while-cards-are-dragged.example.com');
  const id = await put(page, { type: 'ai_chat', title: '작가', position: { x: 400, y: 60 } });
  // These two are as far out as anything: the map stays as it is.
  await put(page, text('처음', 0, 0));
  await put(page, text('끝', 1_300, 800));
  await fitView(page);
  await expect.poll(() => inSmall(page, 'ai-chat')).not.toBeNull();
  const before = await inSmall(page, 'ai-chat');
  await expect(cardOf(page, id)).toBeVisible();
  const card = await boxOf(cardOf(page, id));
  const grip = { x: card.x + card.width / 2, y: card.y + 8 };
  const carry = async () => {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 40, grip.y + 40, { steps: 3 });
    await page.mouse.move(grip.x + 240, grip.y + 160, { steps: 6 });
  };
  await carry();
  await expect.poll(async () => (await inSmall(page, 'ai-chat'))?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 20);
  const held = await inSmall(page, 'ai-chat');
  await page.keyboard.press('Escape');
  await expect.poll(() => inSmall(page, 'ai-chat')).toEqual(before);
  await page.mouse.up();

  await carry();
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page, id)).x).toBeGreaterThan(500);
  await expect(board(page).locator('.board-minimap canvas')).toHaveCount(1);
  const laid = await inSmall(page, 'ai-chat');
  expect(Math.abs((laid?.x ?? 0) - (held?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((laid?.y ?? 0) - (held?.y ?? 0))).toBeLessThanOrEqual(1);
});

/** The corner of what the minimap shows in the colour of this kind, as it is seen; null where nothing is. */
async function inSmall(page: Page, kind: string): Promise<Place | null> {
  const map = board(page).locator('.board-minimap');
  const wanted = await map.evaluate((_, name) => {
    const swatch = new OffscreenCanvas(1, 1).getContext('2d', { alpha: false });
    if (!swatch) throw new Error('no swatch');
    const tokens = getComputedStyle(document.documentElement);
    for (const [token, alpha] of [
      ['--surface', 1],
      [`--k-${name}`, 0.85],
    ] as const) {
      swatch.globalAlpha = alpha;
      swatch.fillStyle = tokens.getPropertyValue(token).trim();
      swatch.fillRect(0, 0, 1, 1);
    }
    return [...swatch.getImageData(0, 0, 1, 1).data];
  }, kind);
  const { data, info } = await sharp(await map.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += info.channels) {
    if (![0, 1, 2].every((at) => Math.abs((data[i + at] ?? 0) - (wanted[at] ?? 0)) <= 4)) continue;
    const at = i / info.channels;
    return { x: at % info.width, y: Math.floor(at / info.width) };
  }
  return null;
}
