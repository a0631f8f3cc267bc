import { expect, type Locator, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { boxOf, cards, drag, fitView, isStill, newCanvas, pasteAt, readBoard, signIn, tool, upload } from './hands.ts';
import { phone } from './hands-by-finger.ts';
import { board, notice } from './hands-on-canvas.ts';
import { GRIP } from './hands-on-gestures.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

/** Wrapped at a fixed width, as editors of old wrap; the last passages were never laid out when it opens. */
const WRAPPED = [
  '# 첫 십 초',
  '',
  '영상의 첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. 시청자는',
  '왜 이 영상을 끝까지 보아야 하는지 모르는 채로 기다려 주지 않기 때문에,',
  '결과를 먼저 보여 주고 나서 과정으로 돌아가는 편이 좋습니다.',
  '',
  ...Array.from({ length: 60 }, (_, i) => [
    `${i}번째 대목에서는 원두를 고르는 이야기를 조금 더 자세히 들려드립니다.`.repeat(8),
    '',
  ]).flat(),
  '맨 끝에는 수확한 해를 적은 쪽지를 봉투에 붙여 둡니다.',
].join('\n');
const SENTENCE = '시청자는 왜 이 영상을 끝까지 보아야 하는지 모르는 채로 기다려 주지 않기 때문에';

const reader = (page: Page): Locator => page.getByRole('complementary', { name: '원문', exact: true });
const passages = (page: Page): Locator => reader(page).getByRole('region', { name: /원문|자막/ });
const menu = (page: Page): Locator => page.getByRole('toolbar', { name: '선택한 글 메뉴' });

async function openFile(page: Page, title: string): Promise<void> {
  await newCanvas(page, title, '빈 캔버스');
  await upload(page, '첫_십초.md', 'text/markdown', Buffer.from(WRAPPED));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(20);
  await fitView(page);
  await cards(page, 'file').hover();
  await cards(page, 'file').getByRole('button', { name: '본문 보기' }).click();
  await expect(passages(page)).toContainText('영상의 첫 십 초는');
}

/** Selects these words as a drag of the mouse over them does. */
async function select(page: Page, words: string): Promise<void> {
  await passages(page).evaluate((area, wanted) => {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) return document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
    throw new Error(`'${wanted}' is not on one line`);
  }, words);
  await expect(menu(page)).toBeVisible();
}

test('a source is searched inside, also where it was never laid out', async ({ page }) => {
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await openFile(page, '원문에서 찾기');
  const field = page.getByRole('searchbox', { name: '이 원문에서 찾기' });
  await passages(page).focus();
  await page.keyboard.press('Control+f');
  await expect(field).toBeFocused();
  await field.fill('수확한 해');
  await expect(reader(page).getByRole('search')).toContainText('1/1');
  const last = passages(page).getByText('맨 끝에는 수확한 해를 적은 쪽지');
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => [...(CSS.highlights.get('reader-found-here') ?? [])].map(String))).toEqual([
    '수확한 해',
  ]);
  await field.fill('번째 대목');
  await expect(reader(page).getByRole('search')).toContainText(/1\/\d{3}/);
  await page.keyboard.press('Enter');
  await expect(reader(page).getByRole('search')).toContainText(/2\/\d{3}/);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(reader(page).getByRole('search')).toContainText(/(\d{3})\/\1/);
  await field.fill('없는 말');
  await expect(reader(page).getByRole('search')).toContainText('없음');
  await isSound(page, 'reader 1');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.has('reader-found'))).toBe(false);
  await expect(reader(page)).toBeVisible();
  await reader(page).getByRole('button', { name: '원문에서 찾기' }).click();
  await expect(field).toBeFocused();
});

test('its width is dragged and kept, and the board beside it stays in use', async ({ page }) => {
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await openFile(page, '너비');
  const before = await boxOf(reader(page));
  const grip = page.getByRole('separator', { name: '원문 너비' });
  await drag(page, { x: before.x + 3, y: 400 }, { x: before.x - 117, y: 400 });
  await expect.poll(async () => Math.round((await boxOf(reader(page))).width)).toBe(before.width + 120);
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await boxOf(reader(page))).width)).toBe(before.width + 88);
  await tool(page, '텍스트 상자').click();
  await page.keyboard.press('Escape');
  await expect(cards(page, 'text')).toHaveCount(1);
  await expect(reader(page)).toBeVisible();
  await page.reload();
  await fitView(page);
  await cards(page, 'file').hover();
  await cards(page, 'file').getByRole('button', { name: '본문 보기' }).click();
  await expect.poll(async () => Math.round((await boxOf(reader(page))).width)).toBe(before.width + 88);
});

test('selected words become a question to the wired chat, or to a new one', async ({ page }) => {
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await openFile(page, '묻기');
  await select(page, SENTENCE);
  await menu(page).getByRole('button', { name: '묻기' }).click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  const composer = page.getByRole('textbox', { name: '질문' });
  await expect(composer).toHaveValue(`> ${SENTENCE}\n> — 첫_십초.md, 첫 십 초\n\n`);
  await expect(composer).toBeFocused();
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(1);
  await test.step('one step takes the new chat back', async () => {
    await passages(page).focus();
    await page.keyboard.press('Control+z');
    await expect(cards(page, 'ai-chat')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
  });
  await test.step('the next question goes to the same chat', async () => {
    await select(page, '결과를 먼저 보여 주고');
    await menu(page).getByRole('button', { name: '묻기' }).click();
    await expect(composer).toHaveValue(/^> 결과를 먼저 보여 주고\n/);
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
  });
});

test('selected words become a note beside the source, by keys alone', async ({ page }) => {
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await openFile(page, '노트로 인용');
  await passages(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('글을 골랐어요.')).toBeAttached();
  const chosen = await page.evaluate(() => document.getSelection()?.toString() ?? '');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await page.evaluate(() => document.getSelection()?.toString() ?? '')).length).toBeLessThan(chosen.length);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: '묻기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('노트로 인용했어요');
  await expect(cards(page, 'text')).toContainText('영상의 첫 십 초는');
  await expect(cards(page, 'text').locator('blockquote')).toBeVisible();
  const { nodes, edges } = await readBoard(page);
  const file = nodes.find((node) => node.type === 'file');
  const note = nodes.find((node) => node.type === 'text') as unknown as { id: string; content: string };
  expect(note.content).toContain('— 첫\\_십초.md, 첫 십 초');
  expect(edges).toMatchObject([{ source: file?.id, target: note.id }]);
});

test('selected words are copied with their source, as sentences, and alone, also while a card is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await openFile(page, '복사');
  await select(page, SENTENCE);
  await isSound(page, 'reader 2');
  await menu(page).getByRole('button', { name: '출처와 함께 복사' }).click();
  await expect(notice(page)).toContainText('출처와 함께 복사했어요');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item ? (await item.getType(type)).text() : '');
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  expect(copied.text.replaceAll('\r\n', '\n')).toBe(`“${SENTENCE}”\n— 첫_십초.md, 첫 십 초`);
  expect(copied.html).toContain(`<blockquote><p>${SENTENCE}</p></blockquote>`);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await cards(page, 'file').click({ position: GRIP });
  await expect(page.locator('.board-card[data-selected]')).toHaveCount(1);
  await select(page, SENTENCE);
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(SENTENCE);
});

test('a video is quoted with its second, which the link opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, here.house.url, 'reader@reader.example.com', '김읽음');
  await newCanvas(page, '영상 인용', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://youtu.be/maruNoCaps1');
  const card = cards(page, 'youtube');
  await card.getByRole('button', { name: '대본 붙여넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '대본 붙여넣기' });
  const [early, late] = [
    '원두는 로스팅한 지 이 주가 지났을 때 가장 맛있습니다.',
    '물의 온도는 구십이 도가 알맞습니다.',
  ];
  await dialog.getByLabel('대본', { exact: true }).fill(`0:02 ${early}\n5:40 ${late}`);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  await card.hover();
  await card.getByRole('button', { name: '자막 보기' }).click();
  await select(page, late);
  await menu(page).getByRole('button', { name: '출처와 함께 복사' }).click();
  await expect(notice(page)).toContainText('출처와 함께 복사했어요');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(late);
  expect(text).toMatch(/watch\?v=maruNoCaps1&t=\d+s/);
});

test('on a telephone the reader is a full sheet, and its menu is for fingers', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, here.house.url, 'reader-phone@reader.example.com', '김손끝');
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  await page.getByRole('dialog').getByLabel('제목').fill('전화기');
  await page.getByRole('dialog').getByRole('button', { name: '만들기' }).click();
  await expect(board(page)).toBeVisible();
  await page.setInputFiles('input[type=file]', {
    name: '첫_십초.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(WRAPPED),
  });
  const file = cards(page, 'file');
  await expect
    .poll(async () => (await readBoard(page)).nodes.find((one) => one.type === 'file')?.metadata['passageCount'] ?? 0)
    .toBeGreaterThan(20);
  await file.tap();
  // From where a telephone opens the board a small button comes nearer first.
  await file.getByRole('button', { name: '본문 보기' }).tap();
  await isStill(page);
  await file.getByRole('button', { name: '본문 보기' }).tap();
  await expect(passages(page)).toContainText('영상의 첫 십 초는');
  await isStill(page);
  const size = await boxOf(reader(page));
  expect([size.width, size.height]).toEqual([390, 844]);
  await select(page, SENTENCE);
  for (const button of await menu(page).getByRole('button').all())
    await expect.poll(async () => (await boxOf(button)).height).toBeGreaterThanOrEqual(44);
  await isSound(page, 'reader 3');
  await menu(page).getByRole('button', { name: '묻기' }).tap();
  await expect(page.getByRole('textbox', { name: '질문' }).last()).toHaveValue(new RegExp(`^> ${SENTENCE}`));
  await expect(reader(page)).toHaveCount(0);
  await context.close();
});
