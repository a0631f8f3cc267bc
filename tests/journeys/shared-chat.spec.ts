import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, newCanvas, signIn } from './actions.ts';
import { handsInChat } from './chat-actions.ts';
import { board, put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { callFrom } from './place-actions.ts';
import { serverWithModel } from './servers-with-stubs.ts';
import { test } from './test.ts';

const beside = serverWithModel();
const chat = (page: Page): Locator => cards(page, 'ai-chat');
const { answers, questions, ask } = handsInChat(chat, beside);

test('in a chat of several people each sees who asked what, and the answers of all', async ({ page, browser }) => {
  const { url } = beside.server;
  await signIn(page, url, 'owner@shared-chat.example.com', '한서연');
  const mate = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(mate, url, 'mate@shared-chat.example.com', '김지우');
  await newCanvas(page, '함께 묻는 캔버스', '빈 캔버스');
  const canvas = await page.request.get(`${url}/api/canvases/${page.url().split('/').at(-1)}`);
  const { boardId } = (await canvas.json()) as { boardId: string };
  const invited = { email: 'mate@shared-chat.example.com', role: 'editor' };
  const { id } = await callFrom<{ id: string }>(page, `/api/boards/${boardId}/invitations`, invited);
  const content = '홈카페 원두는 2주 안에 써야 맛있다.';
  const noteId = await put(page, { type: 'text', title: '원두 메모', content, position: { x: 0, y: 0 } });
  const chatId = await put(page, { type: 'ai-chat', title: 'AI Chat', position: { x: 420, y: 0 } });
  await tie(page, noteId, chatId);
  await fitView(page);
  await mate.goto(`${url}/invitations/${id}`);
  await mate.getByRole('button', { name: '수락' }).click();
  await expect(board(mate)).toBeVisible();
  await fitView(mate);

  await test.step('what one asks, and its answer, the other sees without a reload', async () => {
    await ask(page, '원두는 언제까지 써?', '2주 안에 써야 해요 [1].');
    await expect(answers(mate)).toHaveText([/2주 안에 써야 해요/]);
    await expect(questions(mate)).toHaveText([/한서연.*원두는 언제까지 써\?/s]);
    await expect(questions(page).getByText('한서연')).toHaveCount(0);
  });

  await test.step('and the other asks on', async () => {
    await ask(mate, '왜 그래?', '향이 사라져서예요 [1].');
    await expect(questions(page).last()).toContainText('김지우');
    await expect(answers(page).last()).toContainText('향이 사라져서예요');
  });
});
