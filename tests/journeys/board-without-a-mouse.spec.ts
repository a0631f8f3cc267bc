import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cardOf, cards, fitView, newCanvas, signIn } from './hands.ts';
import {
  activeRow,
  addRow,
  goTo,
  goToRow,
  nodes,
  said,
  standing,
  titled,
  titles,
  typeTitle,
  wires,
} from './hands-by-keys.ts';
import { notice, put } from './hands-on-canvas.ts';
import { text } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const open = async (page: Page, email: string, title: string) => {
  await signIn(page, house.url, email, '박지우');
  await newCanvas(page, title, '빈 캔버스');
};

test('a board is built, changed and cleared by keys alone', async ({ page }) => {
  await open(page, 'keys@board-without-a-mouse.example.com', '손은 자판 위에');
  await test.step('making: T, a title, Enter, and the card has the focus', async () => {
    await page.keyboard.press('t');
    await typeTitle(page, '훅');
    await expect.poll(() => standing(page)).toContain('훅');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await typeTitle(page, '본문');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => nodes(page)).toHaveLength(3);
  });
  const chat = (await nodes(page)).find((node) => node.type === 'ai_chat')?.title ?? '';

  await test.step('selecting: arrows go from card to card, Enter selects, Shift and Enter adds', async () => {
    await goTo(page, '훅');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('‘훅’ 선택');
    await goTo(page, '본문', 'Control+');
    await page.keyboard.press('Shift+Enter');
    await expect(said(page)).toHaveText('2개 선택');
  });
  await test.step('writing: Enter opens the text of a note, Ctrl+Enter takes it, Esc leaves it; the card has the focus', async () => {
    const field = page.locator('.board-card').getByRole('textbox', { name: '내용' });
    await page.keyboard.press('Escape');
    await goTo(page, '본문');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.insertText('첫 문장');
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await titled(page, '본문'))?.content).toBe('첫 문장');
    await expect.poll(() => standing(page)).toContain('본문');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('첫 문장');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect.poll(() => standing(page)).toContain('본문');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '내용 편집' }).press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => standing(page)).toContain('본문');
  });
  await test.step('grouping', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, '훅');
    await page.keyboard.press('Enter');
    await goTo(page, '본문', 'Control+');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Control+g');
    await typeTitle(page, '자료');
    const group = await titled(page, '자료');
    await expect.poll(async () => (await titled(page, '훅'))?.parentId).toBe(group?.id);
    expect((await titled(page, '본문'))?.parentId).toBe(group?.id);
  });
  await test.step('connecting: L, arrows, Enter; Esc stops', async () => {
    await page.keyboard.press('l');
    await expect(page.getByRole('region', { name: '연결하기' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '연결하기' })).toHaveCount(0);
    await expect(said(page)).toHaveText('연결을 그만뒀어요');
    await page.keyboard.press('l');
    await goTo(page, chat);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('연결했어요');
    await expect.poll(() => wires(page)).toEqual([`자료 → ${chat}`]);
  });
  await test.step('moving is said, saved and undone as one', async () => {
    const before = (await titled(page, '자료'))?.position ?? { x: 0, y: 0 };
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect(said(page)).toContainText('‘자료’ 노드를 옮겼어요');
    await expect.poll(async () => (await titled(page, '자료'))?.position.x).toBe(before.x + 3);
    await page.keyboard.press('Control+z');
    await expect(said(page)).toHaveText('되돌렸어요');
    await expect.poll(async () => (await titled(page, '자료'))?.position).toEqual(before);
  });
  await test.step('deleting: the neighbour takes the focus, and undo brings it back', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, '본문');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Delete');
    await expect(notice(page)).toContainText('노드를 지웠어요');
    await expect.poll(() => titles(page)).not.toContain('본문');
    await expect.poll(() => standing(page)).not.toBe('');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toContain('본문');
  });
});

test('the same board is built through the outline', async ({ page }) => {
  await open(page, 'outline@board-without-a-mouse.example.com', '개요로 만들기');
  await page.keyboard.press('F6');
  const tree = page.getByRole('tree', { name: '보드의 모든 노드' });
  await expect(tree).toBeFocused();
  await expect(tree).toContainText('보드가 비어 있어요.');

  await test.step('making', async () => {
    await addRow(page, '텍스트 상자', '훅');
    await addRow(page, '텍스트 상자', '본문');
    await addRow(page, '그룹', '자료');
    await addRow(page, 'AI Chat', '작가');
  });
  await test.step('moving into a group', async () => {
    for (const name of ['훅', '본문']) {
      await goToRow(page, `: ${name}`);
      await page.keyboard.press('m');
      await goToRow(page, ': 자료');
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveText('‘자료’ 그룹에 담았어요');
    }
    const group = await titled(page, '자료');
    await expect.poll(async () => (await titled(page, '본문'))?.parentId).toBe(group?.id);
    await expect(page.getByRole('treeitem', { name: '훅' })).toHaveAttribute('aria-level', '2');
  });
  await test.step('connecting', async () => {
    await goToRow(page, ': 자료');
    await page.keyboard.press('l');
    await goToRow(page, ': 작가');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('연결했어요');
    await expect.poll(() => wires(page)).toEqual(['자료 → 작가']);
    await expect(page.getByRole('treeitem', { name: '‘작가’ 쪽으로 연결' })).toBeVisible();
  });
  await test.step('the name of a node and the label of a wire', async () => {
    await goToRow(page, ': 훅');
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: '이름' }).fill('첫 3초');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toContain('첫 3초');
    await goToRow(page, '‘작가’ 쪽으로 연결');
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: '이름' }).fill('참고');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treeitem', { name: '‘작가’ 쪽으로 연결: 참고' })).toBeVisible();
  });
  await test.step('opening, and back into the outline', async () => {
    await goToRow(page, ': 첫 3초');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '첫 3초' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tree).toBeFocused();
  });
  await test.step('deleting a wire and a node; the letters of the board stay silent', async () => {
    await page.keyboard.press('t');
    await goToRow(page, '‘작가’ 쪽으로 연결: 참고');
    await page.keyboard.press('Delete');
    await expect.poll(() => wires(page)).toEqual([]);
    await goToRow(page, ': 본문');
    await page.keyboard.press('Delete');
    await expect.poll(() => titles(page)).toEqual(['자료', '작가', '첫 3초'].toSorted());
    await expect(tree).toBeFocused();
  });
  await test.step('Space shows it on the board, F6 goes there, Esc closes', async () => {
    await goToRow(page, ': 작가');
    await page.keyboard.press('Space');
    await expect(cards(page, 'ai-chat')).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('F6');
    await expect.poll(() => standing(page)).toContain('작가');
    await page.keyboard.press('F6');
    await expect(tree).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tree).toHaveCount(0);
    await expect.poll(() => standing(page)).toContain('작가');
  });
});

test('the outline of a large board has only the rows in sight in the page', async ({ page }) => {
  await open(page, 'large@board-without-a-mouse.example.com', '큰 보드');
  for (let i = 0; i < 90; i++) await put(page, text(`글 ${i}`, (i % 10) * 340, Math.floor(i / 10) * 260));
  await page.keyboard.press('F6');
  const rows = page.locator('.outline-row');
  await expect(page.getByText('노드 90개 · 연결 0개')).toBeVisible();
  await page.keyboard.press('End');
  await expect(activeRow(page)).toHaveAttribute('aria-label', /: 글 89$/);
  await expect(activeRow(page)).toHaveAttribute('aria-posinset', '90');
  expect(await rows.count()).toBeLessThan(60);
});

test('the editor with its outline keeps nobody out, in both themes and at three widths', async ({ page }) => {
  await open(page, 'axe@board-without-a-mouse.example.com', '누구나');
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 640, height: 320 },
  });
  await put(page, text('묶인 글', 40, 80, { parentId: group, content: '안쪽 내용' }));
  await put(page, { type: 'ai_chat', title: '작가', position: { x: 800, y: 0 } });
  await fitView(page);
  await page.keyboard.press('F6');
  await expect(page.getByRole('treeitem')).toHaveCount(3);
  await isSound(page, 'outline');
  await page.keyboard.press('l');
  await isSound(page, 'outline, choosing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await cardOf(page, group).click({ position: { x: 200, y: 14 } });
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: '연결하기' })).toBeVisible();
  await isSound(page, 'connecting');
});
