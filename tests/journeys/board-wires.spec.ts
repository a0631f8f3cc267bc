import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, readBoard, wire } from './hands.ts';
import { board, notice, put, viewOf } from './hands-on-canvas.ts';
import { counts, held, openBoard, text, undoesTo, type Place } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
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
const tools = (page: Page) => page.getByRole('toolbar', { name: '연결선 도구' });
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
  await openBoard(page, house.url, 'wiring@board-wires.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 620, 0));
  const c = await put(page, text('다', 620, 420));
  await expect(cardOf(page, c)).toBeVisible();
  await fitView(page);
  const pull = async (by: Place, isGivenUp = false) => {
    const card = await boxOf(cardOf(page, a));
    await page.mouse.move(card.x + card.width / 2, card.y + 8);
    const from = await middleOf(page, `[data-id="${a}"] .react-flow__handle-right`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
    await expect(page.locator('.react-flow__connection')).toBeVisible();
    if (isGivenUp) await page.keyboard.press('Escape');
    await page.mouse.up();
  };

  await test.step('Escape lets go of a wire that is being drawn, and nothing is offered', async () => {
    await pull({ x: 60, y: 190 }, true);
    await expect(page.locator('.react-flow__connection')).toHaveCount(0);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
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
  await test.step('a double click opens the label; Enter saves it, Esc does not', async () => {
    const field = page.getByRole('textbox', { name: '연결선 라벨' });
    const at = await onWire(page, a, b, 0.3);
    await page.mouse.dblclick(at.x, at.y);
    await expect(field).toBeFocused();
    await field.fill('근거가 되는 영상');
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    await expect.poll(async () => (await onlyEdge(page))?.label).toBe('근거가 되는 영상');
    await page.keyboard.press('F2');
    await expect(field).toHaveValue('근거가 되는 영상');
    await field.fill('버릴 글');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect((await onlyEdge(page))?.label).toBe('근거가 되는 영상');
  });
  await test.step('of two quick Escs the first closes the label, and the second lets go of the wire', async () => {
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: '연결선 라벨' })).toBeFocused();
    // One right after the other, as no hand could be quicker: the second is no longer the field's.
    await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) {
        const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(press);
        await Promise.resolve();
      }
    });
    await expect(page.getByRole('textbox', { name: '연결선 라벨' })).toHaveCount(0);
    await expect(tools(page)).toHaveCount(0);
  });
  await test.step('its tools let it flow', async () => {
    const at = await onWire(page, a, b, 0.3);
    await page.mouse.move(at.x, at.y + 30);
    await page.mouse.click(at.x, at.y);
    await tools(page).getByRole('button', { name: '움직임' }).click();
    await expect.poll(async () => (await onlyEdge(page))?.animated).toBe(true);
    await expect(page.locator('.board-flow path')).toHaveCount(1);
  });
  await test.step('both ends are carried to another card, to one of its sides, and back by Esc, over nothing, and undo', async () => {
    const body = await boxOf(cardOf(page, c));
    await drag(page, await gripOf(page, 'target'), { x: body.x + body.width * 0.4, y: body.y + body.height * 0.3 });
    await expect.poll(async () => (await onlyEdge(page))?.target).toBe(c);
    await expect(notice(page)).toContainText('연결을 옮겼어요');
    expect((await onlyEdge(page))?.targetHandle).toBeNull();
    await drag(page, await gripOf(page, 'target'), { x: body.x + body.width / 2, y: body.y + 6 });
    await expect.poll(async () => (await onlyEdge(page))?.targetHandle).toBe('t');
    await drag(page, await gripOf(page, 'source'), { x: body.x - 200, y: body.y + 120 });
    await page.mouse.move(720, 12);
    const other = await boxOf(cardOf(page, b));
    const start = await gripOf(page, 'source');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(other.x + 60, other.y + 60, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await onlyEdge(page)).toMatchObject({ source: a, target: c });
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
    const { zoom } = await viewOf(page);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(zoom);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(zoom, 3);
    await page.mouse.move(at.x, at.y - 30);
    await page.mouse.move(at.x, at.y);
    await expect(cross(page)).toBeVisible();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect.poll(() => counts(page)).toEqual([3, 0]);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => counts(page)).toEqual([3, 1]);
    await page.keyboard.press('Backspace');
    await expect.poll(() => counts(page)).toEqual([3, 0]);
  });
  await test.step('the board moves along while its end is held at the edge, and it joins what came under it', async () => {
    const far = await put(page, {
      type: 'group',
      title: '오른쪽',
      position: { x: 2_400, y: -800 },
      size: { width: 2_000, height: 1_600 },
    });
    await expect.poll(async () => (await counts(page))[0]).toBe(4);
    await page.keyboard.press('Escape');
    const frame = await boxOf(board(page));
    const from = await boxOf(cardOf(page, a));
    await page.mouse.move(from.x + from.width / 2, from.y + 8);
    const handle = await middleOf(page, `[data-id="${a}"] .react-flow__handle-right`);
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    const at = { x: frame.x + frame.width - 6, y: from.y + from.height / 2 };
    await page.mouse.move(at.x, at.y, { steps: 8 });
    const isPast = async () => {
      const { x, zoom } = await viewOf(page);
      return frame.x + x + 2_400 * zoom < at.x - 60;
    };
    await expect.poll(isPast, { intervals: [40] }).toBe(true);
    await page.mouse.up();
    await expect.poll(() => onlyEdge(page)).toMatchObject({ source: a, target: far });
    const before = await viewOf(page);
    await page.mouse.move(at.x - 4, at.y + 20);
    await expect(cards(page, 'group')).toBeVisible();
    expect(await viewOf(page)).toEqual(before);
  });
});
