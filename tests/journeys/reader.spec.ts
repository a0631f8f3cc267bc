import { expect, type Locator, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { boxOf, cards, drag, fitView, newCanvas, readBoard, signIn, tool, upload } from './actions.ts';
import { notice, saveBar } from './canvas-actions.ts';
import { GRIP } from './gesture-actions.ts';
import { passages, reader, selectWords, wordsMenu } from './reader-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

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

test('a source is read beside the board: searched inside, asked about, quoted in a note and copied with its place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.url, 'reader@reader.example.com', '김읽음');
  await newCanvas(page, '원문 읽기', '빈 캔버스');
  await upload(page, '첫_십초.md', 'text/markdown', Buffer.from(WRAPPED));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(20);
  await open(page);
  await test.step('a source is searched inside, also where it was never laid out', () => search(page));
  await test.step('selected words are copied with their source, as sentences, and alone', () => copy(page));
  await test.step('selected words become a question to a new chat, in one step, and the next to the same', () =>
    ask(page));
  await test.step('selected words become a note beside the source, by keys alone', () => quote(page));
  await test.step('its width is dragged and kept, and the board beside it stays in use', () => width(page));
});

async function open(page: Page): Promise<void> {
  await fitView(page);
  await cards(page, 'file').hover();
  await cards(page, 'file').getByRole('button', { name: '본문 보기' }).click();
  await expect(passages(page)).toContainText('영상의 첫 십 초는');
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: '이 원문에서 찾기' });
  const result = reader(page).getByRole('search');
  await passages(page).focus();
  await page.keyboard.press('Control+f');
  await expect(field).toBeFocused();
  await field.fill('수확한 해');
  await expect(result).toContainText('1/1');
  await expect(passages(page).getByText('맨 끝에는 수확한 해를 적은 쪽지')).toBeInViewport();
  expect(await page.evaluate(() => [...(CSS.highlights.get('reader-found-here') ?? [])].map(String))).toEqual([
    '수확한 해',
  ]);
  await field.fill('번째 대목');
  await expect(result).toContainText(/1\/\d{3}/);
  await page.keyboard.press('Shift+Enter');
  await expect(result).toContainText(/(\d{3})\/\1/);
  await isSound(page, 'reader, searched');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.has('reader-found'))).toBe(false);
  await expect(reader(page)).toBeVisible();
}

async function copy(page: Page): Promise<void> {
  await selectWords(page, SENTENCE);
  await wordsMenu(page).getByRole('button', { name: '출처와 함께 복사' }).click();
  await expect(notice(page)).toContainText('출처와 함께 복사했어요');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item ? (await item.getType(type)).text() : '');
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  expect(copied.text.replaceAll('\r\n', '\n')).toBe(`“${SENTENCE}”\n— 첫_십초.md, 첫 십 초`);
  expect(copied.html).toContain(`<blockquote><p>${SENTENCE}</p></blockquote>`);
  await page.keyboard.press('Escape');
  await cards(page, 'file').click({ position: GRIP });
  await expect(page.locator('.board-card[data-selected]')).toHaveCount(1);
  await selectWords(page, SENTENCE);
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(SENTENCE);
}

async function ask(page: Page): Promise<void> {
  const composer = page.getByRole('textbox', { name: '질문' });
  await selectWords(page, SENTENCE);
  await wordsMenu(page).getByRole('button', { name: '묻기' }).click();
  await expect(composer).toHaveValue(`> ${SENTENCE}\n> — 첫_십초.md, 첫 십 초\n\n`);
  await expect(composer).toBeFocused();
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(1);
  await passages(page).focus();
  await page.keyboard.press('Control+z');
  await expect(cards(page, 'ai-chat')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await selectWords(page, '결과를 먼저 보여 주고');
  await wordsMenu(page).getByRole('button', { name: '묻기' }).click();
  await expect(composer).toHaveValue(/^> 결과를 먼저 보여 주고\n/);
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
}

async function quote(page: Page): Promise<void> {
  await passages(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('글을 선택했어요.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(wordsMenu(page).getByRole('button', { name: '묻기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('노트로 인용했어요');
  await expect(cards(page, 'text').locator('blockquote')).toBeVisible();
  const { nodes, edges } = await readBoard(page);
  const idOf = (type: string) => nodes.find((node) => node.type === type)?.id;
  expect(nodes.find((node) => node.type === 'text')?.content).toContain('— 첫\\_십초.md, 첫 십 초');
  expect(edges).toContainEqual(expect.objectContaining({ source: idOf('file'), target: idOf('text') }));
}

async function width(page: Page): Promise<void> {
  const before = await boxOf(reader(page));
  const isWide = (by: number) =>
    expect.poll(async () => Math.round((await boxOf(reader(page))).width)).toBe(before.width + by);
  await drag(page, { x: before.x + 3, y: 400 }, { x: before.x - 117, y: 400 });
  await isWide(120);
  // What floats over the board gives way to it.
  const end = async (place: Locator) => place.boundingBox().then((box) => (box ? box.x + box.width : 0));
  const begin = async () => (await boxOf(reader(page))).x;
  for (const place of [page.locator('.board-minimap'), saveBar(page)])
    await expect.poll(async () => (await end(place)) < (await begin())).toBe(true);
  await page.getByRole('separator', { name: '원문 너비' }).focus();
  await page.keyboard.press('ArrowRight');
  await isWide(88);
  await tool(page, '텍스트 상자').click();
  await page.keyboard.press('Escape');
  await expect(cards(page, 'text')).toHaveCount(2);
  await expect(reader(page)).toBeVisible();
  await page.reload();
  await open(page);
  await isWide(88);
}
