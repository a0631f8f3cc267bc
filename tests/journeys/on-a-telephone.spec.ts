import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cardOf, isStill, newCanvas, readBoard, signIn } from './hands.ts';
import { Fingers, phone } from './hands-by-finger.ts';
import { put, viewOf } from './hands-on-canvas.ts';
import { nodeWith, SOON } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('two fingers zoom and move the board, also from a selected card', async ({ browser }) => {
  const { page, context, fingers } = await openOn(browser, 'pinch@on-a-telephone.example.com');
  const id = await put(page, text('가', 0, 0));
  const selected = cardOf(page, id);
  await standsInHand(page, fingers, id);
  const lies = async () => (await readBoard(page)).nodes.find((node) => node.id === id)?.position;

  await test.step('both on the card: the board grows about the middle between them', async () => {
    const before = await viewOf(page);
    const box = await boxOf(selected);
    const y = box.y + box.height / 2;
    const x = box.x + box.width / 2;
    await fingers.two(
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
    );
    await expect.poll(async () => (await viewOf(page)).zoom / before.zoom).toBeCloseTo(1.5, 1);
    const after = await boxOf(selected);
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(3);
  });
  await test.step('one on the card that it has begun to carry, one on the ground: the card goes back', async () => {
    const before = await viewOf(page);
    const at = await middleOf(page, id);
    await fingers.two([at, { x: at.x, y: 690 }], [at, { x: at.x, y: 690 + (at.y - 690) / 2 }], 24);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
    await expect(selected).not.toHaveAttribute('data-moving', 'true');
  });
  await test.step('both going the same way move the board', async () => {
    const before = await viewOf(page);
    const box = await boxOf(selected);
    const pair = (dy: number): [Place, Place] => [
      { x: box.x + box.width * 0.35, y: box.y + box.height / 2 + dy },
      { x: box.x + box.width * 0.65, y: box.y + box.height / 2 + dy },
    ];
    await fingers.two(pair(0), pair(60));
    await expect.poll(async () => Math.round((await viewOf(page)).y - before.y)).toBe(60);
    expect((await viewOf(page)).zoom).toBeCloseTo(before.zoom, 2);
  });
  await test.step('the card lies where it lay, and one finger carries it as before', async () => {
    expect(await lies()).toEqual({ x: 0, y: 0 });
    const from = await middleOf(page, id);
    await fingers.drag(from, { x: from.x + 30, y: from.y + 24 });
    await expect.poll(async () => (await lies())?.x).toBeGreaterThan(0);
  });
  await context.close();
});

test('a finger that moves opens no menu, however late the page hears of it', async ({ browser }) => {
  const { page, context, fingers } = await openOn(browser, 'late@on-a-telephone.example.com');
  const id = await put(page, text('가', 0, 0));
  await standsInHand(page, fingers, id);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toHaveCount(0);
  await isStill(page);
  const before = await viewOf(page);
  const at = await middleOf(page, id);
  await fingers.dragUnheard(at, { x: at.x + 40, y: at.y + 90 }, 1_000);
  await expect.poll(async () => Math.round((await viewOf(page)).y - before.y)).toBeGreaterThan(60);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await context.close();
});

test('a long menu is a sheet at the foot of the window, whole in columns, on any telephone', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, 'sheet@on-a-telephone.example.com', '김손끝');
  await newCanvas(page, '긴 메뉴', '빈 캔버스');
  const id = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 } });
  const fingers = await Fingers.on(page);
  await standsInHand(page, fingers, id);
  const menu = page.getByRole('menu');
  const isWhole = async (window: { width: number; height: number }) => {
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(menu);
        return { x, width, foot: Math.round(y + height), isBelowTop: y >= 44 };
      }, SOON)
      .toEqual({ x: 0, width: window.width, foot: window.height, isBelowTop: true });
    expect(await menu.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
    for (const entry of await menu.getByRole('menuitem').all())
      expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  };
  for (const window of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(window);
    await isStill(page);
    await page.keyboard.press('Shift+1');
    await isStill(page);
    const { x, y, width, height } = await boxOf(cardOf(page, id));
    const at = { x: x + width / 2, y: y + height * 0.8 };
    await fingers.rest(at, () => expect(menu).toBeVisible());
    await isWhole(window);
    await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '더 보기' }).tap();
    await isWhole(window);
    await fingers.rest({ x: window.width / 2, y: y - 70 }, () => expect(menu).toBeVisible());
    await expect(menu.getByRole('menuitem', { name: '단축키 보기' })).toHaveCount(0);
    await isWhole(window);
  }
  await context.close();
});

test('several are selected by presses, and done with at once', async ({ browser }) => {
  const { page, context, fingers } = await openOn(browser, 'pick@on-a-telephone.example.com');
  const ids = [
    await put(page, text('가', 0, 0)),
    await put(page, text('나', 0, 240)),
    await put(page, { type: 'ai_chat', title: '대화', position: { x: 320, y: 0 } }),
  ];
  await page.reload();
  const [a, b, chat] = ids as [string, string, string];
  await standsInHand(page, fingers, a);
  const isSelected = (id: string) => cardOf(page, id).getAttribute('data-selected');
  const bar = page.getByRole('region', { name: /누르면 더하고/ });
  const entry = page.getByRole('menuitem', { name: '여러 개 선택' });

  await test.step('from the menu of a long press, whose card is the first', async () => {
    await fingers.rest(await middleOf(page, a), () => expect(entry).toBeVisible());
    await entry.tap();
    await expect(bar).toContainText('1개 선택');
  });
  await test.step('a press adds, another takes out; none opens the chat or clears the rest', async () => {
    await fingers.tap(await middleOf(page, b));
    await expect(bar).toContainText('2개 선택');
    const box = await boxOf(cardOf(page, chat));
    await fingers.tap({ x: Math.min(box.x + 40, 380), y: box.y + box.height / 2 });
    await expect(bar).toContainText('3개 선택');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fingers.tap({ x: Math.min(box.x + 40, 380), y: box.y + box.height / 2 });
    await expect(bar).toContainText('2개 선택');
    await fingers.tap({ x: 20, y: 740 });
    await expect(bar).toContainText('2개 선택');
  });
  await test.step('its end leaves them selected, and a press selects one again', async () => {
    const end = bar.getByRole('button', { name: '선택 마치기' });
    expect((await boxOf(end)).height).toBeGreaterThanOrEqual(44);
    await end.tap();
    await expect(bar).toHaveCount(0);
    expect([await isSelected(a), await isSelected(b), await isSelected(chat)]).toEqual(['true', 'true', null]);
    await fingers.tap(await middleOf(page, b));
    await expect.poll(() => isSelected(a)).toBeNull();
  });
  await test.step('what is selected so is deleted in one step', async () => {
    await fingers.rest(await middleOf(page, b), () => expect(entry).toBeVisible());
    await entry.tap();
    await fingers.tap(await middleOf(page, a));
    await expect(bar).toContainText('2개 선택');
    await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '삭제' }).tap();
    await expect.poll(async () => (await readBoard(page)).nodes.map((node) => node.id)).toEqual([chat]);
  });
  await context.close();
});

test('a control that the scale makes too small for a finger comes nearer at the first press, and is pressed at the second', async ({
  browser,
}) => {
  const { page, context, fingers } = await openOn(browser, 'small@on-a-telephone.example.com');
  const id = await put(page, { ...text('긴 글', 0, 0), content: '한 줄입니다.\n\n'.repeat(40) });
  const chat = await put(page, { type: 'ai_chat', title: '대화', position: { x: 0, y: 260 } });
  await put(page, text('먼 글', 2_000, 2_000));
  await page.reload();
  const opened = async () => (await viewOf(page)).zoom;
  await standsInHand(page, fingers, id);
  await expect.poll(opened).toBeLessThan(0.6);
  const expand = cardOf(page, id).getByRole('button', { name: '펼치기' });

  await test.step('the button comes to its natural size under the finger, and nothing else happens', async () => {
    const at = await centreOf(expand);
    await fingers.tap(at);
    await expect.poll(opened).toBeCloseTo(1, 3);
    await isStill(page);
    const now = await centreOf(expand);
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(3);
    expect((await nodeWith(page, id)).metadata['isExpanded']).toBeUndefined();
    expect(await reachOf(expand)).toBeGreaterThanOrEqual(44);
  });
  await test.step('the second press is the button’s', async () => {
    await fingers.tap(await centreOf(expand));
    await expect.poll(async () => (await nodeWith(page, id)).metadata['isExpanded']).toBe(true);
  });
  await test.step('a chat opens over the board, which stays as it is', async () => {
    await page.reload();
    await standsInHand(page, fingers, id);
    const zoom = await opened();
    await fingers.tap(await centreOf(cardOf(page, chat).getByRole('button', { name: '펼치기' })));
    await expect(page.getByRole('dialog', { name: '대화' })).toBeVisible();
    expect(await opened()).toBe(zoom);
    expect((await nodeWith(page, chat)).metadata['isExpanded']).toBeUndefined();
  });
  await context.close();
});

/** How many pixels above and below its middle press it, all in all. */
const reachOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const presses = (by: number) => {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2 + by);
      return hit !== null && element.contains(hit);
    };
    return Array.from({ length: 81 }, (_, i) => i - 40).filter(presses).length;
  });

test('finding has a button, and what is found lies above the keyboard', async ({ browser }) => {
  const { page, context, fingers } = await openOn(browser, 'find@on-a-telephone.example.com', withKeyboard);
  const id = await put(page, { ...text('추출 시간', 900, 700), size: { width: 280, height: 200 } });
  await put(page, text('물', 0, 0));
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(2);
  const button = page.getByRole('button', { name: '보드에서 찾기' });
  expect(Math.min((await boxOf(button)).width, (await boxOf(button)).height)).toBeGreaterThanOrEqual(44);
  await button.tap();
  const field = page.getByRole('search').getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('enterkeyhint', 'search');
  await page.evaluate(() => (window as unknown as { showKeyboard: () => void }).showKeyboard());
  await page.keyboard.insertText('추출');
  await expect(page.getByRole('search')).toContainText('1곳');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toContainText('1/1');
  await expect
    .poll(async () => {
      const box = await cardOf(page, id).boundingBox();
      return box && box.y > 112 && box.y + box.height < 844 - KEYBOARD_PX;
    })
    .toBe(true);
  await fingers.tap(await centreOf(page.getByRole('search').getByRole('button', { name: '닫기' })));
  await expect(page.getByRole('search')).toHaveCount(0);
  await context.close();
});

test('one header holds the way back, title, status, and everything else behind dots', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'header@on-a-telephone.example.com');
  const id = await put(page, text('가', 0, 0));
  await put(page, text('나', 0, 240));
  await expect(cardOf(page, id)).toBeVisible();
  const header = page.getByRole('region', { name: '저장과 화면' });
  await expect(header.getByRole('heading', { level: 1, name: '손가락' })).toBeVisible();
  await expect(header.getByRole('status')).toContainText('저장됨');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await boxOf(header)).toMatchObject({ x: 0, y: 0, width: 390, height: 52 });
  const dots = header.getByRole('button', { name: '더 보기' });
  for (const one of [dots, header.getByRole('link'), header.getByRole('button', { name: /메뉴/ })]) {
    const { width, height } = await boxOf(one);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await isSoundInBothThemes(page, 'on a telephone');
  await dots.tap();
  await page.getByRole('menuitem', { name: /모두 선택/ }).tap();
  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '삭제' }).tap();
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(0);
  await dots.tap();
  await page.getByRole('menuitem', { name: /^되돌리기/ }).tap();
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(2);
  await dots.tap();
  await page.getByRole('menuitem', { name: /보드에서 찾기/ }).tap();
  await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
  await page.setViewportSize({ width: 1_024, height: 768 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(header.getByRole('button', { name: '화면 맞춤' })).toBeVisible();
  await context.close();
});

const KEYBOARD_PX = 336;

/** A browser whose keyboard covers the page, as most of telephones do; headless ones have none to show. */
const withKeyboard = (keyboardPx: number) => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen });
  Object.assign(window, {
    showKeyboard() {
      seen.height = innerHeight - keyboardPx;
      seen.dispatchEvent(new Event('resize'));
    },
  });
};

interface Place {
  x: number;
  y: number;
}

const text = (title: string, x: number, y: number) => ({ type: 'text', title, position: { x, y } });

/** An empty board on a telephone. */
async function openOn(
  browser: Browser,
  email: string,
  before?: (keyboardPx: number) => void,
): Promise<{ page: Page; context: BrowserContext; fingers: Fingers }> {
  const context = await phone(browser);
  if (before) await context.addInitScript(before, KEYBOARD_PX);
  const page = await context.newPage();
  await signIn(page, house.url, email, '박지우');
  await newCanvas(page, '손가락', '빈 캔버스');
  return { page, context, fingers: await Fingers.on(page) };
}

/** Selects the card, and waits for the tools that come after the first frame. */
async function standsInHand(page: Page, fingers: Fingers, id: string): Promise<void> {
  await expect(cardOf(page, id)).toBeVisible();
  await fingers.tap(await middleOf(page, id));
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
}

const middleOf = (page: Page, id: string): Promise<Place> => centreOf(cardOf(page, id));

async function centreOf(locator: Locator): Promise<Place> {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
