import { expect, type Locator, type Page } from '@playwright/test';
import { areaShared } from '../../src/contract/board/geometry.ts';
import { boxOf, cardOf, cards, fitView, isStill, pasteAt } from './hands.ts';
import { notice, put } from './hands-on-canvas.ts';
import { choose, counts, openBoard, SOON, text, tie } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const WORDS = '첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. The quick brown fox jumps over the lazy dog.';
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: '노드 도구' });

test('a notice stands above the minimap, and lower where there is none', async ({ page }) => {
  await openBoard(page, house.url, 'notice@in-nobodys-way.example.com');
  const a = await put(page, text('가', 0, 0));
  await put(page, text('나', 400, 0));
  await expect(cardOf(page, a)).toBeVisible();
  await fitView(page);
  await choose(page, a);
  await page.keyboard.press('Delete');
  const shown = notice(page).getByRole('status');
  await expect(shown).toBeVisible();
  const map = await boxOf(page.locator('.board-minimap'));
  await expect.poll(async () => areaShared(await boxOf(shown), map), SOON).toBe(0);
  const above = await boxOf(shown);
  await page.keyboard.press('Control+.');
  await expect(page.locator('.board-minimap')).toHaveCount(0);
  await expect.poll(async () => (await boxOf(shown)).y, SOON).toBeGreaterThan(above.y + 100);
});

test('a notice lies over nothing that was just made, wherever that stands', async ({ page }) => {
  await openBoard(page, house.url, 'made@in-nobodys-way.example.com');
  const shown = notice(page).getByRole('status');
  const made = page.locator('.react-flow__node.selected .board-card');
  for (const [n, [x, y]] of (
    [
      [1_180, 660],
      [1_180, 260],
      [460, 660],
    ] as const
  ).entries()) {
    await pasteAt(page, x, y, `${WORDS} ${n}`);
    await expect(made).toContainText(`lazy dog. ${n}`);
    await expect(shown).toBeVisible();
    await isStill(page);
    await expect.poll(async () => areaShared(await boxOf(shown), await boxOf(made)), SOON).toBe(0);
  }
});

test('the bar of what is chosen goes off with it, and comes back whole', async ({ page }) => {
  await openBoard(page, house.url, 'bar@in-nobodys-way.example.com');
  const a = await put(page, text('가', 0, 0));
  await put(page, text('나', 600, 500));
  await expect(cardOf(page, a)).toBeVisible();
  await fitView(page);
  await choose(page, a);
  await expect(bar(page)).toBeVisible();
  const panels = page.locator('aside, section:has(> [role=status]), .board-minimap');
  for (const [dx, dy] of [
    [-260, 0],
    [0, -420],
    [900, 0],
    [0, 500],
  ] as const) {
    await page.mouse.move(900, 480);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(900 + dx, 480 + dy, { steps: 6 });
    await page.mouse.up({ button: 'middle' });
    await isStill(page);
    if (!(await bar(page).isVisible())) continue;
    const place = await boxOf(bar(page));
    expect(place.x >= 0 && place.y >= 52 && place.x + place.width <= 1440 && place.y + place.height <= 900).toBe(true);
    for (const panel of await panels.all())
      if (await panel.isVisible()) expect(areaShared(place, await boxOf(panel))).toBe(0);
  }
  await fitView(page);
  await expect(bar(page)).toBeVisible();
});

test('two quick clicks on the cross of a wire cut it, and make nothing where it was', async ({ page }) => {
  await openBoard(page, house.url, 'cross@in-nobodys-way.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 600, 0));
  await expect(cardOf(page, b)).toBeVisible();
  await tie(page, a, b);
  await fitView(page);
  const [from, to] = [await boxOf(cardOf(page, a)), await boxOf(cardOf(page, b))];
  const middle = { x: (from.x + from.width + to.x) / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x - 4, middle.y);
  await page.mouse.move(middle.x, middle.y);
  await expect(page.getByRole('button', { name: '연결 삭제' })).toBeVisible();
  await page.mouse.dblclick(middle.x, middle.y);
  await expect.poll(() => counts(page), SOON).toEqual([2, 0]);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(cards(page, 'text')).toHaveCount(2);
});

test('letters are as sharp after a zoom as drawn anew', async ({ page }) => {
  await openBoard(page, house.url, 'sharp@in-nobodys-way.example.com');
  const group = await put(page, {
    type: 'group',
    title: '묶음',
    position: { x: 0, y: 0 },
    size: { width: 800, height: 600 },
  });
  const ids: string[] = [];
  for (const [i, x] of [30, 930, 360, 1260].entries())
    ids.push(await put(page, text('가', x, 70, { content: WORDS, ...(i % 2 === 0 && { parentId: group }) })));
  await expect(cardOf(page, ids[3] ?? '')).toBeVisible();
  await fitView(page);
  for (const by of [13, 17, -9, 21]) {
    await page.mouse.move(700, 450);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, by);
    await page.keyboard.up('Control');
    await page.mouse.move(700, 830);
    await isStill(page);
    await expect(page.locator('.react-flow__viewport')).not.toHaveClass(/is-moving/);
    const asSeen = await sharpness(page, ids);
    await page.locator('.react-flow__viewport').evaluate((layer) => layer.style.setProperty('scale', '1.0000003'));
    const anew = await sharpness(page, ids);
    for (const [i, sharp] of asSeen.entries()) expect(sharp / (anew[i] ?? NaN), `${by}, ${i}`).toBeGreaterThan(0.9);
  }
});

/** How much each card's pixels differ from their neighbours: smeared letters do so less. */
async function sharpness(page: Page, ids: readonly string[]): Promise<number[]> {
  const shot = (await page.screenshot()).toString('base64');
  const places = await Promise.all(ids.map((id) => boxOf(cardOf(page, id))));
  return page.evaluate(
    async ([picture, boxes]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const g = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      if (!g) throw new Error('no canvas');
      g.drawImage(image, 0, 0);
      return boxes.map(({ x, y, width, height }) => {
        const { data } = g.getImageData(
          Math.round(x) + 6,
          Math.round(y) + 6,
          Math.round(width) - 14,
          Math.round(height) - 12,
        );
        const row = (Math.round(width) - 14) * 4;
        let sum = 0;
        for (let i = row + 4; i < data.length - row - 4; i += 4) {
          const around = [i - 4, i + 4, i - row, i + row].reduce((all, at) => all + (data[at] ?? 0), 0);
          sum += Math.abs(4 * (data[i] ?? 0) - around);
        }
        return sum;
      });
    },
    [shot, places] as const,
  );
}
