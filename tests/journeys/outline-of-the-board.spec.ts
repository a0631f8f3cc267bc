import { expect, type Locator, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { cards, fitView, newCanvas, readBoard, signIn, upload } from './hands.ts';
import { activeRow, goToRow, nodes, said, standing, titled, titles, wires } from './hands-by-keys.ts';
import { notice, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const tree = (page: Page): Locator => page.getByRole('tree', { name: '보드의 모든 노드' });
const entry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });

/** The names of what the open menu offers; it is closed again. */
async function offered(page: Page): Promise<string[]> {
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  const names = await entries.evaluateAll((all) => all.map((one) => one.querySelector('span')?.textContent ?? ''));
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  return names;
}
/** Chooses an entry of the active row's menu, by keys alone. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  await entry(page, name).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}
const text = (title: string, x: number, y: number, more = {}) => ({ type: 'text', title, position: { x, y }, ...more });

async function openBoard(page: Page, email: string, title: string): Promise<void> {
  await signIn(page, house.url, email, '윤개요');
  await newCanvas(page, title, '빈 캔버스');
}

test('the menu of a row offers what the board offers there: for a note, a source, a group, a chat and a wire', async ({
  page,
}) => {
  await openBoard(page, 'menus@outline-of-the-board.example.com', '같은 차림표');
  await upload(page, '원두.md', 'text/markdown', Buffer.from('## 케냐\n\n향이 진한 커피입니다.\n'));
  await expect.poll(async () => (await nodes(page))[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  const { position } = (await nodes(page))[0] ?? { position: { x: 0, y: 0 } };
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: position.x, y: position.y + 500 },
    size: { width: 500, height: 300 },
  });
  await put(page, text('안쪽', position.x + 40, position.y + 580, { parentId: group }));
  await put(page, { type: 'ai_chat', title: '작가', position: { x: position.x + 700, y: position.y } });
  await fitView(page);
  await page.keyboard.press('F6');
  await goToRow(page, ': 원두.md');
  await page.keyboard.press('l');
  await goToRow(page, ': 작가');
  await page.keyboard.press('Enter');
  await expect.poll(() => wires(page)).toEqual(['원두.md → 작가']);

  for (const row of [': 안쪽', ': 원두.md', ': 자료', ': 작가', '‘작가’ 쪽으로 연결']) {
    await goToRow(page, row);
    await page.keyboard.press('Shift+F10');
    const ofRow = await offered(page);
    await expect(tree(page)).toBeFocused();
    // It is chosen on the board by that, where the menu by key is its menu.
    await page.keyboard.press('F6');
    await expect.poll(() => standing(page)).not.toBe('');
    await page.keyboard.press('Shift+F10');
    const ofBoard = await offered(page);
    expect(ofBoard.length, row).toBeGreaterThan(6);
    expect(ofRow, row).toEqual(expect.arrayContaining(ofBoard));
    await page.keyboard.press('F6');
    await expect(tree(page)).toBeFocused();
  }
});

test('a board is changed through the menus of the outline by keys alone, and each deed is told and undone there', async ({
  page,
}) => {
  await openBoard(page, 'deeds@outline-of-the-board.example.com', '개요로 고치기');
  await put(page, text('훅', 0, 0, { content: '첫 문장' }));
  await put(page, text('본문', 340, 0));
  await put(page, text('끝', 680, 0));
  await fitView(page);
  await page.keyboard.press('F6');
  const isUndone = async (before: readonly string[]) => {
    await expect(tree(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(said(page)).toHaveText('되돌렸어요');
    await expect.poll(() => titles(page)).toEqual(before);
    await expect(tree(page)).toBeFocused();
  };
  const before = await titles(page);

  await test.step('duplicating: the copy is the active row', async () => {
    await goToRow(page, ': 훅');
    await choose(page, '복제');
    await expect.poll(() => titles(page)).toEqual(['끝', '본문', '훅', '훅'].toSorted());
    await expect(said(page)).toHaveText('복제했어요');
    await expect(activeRow(page)).toHaveAttribute('aria-posinset', '2');
    await expect(activeRow(page)).toHaveAttribute('aria-selected', 'true');
    await isUndone(before);
  });
  await test.step('copying and cutting, by menu and by key, and pasting', async () => {
    await goToRow(page, ': 본문');
    await choose(page, '복사');
    await expect(notice(page)).toContainText('복사');
    await page.keyboard.press('Control+v');
    await expect.poll(() => titles(page)).toHaveLength(4);
    await isUndone(before);
    await goToRow(page, ': 끝');
    await page.keyboard.press('Control+x');
    await expect.poll(() => titles(page)).toEqual(['본문', '훅']);
    await isUndone(before);
  });
  await test.step('locking is told and named, and the same key frees', async () => {
    await goToRow(page, ': 훅');
    await choose(page, '잠그기');
    await expect(said(page)).toHaveText('잠그기, 했어요');
    await expect(activeRow(page)).toHaveAttribute('aria-label', '텍스트: 훅, 잠김');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Shift+L');
    await expect(activeRow(page)).toHaveAttribute('aria-label', '텍스트: 훅');
    expect(await titles(page)).toEqual(before);
  });
  await test.step('writing: the field of the card, and back into the tree', async () => {
    const field = page.locator('.board-card').getByRole('textbox', { name: '내용' });
    await choose(page, '내용 편집');
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' 더');
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await titled(page, '훅'))?.content).toBe('첫 문장 더');
    await expect(tree(page)).toBeFocused();
  });
  await test.step('several rows: grouped, named in the tree, and all of them taken back', async () => {
    await goToRow(page, ': 본문');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(said(page)).toHaveText('2개 선택');
    await choose(page, '그룹으로 묶기');
    const field = page.getByRole('textbox', { name: '이름' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('앞부분');
    await page.keyboard.press('Enter');
    await expect(tree(page)).toBeFocused();
    await expect.poll(() => titles(page)).toContain('앞부분');
    const group = await titled(page, '앞부분');
    expect((await titled(page, '훅'))?.parentId).toBe(group?.id);
    await expect(page.getByRole('treeitem', { name: ': 본문' })).toHaveAttribute('aria-level', '2');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toContain('New Group');
    await isUndone(before);
  });
  await test.step('several rows by Shift and Ctrl with the mouse', async () => {
    await page.getByRole('treeitem', { name: ': 훅' }).click();
    await page.getByRole('treeitem', { name: ': 끝' }).click({ modifiers: ['Shift'] });
    await expect(page.locator('.outline-row[aria-selected=true]')).toHaveCount(3);
    await page.getByRole('treeitem', { name: ': 본문' }).click({ modifiers: ['Control'] });
    await expect(page.locator('.outline-row[aria-selected=true]')).toHaveCount(2);
    await page.getByRole('treeitem', { name: ': 끝' }).click({ button: 'right' });
    await expect(entry(page, '삭제')).toBeVisible();
    // Menus stand outside of the page's landmarks, where the page behind them cannot be reached.
    expect(await barriersOf(page, { except: ['region'] })).toEqual([]);
    await entry(page, '삭제').click();
    await expect.poll(() => titles(page)).toEqual(['본문']);
    await isUndone(before);
  });
});

test('what a source gives, and what is noted about it, is said in the outline', async ({ page }) => {
  await openBoard(page, 'sources@outline-of-the-board.example.com', '개요의 소스');
  await upload(page, '원두.md', 'text/markdown', Buffer.from('## 케냐\n\n향이 진한 커피입니다.\n'));
  await expect.poll(async () => (await nodes(page))[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  await put(page, { type: 'ai_chat', title: '작가', position: { x: 900, y: 200 } });
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('F6');
  await goToRow(page, ': 원두.md');
  await choose(page, '연결하기');
  await goToRow(page, ': 작가');
  await page.keyboard.press('Enter');
  await expect.poll(() => wires(page)).toEqual(['원두.md → 작가']);
  const edge = async () => (await readBoard(page)).edges[0] as unknown as Record<string, unknown>;

  await test.step('how much of it is read', async () => {
    await goToRow(page, '‘작가’ 쪽으로 연결');
    await choose(page, '요약만 읽기');
    await expect.poll(async () => (await edge())['depth']).toBe('summary');
    await expect(said(page)).toHaveText('요약만 읽기, 했어요');
    await expect(tree(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await edge())['depth'] ?? null).toBeNull();
  });
  await test.step('the label and the direction of its wire', async () => {
    await choose(page, '연결선 라벨');
    await page.getByRole('textbox', { name: '이름' }).fill('참고');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await edge())['label']).toBe('참고');
    await choose(page, '연결선 흐르게 하기');
    await expect.poll(async () => (await edge())['animated']).toBe(true);
    await expect(tree(page)).toBeFocused();
  });
  await test.step('the colours of its wire and of a memo, and back into the tree', async () => {
    const pick = async (colour: string) => {
      await page.getByRole('dialog').getByRole('button', { name: colour, exact: true }).press('Enter');
      await expect(said(page)).toHaveText(colour);
      await expect(tree(page)).toBeFocused();
    };
    await choose(page, '연결선 색');
    await pick('보라');
    await expect.poll(async () => (await edge())['style']).toMatchObject({ stroke: 'violet' });
    await put(page, { type: 'sticky', title: '쪽지', position: { x: 0, y: 900 } });
    await goToRow(page, ': 쪽지');
    await choose(page, '메모 색');
    await expect(page.getByRole('button', { name: '노랑' })).toHaveAttribute('aria-pressed', 'true');
    await pick('분홍');
    await expect.poll(async () => (await titled(page, '쪽지'))?.metadata['colour']).toBe('pink');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await titled(page, '쪽지'))?.metadata['colour'] ?? null).toBeNull();
  });
  await test.step('the note for the AI, and back into the tree', async () => {
    await goToRow(page, ': 원두.md');
    await choose(page, 'AI에게 알려 줄 것');
    const field = page.getByRole('textbox', { name: 'AI에게 알려 줄 것' });
    await expect(field).toBeFocused();
    await page.keyboard.insertText('내 말투예요.');
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => JSON.stringify((await titled(page, '원두.md'))?.metadata)).toContain('내 말투예요.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '원문 닫기' })).toHaveCount(0);
    await expect(tree(page)).toBeFocused();
  });
  await test.step('as large as the board, and back into the tree', async () => {
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: '원두.md' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeFocused();
  });
});
