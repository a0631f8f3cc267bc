import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, readBoard, signIn, newCanvas, type StoredNode } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});
test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'haneul@letting-go.example.com', '정하늘');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

const nodes = async (page: Page) => (await readBoard(page)).nodes as StoredNode[];
const select = async (page: Page, id: string): Promise<void> => {
  const { x, y } = await boxOf(cardOf(page, id));
  await page.mouse.click(x + 120, y + 60);
  await expect(cardOf(page, id)).toHaveAttribute('data-selected', 'true');
};

test('Escape lets go of a wire that is being drawn, and of a grip that is held', async ({ page }) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const b = await put(page, { type: 'text', title: '나', position: { x: 620, y: 0 } });
  await fitView(page);
  await select(page, a);
  const [from, to] = [await boxOf(cardOf(page, a)), await boxOf(cardOf(page, b))];
  const middle = from.y + from.height / 2;

  await test.step('a wire over another card', async () => {
    await page.mouse.move(from.x + from.width, middle);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, middle, { steps: 5 });
    await expect(page.locator('.react-flow__connection')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.react-flow__connection')).toHaveCount(0);
    await page.mouse.up();
    expect((await readBoard(page)).edges).toEqual([]);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(cardOf(page, a)).toHaveAttribute('data-selected', 'true');
  });
  await test.step('a wire over the ground opens no menu', async () => {
    await page.mouse.move(from.x + from.width, middle);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width + 40, middle + 260, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  await test.step('a grip', async () => {
    const grip = await boxOf(page.locator('.react-flow__resize-control.handle.bottom.right'));
    const corner = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + 90, corner.y + 70, { steps: 5 });
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width).toBeGreaterThan(from.width + 40);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width).toBeCloseTo(from.width, 0);
    await page.mouse.move(corner.x + 150, corner.y + 150, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width).toBeCloseTo(from.width, 0);
    await expect(cardOf(page, a)).toHaveAttribute('data-selected', 'true');
  });
});

test('grips stand at a card that is chosen alone, and go and come with others that are chosen beside it', async ({
  page,
}) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const b = await put(page, { type: 'text', title: '나', position: { x: 620, y: 0 } });
  await fitView(page);
  const grips = (id: string) => page.locator(`.react-flow__node[data-id="${id}"] .board-grip`);
  const press = async (id: string) => cardOf(page, id).click({ modifiers: ['Shift'], position: { x: 120, y: 60 } });
  await select(page, a);
  await expect(grips(a)).toHaveCount(4);
  await press(b);
  await expect(grips(a)).toHaveCount(0);
  await expect(grips(b)).toHaveCount(0);
  await press(b);
  await expect(grips(a)).toHaveCount(4);
  await press(b);
  await press(a);
  await expect(grips(b)).toHaveCount(4);
});

test('a second button that is pressed in the middle of a drag opens no menu, and the drag goes on', async ({
  page,
}) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  await fitView(page);
  await select(page, a);
  // They come with what listens for a second button.
  await expect(page.locator('.board-tools')).toBeVisible();
  const { x, y, width, height } = await boxOf(cardOf(page, a));
  const grip = { x: x + width / 2, y: y + height * 0.75 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y + 60, { steps: 5 });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.move(grip.x + 160, grip.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await nodes(page)).find(({ id }) => id === a)?.position.x).toBeGreaterThan(130);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.mouse.click(grip.x + 160, grip.y + 60, { button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a button that was let go where the page did not hear of it carries nothing on', async ({ page }) => {
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  await expect(cardOf(page, a)).toBeVisible();
  await fitView(page);
  const from = await boxOf(cardOf(page, a));
  await page.mouse.click(from.x + 100, from.y + 150);
  // Comes with what listens for it.
  await expect(page.locator('.board-tools')).toBeVisible();
  await page.mouse.move(from.x + 100, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 160, from.y + 8, { steps: 4 });
  await page.evaluate(
    (at) => {
      const view = document.elementFromPoint(at.x, at.y) ?? document.body;
      for (const by of [200, 300])
        view.dispatchEvent(
          new MouseEvent('mousemove', { bubbles: true, clientX: at.x + by, clientY: at.y, view: window }),
        );
    },
    { x: from.x + 160, y: from.y + 8 },
  );
  await expect.poll(async () => (await nodes(page))[0]?.position.x).toBeGreaterThan(20);
  const { x } = await boxOf(cardOf(page, a));
  expect(x - from.x).toBeLessThan(90);
  await page.mouse.move(from.x + 300, from.y + 200);
  expect((await boxOf(cardOf(page, a))).x).toBe(x);
  await page.mouse.up();
});

test('the free space of a group is ground: a double click and a wire that is let go there make things inside', async ({
  page,
}) => {
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 1_200, height: 700 },
  });
  const member = await put(page, { type: 'text', title: '가', position: { x: 40, y: 80 }, parentId: group });
  await fitView(page);
  const frame = await boxOf(cardOf(page, group));
  const free = { x: frame.x + frame.width * 0.72, y: frame.y + frame.height * 0.6 };

  await page.mouse.dblclick(free.x, free.y);
  await page.getByRole('menuitem', { name: /^텍스트 상자/ }).click();
  await expect(cards(page, 'text')).toHaveCount(2);
  await expect.poll(async () => (await nodes(page)).filter(({ parentId }) => parentId === group)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(cards(page, 'text')).toHaveCount(1);

  await select(page, member);
  const card = await boxOf(cardOf(page, member));
  await page.mouse.move(card.x + card.width, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(free.x, free.y, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('menuitem', { name: /^텍스트 상자/ }).click();
  await expect(cards(page, 'text')).toHaveCount(2);
  await expect.poll(async () => (await readBoard(page)).edges).toHaveLength(1);
  const [wire] = (await readBoard(page)).edges as { source: string; target: string }[];
  expect(wire?.source).toBe(member);
  expect((await nodes(page)).find(({ id }) => id === wire?.target)?.parentId).toBe(group);
});

test('words that are dropped on a field are the field’s, a file is the board’s', async ({ page }) => {
  const id = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  await fitView(page);
  await select(page, id);
  await cardOf(page, id).getByRole('button', { name: '내용 편집' }).click();
  const field = cardOf(page, id).locator('textarea');
  const dropped = (what: 'words' | 'file') =>
    field.evaluate((element, kind) => {
      const dataTransfer = new DataTransfer();
      if (kind === 'words') dataTransfer.setData('text/plain', '놓은 말');
      else dataTransfer.items.add(new File(['내용'], 'a.txt', { type: 'text/plain' }));
      const { x, y } = element.getBoundingClientRect();
      const at = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 };
      const isAllowed = !element.dispatchEvent(new DragEvent('dragover', at));
      return { isAllowed, isTaken: !element.dispatchEvent(new DragEvent('drop', at)) };
    }, what);
  expect(await dropped('words')).toEqual({ isAllowed: false, isTaken: false });
  expect(await dropped('file')).toEqual({ isAllowed: true, isTaken: true });
  await expect(cards(page, 'file')).toHaveCount(1);
  // The card is seen before the server has it.
  await expect.poll(async () => (await nodes(page)).map(({ type }) => type).toSorted()).toEqual(['file', 'text']);
});
