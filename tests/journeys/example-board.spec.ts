import { expect } from '@playwright/test';
import { cards, readBoard, signIn } from './hands.ts';
import { board } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('somebody new opens the example board, asks what its guide proposes, and the citation opens the page', async ({
  page,
}) => {
  await signIn(page, house.url, 'haneul@example-board.example.com', '이하늘');
  await page.getByRole('button', { name: '예시 보드 열기' }).click();
  await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(board(page).getByText('레퍼런스 세 개').first()).toBeVisible();
  await expect(board(page).getByText('협찬 브리프 - 하루컵 텀블러.pdf').first()).toBeVisible();
  const isRead = async () =>
    (await readBoard(page)).nodes.filter((one) => one.type === 'file' && one.metadata['isProcessing'] === false).length;
  await expect.poll(isRead, { timeout: 30_000 }).toBe(3);
  const chat = cards(page, 'ai-chat');
  await chat.getByRole('button', { name: '광고 고지 자막은 언제까지 넣어야 하나요?' }).click();
  await expect(chat.getByRole('textbox', { name: '질문' })).toHaveValue('광고 고지 자막은 언제까지 넣어야 하나요?');
  await page.keyboard.press('Enter');
  const answer = chat.getByRole('article').last();
  await expect(answer).toContainText('시작 10초 안에', { timeout: 30_000 });
  await expect(answer).toContainText('원문과 일치');
  await expect(chat.getByRole('log').getByText('광고 고지 자막은 언제까지 넣어야 하나요?')).toBeInViewport({
    ratio: 1,
  });
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText('유료 광고 포함');
  await expect(reader).toContainText('2쪽');
  await page.goto(`${house.url}/`);
  await expect(page.getByRole('link', { name: '예시: 레퍼런스 세 개로 대본 쓰기' })).toBeVisible();
});
