import { expect, type Locator, type Page } from '@playwright/test';
import { board, notice, put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { callFrom } from './place-actions.ts';
import { cards, fitView, newCanvas, readBoard, signIn } from './actions.ts';
import { test } from './test.ts';

const notes = [
  ['한 달 식비 기록', '배달을 주 2회로 줄이자 한 달 식비가 62만 원에서 38만 원이 되었다. 식비 기록은 매주 했다.'],
  ['장보기와 배달', '식비는 배달에서 샌다. 배달 앱을 지우고 장보기를 주 1회로 하니 식비 기록이 줄었다.'],
  ['조명 세팅', '조명은 얼굴 옆 45도에 둔다. 삼각대는 눈높이로 세우고 조명 색을 맞춘다.'],
  ['삼각대 고르기', '삼각대는 무게보다 높이를 본다. 조명 스탠드와 삼각대를 같은 높이로 쓰면 편하다.'],
] as const;

const panel = (page: Page): Locator => page.getByRole('region', { name: '보드 정리 제안' });

test('a chat proposes groups, notes and links; they are seen on the board, taken in part, and taken back at once', async ({
  page,
  browser,
  sharedServer,
}) => {
  await signIn(page, sharedServer.url, 'hana@board-plan.example.com', '정하나');
  await newCanvas(page, '정리 안 된 보드', '빈 캔버스');
  const chatId = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 900, y: 0 } });
  for (const [i, [title, content]] of notes.entries()) {
    const position = { x: (i % 2) * 420, y: Math.floor(i / 2) * 260 };
    await tie(page, await put(page, { type: 'text', title, content, position }), chatId);
  }
  const chat = cards(page, 'ai-chat');
  await expect(chat).toContainText('소스 4개');
  await fitView(page);
  await chat.getByRole('button', { name: '만들기' }).click();
  const recipes = page.getByRole('dialog').getByRole('button', { name: /보드 정리 제안/ });
  await recipes.click();
  const form = page.getByRole('dialog', { name: '보드 정리 제안' });
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(chat.getByRole('article').last()).toContainText('「한 달 식비 기록」');
  const before = await readBoard(page);
  const preview = chat.getByRole('button', { name: '보드에서 미리 보기' });

  await test.step('it is looked at and left: the board is as it was', async () => {
    await preview.click();
    await expect(panel(page)).toContainText('적용하기 전에는 보드가 바뀌지 않아요.');
    await expect(page.locator('.board-ghost[data-ghost="group"]')).toHaveCount(2);
    await expect(page.locator('.board-ghost[data-ghost="note"]')).toHaveCount(2);
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.board-ghost')).toHaveCount(0);
    await expect(preview).toBeFocused();
    expect(await readBoard(page)).toEqual(before);
  });
  await test.step('one group and its note are left out, the rest is taken', async () => {
    await preview.click();
    for (const name of [/^그룹: .*조명/, /^메모: .*조명/]) await panel(page).getByRole('checkbox', { name }).uncheck();
    await panel(page).getByRole('button', { name: '4개 적용' }).click();
    await notice(page).hover();
    await expect(cards(page, 'group')).toHaveCount(1);
    const note = cards(page, 'text').filter({ hasText: '핵심' });
    await expect(note.getByRole('button', { name: /^출처 \d+,/ }).first()).toBeVisible();
    await expect.poll(async () => (await readBoard(page)).nodes.filter((one) => one.parentId !== null).length).toBe(2);
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(before.edges.length + 2);
  });
  await test.step('one undo takes all of it back, offered where it was told', async () => {
    await expect(notice(page)).toContainText('제안을 보드에 적용했어요');
    await notice(page).getByRole('button', { name: '되돌리기' }).click();
    await expect(cards(page, 'group')).toHaveCount(0);
    await expect.poll(async () => (await readBoard(page)).edges.length).toBe(before.edges.length);
    const { nodes } = await readBoard(page);
    const placeOf = (id: string) => nodes.find((one) => one.id === id)?.position;
    expect(before.nodes.map(({ id }) => placeOf(id))).toEqual(before.nodes.map(({ position }) => position));
  });
  await test.step('somebody else who may edit sees what was proposed, and takes it', async () => {
    const { pathname } = new URL(page.url());
    const canvas = await page.request.get(`${sharedServer.url}/api${pathname.replace('canvas', 'canvases')}`);
    const { boardId } = (await canvas.json()) as { boardId: string };
    const mate = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    const email = 'mate@board-plan.example.com';
    await signIn(mate, sharedServer.url, email, '김지우');
    const invited = { email, role: 'editor' };
    const { id } = await callFrom<{ id: string }>(page, `/api/boards/${boardId}/invitations`, invited);
    await mate.goto(`${sharedServer.url}/invitations/${id}`);
    await mate.getByRole('button', { name: '수락' }).click();
    await expect(board(mate)).toBeVisible();
    await fitView(mate);
    await cards(mate, 'ai-chat').getByRole('button', { name: '보드에서 미리 보기' }).click();
    await expect(mate.locator('.board-ghost[data-ghost="group"]')).toHaveCount(2);
    await expect(page.locator('.board-ghost')).toHaveCount(0);
    await panel(mate)
      .getByRole('button', { name: /개 적용$/ })
      .click();
    await expect(cards(mate, 'group')).toHaveCount(2);
    await expect(cards(page, 'group')).toHaveCount(2);
    await mate.context().close();
  });
});
