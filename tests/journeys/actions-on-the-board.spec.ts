import { expect, type Page } from '@playwright/test';
import { board, make, node, notice, put, seenAt, viewOf } from './hands-on-canvas.ts';
import { boxOf, cardOf, cards, drag, fitView, newCanvas, readBoard, signIn, WHOLLY, wire } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});
test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'actions@actions-on-the-board.example.com', '박지우');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

const item = (page: Page, name: string) => page.getByRole('menu').getByRole('menuitem', { name });
const title = (page: Page) => page.locator('.board-card').getByRole('textbox', { name: '제목' });
const counts = async (page: Page) => {
  const { nodes, edges } = await readBoard(page);
  return [nodes.length, edges.length];
};

test('a double click on the ground offers what can be made there, the text first', async ({ page }) => {
  const { zoom } = await viewOf(page);
  await page.mouse.dblclick(700, 640);
  await expect(item(page, '텍스트 상자')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await counts(page)).toEqual([0, 0]);

  await page.mouse.dblclick(700, 640);
  await item(page, '텍스트 상자').press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  const text = await boxOf(cards(page, 'text'));
  expect(Math.abs(text.x + text.width / 2 - 700)).toBeLessThan(3);
  expect(Math.abs(text.y + text.height / 2 - 640)).toBeLessThan(3);
  expect((await viewOf(page)).zoom).toBe(zoom);

  await page.mouse.dblclick(1_150, 640);
  await page.keyboard.press('n');
  await expect(cards(page, 'sticky')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.mouse.dblclick(1_150, 200);
  await item(page, '웹사이트 링크').click();
  await page.getByRole('dialog').getByLabel('URL').fill('https://example.com');
  await page.getByRole('dialog').getByRole('button', { name: '추가' }).click();
  const link = await boxOf(cards(page, 'website'));
  expect(Math.abs(link.x + link.width / 2 - 1_150)).toBeLessThan(3);
});

test('a wire let go over nothing offers what it may lead to; Esc leaves nothing, and one step undoes it', async ({
  page,
}) => {
  await put(page, { type: 'text', title: '글', position: { x: 0, y: 0 } });
  await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 900, y: -100 } });
  await expect(cards(page, 'ai-chat')).toBeVisible();
  await fitView(page);
  const pull = async (kind: string, by: { x: number; y: number }) => {
    const box = await boxOf(cards(page, kind));
    await page.mouse.move(box.x + box.width / 2, box.y + 8);
    const handle = page
      .locator('.react-flow__node')
      .filter({ has: cards(page, kind) })
      .locator('.react-flow__handle-right');
    const from = await boxOf(handle);
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await drag(page, start, { x: start.x + by.x, y: start.y + by.y });
  };

  await pull('text', { x: 90, y: 190 });
  await expect(page.getByText('이어서 만들기')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board-drawn-wire')).toHaveCount(0);
  expect(await counts(page)).toEqual([2, 0]);

  await pull('text', { x: 90, y: 190 });
  await item(page, '메모').click();
  await expect.poll(() => counts(page)).toEqual([3, 1]);
  const sticky = await node(page, 'sticky');
  const { edges } = await readBoard(page);
  expect(edges[0]).toMatchObject({ source: (await node(page, 'text')).id, target: sticky.id });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => counts(page)).toEqual([2, 0]);

  await fitView(page);
  await pull('ai-chat', { x: -40, y: 260 });
  await expect(item(page, '텍스트 상자')).toBeVisible();
  await expect(item(page, 'AI Chat')).toHaveCount(0);
  await item(page, '웹사이트 링크').click();
  await page.getByRole('dialog').getByLabel('URL').fill('https://example.com');
  await page.getByRole('dialog').getByRole('button', { name: '추가' }).click();
  await expect.poll(() => counts(page)).toEqual([3, 1]);
});

/** Every scale that the board is shown at from now on. */
async function watchScales(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>('.react-flow__viewport');
    const seen = new Set<number>();
    Object.assign(window, { seenScales: seen });
    const look = () => seen.add(Number(new DOMMatrix(layer?.style.transform).a.toFixed(6)));
    look();
    if (layer) new MutationObserver(look).observe(layer, { attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenScales: Set<number> }).seenScales]);
}

test('Tab makes one text after the other, each wired to the one before, and the view goes along at its scale', async ({
  page,
}) => {
  await make(page, '텍스트 상자');
  const before = await viewOf(page);
  const scales = await watchScales(page);
  for (const name of ['둘째', '셋째']) {
    await page.keyboard.press('Tab');
    await expect(title(page)).toBeFocused();
    await page.keyboard.insertText(name);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveCount(0);
  }
  await expect.poll(() => counts(page)).toEqual([3, 2]);
  const { nodes } = await readBoard(page);
  const [first, second, third] = nodes.map((one) => one.position.x);
  expect(second).toBeGreaterThan(first ?? 0);
  expect(third).toBeGreaterThan(second ?? 0);
  await expect(page.locator('.board-card').last()).toBeInViewport(WHOLLY);
  expect((await viewOf(page)).x).toBeLessThan(before.x);
  expect(await scales()).toEqual([before.zoom]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(cards(page, 'text')).toHaveCount(3);
});

test('everything has its menu: the ground, a node, several, a wire', async ({ page }) => {
  await page.mouse.click(640, 300, { button: 'right' });
  for (const name of ['텍스트 상자', '메모', 'AI Chat', '단축키 보기']) await expect(item(page, name)).toBeVisible();
  await item(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(cards(page, 'ai-chat')).toHaveCount(0);

  const id = await put(page, { type: 'text', title: '글', position: { x: 0, y: 125 } });
  await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 480, y: 0 } });
  await expect(cards(page, 'ai-chat')).toBeVisible();
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'ai-chat'));
  const from = await boxOf(cards(page, 'text'));
  const to = await boxOf(cards(page, 'ai-chat'));
  await page.mouse.click((from.x + from.width + to.x) / 2, (from.y + from.height / 2 + to.y + to.height / 2) / 2, {
    button: 'right',
  });
  await item(page, '삭제').click();
  await expect.poll(() => counts(page)).toEqual([2, 0]);

  await cardOf(page, id).click({ position: { x: 80, y: 120 } });
  await page.keyboard.press('Shift+F10');
  await expect(item(page, '이름 바꾸기')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await cardOf(page, id).click({ button: 'right', position: { x: 80, y: 120 } });
  await expect(item(page, '이름 바꾸기')).toHaveCount(0);
  await item(page, '삭제').click();
  await expect(notice(page)).toContainText('노드 2개를 지웠어요');
});

test('what lies over what, locks and groups, by key', async ({ page }) => {
  const below = await put(page, { type: 'text', title: '아래', position: { x: 0, y: 0 } });
  const above = await put(page, { type: 'text', title: '위', position: { x: 120, y: 80 } });
  await expect(cardOf(page, above)).toBeVisible();
  await fitView(page);
  const over = async () => {
    const box = await boxOf(cardOf(page, above));
    return seenAt(page, { x: box.x + 30, y: box.y + 60 });
  };
  await cardOf(page, below).click({ position: { x: 40, y: 120 } });
  await page.keyboard.press(']');
  await page.keyboard.press('Escape');
  await expect.poll(over).toBe(below);
  await page.keyboard.press('Control+z');
  // An undo selects what it changed, and what is selected is shown above the rest.
  await page.keyboard.press('Escape');
  await expect.poll(over).toBe(above);

  await cardOf(page, below).click({ position: { x: 40, y: 120 } });
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('img', { name: '잠김' })).toBeVisible();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowLeft');
  const box = await boxOf(cardOf(page, below));
  await drag(page, { x: box.x + 40, y: box.y + 120 }, { x: box.x + 140, y: box.y + 260 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await readBoard(page)).nodes).toMatchObject([{ id: below, position: { x: 0, y: 0 } }]);
  await page.keyboard.press('Control+z');
  await fitView(page);
  await cardOf(page, below).click({ button: 'right', position: { x: 40, y: 120 } });
  await item(page, '잠금 풀기').click();
  await expect(page.getByRole('img', { name: '잠김' })).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards(page, 'group')).toHaveCount(1);
  await page.keyboard.press('Control+Shift+g');
  await expect(cards(page, 'group')).toHaveCount(0);
  await expect(cards(page, 'text')).toHaveCount(2);
});

test('the sheet of the keys, the full view, and nothing but the board', async ({ page }) => {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '단축키' });
  await expect(sheet).toContainText('Ctrl');
  await expect(sheet.getByText('그룹 풀기')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const keys = await page.context().newCDPSession(page);
  const hangul = async (key: string, code: string) => {
    for (const type of ['keyDown', 'keyUp'] as const) await keys.send('Input.dispatchKeyEvent', { type, key, code });
  };
  await hangul('ㅅ', 'KeyT');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('f?mtc');
  await expect(title(page)).toHaveValue('f?mtc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.board-card')).toHaveCount(1);

  await hangul('ㄹ', 'KeyF');
  const full = page.getByRole('dialog', { name: 'f?mtc' });
  await expect(full).toBeVisible();
  expect((await boxOf(full)).width).toBe((await boxOf(board(page))).width);
  await expect(page.getByRole('complementary', { name: '도구' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);

  await page.keyboard.press('Control+.');
  await expect(page.getByRole('complementary', { name: '도구' })).toHaveCount(0);
  expect(await boxOf(board(page))).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.getByRole('button', { name: '집중 모드 끝내기' }).click();
  await expect(page.getByRole('complementary', { name: '도구' })).toBeVisible();
});
