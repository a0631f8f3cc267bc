import { expect, type Locator, type Page } from '@playwright/test';
import { barriersOf, isSound, OF_COLOURS } from './barriers.ts';
import { boxOf, cardOf, cards, fitView, wire } from './actions.ts';
import { addRow, goToRow, said, standing, titled, titles, wires } from './key-actions.ts';
import { notice, put } from './canvas-actions.ts';
import { openBoard, text } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const tree = (page: Page): Locator => page.getByRole('tree', { name: '보드의 모든 노드' });
/** Chooses an entry of the active row's menu, by keys alone. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}

test('a board is built and changed through the outline by keys alone, and each deed is told and undone there', async ({
  page,
}) => {
  await openBoard(page, server.url, 'outline@board-outline.example.com');
  await page.keyboard.press('F6');
  await expect(tree(page)).toBeFocused();
  await expect(tree(page)).toContainText('보드가 비어 있어요.');

  await test.step('making', async () => {
    await addRow(page, '텍스트 상자', '훅');
    await addRow(page, '텍스트 상자', '본문');
    await addRow(page, '그룹', '자료');
    await addRow(page, 'AI Chat', '작가');
  });
  await test.step('moving into a group', async () => {
    await goToRow(page, ': 훅');
    await page.keyboard.press('m');
    await goToRow(page, ': 자료');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('‘자료’ 그룹에 담았어요');
    await expect.poll(async () => (await titled(page, '훅'))?.parentId).toBe((await titled(page, '자료'))?.id);
    await expect(page.getByRole('treeitem', { name: '훅' })).toHaveAttribute('aria-level', '2');
  });
  await test.step('connecting, and carrying an end of the wire to another card', async () => {
    await goToRow(page, ': 자료');
    await page.keyboard.press('l');
    await goToRow(page, ': 작가');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('연결했어요');
    await expect.poll(() => wires(page)).toEqual(['자료 → 작가']);
    await goToRow(page, '‘작가’ 쪽으로 연결');
    await page.keyboard.press('l');
    await goToRow(page, ': 본문');
    await page.keyboard.press('Enter');
    await expect.poll(() => wires(page)).toEqual(['자료 → 본문']);
    await expect(notice(page)).toContainText('옮겼어요');
  });
  await test.step('what is deleted is told there, and undone', async () => {
    await goToRow(page, ': 본문');
    await choose(page, '삭제');
    await expect.poll(() => wires(page)).toEqual([]);
    await expect(tree(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(said(page)).toHaveText('되돌렸어요');
    await expect.poll(() => wires(page)).toEqual(['자료 → 본문']);
    await expect(tree(page)).toBeFocused();
  });
  await test.step('the letters of the board stay silent; Space shows a card, F6 goes there, Esc closes', async () => {
    await page.keyboard.press('t');
    await goToRow(page, ': 작가');
    await page.keyboard.press('Space');
    await expect(cards(page, 'ai-chat')).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('F6');
    await expect.poll(() => standing(page)).toContain('작가');
    await page.keyboard.press('F6');
    await expect(tree(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tree(page)).toHaveCount(0);
    await expect.poll(() => standing(page)).toContain('작가');
    expect((await titles(page)).length).toBe(4);
  });
});

const FAILED = { url: 'https://a.example/x', processingError: '까닭', processingProblem: 'timeout', isRetryable: true };
/** Kinds of cards that need nothing read. */
const CARDS = [
  { type: 'sticky', title: '메모', content: '노란 메모' },
  { type: 'sticky', title: '메모', content: '분홍 메모', metadata: { colour: 'pink' } },
  { type: 'ai_summary', title: '요약', content: '요약한 글' },
  { type: 'template', title: '쇼츠 대본', content: '1 {{훅}}' },
  { type: 'user_note', title: '새 메모', content: '적은 것' },
  { type: 'ai_chat', title: 'AI Chat' },
  { type: 'group', title: '묶음' },
  { type: 'website', title: '실패', metadata: FAILED },
] as const;

test('the board, every kind of card and the outline keep nobody out, whatever is open over them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, server.url, 'axe@board-outline.example.com');
  const a = await put(page, text('가', 0, 0, { content: '원두는 2주 안에 쓴다' }));
  const b = await put(page, text('나', 620, 0));
  await expect(cardOf(page, b)).toBeVisible();
  await fitView(page);
  await wire(page, cards(page, 'text').filter({ hasText: '가' }), cardOf(page, b));
  /** In both themes, of which the dark one can break colours alone; the page stays in the light one. */
  const keepsNobodyOut = async (state: string, within?: string) => {
    for (const isDark of [true, false]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      const look = { ...(within && { within }), ...(isDark && { only: OF_COLOURS }) };
      expect.soft(await barriersOf(page, look), `${state}, dark: ${isDark}`).toEqual([]);
    }
  };
  const inMenu = async (state: string) => {
    await expect(page.getByRole('menu')).toBeVisible();
    await keepsNobodyOut(state, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };

  await test.step('a chosen wire with its tools, ends and cross, and its menu', async () => {
    const [from, to] = [await boxOf(cardOf(page, a)), await boxOf(cardOf(page, b))];
    await page.mouse.click(from.x + from.width + (to.x - from.x - from.width) * 0.3, from.y + from.height / 2);
    await expect(page.getByRole('toolbar', { name: '연결선 도구' })).toBeVisible();
    await keepsNobodyOut('wire');
    await page.keyboard.press('Shift+F10');
    await inMenu('menu of a wire');
    await page.keyboard.press('Escape');
  });
  await test.step('the menus of the ground and of a card, and what a double click offers', async () => {
    await page.mouse.click(720, 160, { button: 'right' });
    await inMenu('menu of the ground');
    await cardOf(page, a).click({ button: 'right', position: { x: 120, y: 14 } });
    await inMenu('menu of a card');
    await page.keyboard.press('Escape');
    await page.mouse.dblclick(720, 160);
    await inMenu('quick add');
  });
  await test.step('the sheet of the keys, the dialog of a link, and finding', async () => {
    for (const key of ['?', 'w']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await keepsNobodyOut(`dialog by ${key}`, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+f');
    const finder = page.getByRole('search', { name: '보드에서 찾기' });
    await finder.getByRole('textbox').fill('2주');
    await expect(finder).toContainText('1곳');
    await keepsNobodyOut('finding');
    await page.keyboard.press('Escape');
    await expect(finder).toHaveCount(0);
  });
  await test.step('the outline, at three widths', async () => {
    await page.keyboard.press('F6');
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await isSound(page, 'outline');
    await page.keyboard.press('Escape');
  });
  await test.step('every kind of card', async () => {
    for (const [i, facts] of CARDS.entries())
      await put(page, { ...facts, position: { x: (i % 4) * 340, y: 400 + Math.floor(i / 4) * 280 } });
    // A board is opened with all of it in sight.
    await page.reload();
    await expect(cards(page, 'group')).toBeVisible();
    await keepsNobodyOut('cards');
  });
});
