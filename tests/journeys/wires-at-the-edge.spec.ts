import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, newCanvas, readBoard, signIn } from './hands.ts';
import { board, put, viewOf } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('the board moves along while the end of a wire is held at its edge', async ({ page }) => {
  await signIn(page, house.url, 'edge@wires-at-the-edge.example.com', '윤가장');
  await newCanvas(page, '가장자리', '빈 캔버스');
  const plate = { type: 'group', size: { width: 2_000, height: 1_600 } };
  const card = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const right = await put(page, { ...plate, title: '오른쪽', position: { x: 2_400, y: -800 } });
  const below = await put(page, { ...plate, title: '아래', position: { x: -600, y: 1_900 } });
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(3);
  await expect(cards(page, 'text')).toHaveCount(1);
  const frame = await boxOf(board(page));
  const wire = async () => (await readBoard(page)).edges[0];

  await test.step('a new wire, let go without moving the hand, joins what came under it', async () => {
    const from = await boxOf(cardOf(page, card));
    await page.mouse.move(from.x + from.width / 2, from.y + 8);
    const handle = await boxOf(page.locator(`[data-id="${card}"] .react-flow__handle-right`));
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    const at = { x: frame.x + frame.width - 6, y: from.y + from.height / 2 };
    await page.mouse.move(at.x, at.y, { steps: 8 });
    await liesUnder(page, at, { x: 2_400, y: -800 });
    await page.mouse.up();
    await expect.poll(wire).toMatchObject({ source: card, target: right });
  });

  await test.step('an end that is carried to the edge goes on to what comes there', async () => {
    await page.keyboard.press('Escape');
    await fitView(page);
    const { x, y, zoom } = await viewOf(page);
    await page.mouse.click(frame.x + x + 140 * zoom, frame.y + y + 100 * zoom);
    await page.keyboard.press('Shift+Digit2');
    await expect.poll(async () => (await viewOf(page)).zoom).toBe(1);
    const start = await boxOf(cardOf(page, card));
    await page.mouse.click(start.x + start.width + 80, start.y + start.height / 2);
    const grip = await boxOf(page.locator('.board-wire-grip[data-end="source"]'));
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    const at = { x: frame.x + 500, y: frame.y + frame.height - 6 };
    await page.mouse.move(at.x, at.y, { steps: 8 });
    await liesUnder(page, at, { x: -600, y: 1_900 });
    await page.mouse.up();
    await expect.poll(wire).toMatchObject({ source: below, target: right });
  });

  await test.step('what is let go moves the board no further', async () => {
    const before = await viewOf(page);
    await page.mouse.move(frame.x + 520, frame.y + frame.height - 8);
    await expect(cardOf(page, below)).toBeVisible();
    expect(await viewOf(page)).toEqual(before);
  });
});

/** Waits until this corner of a plate has come well past the point of the window. */
async function liesUnder(page: Page, at: { x: number; y: number }, corner: { x: number; y: number }): Promise<void> {
  const frame = await boxOf(board(page));
  const isPast = async () => {
    const { x, y, zoom } = await viewOf(page);
    return frame.x + x + corner.x * zoom < at.x - 60 && frame.y + y + corner.y * zoom < at.y - 60;
  };
  await expect.poll(isPast, { intervals: [40] }).toBe(true);
}
