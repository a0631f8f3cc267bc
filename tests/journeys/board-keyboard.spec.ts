import { expect, type Page } from '@playwright/test';
import { areaShared } from '../../src/contract/board/geometry.ts';
import { boxOf, cardOf, cards, fitView, newCanvas, pasteAt, readBoard } from './hands.ts';
import { goTo, nodes, said, standing, titled, titles, typeTitle, wires } from './hands-by-keys.ts';
import { dropAt, filesOnDisk } from './hands-on-bringing.ts';
import { board, notice, put, viewOf } from './hands-on-canvas.ts';
import { bothLayouts, choose, openBoard, text } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const title = (page: Page) => page.locator('.board-card').getByRole('textbox', { name: '제목' });

test('a board is built, changed and cleared by keys alone, which are letters where somebody types', async ({
  page,
}) => {
  await openBoard(page, house.url, 'keys@board-keyboard.example.com');
  const [, hangul] = await bothLayouts(page);

  await test.step('what is typed before a new note has been seen is its title, and makes nothing else', async () => {
    await page.waitForLoadState('networkidle');
    // No frame comes between the key and what is typed.
    await page.evaluate(() => {
      const { requestAnimationFrame: frame, setTimeout: later } = window;
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (run) => waiting.push(run);
      Object.assign(window, { setTimeout: (run: () => void, ms: number) => (ms === 100 ? 0 : later(run, ms)) });
      document.addEventListener(
        'input',
        () => {
          Object.assign(window, { requestAnimationFrame: frame, setTimeout: later });
          waiting.splice(0).forEach((run) => frame(run));
        },
        { once: true },
      );
    });
    await hangul('t');
    await expect(cards(page, 'text')).toHaveCount(1);
    await expect(title(page)).toHaveCount(0);
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
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
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
  await test.step('L, arrows and Enter connect; Esc stops', async () => {
    await page.keyboard.press('l');
    await expect(page.getByRole('region', { name: '연결하기' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('연결을 취소했어요');
    await hangul('l');
    await goTo(page, chat);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('연결했어요');
    await expect.poll(() => wires(page)).toContain(`자료 → ${chat}`);
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
  await test.step('what lies over the board opens and closes: full view, menu, sheet of the keys, nothing else', async () => {
    const panel = page.getByRole('complementary', { name: '도구' });
    // What an undo has brought back is chosen.
    await hangul('f');
    const full = page.getByRole('dialog', { name: '본문' });
    await expect(full).toBeVisible();
    expect((await boxOf(full)).width).toBe((await boxOf(board(page))).width);
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: '이름 바꾸기' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '단축키' }).getByText('그룹 풀기')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+.');
    await expect(panel).toHaveCount(0);
    expect(await boxOf(board(page))).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
    await page.getByRole('button', { name: '집중 모드 끝내기' }).click();
    await expect(panel).toBeVisible();
  });
});

test('cards are copied, cut and pasted, within a board and on another one in another tab, where a file is that board’s own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
  await openBoard(page, house.url, 'copy@board-keyboard.example.com');
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 640, height: 320 },
  });
  const member = await put(page, text('묶인 글', 40, 80, { parentId: group, content: '안쪽 내용' }));
  const free = await put(page, text('따로 둔 글', 760, 40));
  await expect(cardOf(page, free)).toBeVisible();
  await fitView(page);

  await test.step('Ctrl+C and Ctrl+V bring a group with its members under new ids, at the pointer, in one step', async () => {
    await choose(page, group);
    await page.keyboard.press('Control+c');
    await expect(notice(page)).toContainText('노드 2개를 복사했어요');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('자료\n\n묶인 글\n안쪽 내용');
    await page.mouse.move(700, 700);
    await page.keyboard.press('Control+v');
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '묶인 글', '자료', '자료']);
    const all = await nodes(page);
    const copy = all.find((node) => node.title === '묶인 글' && node.id !== member);
    expect(all.find((node) => node.id === copy?.parentId)).toMatchObject({ type: 'group', title: '자료' });
    expect(copy?.parentId).not.toBe(group);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '자료']);
  });
  await test.step('Ctrl+X takes away, and the menus copy and paste', async () => {
    await fitView(page);
    await choose(page, free);
    await page.keyboard.press('Control+x');
    await expect.poll(() => titles(page)).toEqual(['묶인 글', '자료']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '자료']);
    await cardOf(page, free).click({ button: 'right', position: { x: 60, y: 12 } });
    await page.getByRole('menuitem', { name: '복사' }).click();
    await expect(notice(page)).toContainText('노드 1개를 복사했어요');
    await page.mouse.click(720, 800, { button: 'right' });
    await page.getByRole('menuitem', { name: '붙여넣기' }).click();
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '따로 둔 글', '묶인 글', '자료']);
  });
  await test.step('a notice lies over nothing that was just pasted', async () => {
    await pasteAt(page, 1_180, 660, '첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다.');
    const made = page.locator('.react-flow__node.selected .board-card');
    await expect(made).toContainText('약속');
    const shown = notice(page).getByRole('status');
    await expect.poll(async () => areaShared(await boxOf(shown), await boxOf(made))).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await nodes(page)).length).toBe(4);
  });
  await test.step('another tab takes all of it on another board, and the words alone with Shift', async () => {
    await dropAt(page, { x: 300, y: 820 }, { files: filesOnDisk({ '메모.txt': '원두는 콜롬비아' }) });
    const fileOf = async (there: Page) => (await readBoard(there)).nodes.find(({ type }) => type === 'file')?.metadata;
    await expect.poll(async () => (await fileOf(page))?.['isProcessing']).toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await expect(notice(page)).toContainText('노드 5개를 복사했어요');
    const second = await context.newPage();
    await second.goto(house.url);
    await newCanvas(second, '둘째 보드', '빈 캔버스');
    await second.mouse.move(700, 400);
    await second.keyboard.press('Control+v');
    await expect.poll(async () => (await nodes(second)).length).toBe(5);
    await expect.poll(async () => (await fileOf(second))?.['isProcessing']).toBe(false);
    const copy = (await fileOf(second))?.['fileId'];
    expect(copy).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(copy).not.toBe((await fileOf(page))?.['fileId']);
    expect(await (await second.request.get(`${house.url}/api/files/${String(copy)}`)).text()).toBe('원두는 콜롬비아');
    await second.keyboard.press('Escape');
    await second.keyboard.press('Control+Shift+v');
    await expect.poll(async () => (await nodes(second)).length).toBe(6);
    await second.close();
  });
});
