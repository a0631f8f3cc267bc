import { expect, type Page } from '@playwright/test';
import {
  boxOf,
  cardOf,
  cards,
  drag,
  fitView,
  isSaved,
  newCanvas,
  readBoard,
  signIn,
  tool,
  upload,
  uploadOfSize,
  wire,
} from './hands.ts';
import { board, editTitle, make, node, notice, put, saveBar, statusOf, viewOf, zoomBar } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'seoyeon@every-control-of-the-canvas.example.com', '김서연');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

test('the tool panel: every button, its dialog and what it refuses', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: '도구' });
  await expect(panel).toContainText('회색 핸들을 끌어 노드를 연결하세요.');
  await expect(panel).toContainText('연결선의 ✕ 버튼을 누르면 연결이 끊어져요.');
  for (const name of ['텍스트 상자', 'AI Chat', '그룹']) {
    await make(page, name);
    await expect(notice(page)).toContainText('노드를 만들었어요');
  }
  await refusesLink(page, '영상 링크', 'https://youtube.com/wach?v=k3V', '올바른 YouTube URL을 입력해주세요.');
  await refusesLink(page, '포스트 링크', 'https://instagram.com/somebody', /올바른 Instagram Reel 또는 게시물/);
  await refusesLink(page, '웹사이트 링크', 'not an address', /올바른 URL을 입력해주세요\. \(예: /);
  await addsLink(page, '영상 링크', 'https://youtu.be/dQw4w9WgXcQ', 'youtube');
  await addsLink(page, '포스트 링크', 'https://www.instagram.com/reel/abcDEF12/', 'instagram');
  await addsLink(page, '웹사이트 링크', 'http://nobody.invalid/page', 'website');
  await uploadOfSize(page, '긴_대본.pdf', 11 << 20);
  await expect(notice(page)).toContainText('파일 크기는 10MB 이하여야 합니다.');
  await upload(page, '메모.txt', 'text/plain', Buffer.from('원두는 2주 안에 쓴다.'));
  await expect(cards(page, 'file')).toContainText('0KB');
});

test('the arrow draws a box, the hand moves the board', async ({ page }) => {
  await make(page, '텍스트 상자');
  const pointer = page.getByRole('group', { name: '빈 곳을 끌 때' });
  await expect(pointer.getByRole('button', { name: '이동' })).toHaveAttribute('aria-pressed', 'true');
  const before = await viewOf(page);
  await drag(page, { x: 400, y: 700 }, { x: 460, y: 760 });
  await expect.poll(() => viewOf(page)).not.toEqual(before);
  await pointer.getByRole('button', { name: '선택' }).click();
  await page.keyboard.press('Escape');
  const card = await boxOf(cards(page, 'text'));
  const still = await viewOf(page);
  await drag(page, { x: card.x - 30, y: card.y - 30 }, { x: card.x + card.width + 30, y: card.y + card.height + 30 });
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
  expect(await viewOf(page)).toEqual(still);
  await page.reload();
  await expect(pointer.getByRole('button', { name: '선택' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('h');
  await expect(pointer.getByRole('button', { name: '이동' })).toHaveAttribute('aria-pressed', 'true');
});

test('the save bar: pending, saved with its time, failed and saved again, and the whole board in sight', async ({
  page,
}) => {
  await expect(statusOf(page)).toHaveText(/저장됨(오전|오후) \d/);
  await make(page, '텍스트 상자');
  await make(page, '그룹');
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'group'));
  await expect(notice(page)).toContainText('연결했어요');
  await expect(statusOf(page)).toContainText('저장됨', { timeout: 3_000 });
  const checkpoint = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/content'));
  await saveBar(page).getByRole('button', { name: '저장', exact: true }).click();
  const content = (await checkpoint).postDataJSON() as { content: { meta: unknown; edges: object[] } };
  expect(content.content.edges).toHaveLength(1);
  await expect(statusOf(page)).toContainText('저장됨');

  await page.route('**/content', (route) => route.fulfill({ status: 500, body: '' }));
  await saveBar(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect(notice(page)).toContainText('변경 사항을 저장하지 못했어요. 다시 시도해 주세요.');
  await expect(statusOf(page)).toContainText('저장 실패');
  await page.unroute('**/content');
  await saveBar(page).getByRole('button', { name: '다시 저장' }).click();
  await expect(statusOf(page)).toContainText('저장됨');

  await page.mouse.move(700, 700);
  await page.mouse.wheel(0, 900);
  const far = await viewOf(page);
  await fitView(page);
  expect(await viewOf(page)).not.toEqual(far);
});

test('sixty seconds after the last change of a connection the content is saved; a save by hand cancels that', async ({
  page,
}) => {
  await make(page, '텍스트 상자');
  await make(page, '그룹');
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'group'));
  await isSaved(page);
  const saves: string[] = [];
  page.on('request', (request) => request.url().endsWith('/content') && saves.push(request.method()));
  const wires = async () => (await readBoard(page)).edges.length;
  await page.clock.install();
  await page.keyboard.press('Control+z');
  await page.clock.runFor(1_000);
  await expect.poll(wires).toBe(0);
  await page.clock.runFor(58_000);
  await page.keyboard.press('Control+y');
  await page.clock.runFor(1_000);
  await expect.poll(wires).toBe(1);
  await page.clock.runFor(58_000);
  await expect(statusOf(page)).toContainText('저장됨');
  expect(saves).toEqual([]);
  await page.clock.runFor(2_500);
  await expect.poll(() => saves).toEqual(['PUT']);
  await page.keyboard.press('Control+z');
  await page.clock.runFor(2_000);
  await saveBar(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect.poll(() => saves).toEqual(['PUT', 'PUT']);
  await page.clock.runFor(61_000);
  expect(saves).toEqual(['PUT', 'PUT']);
});

/** The value once two readings in a row agree: a wheel and a button glide to where they go. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const earlier = last;
      last = await read();
      return last - earlier;
    })
    .toBe(0);
  return last;
}

test('the zoom bar, the wheel and the minimap', async ({ page }) => {
  await make(page, '텍스트 상자');
  const zoom = async () => (await viewOf(page)).zoom;
  const bar = zoomBar(page);
  await expect.poll(zoom).toBe(1);
  await bar.getByRole('button', { name: '확대' }).click();
  await expect.poll(zoom).toBeCloseTo(1.25, 2);
  await bar.getByRole('button', { name: '125%, 100% 크기로' }).click();
  await expect.poll(zoom).toBeCloseTo(1, 2);
  await bar.getByRole('button', { name: '축소' }).click();
  await expect.poll(zoom).toBeCloseTo(0.8, 2);
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, -400);
  await expect.poll(zoom).toBeGreaterThan(0.9);
  await bar.getByRole('button', { name: '되돌리기' }).click();
  await expect(cards(page, 'text')).toHaveCount(0);
  await bar.getByRole('button', { name: '다시 하기' }).click();
  await expect(cards(page, 'text')).toHaveCount(1);
  const before = await settled(zoom);
  await page.mouse.dblclick(1_000, 760);
  await page.getByRole('menuitem', { name: '텍스트 상자' }).press('Enter');
  await expect(cards(page, 'text')).toHaveCount(2);
  expect(await settled(zoom)).toBe(before);
  await page.keyboard.press('Escape');
  const minimap = await boxOf(board(page).locator('.board-minimap'));
  const far = await viewOf(page);
  await page.mouse.click(minimap.x + 12, minimap.y + 12);
  await expect.poll(() => viewOf(page)).not.toEqual(far);
});

test('the menus of a node: by its toolbar, by the other mouse button, and by keys', async ({ page }) => {
  await make(page, 'AI Chat');
  await make(page, '텍스트 상자');
  await fitView(page);
  const { id } = await node(page, 'text');
  const tools = page.getByRole('toolbar', { name: '노드 도구' });
  await cardOf(page, id).click({ position: { x: 80, y: 120 } });
  await tools.getByRole('button', { name: '복제' }).click();
  await expect(cards(page, 'text')).toHaveCount(2);
  await tools.getByRole('button', { name: '삭제' }).click();
  await expect(notice(page)).toContainText('노드를 지웠어요');
  await expect(cards(page, 'text')).toHaveCount(1);
  await notice(page).getByRole('button', { name: '되돌리기' }).click();
  await expect(cards(page, 'text')).toHaveCount(2);
  await page.keyboard.press('Control+z');

  await cardOf(page, id).click({ position: { x: 80, y: 120 } });
  await tools.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('menuitem', { name: '이름 바꾸기' }).click();
  await editTitle(page, cardOf(page, id), '메뉴로 바꾼 이름');
  await expect(notice(page)).toContainText('텍스트를 저장했어요.');

  await cardOf(page, id).click({ button: 'right', position: { x: 80, y: 120 } });
  await page.getByRole('menuitem', { name: 'AI Chat에 연결' }).click();
  await expect(notice(page)).toContainText('두 노드를 이었어요.');
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(1);
  await cardOf(page, id).click({ button: 'right', position: { x: 80, y: 120 } });
  await page.getByRole('menuitem', { name: '그룹으로 묶기' }).click();
  await editTitle(page, cards(page, 'group'), '묶음');
  await expect.poll(async () => (await node(page, 'text')).parentId).toBe((await node(page, 'group')).id);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(notice(page)).toContainText('노드 3개를 지웠어요');
  await expect(page.getByRole('heading', { name: '아직 아무것도 없어요' })).toBeVisible();
});

test('a connection: drawn once, cut by its cross, and by the key', async ({ page }) => {
  await put(page, { type: 'text', title: '글', position: { x: 0, y: 125 } });
  await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 480, y: 0 } });
  await expect(cards(page, 'ai-chat')).toBeVisible();
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'ai-chat'));
  const edges = async () => (await readBoard(page)).edges.length;
  const from = await boxOf(cards(page, 'text'));
  const to = await boxOf(cards(page, 'ai-chat'));
  const middle = { x: (from.x + from.width + to.x) / 2, y: (from.y + from.height / 2 + to.y + to.height / 2) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.getByRole('button', { name: '연결 삭제' }).click();
  await expect(notice(page)).toContainText('연결을 지웠어요');
  await expect.poll(edges).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(edges).toBe(1);
  await page.mouse.move(middle.x, middle.y + 40);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.click(middle.x + 14, middle.y);
  await page.keyboard.press('Delete');
  await expect.poll(edges).toBe(0);
});

async function refusesLink(page: Page, name: string, typed: string, alert: string | RegExp): Promise<void> {
  await tool(page, name).click();
  const dialog = page.getByRole('dialog', { name: `${name} 추가` });
  await expect(dialog.getByRole('button', { name: '추가' })).toBeDisabled();
  await dialog.getByLabel('URL').fill(typed);
  await dialog.getByRole('button', { name: '추가' }).click();
  await expect(dialog.getByText(alert)).toBeVisible();
  await expect(notice(page)).toContainText(alert);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
}

async function addsLink(page: Page, name: string, address: string, kind: string): Promise<void> {
  await tool(page, name).click();
  const dialog = page.getByRole('dialog', { name: `${name} 추가` });
  await dialog.getByLabel('URL').fill(address);
  await dialog.getByRole('button', { name: '추가' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page, kind)).toHaveCount(1);
}
