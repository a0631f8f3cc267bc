import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, isSaved, readBoard } from './actions.ts';
import { make, notice, put, saveBar, statusOf } from './canvas-actions.ts';
import { choose, GRIP, held, openBoard, text } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('what the server refuses is taken back and said; what has no line is kept, and sent when it is back', async ({
  page,
  context,
}) => {
  await openBoard(page, server.url, 'refused@board-refusals.example.com');
  const card = await put(page, text('초안', 0, 0));
  const group = await put(page, { type: 'group', title: '자료', position: { x: 400, y: 0 } });
  await expect(cardOf(page, group)).toBeVisible();
  await fitView(page);
  const before = await held(page);
  const says = async (title: string, sentence: string) => {
    await expect(notice(page)).toContainText(title);
    await expect(notice(page)).toContainText(sentence);
  };
  /** Until `unroute`, every change is refused with this answer. */
  const refuse = (answer: { status: number; body?: string; json?: object }) =>
    page.route('**/changes', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    );

  await test.step('a node, a title, a connection and a deletion come back as they were, said in the words of the server where it has some', async () => {
    await refuse({ status: 400, body: '' });
    await page.getByRole('complementary', { name: '도구' }).getByRole('button', { name: '텍스트 상자' }).click();
    await says('만들지 못했어요', '노드를 만들지 못했어요. 다시 시도해 주세요.');
    await expect(cards(page, 'text')).toHaveCount(1);
    await retitle(page, group, '다른 이름');
    await says('제목을 바꾸지 못했어요', '그룹 제목을 저장하지 못해 이전 제목으로 되돌렸어요.');
    await expect(cardOf(page, group)).toContainText('자료');
    await connect(page, card, group);
    await says('연결하지 못했어요', '연결을 만들지 못했어요. 다시 시도해 주세요.');
    const message = '누군가 이 노드에 쓰고 있어요.';
    await page.unroute('**/changes');
    await refuse({ status: 400, json: { code: 'in-use', message, requestId: 'r' } });
    await choose(page, card);
    await page.keyboard.press('Delete');
    await says('삭제하지 못했어요', message);
    await expect(cardOf(page, card)).toBeVisible();
    await page.unroute('**/changes');
    expect(await held(page)).toEqual(before);
  });
  await test.step('the status tells what is pending, what failed and what is saved, with its time', async () => {
    await connect(page, card, group);
    await expect(notice(page)).toContainText('연결했어요');
    await expect(statusOf(page)).toContainText('저장됨');
    const checkpoint = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith('/content'));
    await saveBar(page).getByRole('button', { name: '저장', exact: true }).click();
    const { content } = (await checkpoint).postDataJSON() as { content: { edges: object[] } };
    expect(content.edges).toHaveLength(1);
    await expect(statusOf(page)).toHaveText(/저장됨(오전|오후) \d/);
    await page.route('**/content', (route) => route.fulfill({ status: 500, body: '' }));
    await saveBar(page).getByRole('button', { name: '저장', exact: true }).click();
    await says('저장 실패', '변경 사항을 저장하지 못했어요. 다시 시도해 주세요.');
    await expect(statusOf(page)).toContainText('저장 실패');
    await page.unroute('**/content');
    await saveBar(page).getByRole('button', { name: '다시 저장' }).click();
    await expect(statusOf(page)).toContainText('저장됨');
  });
  await test.step('a canvas that cannot be read says so, and is there after the next try', async () => {
    await page.route('**/board', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(notice(page)).toContainText('캔버스를 불러오지 못했어요. 다시 시도해 주세요.');
    await page.unroute('**/board');
    await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
    await expect(cardOf(page, card)).toBeVisible();
  });
  await test.step('what is made offline is kept and sent when the line is back', async () => {
    // What a board fetches after its first frame is there before the line goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await make(page, '텍스트 상자');
    await expect(statusOf(page)).toContainText('오프라인');
    await context.setOffline(false);
    await expect(statusOf(page)).not.toContainText('오프라인');
    await isSaved(page);
    expect((await readBoard(page)).nodes).toHaveLength(3);
  });
  await test.step('what cannot be sent outlives a reload, and a second tab sees it', async () => {
    await page.route('**/changes', (route) => route.abort());
    await make(page, '그룹');
    await page.reload();
    await expect(cards(page, 'group')).toHaveCount(2);
    await page.unroute('**/changes');
    await isSaved(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(cards(second, 'group')).toHaveCount(2);
    await second.close();
  });
});

async function retitle(page: Page, id: string, title: string): Promise<void> {
  await choose(page, id);
  await page.keyboard.press('F2');
  await expect(cardOf(page, id).getByRole('textbox', { name: '제목' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(title);
  await page.keyboard.press('Enter');
}

async function connect(page: Page, from: string, to: string): Promise<void> {
  await page.keyboard.press('Escape');
  await cardOf(page, from).hover({ position: GRIP });
  const start = await boxOf(page.locator(`[data-id="${from}"] .react-flow__handle-right`));
  const end = await boxOf(cardOf(page, to));
  await drag(page, { x: start.x + 6, y: start.y + 6 }, { x: end.x, y: end.y + end.height / 2 });
}
