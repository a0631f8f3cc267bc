import { expect, type BrowserContext, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, newCanvas, readBoard, signIn, type StoredNode } from './hands.ts';
import { dropAt, filesOnDisk } from './hands-on-bringing.ts';
import { notice, put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

async function open(page: Page, email: string, title: string): Promise<void> {
  await signIn(page, house.url, email, '박지우');
  await newCanvas(page, title, '빈 캔버스');
}
const text = (title: string, x: number, y: number, more = {}) => ({ type: 'text', title, position: { x, y }, ...more });
const nodes = async (page: Page): Promise<StoredNode[]> => (await readBoard(page)).nodes;
const placeOf = async (page: Page, id: string) => (await nodes(page)).find((node) => node.id === id)?.position;
const titles = async (page: Page) => (await nodes(page)).map((node) => node.title).toSorted();
/** The clipboard of the browser, which several pages share. */
const mayUseClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });

async function choose(page: Page, ...ids: string[]): Promise<void> {
  await page.keyboard.press('Escape');
  for (const [i, id] of ids.entries())
    await cardOf(page, id).click({ modifiers: i > 0 ? ['Shift'] : [], position: GRIP });
}
/** A point of a card that is neither its title nor its text. */
const GRIP = { x: 60, y: 12 };

/** Takes the card up and carries it so far in pixels of the screen, with keys held as a hand holds them, and lets go once it is seen to be `settled`. */
async function carry(
  page: Page,
  id: string,
  by: { x: number; y: number },
  held: { from?: string; during?: string; settled?: () => Promise<void> } = {},
) {
  const box = await boxOf(cardOf(page, id));
  const at = { x: box.x + GRIP.x, y: box.y + GRIP.y };
  await page.mouse.move(at.x, at.y);
  if (held.from) await page.keyboard.down(held.from);
  await page.mouse.down();
  await page.mouse.move(at.x + by.x / 2, at.y + by.y / 2, { steps: 6 });
  if (held.during) await page.keyboard.down(held.during);
  await page.mouse.move(at.x + by.x, at.y + by.y, { steps: 6 });
  await expect(async () => {
    await page.mouse.move(at.x + by.x + 1, at.y + by.y);
    await page.mouse.move(at.x + by.x, at.y + by.y);
    await held.settled?.();
  }).toPass();
  await page.mouse.up();
  if (held.from) await page.keyboard.up(held.from);
  if (held.during) await page.keyboard.up(held.during);
}

test('cards are copied, cut and pasted, within a board and on another one in another tab', async ({
  page,
  context,
}) => {
  await mayUseClipboard(context);
  await open(page, 'copy@arranging-the-board.example.com', '첫 보드');
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 640, height: 320 },
  });
  const member = await put(page, text('묶인 글', 40, 80, { parentId: group, content: '안쪽 내용' }));
  const free = await put(page, text('따로 둔 글', 760, 40));
  await fitView(page);

  await test.step('Ctrl+C and Ctrl+V bring a group with its members under new ids, at the pointer', async () => {
    await cardOf(page, group).click({ position: { x: 200, y: 14 } });
    await page.keyboard.press('Control+c');
    await expect(notice(page)).toContainText('노드 2개를 복사했어요');
    await page.mouse.move(700, 700);
    await page.keyboard.press('Control+v');
    await expect(cards(page, 'group')).toHaveCount(2);
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '묶인 글', '자료', '자료']);
    const all = await nodes(page);
    const copy = all.find((node) => node.title === '묶인 글' && node.id !== member);
    expect(all.find((node) => node.id === copy?.parentId)).toMatchObject({ type: 'group', title: '자료' });
    expect(copy?.parentId).not.toBe(group);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '자료']);
  });

  await test.step('other programs get titles and contents', async () => {
    await fitView(page);
    await choose(page, group);
    await page.keyboard.press('Control+c');
    await expect(notice(page)).toContainText('노드 2개를 복사했어요');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('자료\n\n묶인 글\n안쪽 내용');
  });

  await test.step('another tab takes it on another board', async () => {
    const second = await context.newPage();
    await second.goto(house.url);
    await newCanvas(second, '둘째 보드', '빈 캔버스');
    await second.mouse.move(700, 400);
    await second.keyboard.press('Control+v');
    await expect.poll(() => titles(second)).toEqual(['묶인 글', '자료']);
    await second.keyboard.press('Escape');
    await second.mouse.move(900, 760);
    await second.keyboard.press('Control+Shift+v');
    await expect(cards(second, 'text')).toHaveCount(2);
    await expect.poll(() => titles(second)).toEqual(['묶인 글', '자료', '자료']);
    await second.close();
  });

  await test.step('Ctrl+X takes them away, and Ctrl+V brings them', async () => {
    await page.bringToFront();
    await choose(page, free);
    await page.keyboard.press('Control+x');
    await expect.poll(() => titles(page)).toEqual(['묶인 글', '자료']);
    await page.mouse.move(1_000, 500);
    await page.keyboard.press('Control+v');
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '묶인 글', '자료']);
  });

  await test.step('the menus do the same', async () => {
    await fitView(page);
    await cards(page, 'text').filter({ hasText: '따로 둔 글' }).click({ button: 'right', position: GRIP });
    await page.getByRole('menuitem', { name: '복사' }).click();
    await expect(notice(page)).toContainText('노드 1개를 복사했어요');
    await page.mouse.click(1_300, 620, { button: 'right' });
    await page.getByRole('menuitem', { name: '붙여넣기' }).click();
    await expect.poll(() => titles(page)).toEqual(['따로 둔 글', '따로 둔 글', '묶인 글', '자료']);
  });
});

test('a file that is pasted on another canvas is that canvas’s own', async ({ page, context }) => {
  await mayUseClipboard(context);
  await open(page, 'files@arranging-the-board.example.com', '파일이 있는 보드');
  await dropAt(page, { x: 700, y: 450 }, { files: filesOnDisk({ '메모.txt': '원두는 콜롬비아' }) });
  await expect(cards(page, 'file')).toContainText('메모.txt');
  await expect.poll(async () => (await nodes(page))[0]?.metadata['isProcessing']).toBe(false);
  const [file] = await nodes(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(notice(page)).toContainText('복사했어요');
  await page.goto(house.url);
  await newCanvas(page, '받는 보드', '빈 캔버스');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await nodes(page))[0]?.metadata['isProcessing']).toBe(false);
  const [copy] = await nodes(page);
  expect(copy?.metadata['fileId']).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(copy?.metadata['fileId']).not.toBe(file?.metadata['fileId']);
  expect(await (await page.request.get(`${house.url}/api/files/${copy?.metadata['fileId']}`)).text()).toBe(
    '원두는 콜롬비아',
  );
});

test('dragged cards come in line, keep to an axis, go free, leave a copy, and go back', async ({ page }) => {
  await open(page, 'drag@arranging-the-board.example.com', '끌기');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 600, 300));
  await expect(async () => {
    await fitView(page);
    await expect(cardOf(page, b)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  const zoom = (await boxOf(cardOf(page, a))).width / 280;
  const px = (board: number) => board * zoom;

  await test.step('in line', async () => {
    const settled = async () => {
      const [one, other] = [await boxOf(cardOf(page, a)), await boxOf(cardOf(page, b))];
      // A carried card is tilted around its middle.
      expect(one.x + one.width / 2).toBeCloseTo(other.x + other.width / 2, 0);
    };
    await carry(page, a, { x: px(603), y: px(20) }, { settled });
    await expect.poll(() => placeOf(page, a)).toEqual({ x: 600, y: 20 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, a)).toEqual({ x: 0, y: 0 });
  });
  await test.step('Shift keeps to the longer way', async () => {
    await carry(page, a, { x: px(220), y: px(60) }, { during: 'Shift' });
    await expect.poll(async () => (await placeOf(page, a))?.x).toBeGreaterThan(100);
    expect((await placeOf(page, a))?.y).toBe(0);
    await page.keyboard.press('Control+z');
  });
  await test.step('Alt during the drag goes free', async () => {
    await carry(page, a, { x: px(603), y: px(21) }, { during: 'Alt' });
    await expect.poll(async () => Math.round((await placeOf(page, a))?.x ?? 0)).toBe(603);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, a)).toEqual({ x: 0, y: 0 });
  });
  await test.step('Alt from the beginning leaves the card and drags a copy', async () => {
    await carry(page, a, { x: px(-40), y: px(320) }, { from: 'Alt' });
    await expect.poll(() => titles(page)).toEqual(['가', '가', '나']);
    expect(await placeOf(page, a)).toEqual({ x: 0, y: 0 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['가', '나']);
  });
  await test.step('Escape puts it back', async () => {
    const box = await boxOf(cardOf(page, b));
    await page.mouse.move(box.x + GRIP.x, box.y + GRIP.y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y - 90, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await boxOf(cardOf(page, b))).x).toBeCloseTo(box.x, 0);
    expect(await placeOf(page, b)).toEqual({ x: 600, y: 300 });
  });
  await test.step('Shift keeps the shape of a card that is resized', async () => {
    await choose(page, a);
    const grip = await boxOf(page.locator('.react-flow__resize-control.handle.bottom.right'));
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.keyboard.down('Shift');
    await page.mouse.move(grip.x + px(140), grip.y + px(20), { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect.poll(async () => (await boxOf(cardOf(page, a))).width / zoom).toBeGreaterThan(380);
    const { width, height } = await boxOf(cardOf(page, a));
    expect(width / height).toBeCloseTo(280 / 200, 1);
  });
});

test('chosen cards are aligned, distributed and tidied, each in one step', async ({ page }) => {
  await open(page, 'align@arranging-the-board.example.com', '맞춤');
  const ids = [
    await put(page, text('가', 0, 0)),
    await put(page, text('나', 340, 60)),
    await put(page, text('다', 900, 20)),
  ];
  await fitView(page);
  await choose(page, ...ids);
  const places = async () => Promise.all(ids.map((id) => placeOf(page, id)));

  await page.keyboard.press('Alt+w');
  await expect.poll(places).toEqual([0, 340, 900].map((x) => ({ x, y: 0 })));
  await page.keyboard.press('Alt+Shift+h');
  await expect.poll(places).toEqual([0, 450, 900].map((x) => ({ x, y: 0 })));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(places).toEqual([
    { x: 0, y: 0 },
    { x: 340, y: 60 },
    { x: 900, y: 20 },
  ]);

  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '맞춤과 정리' }).click();
  await page.getByRole('menuitem', { name: '왼쪽 맞춤' }).click();
  await expect.poll(async () => (await places()).map((place) => place?.x)).toEqual([0, 0, 0]);
  await page.keyboard.press('Alt+Shift+t');
  await expect.poll(async () => isApart(page, ids)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await places()).map((place) => place?.x)).toEqual([0, 0, 0]);
});

async function isApart(page: Page, ids: string[]): Promise<boolean> {
  const boxes = await Promise.all(ids.map((id) => boxOf(cardOf(page, id))));
  return boxes.every((a, i) =>
    boxes
      .slice(i + 1)
      .every((b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y),
  );
}
