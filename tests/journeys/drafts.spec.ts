import { expect, type BrowserContext, type Page } from '@playwright/test';
import { cardOf, cards, isSaved, newCanvas, signIn } from './hands.ts';
import { notice, put, viewOf } from './hands-on-canvas.ts';
import { contentOf, field, write } from './hands-on-notes.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('what was typed and not saved outlives the tab, and a scroll within a note stays there', async ({
  page,
  context,
}) => {
  await signIn(page, house.url, 'drafts@drafts.example.com', '서이안');
  await newCanvas(page, '초안', '빈 캔버스');
  const id = await put(page, { type: 'text', title: '초안', content: '처음 글', position: { x: 300, y: 200 } });
  await expect(cardOf(page, id)).toBeVisible();
  const url = page.url();
  const second = await test.step('a closed tab keeps the draft and offers it back', () =>
    closedTab(page, context, url, id));
  await test.step('a draft of a tab that is open is nobody else’s', () => openTab(second, context, url, id));
  await test.step('a node that vanishes leaves its draft', () => vanishedNode(second, id));
  await test.step('the wheel scrolls the note and not the board', () => scrolling(second));
});

test('a browser without room for drafts says so once', async ({ page }) => {
  await signIn(page, house.url, 'full-storage@drafts.example.com', '서이안');
  await newCanvas(page, '꼭 찬 브라우저', '빈 캔버스');
  const id = await put(page, { type: 'text', title: '글', content: '', position: { x: 400, y: 300 } });
  await cardOf(page, id).click();
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
  await page.evaluate(() => {
    const fits = (text: string) => {
      try {
        localStorage.setItem('filling', text);
        return true;
      } catch {
        return false;
      }
    };
    let length = 0;
    for (let step = 2 ** 24; step >= 1; step /= 2) if (fits('x'.repeat(length + step))) length += step;
  });
  await write(page, id);
  await page.keyboard.type('남지 않는 글');
  await expect(notice(page)).toContainText('쓰던 글을 이 기기에 남겨 둘 수 없어요');
  await notice(page).getByRole('button', { name: '닫기' }).click();
  await expect(notice(page)).not.toContainText('쓰던 글을');
  await page.keyboard.press('Tab');
  await write(page, id);
  await page.keyboard.type('과 그 뒤의 글');
  await expect(field(page)).toHaveValue(/그 뒤의 글/);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(page, id)).toContain('그 뒤의 글');
  await expect(notice(page)).not.toContainText('쓰던 글을');
});

async function closedTab(page: Page, context: BrowserContext, url: string, id: string): Promise<Page> {
  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 그리고 이어진 글');
  // First, because a page that another one covers has saved what was typed in it.
  await page.close();
  const second = await context.newPage();
  await second.goto(url);
  await expect(notice(second)).toContainText('저장하지 않은 글이 1개 있어요');
  const note = cardOf(second, id);
  await expect(note).toContainText('처음 글 그리고 이어진 글');
  expect(await contentOf(second, id)).toBe('처음 글');
  await note.getByRole('button', { name: '이어 쓰기' }).click();
  await expect(field(second)).toHaveValue('처음 글 그리고 이어진 글');
  await second.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(second, id)).toBe('처음 글 그리고 이어진 글');
  await second.reload();
  await expect(note).toContainText('이어진 글');
  await expect(note.getByRole('button', { name: '이어 쓰기' })).toHaveCount(0);
  return second;
}

async function openTab(page: Page, context: BrowserContext, url: string, id: string): Promise<void> {
  await write(page, id);
  await page.keyboard.type('쓰는 중 ');
  const other = await context.newPage();
  await other.goto(url);
  await expect(cardOf(other, id)).toContainText('처음 글');
  await expect(cardOf(other, id).getByRole('button', { name: '이어 쓰기' })).toHaveCount(0);
  await other.close();
}

async function vanishedNode(page: Page, id: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await field(page).press('End');
  await page.keyboard.type('사라질 뻔한 말');
  const answer = await page.request.delete(`${origin}/api/canvases/${pathname.split('/')[2]}/nodes/${id}?manual=1`, {
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
  await expect(cardOf(page, id)).toHaveCount(0);
  await notice(page).getByRole('button', { name: '새 노드로 되살리기' }).click();
  await expect(cards(page, 'text')).toContainText('사라질 뻔한 말');
  await isSaved(page);
}

async function scrolling(page: Page): Promise<void> {
  const content = Array.from({ length: 80 }, (_, i) => `${i + 1}번째 줄`).join('\n\n');
  const id = await put(page, {
    type: 'text',
    title: '긴 글',
    content,
    position: { x: 800, y: 200 },
    metadata: { isExpanded: true },
  });
  const area = cardOf(page, id).locator('.nowheel').first();
  await expect(area).toBeVisible();
  await cardOf(page, id).getByText('긴 글').click();
  const before = await viewOf(page);
  await area.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
  await page.mouse.wheel(0, 30_000);
  await page.mouse.wheel(0, 300);
  await expect
    .poll(() => area.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1))
    .toBe(true);
  expect(await viewOf(page)).toEqual(before);
}
