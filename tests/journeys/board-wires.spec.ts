import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, readBoard, wire } from './actions.ts';
import { notice, put } from './canvas-actions.ts';
import { counts, held, openBoard, text, undoesTo, type Place } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

interface StoredEdge {
  source: string;
  target: string;
  label: string | null;
  animated: boolean;
  targetHandle: string | null;
}
const onlyEdge = async (page: Page) => ((await readBoard(page)).edges as StoredEdge[])[0];
const cross = (page: Page) => page.getByRole('button', { name: '연결 삭제' });
const middleOf = async (page: Page, selector: string): Promise<Place> => {
  const { x, y, width, height } = await boxOf(page.locator(selector));
  return { x: x + width / 2, y: y + height / 2 };
};
const gripOf = (page: Page, end: 'source' | 'target') => middleOf(page, `.board-wire-grip[data-end="${end}"]`);

/** A point of the straight wire between two cards in a row, by its share of the way. */
async function onWire(page: Page, from: string, to: string, share: number): Promise<Place> {
  const a = await boxOf(cardOf(page, from));
  const b = await boxOf(cardOf(page, to));
  return { x: a.x + a.width + (b.x - a.x - a.width) * share, y: a.y + a.height / 2 };
}

test('a wire is drawn, named, carried to another card and cut with the mouse, each with a way back', async ({
  page,
}) => {
  await openBoard(page, server.url, 'wiring@board-wires.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 620, 0));
  const c = await put(page, text('다', 620, 420));
  await expect(cardOf(page, c)).toBeVisible();
  await fitView(page);
  const pull = async (by: Place) => {
    const card = await boxOf(cardOf(page, a));
    await page.mouse.move(card.x + card.width / 2, card.y + 8);
    const from = await middleOf(page, `[data-id="${a}"] .react-flow__handle-right`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
    await expect(page.locator('.react-flow__connection')).toBeVisible();
    await page.mouse.up();
  };

  await test.step('a wire let go over nothing offers what it may lead to; Esc leaves nothing, and one step undoes it', async () => {
    const before = await held(page);
    await pull({ x: 60, y: 190 });
    await expect(page.getByText('이어서 만들기')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.board-drawn-wire')).toHaveCount(0);
    expect(await held(page)).toEqual(before);
    await pull({ x: 60, y: 190 });
    await page.getByRole('menuitem', { name: '메모' }).click();
    await expect.poll(() => counts(page)).toEqual([4, 1]);
    const made = (await readBoard(page)).nodes.find(({ type }) => type === 'sticky');
    expect(await onlyEdge(page)).toMatchObject({ source: a, target: made?.id });
    await page.keyboard.press('Escape');
    await undoesTo(page, before);
    await page.keyboard.press('Escape');
    await fitView(page);
  });
  await test.step('from a handle to a card it connects them', async () => {
    await wire(page, cards(page, 'text').filter({ hasText: '가' }), cardOf(page, b));
    expect(await onlyEdge(page)).toMatchObject({ source: a, target: b });
    await page.mouse.move(720, 12);
  });
  await test.step('a double click opens the label, and Enter saves it', async () => {
    const field = page.getByRole('textbox', { name: '연결선 라벨' });
    const at = await onWire(page, a, b, 0.3);
    await page.mouse.dblclick(at.x, at.y);
    await expect(field).toBeFocused();
    await field.fill('근거가 되는 영상');
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    await expect.poll(async () => (await onlyEdge(page))?.label).toBe('근거가 되는 영상');
  });
  await test.step('both ends are carried to another card, to one of its sides, and back by undo', async () => {
    const body = await boxOf(cardOf(page, c));
    await drag(page, await gripOf(page, 'target'), { x: body.x + body.width * 0.4, y: body.y + body.height * 0.3 });
    await expect.poll(async () => (await onlyEdge(page))?.target).toBe(c);
    await expect(notice(page)).toContainText('연결을 옮겼어요');
    expect((await onlyEdge(page))?.targetHandle).toBeNull();
    await drag(page, await gripOf(page, 'target'), { x: body.x + body.width / 2, y: body.y + 6 });
    await expect.poll(async () => (await onlyEdge(page))?.targetHandle).toBe('t');
    const other = await boxOf(cardOf(page, b));
    await page.mouse.move(720, 12);
    await drag(page, await gripOf(page, 'source'), { x: other.x + 60, y: other.y + 60 });
    await expect.poll(async () => (await onlyEdge(page))?.source).toBe(b);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    await expect.poll(() => onlyEdge(page)).toMatchObject({ source: a, target: b });
    await page.keyboard.press('Escape');
  });
  await test.step('two quick clicks on its cross cut it, and make nothing where it was', async () => {
    const at = await onWire(page, a, b, 0.3);
    await page.mouse.move(at.x, at.y - 30);
    await page.mouse.move(at.x, at.y);
    await expect(cross(page)).toBeVisible();
    const { x, y, width, height } = await boxOf(cross(page));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect.poll(() => counts(page)).toEqual([3, 0]);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(notice(page)).toContainText('연결을 삭제했어요');
    await page.keyboard.press('Control+z');
    await expect.poll(() => counts(page)).toEqual([3, 1]);
    await page.keyboard.press('Backspace');
    await expect.poll(() => counts(page)).toEqual([3, 0]);
  });
});
