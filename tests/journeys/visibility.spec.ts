import { expect } from '@playwright/test';
import { cards, newCanvas, signIn } from './hands.ts';
import { board, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('a node that its owner hides leaves the board of a member, and comes back for whom it is shown to', async ({
  page,
  browser,
}) => {
  await signIn(page, house.url, 'owner@visibility.example.com', '한서연');
  const context = await browser.newContext({ locale: 'ko-KR' });
  const member = await context.newPage();
  await signIn(member, house.url, 'member@visibility.example.com', '김지우');
  await newCanvas(page, '답장 준비', '빈 캔버스');
  const { pathname } = new URL(page.url());
  const canvas = await (await page.request.get(`${house.url}/api${pathname.replace('/canvas/', '/canvases/')}`)).json();
  const headers = { origin: house.url };
  const invited = await page.request.post(`${house.url}/api/boards/${canvas.boardId}/invitations`, {
    data: { email: 'member@visibility.example.com', role: 'viewer' },
    headers,
  });
  const { id } = (await invited.json()) as { id: string };
  await member.request.post(`${house.url}/api/invitations/${id}/accept`, { headers });
  await put(page, { type: 'text', title: '열린 메모', position: { x: 0, y: 0 } });
  await put(page, { type: 'text', title: '답장 초안', position: { x: 500, y: 0 } });
  await page.reload();
  await member.goto(`${house.url}${pathname}`);
  await expect(board(member)).toBeVisible();
  await expect(cards(member, 'text')).toHaveCount(2);

  const card = cards(page, 'text').filter({ hasText: '답장 초안' });
  await test.step('hidden, it is gone for the member and carries a sign for the owner', async () => {
    await card.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '누가 볼 수 있나요' }).click();
    const dialog = page.getByRole('dialog', { name: '누가 볼 수 있나요' });
    await dialog.getByRole('radio', { name: /나만/ }).check();
    await expect(cards(member, 'text')).toHaveCount(1);
    await expect(page.getByRole('img', { name: '나만 보기', includeHidden: true })).toBeVisible();
  });

  await test.step('shown to the member by name, it is back', async () => {
    const dialog = page.getByRole('dialog', { name: '누가 볼 수 있나요' });
    await dialog.getByRole('radio', { name: /고른 사람만/ }).check();
    await dialog.getByRole('checkbox', { name: '김지우' }).check();
    await expect(cards(member, 'text')).toHaveCount(2);
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(page.getByRole('img', { name: '고른 사람만', includeHidden: true })).toBeVisible();
  });
  await context.close();
});
