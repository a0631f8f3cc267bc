import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, signIn } from './hands.ts';
import { callFrom, chooseFiles, fileRow, placeProject } from './hands-on-places.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

const LONG_NAME = '아주 긴 이름을 가진 프로젝트, 봄 여름 가을 겨울 시리즈 전체의 기획과 촬영 그리고 편집 일정';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('a long name never makes the dashboard wider than a phone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, house.url, 'long@long-words.example.com', '김서연');
  await placeProject(page, LONG_NAME);
  await callFrom(page, '/api/canvases', { title: LONG_NAME, description: LONG_NAME, useTemplate: 'blank' });
  await page.reload();
  await expect(page.getByRole('link', { name: LONG_NAME }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: '조직과 프로젝트' }).getByText(LONG_NAME)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

for (const [locale, words] of [
  [
    'ko-KR',
    {
      assistant: 'AI 어시스턴트',
      text: '프로젝트 내용에 대해 물어보세요',
      tools: ['웹 검색', '만들기'],
      saved: '저장됨',
    },
  ],
  [
    'en-US',
    {
      assistant: 'AI Assistant',
      text: 'Ask questions about your project content',
      tools: ['Web search', 'Make'],
      saved: 'Saved',
    },
  ],
] as const) {
  test(`beside the board the assistant's words stand whole and in one line, and the time of saving is seen: ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, house.url, `${locale}@long-words.example.com`, '김서연');
    const project = await placeProject(page, '홈카페');
    await page.goto(`${house.url}/projects/${project.id}/board`);
    const assistant = page.getByRole('complementary', { name: words.assistant });
    const text = assistant.getByText(words.text);
    await expect(text).toBeVisible();
    expect(await isCut(text)).toBe(false);
    for (const name of words.tools) await expect.poll(() => linesOf(assistant.getByRole('button', { name }))).toBe(1);

    await page.setViewportSize({ width: 700, height: 900 });
    await addNote(page);
    const status = page.locator('output').filter({ hasText: words.saved });
    await expect(status.locator('time')).toBeVisible();
    await context.close();
  });
}

test('on a phone a file of a project has its name above its buttons, and its date in one line', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 360, height: 780 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, house.url, 'files@long-words.example.com', '김서연');
  const project = await placeProject(page, '홈카페');
  await page.goto(`${house.url}/projects/${project.id}`);
  await chooseFiles(page, [
    { name: '모카하우스_유료광고_브리프.txt', mimeType: 'text/plain', buffer: Buffer.from('고지') },
  ]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /올리기/ })
    .click();
  const row = fileRow(page, '모카하우스');
  await expect(row.locator('[data-status=completed]')).toBeVisible();
  await expect(page.getByText('올린 날짜')).toBeHidden();
  const name = await boxOf(row.getByText('모카하우스'));
  const view = await boxOf(row.getByRole('button', { name: /’ 보기$/ }));
  expect(view.y).toBeGreaterThanOrEqual(name.y + name.height);
  expect(await linesOf(row.getByText(/\d+월 \d+일/).filter({ visible: true }))).toBe(1);
  await context.close();
});

test('on its own page the chat of a project is a column of 940 that scrolls at the edge of its card', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  await signIn(page, house.url, 'column@long-words.example.com', '김서연');
  const project = await placeProject(page, '홈카페');
  await page.goto(`${house.url}/projects/${project.id}?tab=chat`);
  const panel = page.getByRole('region', { name: 'AI 대화' });
  const form = panel.locator('form');
  await expect.poll(async () => (await boxOf(form)).width).toBe(940);
  expect((await boxOf(panel.getByRole('log'))).width).toBe((await boxOf(panel)).width);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(panel)).width - (await boxOf(form)).width).toBe(24);
  await page.close();
});

test('on a phone a chat names its sources by their number, where their names would be a letter each', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, house.url, 'long@long-words.example.com', '김서연');
  const canvas = await callFrom<{ id: string }>(page, '/api/canvases', { title: '대화', useTemplate: 'blank' });
  const at = `/api/canvases/${canvas.id}`;
  const chat = await callFrom<{ id: string }>(page, `${at}/nodes`, { type: 'ai_chat', position: { x: 500, y: 0 } });
  for (const y of [0, 240]) {
    const note = { type: 'text', title: LONG_NAME, content: '원두는 하루 20그램을 쓴다.', position: { x: 0, y } };
    const { id } = await callFrom<{ id: string }>(page, `${at}/nodes`, note);
    await callFrom(page, `${at}/edges`, { sourceId: id, targetId: chat.id });
  }
  await page.goto(`${house.url}/canvas/${canvas.id}`);
  await page.getByRole('button', { name: 'AI Chat', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Chat' });
  await expect(dialog.getByText('소스 2개')).toBeVisible();
  await expect(dialog.getByText(LONG_NAME).filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('an English badge of the knowledge keeps its words inside', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, house.url, 'administrator@house.example.com', '이관리');
  await callFrom(page, '/api/global-ai-knowledge', { type: 'system_prompt', title: 'Tone', content: 'Short.' });
  await page.reload();
  const badge = page.getByRole('listitem').filter({ hasText: 'Tone' }).getByText('System prompt', { exact: true });
  await expect(badge).toBeVisible();
  expect(await isCut(badge)).toBe(false);
  await context.close();
});

/** Whether a part of the words lies outside their box. */
const isCut = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return left < box.left + parseFloat(paddingLeft) - 1 || right > box.right - parseFloat(paddingRight) + 1;
  });

/** In how many lines the words of a button stand. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = [...range.getClientRects()].filter(({ height }) => height > 12);
    return new Set(words.map(({ bottom }) => Math.round(bottom / 8))).size;
  });

async function addNote(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:AI 어시스턴트|.*AI Assistant)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(?:메모 추가|Add Note)$/ }).click();
}
