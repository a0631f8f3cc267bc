import { expect, type Locator, type Page } from '@playwright/test';
import { cardOf, cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './hands.ts';
import { node, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('finding goes through nodes, sources and chats, dims the rest and flies to the place', async ({ page }) => {
  await signIn(page, house.url, 'finder@board-find.example.com', '강라온');
  await newCanvas(page, '찾기', '빈 캔버스');
  const ids = await test.step('a board with a note, a source and a chat', () => material(page));
  await test.step('the rest steps back, also where it is painted', () => dimming(page, ids));
  await test.step('Enter goes around; a passage opens, a message comes into sight', () => walking(page, ids));
  await test.step('an open syllable counts', () => composing(page));
  await test.step('Esc brings everything back', () => leaving(page));
});

interface Ids {
  titled: string;
  said: string;
  other: string;
}

async function material(page: Page): Promise<Ids> {
  const text = `${'원두는 신선할 때 쓴다. '.repeat(30)}\n\n추출 시간이 길면 쓴맛이 난다.\n\n${'물은 부드러운 것이 좋다. '.repeat(30)}`;
  await upload(page, '원두_메모.txt', 'text/plain', Buffer.from(text));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  const chat = cards(page, 'ai-chat');
  await expect(chat).toContainText('소스 1개');
  const composer = chat.getByRole('textbox', { name: /물어|질문|메시지/ });
  await composer.fill('추출 시간이 길면 어떤 맛이 나나요?');
  await composer.press('Enter');
  await expect(chat.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  const { x, y } = (await node(page, 'ai_chat')).position;
  const place = (column: number) => ({ x: x + column * 310, y: y - 240 });
  const titled = await put(page, { type: 'text', title: '추출시간 실험', content: '', position: place(-1) });
  const words = '**추출**시간은 재야 한다';
  const said = await put(page, { type: 'text', title: '메모', content: words, position: place(0) });
  const other = await put(page, { type: 'sticky', title: '', content: '썸네일', position: place(1) });
  await fitView(page);
  await expect(cardOf(page, other)).toBeVisible();
  return { titled, said, other };
}

const finder = (page: Page): Locator => page.getByRole('search', { name: '보드에서 찾기' });
const sought = (page: Page): Locator => finder(page).getByRole('textbox');

async function dimming(page: Page, { titled, said, other }: Ids): Promise<void> {
  await page.mouse.click(720, 850);
  await page.keyboard.press('Control+f');
  await expect(sought(page)).toBeFocused();
  await page.keyboard.insertText('추출시간');
  await expect(finder(page)).toContainText(/[5-9]곳/);
  for (const id of [titled, said]) await expect(cardOf(page, id)).not.toHaveAttribute('data-dimmed', 'true');
  await expect(cardOf(page, other)).toHaveAttribute('data-dimmed', 'true');
  await expect(cards(page, 'file')).not.toHaveAttribute('data-dimmed', 'true');
}

async function walking(page: Page, { titled, said }: Ids): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('status')).toContainText('추출시간 실험');
  await expect(cardOf(page, titled)).toHaveAttribute('data-flash', 'true');
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('status')).toContainText('추출시간은 재야 한다');
  await expect(cardOf(page, said)).toHaveAttribute('data-flash', 'true');
  const seen = new Set<string>();
  const reader = page.getByRole('complementary', { name: '원문' });
  for (let i = 0; i < 6 && seen.size < 2; i++) {
    await page.keyboard.press('Enter');
    const words = (await finder(page).getByRole('status').textContent()) ?? '';
    if (words.includes('본문')) {
      await expect(reader.locator('[aria-current="true"]')).toContainText('추출 시간이 길면');
      await expect(sought(page)).toBeFocused();
      seen.add('source');
    }
    if (words.includes('대화')) {
      await expect(cards(page, 'ai-chat').locator('.found-message')).toContainText('추출 시간');
      await expect(cards(page, 'ai-chat').locator('.found-message')).toBeInViewport();
      seen.add('chat');
    }
  }
  expect([...seen].toSorted()).toEqual(['chat', 'source']);
}

async function composing(page: Page): Promise<void> {
  await sought(page).fill('');
  const keys = await page.context().newCDPSession(page);
  for (const text of ['ㅆ', '써', '썸'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(finder(page)).toContainText('1곳');
  await keys.send('Input.insertText', { text: '썸' });
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('status')).toContainText('썸네일');
}

async function leaving(page: Page): Promise<void> {
  await expect(page.locator('[data-dimmed]')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(finder(page)).toHaveCount(0);
  await expect(page.locator('[data-dimmed]')).toHaveCount(0);
}
