import { expect, type Page } from '@playwright/test';
import { boxOf, cards, newCanvas, readBoard } from './actions.ts';
import { goTo, nodes, said, standing, titled, titles, typeTitle, wires } from './key-actions.ts';
import { dropAt, filesOnDisk } from './bring-actions.ts';
import { board, notice, viewOf } from './canvas-actions.ts';
import { bothLayouts, openBoard } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const title = (page: Page) => page.locator('.board-card').getByRole('textbox', { name: '제목' });

test('a board is built, changed and copied to another tab by keys alone, which are letters where somebody types', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await openBoard(page, server.url, 'keys@board-keyboard.example.com');
  const [, hangul] = await bothLayouts(page);

  await test.step('what is typed into the title of a new note makes nothing else', async () => {
    await hangul('t');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    for (const letter of 'gf?mtc') await page.keyboard.press(letter);
    await expect(title(page)).toHaveValue('gf?mtc');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['gf?mtc']);
    await expect.poll(() => standing(page)).toContain('gf?mtc');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('Tab makes a text that is wired to it, and the view goes along at its scale; C makes a chat', async () => {
    const { zoom } = await viewOf(page);
    await page.keyboard.press('Tab');
    await typeTitle(page, '본문');
    await expect.poll(() => wires(page)).toEqual(['gf?mtc → 본문']);
    await expect(page.locator('.board-card').last()).toBeInViewport({ ratio: 0.99 });
    expect((await viewOf(page)).zoom).toBe(zoom);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(cards(page, 'ai-chat').getByLabel('질문', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => standing(page)).toContain('AI Chat');
    // What is selected is moved by the arrows.
    await page.keyboard.press('Escape');
    await expect.poll(() => nodes(page)).toHaveLength(3);
  });
  const chat = (await nodes(page)).find((node) => node.type === 'ai_chat')?.title ?? '';
  await test.step('arrows go from card to card, Enter chooses, Shift and Enter adds, Ctrl+G groups', async () => {
    await goTo(page, 'gf?mtc');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('‘gf?mtc’ 선택');
    await goTo(page, '본문', 'Control+');
    await page.keyboard.press('Shift+Enter');
    await expect(said(page)).toHaveText('2개 선택');
    await page.keyboard.press('Control+g');
    await typeTitle(page, '자료');
    await expect.poll(async () => (await titled(page, '본문'))?.parentId).toBe((await titled(page, '자료'))?.id);
  });
  await test.step('L, arrows and Enter connect', async () => {
    await hangul('l');
    await goTo(page, chat);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('연결했어요');
    await expect.poll(() => wires(page)).toContain(`자료 → ${chat}`);
  });
  await test.step('deleting: the neighbour takes the focus, and undo brings the card back, and the focus to it', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, '본문');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Delete');
    await expect(notice(page)).toContainText('노드를 삭제했어요');
    await expect.poll(() => titles(page)).not.toContain('본문');
    await expect.poll(() => standing(page)).not.toBe('');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toContain('본문');
    await expect.poll(() => standing(page)).toContain('본문');
  });
  await test.step('the full view keeps the focus as a dialog does, and gives it back', async () => {
    const before = await standing(page);
    // What an undo has brought back is chosen.
    await hangul('f');
    const full = page.getByRole('dialog', { name: '본문' });
    await expect(full).toBeFocused();
    expect((await boxOf(full)).width).toBe((await boxOf(board(page))).width);
    const isInside = () => full.evaluate((one) => one.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 0; i < 10; i++) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await expect.poll(() => standing(page)).toBe(before);
  });
  await test.step('Ctrl+C and Ctrl+V bring a group with its members under new ids, at the pointer, in one step', async () => {
    const group = await titled(page, '자료');
    await page.keyboard.press('Escape');
    await goTo(page, '자료');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+c');
    await expect(notice(page)).toContainText('노드 3개를 복사했어요');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('자료');
    await page.mouse.move(700, 700);
    await page.keyboard.press('Control+v');
    const groups = async () => (await nodes(page)).filter(({ type }) => type === 'group');
    await expect.poll(async () => (await groups()).length).toBe(2);
    const copy = (await groups()).find(({ id }) => id !== group?.id);
    expect((await nodes(page)).filter(({ parentId }) => parentId === copy?.id)).toHaveLength(2);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await groups()).length).toBe(1);
  });
  await test.step('another tab takes all of it on another board, where a file is that board’s own', async () => {
    await dropAt(page, { x: 300, y: 820 }, { files: filesOnDisk({ '메모.txt': '원두는 콜롬비아' }) });
    const fileOf = async (there: Page) => (await readBoard(there)).nodes.find(({ type }) => type === 'file')?.metadata;
    await expect.poll(async () => (await fileOf(page))?.['isProcessing']).toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await expect.poll(() => nodes(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => nodes(page)).toHaveLength(5);
    const second = await context.newPage();
    await second.goto(server.url);
    await newCanvas(second, '둘째 보드', '빈 캔버스');
    await second.mouse.move(700, 400);
    await second.keyboard.press('Control+v');
    await expect.poll(async () => (await nodes(second)).length).toBe(5);
    await expect.poll(async () => (await fileOf(second))?.['isProcessing']).toBe(false);
    const copy = (await fileOf(second))?.['fileId'];
    expect(copy).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(copy).not.toBe((await fileOf(page))?.['fileId']);
    expect(await (await second.request.get(`${server.url}/api/files/${String(copy)}`)).text()).toBe('원두는 콜롬비아');
    await second.close();
  });
});
