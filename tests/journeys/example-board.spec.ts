import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, readBoard, signIn } from './actions.ts';
import { board, put, saveBar } from './canvas-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('somebody new opens the example board, asks what its guide proposes, sees the cited page, and takes the board along', async ({
  page,
}) => {
  await signIn(page, server.url, 'haneul@example-board.example.com', '이하늘');
  await page.getByRole('button', { name: '예시 보드 열기' }).click();
  await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(board(page).getByText('레퍼런스 세 개').first()).toBeVisible();
  await expect(board(page).getByText('협찬 브리프 - 하루컵 텀블러.pdf').first()).toBeVisible();
  const isRead = async () =>
    (await readBoard(page)).nodes.filter((one) => one.type === 'file' && one.metadata['isProcessing'] === false).length;
  await expect.poll(isRead, { timeout: 30_000 }).toBe(3);
  const chat = cards(page, 'ai-chat');
  await chat.getByRole('button', { name: '광고 고지 자막은 언제까지 넣어야 하나요?' }).click();
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
  await page.getByRole('button', { name: '원문 닫기' }).click();
  await test.step('the board is taken along as a file, after a word on a sponsored text that does not say so', () =>
    exported(page));
  await page.goto(`${server.url}/`);
  await expect(page.getByRole('link', { name: '예시: 레퍼런스 세 개로 대본 쓰기' })).toBeVisible();
});

async function exported(page: Page): Promise<void> {
  const take = async (item: string) => {
    await saveBar(page).getByRole('button', { name: '내보내기' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const download = page.waitForEvent('download');
  await take('Markdown으로 내보내기');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^예시.*\.md$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('# 예시: 레퍼런스 세 개로 대본 쓰기');
  await put(page, {
    type: 'text',
    title: '밀키트 후기',
    content: '# 밀키트 한 달\n\n냉장고에 늘 있어서 편했어요.',
    position: { x: 640, y: -600 },
    metadata: { recipe: { id: 'blog-post', values: { sponsor: '한입밀' } } },
  });
  await expect.poll(async () => (await readBoard(page)).nodes.some(({ title }) => title === '밀키트 후기')).toBe(true);
  const warning = page.getByRole('alertdialog', { name: '광고 표시가 빠진 글이 있어요' });
  await take('JSON으로 내보내기');
  await expect(warning).toContainText('한입밀');
  await isSound(page, 'a warning before a canvas is exported');
  await warning.getByRole('button', { name: '노트 보기' }).click();
  await expect(page.locator('.react-flow__node.selected')).toContainText('밀키트 후기');
  await take('JSON으로 내보내기');
  const json = page.waitForEvent('download');
  await warning.getByRole('button', { name: '그대로 내보내기' }).click();
  expect((await json).suggestedFilename()).toMatch(/\.json$/);
}
