import { expect, type Page } from '@playwright/test';
import { newCanvas, signIn } from './actions.ts';
import { put } from './canvas-actions.ts';
import { toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const cards = (page: Page) => page.locator('.react-flow__node');
const panel = (page: Page) => page.getByRole('region', { name: '기록', exact: true });
const differences = (page: Page) => page.getByRole('region', { name: '지금과 다른 곳' });

test('the board as it was is looked at, compared, brought back in part and as a whole, and taken back', async ({
  page,
}) => {
  await signIn(page, server.url, 'owner@history.example.com', '한서연');
  await newCanvas(page, '홈카페 입문 영상', '빈 캔버스');
  await put(page, { type: 'text', title: '도입부 대본', content: '첫 잔이 쓴 이유', position: { x: 0, y: 0 } });
  await put(page, { type: 'text', title: '장비 가격표', content: '그라인더 2.4만', position: { x: 400, y: 0 } });
  await expect(cards(page)).toHaveCount(2);

  await test.step('the moment gets a name', async () => {
    await page.keyboard.press('Shift+H');
    await panel(page).getByRole('button', { name: '지금 이름 붙이기' }).click();
    await panel(page).getByRole('textbox', { name: '버전 이름' }).fill('1차 대본 확정');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: /^1차 대본 확정(?! 메뉴)/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('afterwards one card goes, and another comes', async () => {
    await cards(page)
      .filter({ hasText: '장비 가격표' })
      .click({ position: { x: 60, y: 14 } });
    await page.keyboard.press('Delete');
    await expect(cards(page)).toHaveCount(1);
    await put(page, { type: 'text', title: '쇼츠 대본', content: '여덟 줄', position: { x: 0, y: 400 } });
    await expect(cards(page)).toHaveCount(2);
  });

  await test.step('the named moment shows what differs from now', async () => {
    await page.getByRole('button', { name: '기록', exact: true }).click();
    await panel(page)
      .getByRole('button', { name: /^1차 대본 확정(?! 메뉴)/ })
      .click();
    await expect(differences(page).getByRole('checkbox', { name: '장비 가격표 고르기' })).toBeVisible();
    await expect(differences(page).getByRole('checkbox', { name: '쇼츠 대본 고르기' })).toBeVisible();
    await expect(cards(page).filter({ hasText: '장비 가격표' })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('x');
    await expect(differences(page).getByRole('checkbox', { name: '장비 가격표 고르기' })).toBeChecked();
  });

  await test.step('a row lights its card, and a card its row', async () => {
    const lit = page.locator('[data-lit]');
    await expect(lit).toHaveCount(0);
    await differences(page).getByText('장비 가격표').hover();
    await expect(lit).toHaveCount(2);
    await differences(page).getByRole('heading').hover();
    await expect(lit).toHaveCount(0);
    await cards(page).filter({ hasText: '장비 가격표' }).hover();
    await expect(differences(page).locator('li[data-lit]')).toContainText('장비 가격표');
    await differences(page).getByRole('heading').hover();
  });

  await test.step('words lead to the change in which a card went', async () => {
    await panel(page).getByRole('button', { name: '기록에서 찾기' }).click();
    await panel(page).getByRole('searchbox').fill('그라인더');
    await expect(panel(page).getByText('장비 가격표 · 삭제')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: /^1차 대본 확정(?! 메뉴)/ })).toHaveCount(0);
    await panel(page).getByRole('searchbox').fill('1차');
    await expect(panel(page).getByRole('button', { name: /^1차 대본 확정(?! 메뉴)/ })).toBeVisible();
    await panel(page).getByRole('button', { name: '기록에서 찾기' }).click();
  });

  await test.step('what is chosen comes back, and nothing else changes', async () => {
    await differences(page).getByRole('button', { name: '고른 1개 되돌리기' }).click();
    await expect(cards(page)).toHaveCount(3);
    await toast(page).getByRole('button', { name: '되돌리기 취소' }).click();
    await expect(cards(page)).toHaveCount(2);
  });

  await test.step('all of it comes back in one step, which one undo takes back', async () => {
    await page.keyboard.press('Shift+H');
    await panel(page)
      .getByRole('button', { name: /^1차 대본 확정(?! 메뉴)/ })
      .click();
    await differences(page).getByRole('button', { name: '모두 되돌리기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '모두 되돌리기' }).click();
    await expect(cards(page).filter({ hasText: '장비 가격표' })).toBeVisible();
    await expect(cards(page).filter({ hasText: '쇼츠 대본' })).toHaveCount(0);
    await expect(toast(page).getByRole('button', { name: '되돌리기 취소' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cards(page).filter({ hasText: '쇼츠 대본' })).toBeVisible();
    await expect(cards(page).filter({ hasText: '장비 가격표' })).toHaveCount(0);
  });

  await test.step('a moment is opened as a canvas of its own', async () => {
    await page.keyboard.press('Shift+H');
    await panel(page).getByRole('button', { name: '1차 대본 확정 메뉴' }).click();
    await page.getByRole('menuitem', { name: '사본으로 열기' }).click();
    await expect(toast(page)).toContainText('사본을 열었어요');
    await expect(panel(page)).toHaveCount(0);
    await expect(cards(page).filter({ hasText: '장비 가격표' })).toBeVisible();
    await expect(cards(page).filter({ hasText: '쇼츠 대본' })).toHaveCount(0);
  });
});
