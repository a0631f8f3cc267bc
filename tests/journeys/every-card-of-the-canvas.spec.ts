import { expect, type Page } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cardOf, cards, drag, fitView, isStill, newCanvas, readBoard, signIn, WHOLLY } from './hands.ts';
import { node, notice, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'seoyeon@every-card-of-the-canvas.example.com', '김서연');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

/** Beside the tool panel and below the bar, on a board that nobody has moved. */
const HERE = { x: 420, y: 140 };

const sizeOf = async (page: Page, id: string) => {
  const shown = await cardOf(page, id).evaluate((card) => {
    const { width, height } = (card.closest('.react-flow__node') as HTMLElement).style;
    return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  });
  return shown;
};

test('a text: title by Enter and Escape, content by Ctrl+Enter and Escape, expanded and collapsed', async ({
  page,
}) => {
  const long = Array.from({ length: 40 }, (_, i) => `${i + 1}. 컵을 먼저 데운다`).join('\n');
  const id = await put(page, { type: 'text', title: '글', content: '처음', position: HERE });
  const card = cardOf(page, id);
  await card.getByText('글').dblclick();
  await page.keyboard.insertText('버린 제목');
  await page.keyboard.press('Escape');
  await expect(card).toContainText('글');
  await card.getByText('글').dblclick();
  await page.keyboard.insertText('첫 3초');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('노드를 바꿨어요');
  await expect.poll(async () => (await node(page, 'text')).title).toBe('첫 3초');

  await card.getByText('처음').dblclick();
  const field = card.getByRole('textbox', { name: '내용' });
  await field.fill('버린 내용');
  await page.keyboard.press('Escape');
  await expect(card).toContainText('처음');
  await card.getByRole('button', { name: '내용 편집' }).click();
  await field.fill(long);
  await page.keyboard.press('Control+Enter');
  await expect(notice(page)).toContainText('텍스트를 저장했어요.');

  await card.getByRole('button', { name: '펼치기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 560, height: 600 });
  await card.getByRole('button', { name: '접기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 280, height: 200 });
});

test('a group: its title, its height when folded, its grip, and who comes and goes', async ({ page }) => {
  const id = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 400, height: 400 },
  });
  const text = await put(page, { type: 'text', title: '글', position: { x: 520, y: 0 } });
  await expect(cardOf(page, text)).toBeVisible();
  await fitView(page);
  const group = cardOf(page, id);
  await group.getByText('자료').dblclick();
  await group.getByRole('textbox', { name: '제목' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(group).toContainText('자료');
  await group.getByRole('button', { name: '접기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 400, height: 100 });
  await group.getByRole('button', { name: '펼치기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 400, height: 400 });

  await test.step('resized in steps of 8', async () => {
    await group.click({ position: { x: 60, y: 200 } });
    const box = await boxOf(group);
    await drag(
      page,
      { x: box.x + box.width, y: box.y + box.height },
      { x: box.x + box.width + 45, y: box.y + box.height + 27 },
    );
    const sizeKept = async () =>
      (await readBoard(page)).nodes.find((one) => one.id === id) as unknown as {
        size: { width: number; height: number };
      };
    await expect.poll(async () => (await sizeKept()).size.width).toBeGreaterThan(400);
    const { size } = await sizeKept();
    expect([size.width % 8, size.height % 8]).toEqual([0, 0]);
  });

  await test.step('a node dropped high in it comes to stand below its title, and is told', async () => {
    const parent = async () => (await node(page, 'text')).parentId;
    const card = await boxOf(cardOf(page, text));
    const into = await boxOf(group);
    const grip = { x: card.x + card.width / 2, y: card.y + card.height * 0.75 };
    const dx = into.x + into.width / 2 - (card.x + card.width / 2);
    await drag(page, grip, { x: grip.x + dx, y: grip.y + into.y - card.y - 20 });
    await expect.poll(parent).toBe(id);
    await expect(notice(page)).toContainText('그룹을 바꿨어요');
    expect((await node(page, 'text')).position.y).toBe((await node(page, 'group')).position.y + 52);
    await page.keyboard.press('Control+z');
    await expect.poll(parent).toBeNull();
  });
});

test('an AI chat: collapsed and expanded in their sizes, and nothing sent without words', async ({ page }) => {
  const id = await put(page, { type: 'ai_chat', title: 'AI Chat', position: HERE });
  const card = cardOf(page, id);
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 500, height: 450 });
  await card.getByRole('button', { name: '펼치기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 800, height: 700 });
  await card.getByRole('button', { name: '접기' }).click();
  await expect.poll(() => sizeOf(page, id)).toEqual({ width: 500, height: 450 });
  await test.step('opened wide beside the edge of the window it comes into sight, down to where a question is sent', async () => {
    const { x, y } = await boxOf(card);
    await drag(page, { x: x + 20, y: y + 20 }, { x: 900, y: 340 });
    await card.getByRole('button', { name: '펼치기' }).click();
    await isStill(page);
    await expect(card.getByRole('button', { name: '보내기' })).toBeInViewport(WHOLLY);
    await expect(card.getByRole('button', { name: '접기' })).toBeInViewport(WHOLLY);
    await card.getByRole('button', { name: '접기' }).click();
  });
  const field = card.getByRole('textbox', { name: '질문' });
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('   ');
  const { origin, pathname } = new URL(page.url());
  const kept = await page.request.get(`${origin}/api/canvases/${pathname.split('/')[2]}/ai-chat-messages?nodeId=${id}`);
  expect(await kept.json()).toEqual([]);
});

test('a title that the server refuses is taken back, and said', async ({ page }) => {
  const id = await put(page, { type: 'group', title: '자료', position: HERE });
  const group = cardOf(page, id);
  await page.route('**/changes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'invalid', message: 'no' } })
      : route.continue(),
  );
  await group.getByText('자료').dblclick();
  await group.getByRole('textbox', { name: '제목' }).fill('안 되는 제목');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('그룹 제목을 저장하지 못해 이전 제목으로 되돌렸어요.');
  await expect(group).toContainText('자료');
});

test('a canvas that cannot be read says so, and is there after the next try', async ({ page }) => {
  await page.route('**/board', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(notice(page)).toContainText('캔버스를 불러오지 못했어요. 다시 시도해 주세요.');
  await page.unroute('**/board');
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
});

test('every kind of card, dialog and menu is free of barriers in both themes', async ({ page }) => {
  const failed = {
    url: 'https://a.example/x',
    processingError: '까닭',
    processingProblem: 'timeout',
    isRetryable: true,
  };
  const facts = [
    { type: 'text', title: '글', content: '**굵게** 쓴 글' },
    { type: 'sticky', title: '메모', content: '노란 메모' },
    { type: 'sticky', title: '메모', content: '분홍 메모', metadata: { colour: 'pink' } },
    { type: 'ai_summary', title: '요약', content: '요약한 글' },
    { type: 'template', title: '쇼츠 대본', content: '1 {{훅}}' },
    { type: 'user_note', title: '새 메모', content: '적은 것' },
    { type: 'group', title: '묶음' },
    { type: 'website', title: '실패', metadata: failed },
  ];
  for (const [i, fact] of facts.entries())
    await put(page, { ...fact, position: { x: (i % 4) * 340, y: Math.floor(i / 4) * 280 } });
  await page.reload();
  await expect(cards(page, 'group')).toBeVisible();
  await fitView(page);
  await isSoundInBothThemes(page, 'cards');
  await cards(page, 'text')
    .first()
    .click({ position: { x: 80, y: 60 } });
  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '더 보기' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await isSoundInBothThemes(page, 'menu', { within: '[role="menu"]', except: ['region'] });
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: '도구' }).getByRole('button', { name: '영상 링크' }).click();
  await expect(page.getByRole('dialog', { name: '영상 링크 추가' })).toBeVisible();
  await isSoundInBothThemes(page, 'dialog');
});
