import { expect, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { boxOf, cardOf, cards, fitView, newCanvas, signIn, wire } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

/** In both themes; the page stays in the one that it had. */
async function keepsNobodyOut(page: Page, state: string, within?: string): Promise<void> {
  for (const isDark of [true, false]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    expect.soft(await barriersOf(page, within ? { within } : {}), `${state}, dark: ${isDark}`).toEqual([]);
  }
}

test('the board keeps nobody out, whatever is open over it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, house.url, 'states@states-of-the-board.example.com', '박지우');
  await newCanvas(page, '모든 상태', '빈 캔버스');
  const a = await put(page, { type: 'text', title: '가', position: { x: 0, y: 0 }, content: '원두는 2주 안에 쓴다' });
  const b = await put(page, { type: 'text', title: '나', position: { x: 620, y: 0 } });
  await expect(cards(page, 'text')).toHaveCount(2);
  await fitView(page);
  await wire(page, cards(page, 'text').filter({ hasText: '가' }), cards(page, 'text').filter({ hasText: '나' }));
  const close = async (role: 'menu' | 'dialog') => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  };

  await test.step('a selected wire with its tools, ends and cross', async () => {
    const [from, to] = [await boxOf(cardOf(page, a)), await boxOf(cardOf(page, b))];
    await page.mouse.click(from.x + from.width + (to.x - from.x - from.width) * 0.3, from.y + from.height / 2);
    await expect(page.getByRole('toolbar', { name: '연결선 도구' })).toBeVisible();
    await keepsNobodyOut(page, 'wire');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await keepsNobodyOut(page, 'menu of a wire', '[role="menu"]');
    await close('menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the menus of the ground and of a card', async () => {
    await page.mouse.click(720, 160, { button: 'right' });
    await expect(page.getByRole('menuitem', { name: '단축키 보기' })).toBeVisible();
    await keepsNobodyOut(page, 'menu of the ground', '[role="menu"]');
    await page.getByRole('menuitem', { name: '단축키 보기' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await keepsNobodyOut(page, 'shortcuts');
    await close('dialog');
    await cardOf(page, a).click({ button: 'right', position: { x: 120, y: 14 } });
    await expect(page.getByRole('menu')).toBeVisible();
    await keepsNobodyOut(page, 'menu of a card', '[role="menu"]');
    await close('menu');
  });

  await test.step('finding, with a hit', async () => {
    await page.keyboard.press('Control+f');
    const finder = page.getByRole('search', { name: '보드에서 찾기' });
    await finder.getByRole('textbox').fill('2주');
    await expect(finder).toContainText('1곳');
    await keepsNobodyOut(page, 'finding');
    await page.keyboard.press('Escape');
    await expect(finder).toHaveCount(0);
  });

  await test.step('the dialog of a link, and what a double click on the ground offers', async () => {
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keepsNobodyOut(page, 'link');
    await close('dialog');
    await page.mouse.dblclick(720, 160);
    await expect(page.getByRole('menu')).toBeVisible();
    await keepsNobodyOut(page, 'quick add', '[role="menu"]');
    await close('menu');
  });

  await test.step('nothing but the board', async () => {
    await page.keyboard.press('Control+.');
    await expect(page.getByRole('button', { name: '집중 모드 끝내기' })).toBeVisible();
    await keepsNobodyOut(page, 'zen');
  });
});
