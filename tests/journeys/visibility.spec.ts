import { expect } from '@playwright/test';
import { cards, fitView, newCanvas, signIn } from './actions.ts';
import { isSoundInBothThemes } from './barriers.ts';
import { board, put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { callFrom } from './place-actions.ts';
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

test('what not everybody in a chat sees is asked about in a conversation of one’s own, which opens once all may see it', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@apart.example.com', '한서연');
  const context = await browser.newContext({ locale: 'ko-KR' });
  const member = await context.newPage();
  await signIn(member, server.url, 'member@apart.example.com', '김지우');
  await newCanvas(page, '단가 이야기', '빈 캔버스');
  const { pathname } = new URL(page.url());
  const canvasId = pathname.split('/')[2] ?? '';
  const { boardId } = await (await page.request.get(`${server.url}/api/canvases/${canvasId}`)).json();
  const email = 'member@apart.example.com';
  const { id } = await callFrom<{ id: string }>(page, `/api/boards/${boardId}/invitations`, { email, role: 'editor' });
  await member.request.post(`${server.url}/api/invitations/${id}/accept`, { headers: { origin: server.url } });
  const note = { type: 'text', title: '계약', content: '은하수 계약의 예산은 삼백만 원이에요.' };
  const source = await put(page, { ...note, position: { x: 0, y: 0 } });
  const target = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 400, y: 0 } });
  await tie(page, source, target);
  const show = (audience: object | null) =>
    callFrom(page, `/api/canvases/${canvasId}/changes`, {
      changes: [{ id: crypto.randomUUID(), change: { do: 'patch-node', id: source, patch: { audience } } }],
    });
  await show({ to: 'named', people: [] });
  await page.reload();
  const field = cards(page, 'ai-chat').getByRole('textbox');

  await fitView(page);
  await test.step('the context names what is left out, and leads to a conversation of one’s own with the question', async () => {
    await field.fill('은하수 계약의 예산은 얼마예요?');
    await page.getByRole('button', { name: '보낼 내용 보기' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText('이 대화를 보는 모두가 볼 수는 없어서 뺐어요');
    await isSoundInBothThemes(page, 'what a chat leaves out');
    await panel.getByRole('button', { name: '나와 소유자만 보는 대화에서 묻기' }).click();
    await expect(cards(page, 'ai-chat').getByText('나만 보기')).toBeVisible();
    await expect(field).toHaveValue('은하수 계약의 예산은 얼마예요?');
    await field.press('Enter');
    await expect(page.locator('article[data-message]').last()).toContainText('삼백만');
  });

  const list = async (who: typeof page) =>
    (await who.request.get(`${server.url}/api/canvases/${canvasId}/conversations?nodeId=${target}`)).json();
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: /대화 목록 열기/ }).click();
    await page
      .getByRole('button', { name: /보기 범위/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: '누가 볼 수 있나요' });
    await dialog.getByRole('radio', { name }).click();
    return dialog;
  };
  await test.step('nobody is let in who does not see what it was made from', async () => {
    expect(await list(member)).toEqual([]);
    const dialog = await choose(/보드의 모두/);
    await expect(dialog.getByRole('alert')).toContainText('계약');
    await isSoundInBothThemes(page, 'the readers of a conversation');
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    expect(await list(member)).toEqual([]);
  });

  await test.step('once all see that, it is opened to all', async () => {
    await show(null);
    const dialog = await choose(/보드의 모두/);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(cards(page, 'ai-chat').getByText('나만 보기')).toHaveCount(0);
    await expect.poll(async () => ((await list(member)) as unknown[]).length).toBe(1);
  });
  await context.close();
});
