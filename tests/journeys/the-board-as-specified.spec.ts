import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, drag, fitView, newCanvas, readBoard, signIn, WHOLLY } from './hands.ts';
import { board, make, notice, put, saveBar, viewOf } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, house.url, 'seoyeon@the-board-as-specified.example.com', '김서연');
  await newCanvas(page, title.slice(0, 60), '빈 캔버스');
});

test('a drag pans and the wheel zooms; two fingers move the board, and the settings turn both over', async ({
  page,
}) => {
  await put(page, { type: 'text', title: '글', position: { x: 0, y: 0 } });
  await fitView(page);
  const pointer = page.getByRole('group', { name: '빈 곳을 끌 때' });
  const canvas = page.url();
  await page.mouse.move(900, 700);

  await test.step('as specified', async () => {
    const before = await viewOf(page);
    await drag(page, { x: 900, y: 700 }, { x: 960, y: 760 });
    await expect.poll(async () => (await viewOf(page)).x - before.x).toBeGreaterThan(40);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
  });

  await test.step('two fingers, which move along both axes at once', async () => {
    await fitView(page);
    await page.mouse.move(900, 700);
    const before = await viewOf(page);
    await page.mouse.wheel(24, 40);
    await expect.poll(() => viewOf(page)).toEqual({ x: before.x - 24, y: before.y - 40, zoom: before.zoom });
  });

  await test.step('as the settings say', async () => {
    await page.goto(`${house.url}/settings`);
    await page.getByText('끌어서 선택, 휠로 이동').click();
    await page.goto(canvas);
    await expect(pointer.getByRole('button', { name: '선택' })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page, 'text')).toBeVisible();
    await fitView(page);
    await page.mouse.move(900, 700);
    const before = await viewOf(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => viewOf(page)).toEqual({ ...before, y: before.y - 120 });
    const card = await boxOf(cards(page, 'text'));
    await drag(page, { x: card.x - 30, y: card.y - 30 }, { x: card.x + card.width + 30, y: card.y + card.height + 30 });
    await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(before.zoom);
  });
});

test('the title in the bar is typed anew, given up, kept when empty, and not lost when it is refused', async ({
  page,
}) => {
  const bar = saveBar(page);
  const field = bar.getByRole('textbox', { name: '캔버스 제목' });
  const open = () => bar.getByRole('heading', { level: 1 }).getByRole('button').click();
  await open();
  await expect(field).toBeFocused();
  await page.keyboard.insertText('버린 제목');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await open();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading', { level: 1 })).toContainText('the title in the bar');

  await page.route('**/api/canvases/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await open();
  await field.fill('홈카페 기획');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('변경 사항을 저장하지 못했어요. 다시 시도해 주세요.');
  await expect(field).toHaveValue('홈카페 기획');
  await page.unroute('**/api/canvases/*');
  await field.press('Enter');
  await expect(bar.getByRole('heading', { level: 1, name: '홈카페 기획' })).toBeVisible();
  await expect(page).toHaveTitle(/홈카페 기획/);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /홈카페 기획/ }).first()).toBeVisible();
});

test('on small screens the panel is hidden, and a Tools button opens it over the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('complementary', { name: '도구' })).toBeHidden();
  await page.getByRole('button', { name: '도구' }).click();
  const sheet = page.getByRole('dialog', { name: '도구' });
  for (const name of ['텍스트 상자', '영상 링크', '포스트 링크', '웹사이트 링크', '파일 업로드', 'AI Chat', '그룹'])
    await expect(sheet.getByRole('button', { name })).toBeVisible();
  await sheet.getByLabel('링크를 붙여 넣으세요').fill('not an address');
  await sheet.getByRole('button', { name: '추가' }).click();
  await expect(sheet.getByText(/올바른 URL을 입력해주세요\. \(예: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '도구' }).click();
  await sheet.getByRole('button', { name: '텍스트 상자' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page, 'text')).toHaveCount(1);
});

test('an address without an id makes one canvas and takes its address; both waits are said', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  let made = 0;
  let mayGo = () => {};
  const held = new Promise<void>((resolve) => (mayGo = resolve));
  await page.route('**/api/canvases', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    made += 1;
    await held;
    return route.continue();
  });
  await page.route('**/board', async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(`${house.url}/canvas`);
  await expect(page.getByText('Creating Canvas')).toBeVisible();
  mayGo();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(notice(page).or(page.getByRole('region', { name: /^Notifications/ }))).toContainText(
    'Your canvas is ready!',
  );
  await expect(page.getByRole('heading', { level: 1, name: '제목 없는 캔버스' })).toBeVisible();
  expect(made).toBe(1);

  let mayRead = () => {};
  const read = new Promise<void>((resolve) => (mayRead = resolve));
  await page.unroute('**/board');
  await page.route('**/board', async (route) => {
    await read;
    return route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading Canvas')).toBeVisible();
  mayRead();
  await expect(page.getByRole('application', { name: 'Board' })).toBeVisible();
});

test('the board: in sight at once, in steps of a grid, several by Meta, wired at any side, coloured in small', async ({
  page,
}) => {
  const text = await put(page, { type: 'text', title: '글', position: { x: 6_000, y: 4_000 } });
  const group = await put(page, { type: 'group', title: '묶음', position: { x: 6_480, y: 4_000 } });
  await page.reload();
  await test.step('fit view on load', async () => {
    await expect(cardOf(page, text)).toBeInViewport(WHOLLY);
    await expect(cardOf(page, group)).toBeInViewport(WHOLLY);
  });
  await fitView(page);
  await test.step('Meta adds to the selection', async () => {
    const selected = board(page).locator('.board-card[data-selected]');
    await cardOf(page, text).click({ position: { x: 60, y: 150 } });
    await cardOf(page, group).click({ position: { x: 60, y: 150 }, modifiers: ['Meta'] });
    await expect(selected).toHaveCount(2);
    await cardOf(page, group).click({ position: { x: 60, y: 150 }, modifiers: ['Meta'] });
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('a moved card stands on the grid', async () => {
    const at = async () => placeOf(page, text);
    const card = await boxOf(cardOf(page, text));
    await drag(page, { x: card.x + 80, y: card.y + 150 }, { x: card.x + 113, y: card.y + 211 });
    await expect.poll(async () => (await at()).x).toBeGreaterThan(6_000);
    const { x, y } = await at();
    expect([x % 4, y % 4]).toEqual([0, 0]);
  });
  await test.step('the group over which a card is dragged shows itself', async () => {
    const card = await boxOf(cardOf(page, text));
    const into = await boxOf(cardOf(page, group));
    await page.mouse.move(card.x + 80, card.y + 150);
    await page.mouse.down();
    await page.mouse.move(card.x + 90, card.y + 150, { steps: 3 });
    await expect(board(page).locator('.board-card[data-candidate]')).toHaveCount(0);
    const dx = into.x + into.width / 2 - (card.x + card.width / 2);
    await page.mouse.move(card.x + 80 + dx, card.y + 150, { steps: 8 });
    await expect(board(page).locator('.board-card[data-candidate]')).toHaveCount(1);
    await page.mouse.move(card.x + 80, card.y + 150, { steps: 8 });
    await page.mouse.up();
  });
  await test.step('from the left side of one to the left side of the other', async () => {
    await cardOf(page, text).hover();
    const side = (id: string, name: string) => page.locator(`[data-id="${id}"] .react-flow__handle-${name}`);
    const from = await boxOf(side(text, 'left'));
    const to = await boxOf(cardOf(page, group));
    await drag(page, { x: from.x + 6, y: from.y + 6 }, { x: to.x, y: to.y + to.height / 2 });
    await expect.poll(async () => (await readBoard(page)).edges).toMatchObject([{ source: text, target: group }]);
  });
  await test.step('the minimap has the colour of each kind', async () => {
    await expect.poll(() => isInSmall(page, 'text', 0.85)).toBe(true);
    await expect.poll(() => isInSmall(page, 'group', 0.35)).toBe(true);
    expect(await isInSmall(page, 'ai-chat', 0.85)).toBe(false);
    await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 6_000, y: 4_400 } });
    await expect.poll(() => isInSmall(page, 'ai-chat', 0.85)).toBe(true);
  });
});

test('a press twice on a card does not zoom, and the tools put their nodes into the middle of what is seen', async ({
  page,
}) => {
  await make(page, '텍스트 상자');
  const { zoom } = await viewOf(page);
  const card = await boxOf(cards(page, 'text'));
  expect(Math.abs(card.x + card.width / 2 - (210 + (1_440 - 210) / 2))).toBeLessThan(40);
  await cards(page, 'text').dblclick({ position: { x: 80, y: 120 } });
  await page.keyboard.press('Escape');
  expect((await viewOf(page)).zoom).toBe(zoom);
});

async function placeOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const found = (await readBoard(page)).nodes.find((node) => node.id === id);
  if (!found) throw new Error('The node is not on the board.');
  return found.position;
}

/** Whether the minimap shows a card in the colour of this kind, laid over the ground at this strength. */
async function isInSmall(page: Page, kind: string, strength: number): Promise<boolean> {
  return board(page)
    .locator('.board-minimap canvas')
    .evaluate(
      (element, [name, alpha]) => {
        const canvas = element as HTMLCanvasElement;
        const swatch = new OffscreenCanvas(1, 1).getContext('2d', { alpha: false });
        const shown = canvas.getContext('2d');
        if (!swatch || !shown) return false;
        const tokens = getComputedStyle(document.documentElement);
        for (const [token, a] of [
          ['--surface', 1],
          [`--k-${name}`, alpha],
        ] as const) {
          swatch.globalAlpha = a;
          swatch.fillStyle = tokens.getPropertyValue(token).trim();
          swatch.fillRect(0, 0, 1, 1);
        }
        const wanted = swatch.getImageData(0, 0, 1, 1).data;
        const { data } = shown.getImageData(0, 0, canvas.width, canvas.height);
        let pixels = 0;
        for (let i = 0; i < data.length; i += 4)
          if ([0, 1, 2].every((at) => Math.abs((data[i + at] ?? 0) - (wanted[at] ?? 0)) <= 2)) pixels += 1;
        return pixels > 40;
      },
      [kind, strength] as const,
    );
}
