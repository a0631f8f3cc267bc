import { expect } from '@playwright/test';
import { cardOf, newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { callFrom } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('two people on one canvas see where the other is, what he chooses and writes, and one follows the other', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@presence.example.com', '한서연');
  const mate = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(mate, server.url, 'mate@presence.example.com', '김지우');
  await newCanvas(page, '같이 보는 캔버스', '빈 캔버스');
  const canvasId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const canvas = await page.request.get(`${server.url}/api/canvases/${canvasId}`);
  const { boardId } = (await canvas.json()) as { boardId: string };
  const invited = { email: 'mate@presence.example.com', role: 'editor' };
  const { id } = await callFrom<{ id: string }>(page, `/api/boards/${boardId}/invitations`, invited);
  const noteId = await put(page, { type: 'text', title: '도입부 대본', content: '훅', position: { x: 0, y: 0 } });
  await mate.goto(`${server.url}/invitations/${id}`);
  await mate.getByRole('button', { name: '수락' }).click();
  await expect(board(mate)).toBeVisible();
  const others = page.getByRole('toolbar', { name: '지금 보드에' });

  await test.step('each sees the other by name, and where the pointer is', async () => {
    await expect(others.getByRole('button', { name: '김지우님 따라가기' })).toBeVisible();
    await expect(mate.getByRole('button', { name: '한서연님 따라가기' })).toBeVisible();
    await mate.mouse.move(640, 500);
    await mate.mouse.move(650, 510);
    await expect(page.locator('[data-peer-cursor]')).toContainText('김지우');
    await expect(page.locator('.board-minimap [data-peer-dot]')).toHaveCount(1);
  });

  await test.step('a cursor goes with the board, as one with all others', async () => {
    const cursor = page.locator('[data-peer-cursor]');
    const placeOf = async () => (await cursor.boundingBox())?.x ?? 0;
    const before = { x: await placeOf(), style: await cursor.getAttribute('style') };
    await page.mouse.move(700, 600);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(760, 630, { steps: 4 });
    await page.mouse.up({ button: 'middle' });
    await expect.poll(async () => Math.round((await placeOf()) - before.x)).toBe(60);
    expect(await cursor.getAttribute('style')).toBe(before.style);
  });

  await test.step('a chosen card has the outline of who chose it, and says who writes in it', async () => {
    await cardOf(mate, noteId).click();
    await expect(page.locator('[data-peer-card]')).toHaveCount(1);
    await cardOf(mate, noteId).dblclick();
    await expect(page.getByText('김지우 편집 중')).toBeVisible();
    await mate.keyboard.press('Escape');
    await expect(page.getByText('김지우 편집 중')).toBeHidden();
  });

  await test.step('who follows sees what the other sees, until he moves himself, and the other knows', async () => {
    const view = () => page.locator('.react-flow__viewport').getAttribute('style');
    const own = await view();
    await others.getByRole('button', { name: '김지우님 따라가기' }).click();
    await expect(page.getByText('김지우님 화면을 따라가는 중')).toBeVisible();
    await expect(mate.getByText('1명이 내 화면을 보고 있어요')).toBeVisible();
    const before = await view();
    await mate.mouse.move(640, 400);
    await mate.keyboard.press('Shift+Digit0');
    await mate.mouse.wheel(0, 600);
    await expect.poll(view).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByText('김지우님 화면을 따라가는 중')).toBeHidden();
    await expect(mate.getByText('1명이 내 화면을 보고 있어요')).toBeHidden();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(view).toBe(own);
    await others.getByRole('button', { name: '김지우님 따라가기' }).press('Enter');
    await expect.poll(view).not.toBe(own);
    await page.getByRole('button', { name: '확대', exact: true }).click();
    await expect(page.getByText('김지우님 화면을 따라가는 중')).toBeHidden();
  });

  await test.step('on a telephone a sheet says who is there, and follows', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '지금 보드에: 1명' }).click();
    const sheet = page.getByRole('dialog', { name: '지금 보드에 · 1명' });
    await expect(sheet.getByRole('listitem')).toContainText('김지우');
    await sheet.getByRole('button', { name: '김지우님 따라가기' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('김지우님 화면을 따라가는 중')).toBeVisible();
    await page.getByRole('button', { name: '그만 보기' }).click();
    await page.setViewportSize(wide);
    await expect(others).toBeVisible();
  });

  await test.step('nobody follows who does not want it', async () => {
    await mate.getByRole('button', { name: '지금 보드에' }).click();
    await mate.getByRole('menuitem', { name: '내 화면 따라오기 막기' }).click();
    await expect(others.getByRole('button', { name: '김지우님은 따라가기를 막아 뒀어요' })).toBeVisible();
    await mate.getByRole('menuitem', { name: '내 화면 따라오기 막기' }).click();
    await expect(others.getByRole('button', { name: '김지우님 따라가기' })).toBeVisible();
    await mate.keyboard.press('Escape');
  });

  await test.step('who came by a link to comment is there as a guest, and sees who else is', async () => {
    const { url } = await callFrom<{ url: string }>(page, `/api/boards/${boardId}/links`, { role: 'commenter' });
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(`${server.url}/s/${url.split('/').at(-1)}`);
    await guest.getByLabel('이름').fill('하나');
    await guest.getByRole('button', { name: '들어가기' }).click();
    await expect(guest.getByRole('button', { name: '한서연님 따라가기' })).toBeVisible();
    await expect(others.getByRole('button', { name: '손님 하나님 따라가기' })).toBeVisible();
    await guest.close();
    await expect(others.getByRole('button', { name: '손님 하나님 따라가기' })).toBeHidden();
  });

  await test.step('everybody is called, and who leaves is gone', async () => {
    await mate.getByRole('button', { name: '지금 보드에' }).click();
    await mate.getByRole('menuitem', { name: '모두 불러오기' }).click();
    await expect(page.getByText('김지우님이 여기로 불렀어요')).toBeVisible();
    await page.getByRole('button', { name: '나중에' }).click();
    await mate.close();
    await expect(others).toBeHidden();
    await expect(page.locator('[data-peer-cursor]')).toHaveCount(0);
  });
});
