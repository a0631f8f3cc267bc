import { expect, type Page } from '@playwright/test';
import { bringLogin, cards, newCanvas, tool } from './actions.ts';
import { notice, statusOf } from './canvas-actions.ts';
import { test } from './test.ts';

const CHANGES = '**/api/canvases/*/changes';

test('a board that cannot be stored is only looked at until it can, damaged records are passed over, and others go on', async ({
  page,
  context,
  sharedServer,
}) => {
  await bringLogin(context, sharedServer.url, { email: 'one-board@example.com', name: '한보드' });
  await page.goto(sharedServer.url);
  await newCanvas(page, '저장되지 않는 보드', '빈 캔버스');
  await addNote(page, 1);
  await isSaved(page);

  await test.step('after four tries nothing can be changed any more, and it is said why', async () => {
    await page.route(CHANGES, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'x', requestId: 'r', retryable: true } }),
    );
    await addNote(page, 2);
    await expect(notice(page)).toContainText('이 보드를 저장할 수 없어요');
    await expect(statusOf(page)).toContainText('저장 실패');
    await expect(cards(page, 'text')).toHaveCount(2);
    await expect(tool(page, '텍스트')).toHaveCount(0);
  });

  await test.step('another board is edited and saved meanwhile', async () => {
    const other = await context.newPage();
    await other.goto(sharedServer.url);
    await newCanvas(other, '다른 보드', '빈 캔버스');
    await addNote(other, 1);
    await isSaved(other);
    await other.close();
  });

  await test.step('once it is stored, writing goes on', async () => {
    await page.unroute(CHANGES);
    await expect(notice(page)).toContainText('다시 저장돼요');
    await addNote(page, 3);
    await isSaved(page);
  });

  await test.step('damaged records are left out with a notice, and the rest is saved as ever', async () => {
    await page.route('**/api/canvases/*/board', async (route) => {
      const answer = await route.fetch();
      const board = (await answer.json()) as { nodes: unknown[]; edges: unknown[] };
      const broken = { nodes: [{ id: '' }, 'none', ...board.nodes], edges: [...board.edges, { id: 'e', source: 1 }] };
      await route.fulfill({ json: { ...board, ...broken } });
    });
    await page.reload();
    await expect(notice(page)).toContainText('읽을 수 없는 항목 3개를 빼고 열었어요');
    await expect(cards(page, 'text')).toHaveCount(3);
    await addNote(page, 4);
    await isSaved(page);
  });
});

async function addNote(page: Page, count: number): Promise<void> {
  await tool(page, '텍스트').click();
  await expect(cards(page, 'text')).toHaveCount(count);
  await page.keyboard.press('Escape');
}

const isSaved = (page: Page) => expect(statusOf(page)).toContainText('저장됨');
