import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { boxOf, cardOf, newCanvas, readBoard, signIn } from './hands.ts';
import { Fingers, phone } from './hands-by-finger.ts';
import { put, viewOf } from './hands-on-canvas.ts';
import { startHouse, type House } from './house.ts';

let house: House;
test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.close());

test('two fingers zoom and move the board, also from a selected card', async ({ browser }) => {
  const { page, context, fingers } = await openOn(browser, 'pinch@example.com');
  const id = await put(page, text('가', 0, 0));
  const selected = cardOf(page, id);
  await fingers.tap(await middleOf(page, id));
  await expect(selected).toHaveAttribute('data-selected', 'true');
  const tools = page.getByRole('toolbar', { name: '노드 도구' });
  await expect(tools).toBeVisible();
  const lies = async () => (await readBoard(page)).nodes.find((node) => node.id === id)?.position;

  await test.step('both on the card: the board grows about the middle between them', async () => {
    const before = await viewOf(page);
    const box = await boxOf(selected);
    const y = box.y + box.height / 2;
    const x = box.x + box.width / 2;
    await fingers.two(
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
    );
    await expect.poll(async () => (await viewOf(page)).zoom / before.zoom).toBeCloseTo(1.5, 1);
    const after = await boxOf(selected);
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(3);
  });
  await test.step('one on the card that it has begun to carry, one on the ground: the card goes back', async () => {
    const before = await viewOf(page);
    const at = await middleOf(page, id);
    await fingers.two([at, { x: at.x, y: 690 }], [at, { x: at.x, y: 690 + (at.y - 690) / 2 }], 24);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
    await expect(selected).not.toHaveAttribute('data-moving', 'true');
  });
  await test.step('both going the same way move the board', async () => {
    const before = await viewOf(page);
    const box = await boxOf(selected);
    const pair = (dy: number): [Place, Place] => [
      { x: box.x + box.width * 0.35, y: box.y + box.height / 2 + dy },
      { x: box.x + box.width * 0.65, y: box.y + box.height / 2 + dy },
    ];
    await fingers.two(pair(0), pair(60));
    await expect.poll(async () => Math.round((await viewOf(page)).y - before.y)).toBe(60);
    expect((await viewOf(page)).zoom).toBeCloseTo(before.zoom, 2);
  });
  await test.step('the card lies where it lay, and one finger carries it as before', async () => {
    expect(await lies()).toEqual({ x: 0, y: 0 });
    const from = await middleOf(page, id);
    await fingers.drag(from, { x: from.x + 30, y: from.y + 24 });
    await expect.poll(async () => (await lies())?.x).toBeGreaterThan(0);
  });
  await context.close();
});

interface Place {
  x: number;
  y: number;
}

const text = (title: string, x: number, y: number) => ({ type: 'text', title, position: { x, y } });

/** An empty board on a telephone. */
async function openOn(
  browser: Browser,
  email: string,
): Promise<{ page: Page; context: BrowserContext; fingers: Fingers }> {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, email, '박지우');
  await newCanvas(page, '손가락', '빈 캔버스');
  return { page, context, fingers: await Fingers.on(page) };
}

async function middleOf(page: Page, id: string): Promise<Place> {
  const box = await boxOf(cardOf(page, id));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
