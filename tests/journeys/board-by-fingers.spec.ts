import { expect } from '@playwright/test';
import { boxOf, cardOf, cards } from './actions.ts';
import { Fingers, phone } from './touch-actions.ts';
import { nodes, wires } from './key-actions.ts';
import { put, viewOf } from './canvas-actions.ts';
import { openBoard, text } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('fingers do everything on a telephone', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await openBoard(page, server.url, 'phone@board-by-fingers.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 360, 380));
  await page.reload();
  await expect(cardOf(page, b)).toBeVisible();
  const fingers = await Fingers.on(page);
  const middle = async (id: string) => {
    const box = await boxOf(cardOf(page, id));
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const placeOf = async (id: string) => (await nodes(page)).find((node) => node.id === id)?.position;

  await test.step('a finger on a card that is not selected moves the board, not the card', async () => {
    const before = await viewOf(page);
    const from = await middle(a);
    await fingers.drag(from, { x: from.x + 40, y: from.y + 60 });
    await expect.poll(async () => Math.round((await viewOf(page)).y - before.y)).toBeGreaterThan(30);
    expect(await placeOf(a)).toEqual({ x: 0, y: 0 });
  });
  await test.step('two fingers zoom', async () => {
    const before = await viewOf(page);
    await fingers.pinch({ x: 195, y: 480 }, 220, 180);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
  });
  await test.step('a press selects; then its tools have 44 px, and a finger carries it', async () => {
    await fingers.tap(await middle(a));
    await expect(cardOf(page, a)).toHaveAttribute('data-selected', 'true');
    const tools = page.getByRole('toolbar', { name: '노드 도구' });
    for (const button of await tools.getByRole('button').all()) {
      const smaller = async () => {
        const { width, height } = await boxOf(button);
        return Math.min(width, height);
      };
      await expect.poll(smaller).toBeGreaterThanOrEqual(44);
      const box = await boxOf(button);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    const from = await middle(a);
    await fingers.drag(from, { x: from.x + 30, y: from.y - 24 });
    await expect.poll(async () => (await placeOf(a))?.x).toBeGreaterThan(0);
  });
  await test.step('a wire is drawn from a handle', async () => {
    const box = await boxOf(page.locator(`[data-id="${a}"] .react-flow__handle-right`));
    await fingers.drag({ x: box.x + box.width / 2 + 6, y: box.y + box.height / 2 }, await middle(b));
    await expect.poll(() => wires(page)).toEqual(['가 → 나']);
  });
  await test.step('a long press opens the menu; connecting goes by two presses', async () => {
    await fingers.tap({ x: 370, y: 700 });
    const entry = page.getByRole('menuitem', { name: /연결하기/ });
    await fingers.rest(await middle(b), () => expect(entry).toBeVisible());
    await expect(entry).toBeVisible();
    expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
    await entry.tap();
    await expect(page.getByText('이을 노드를 누르세요.')).toBeVisible();
    await fingers.tap(await middle(a));
    await expect.poll(() => wires(page)).toEqual(['가 → 나', '나 → 가']);
  });
  await test.step('the dock makes a chat, which is over the whole screen at once, and opens that one again', async () => {
    const dock = page.getByRole('button', { name: 'AI Chat', exact: true });
    expect((await boxOf(dock)).height).toBeGreaterThanOrEqual(44);
    await dock.tap();
    const chat = page.getByRole('dialog', { name: 'AI Chat' });
    await expect(chat).toBeVisible();
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
    await expect.poll(() => nodes(page)).toHaveLength(3);
    await chat.getByRole('button', { name: '대화 접기' }).tap();
    await expect(chat).toHaveCount(0);
    await dock.tap();
    await expect(chat).toBeVisible();
    await expect.poll(() => nodes(page)).toHaveLength(3);
  });
  await context.close();
});
