import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, dragInto, fitView, isSaved, newCanvas } from './hands.ts';
import { readBoard, signIn, tool, wire, type StoredNode } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('every gesture is one step back and one step forth', async ({ page }) => {
  await signIn(page, house.url, 'jiwoo@hands-on-the-board.example.com', '박지우');
  await newCanvas(page, '손으로 하는 일', '빈 캔버스');

  await test.step('making', async () => {
    await make(page, '텍스트 상자');
    await page.keyboard.press('Control+z');
    await expect(cards(page, 'text')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(cards(page, 'text')).toHaveCount(1);
  });
  await make(page, '그룹');
  await make(page, 'AI Chat');
  await fitView(page);
  await test.step('moving', () => moving(page));
  await test.step('joining a group', () => joining(page));
  await test.step('deleting by key', () => deleting(page));
  await test.step('wiring, and unwiring by the cross', () => wiring(page));
  await test.step('an AI Chat does not join a group, and says so', () => refusing(page));
});

test('what is made without a line is kept and sent when the line is back', async ({ page, context }) => {
  await signIn(page, house.url, 'offline@hands-on-the-board.example.com', '최가온');
  await newCanvas(page, '지하철에서', '빈 캔버스');
  const status = page.getByRole('region', { name: '저장과 화면' }).getByRole('status');
  await isSaved(page);
  // What a board fetches after its first frame is there before the line goes.
  await page.waitForLoadState('networkidle');

  await test.step('offline', async () => {
    await context.setOffline(true);
    await make(page, '텍스트 상자');
    await expect(status).toContainText('오프라인');
    await context.setOffline(false);
    await expect(status).not.toContainText('오프라인');
    await isSaved(page);
    expect((await readBoard(page)).nodes).toHaveLength(1);
  });

  await test.step('over a reload while nothing can be sent', async () => {
    await page.route('**/changes', (route) => route.abort());
    await make(page, '그룹');
    await page.reload();
    await expect(cards(page, 'group')).toHaveCount(1);
    await page.unroute('**/changes');
    await isSaved(page);
    expect((await readBoard(page)).nodes.map((node) => node.type)).toEqual(['text', 'group']);
  });

  await test.step('a second tab sees all of it', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(cards(second, 'text')).toHaveCount(1);
    await expect(cards(second, 'group')).toHaveCount(1);
    await second.close();
  });
});

test('a title typed in Hangul is taken by one Enter', async ({ page }) => {
  await signIn(page, house.url, 'hangul@hands-on-the-board.example.com', '한소리');
  await newCanvas(page, '한글 입력', '빈 캔버스');
  await tool(page, '텍스트 상자').click();
  const title = cards(page, 'text').getByRole('textbox', { name: '제목' });
  await expect(title).toBeFocused();
  await page.keyboard.insertText('첫 3초 훅');
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  await expect(cards(page, 'text')).toContainText('첫 3초 훅');
  await expect.poll(async () => (await readBoard(page)).nodes.map((node) => node.title)).toEqual(['첫 3초 훅']);

  await cards(page, 'text').getByText('첫 3초 훅').dblclick();
  const keys = await page.context().newCDPSession(page);
  for (const text of ['ㅎ', '하', '한'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(title).toHaveValue('한');
  await keys.send('Input.insertText', { text: '한' });
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readBoard(page)).nodes.map((node) => node.title)).toEqual(['한']);
});

test('what is typed before a new note has been seen is its title, and makes nothing else', async ({ page }) => {
  await signIn(page, house.url, 'hasty@hands-on-the-board.example.com', '서두름');
  await newCanvas(page, '서둘러 쓰기', '빈 캔버스');
  await page.waitForLoadState('networkidle');
  const title = cards(page, 'text').getByRole('textbox', { name: '제목' });
  // No frame comes between the key and what is typed.
  await page.evaluate(() => {
    const { requestAnimationFrame: frame, setTimeout: later } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    Object.assign(window, { setTimeout: (run: () => void, ms: number) => (ms === 100 ? 0 : later(run, ms)) });
    document.addEventListener('input', () => {
      Object.assign(window, { requestAnimationFrame: frame, setTimeout: later });
      waiting.splice(0).forEach((run) => frame(run));
    });
  });
  await page.keyboard.press('t');
  await expect(cards(page, 'text')).toHaveCount(1);
  await expect(title).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(title).toHaveValue('gs');
  await expect(page.locator('.board-card')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
});

/** Makes a node with a tool and leaves its open title; waits until the server has it or it stands on the board. */
async function make(page: Page, name: string): Promise<void> {
  const before = await page.locator('.board-card').count();
  await tool(page, name).click();
  await expect(page.locator('.board-card')).toHaveCount(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.board-card').getByRole('textbox', { name: '제목' })).toHaveCount(0);
}

async function nodeOf(page: Page, type: string): Promise<StoredNode> {
  await expect.poll(async () => (await readBoard(page)).nodes.some((node) => node.type === type)).toBe(true);
  const found = (await readBoard(page)).nodes.find((node) => node.type === type);
  if (!found) throw new Error(`The board has no ${type}.`);
  return found;
}

const gripOf = async (card: Locator): Promise<{ x: number; y: number }> => {
  const box = await boxOf(card);
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.75 };
};

async function moving(page: Page): Promise<void> {
  const { position } = await nodeOf(page, 'text');
  const at = async () => (await nodeOf(page, 'text')).position;
  const grip = await gripOf(cards(page, 'text'));
  await drag(page, grip, { x: grip.x - 40, y: grip.y - 24 });
  await expect.poll(at).not.toEqual(position);
  const moved = await at();
  await page.keyboard.press('Control+z');
  await expect.poll(at).toEqual(position);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(at).toEqual(moved);
}

async function joining(page: Page): Promise<void> {
  const place = async () => {
    const { position, parentId } = await nodeOf(page, 'text');
    return { position, parentId };
  };
  const before = await place();
  expect(before.parentId).toBeNull();
  await dragInto(page, cards(page, 'text'), cards(page, 'group'), { x: 0.5, y: 0.6 });
  const joined = await place();
  expect(joined.parentId).toBe((await nodeOf(page, 'group')).id);
  await page.keyboard.press('Control+z');
  await expect.poll(place).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect.poll(place).toEqual(joined);
}

async function deleting(page: Page): Promise<void> {
  const { id } = await nodeOf(page, 'text');
  const before = await readBoard(page);
  await page.mouse.click(...xy(await gripOf(cardOf(page, id))));
  await page.keyboard.press('Delete');
  await expect(cards(page, 'text')).toHaveCount(0);
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(before.nodes.length - 1);
  await page.keyboard.press('Control+z');
  await expect(cards(page, 'text')).toHaveCount(1);
  await expect.poll(async () => placesOf(await readBoard(page))).toEqual(placesOf(before));
}

const xy = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];
const placesOf = ({ nodes }: { nodes: StoredNode[] }) =>
  new Map(nodes.map(({ id, title, parentId, position }) => [id, { title, parentId, position }]));

async function wiring(page: Page): Promise<void> {
  const wires = async () => (await readBoard(page)).edges.length;
  await wire(page, cards(page, 'group'), cards(page, 'ai-chat'));
  await page.keyboard.press('Control+z');
  await expect.poll(wires).toBe(0);
  await page.keyboard.press('Control+y');
  await expect.poll(wires).toBe(1);
  const from = await boxOf(cards(page, 'group'));
  const to = await boxOf(cards(page, 'ai-chat'));
  const cross = page.getByRole('button', { name: '연결 삭제' });
  await page.mouse.move((from.x + from.width + to.x) / 2, (from.y + from.height / 2 + to.y + to.height / 2) / 2);
  await expect(cross).toBeVisible();
  await cross.click();
  await expect.poll(wires).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(wires).toBe(1);
}

async function refusing(page: Page): Promise<void> {
  const chat = await boxOf(cards(page, 'ai-chat'));
  const group = await boxOf(cards(page, 'group'));
  const grip = { x: chat.x + chat.width / 2, y: chat.y + 8 };
  await drag(page, grip, {
    x: grip.x + group.x + group.width / 2 - (chat.x + chat.width / 2),
    y: grip.y + group.y + group.height / 2 - (chat.y + chat.height / 2),
  });
  const notices = page.getByRole('region', { name: /^알림/ });
  await expect(notices).toContainText('그룹 추가 불가');
  await expect(notices).toContainText('AI Chat 노드는 그룹에 추가할 수 없습니다.');
  expect((await nodeOf(page, 'ai_chat')).parentId).toBeNull();
}
