import { expect } from '@playwright/test';
import { cards, newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a node that its owner hides leaves the board of a member, and comes back for whom it is shown to', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@visibility.example.com', '한서연');
  const context = await browser.newContext({ locale: 'ko-KR' });
  const member = await context.newPage();
  await signIn(member, server.url, 'member@visibility.example.com', '김지우');
  await newCanvas(page, '답장 준비', '빈 캔버스');
  const { pathname } = new URL(page.url());
  const canvas = await (
    await page.request.get(`${server.url}/api${pathname.replace('/canvas/', '/canvases/')}`)
  ).json();
  const headers = { origin: server.url };
  const invited = await page.request.post(`${server.url}/api/boards/${canvas.boardId}/invitations`, {
    data: { email: 'member@visibility.example.com', role: 'viewer' },
    headers,
  });
  const { id } = (await invited.json()) as { id: string };
  await member.request.post(`${server.url}/api/invitations/${id}/accept`, { headers });
  await put(page, { type: 'text', title: '열린 메모', position: { x: 0, y: 0 } });
  await put(page, { type: 'text', title: '답장 초안', position: { x: 500, y: 0 } });
  await page.reload();
  await member.goto(`${server.url}${pathname}`);
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
