import { expect } from '@playwright/test';
import { cards, newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
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

test('an answer that was made from a card leaves the open chat of a member with the card, and comes back with it', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@withheld.example.com', '한서연');
  const context = await browser.newContext({ locale: 'ko-KR' });
  const member = await context.newPage();
  await signIn(member, server.url, 'member@withheld.example.com', '김지우');
  await newCanvas(page, '예산 이야기', '빈 캔버스');
  const { pathname } = new URL(page.url());
  const canvasId = pathname.split('/')[2] ?? '';
  const headers = { origin: server.url };
  const send = async (by: typeof page, path: string, data?: object) => {
    const answer = await by.request.post(`${server.url}/api/${path}`, { ...(data && { data }), headers });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { boardId } = await (await page.request.get(`${server.url}/api/canvases/${canvasId}`)).json();
  const email = 'member@withheld.example.com';
  const { id } = await send(page, `boards/${boardId}/invitations`, { email, role: 'viewer' });
  await send(member, `invitations/${id}/accept`);
  const note = { type: 'text', title: '계약', content: '은하수 계약의 예산은 삼백만 원이에요.' };
  const source = await put(page, { ...note, position: { x: 0, y: 0 } });
  const target = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 400, y: 0 } });
  await tie(page, source, target);
  await send(page, 'ai-chat', { message: '은하수 계약의 예산은 얼마예요?', canvasId, nodeId: target });
  await member.goto(`${server.url}${pathname}`);
  const answer = member.locator('article[data-message]');
  await expect(answer).toContainText('삼백만');

  const hide = (audience: object | null) =>
    send(page, `canvases/${canvasId}/changes`, {
      changes: [{ id: crypto.randomUUID(), change: { do: 'patch-node', id: source, patch: { audience } } }],
    });
  await hide({ to: 'editors' });
  await expect(member.getByText('숨긴 자료로 만든 답이에요')).toBeVisible();
  await expect(member.getByText('삼백만')).toHaveCount(0);
  await hide(null);
  await expect(answer).toContainText('삼백만');
  await context.close();
});
