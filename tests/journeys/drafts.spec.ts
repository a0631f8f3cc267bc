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

test('nobody’s words are lost where two write in one note, or where the field cannot be saved', async ({
  page,
  context,
}) => {
  await signIn(page, house.url, 'two-hands@drafts.example.com', '서이안');
  await newCanvas(page, '두 사람', '빈 캔버스');
  const id = await put(page, {
    type: 'text',
    title: '같이 쓰기',
    content: '처음\n둘째',
    position: { x: 300, y: 200 },
    size: { width: 420, height: 380 },
  });
  await test.step('what a colleague saved meanwhile stands beside mine, and both can stay', () => conflict(page, id));
  await test.step('two tabs on one note keep two drafts', () => twoTabs(page, context, id));
  await test.step('Esc gives up, and can be taken back', () => takenBack(page, id));
  await test.step('a title that is too long stays in its field and says so', () => longTitle(page, id));
});

test('what was typed into a dialog is there again after a login in between, and only for the same person', async ({
  page,
  context,
}) => {
  const logIn = async (email: string) => {
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('이름').fill('서이안');
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL(`${house.url}/`);
  };
  const dialog = page.getByRole('dialog', { name: '새 캔버스' });
  const open = () => page.getByRole('button', { name: '새 캔버스' }).first().click();
  await signIn(page, house.url, 'between@drafts.example.com', '서이안');
  await open();
  await dialog.getByLabel('제목').fill('홈카페 2편');
  await dialog.getByLabel('설명').fill('그라인더 이야기');
  await context.clearCookies();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await logIn('somebody-else@drafts.example.com');
  await open();
  await expect(dialog.getByLabel('제목')).toHaveValue('');
  await context.clearCookies();
  await page.goto(`${house.url}/api/login`);
  await logIn('between@drafts.example.com');
  await open();
  await expect(dialog.getByLabel('제목')).toHaveValue('홈카페 2편');
  await expect(dialog.getByLabel('설명')).toHaveValue('그라인더 이야기');
  await dialog.getByRole('button', { name: '취소' }).click();
  await open();
  await expect(dialog.getByLabel('제목')).toHaveValue('');
});

/** As a colleague, or another tab, would. */
async function writeElsewhere(page: Page, id: string, fields: Record<string, unknown>): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.put(`${origin}/api/nodes/${id}`, { headers: { origin }, data: fields });
  expect(answer.ok()).toBe(true);
}

async function conflict(page: Page, id: string): Promise<void> {
  const note = cardOf(page, id);
  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 내 말');
  await writeElsewhere(page, id, { content: '처음\n동료의 둘째' });
  await expect(note.getByRole('status')).toContainText('그 사이 이 글이 바뀌었어요');
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(note.getByRole('group', { name: /그 사이 이 노드의 글이 바뀌었어요/ })).toContainText('내 말');
  expect(await contentOf(page, id)).toBe('처음\n동료의 둘째');
  await note.getByRole('button', { name: '차이 보기' }).click();
  const dialog = page.getByRole('dialog', { name: '차이 보기' });
  await expect(dialog.getByText('동료의 둘째')).toBeVisible();
  await expect(dialog.getByText('둘째 내 말')).toBeVisible();
  await dialog.getByRole('button', { name: '둘 다 남기기' }).click();
  await expect.poll(() => contentOf(page, id)).toBe('처음\n동료의 둘째\n\n처음\n둘째 내 말');
  await expect(note.getByRole('button', { name: '차이 보기' })).toHaveCount(0);
}

async function twoTabs(page: Page, context: BrowserContext, id: string): Promise<void> {
  await writeElsewhere(page, id, { content: '함께' });
  await expect(cardOf(page, id)).toContainText('함께');
  const other = await context.newPage();
  await other.goto(page.url());
  await write(other, id);
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' 다른 탭');
  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 이 탭');
  await page.keyboard.press('Escape');
  await other.close();
  await page.reload();
  await expect(cardOf(page, id)).toContainText('함께 다른 탭');
  await cardOf(page, id).getByRole('button', { name: '이어 쓰기' }).click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(page, id)).toBe('함께 다른 탭');
}

async function takenBack(page: Page, id: string): Promise<void> {
  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 놓칠 뻔한 말');
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: '되살리기' }).click();
  await cardOf(page, id).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(field(page)).toHaveValue(/놓칠 뻔한 말$/);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(page, id)).toContain('놓칠 뻔한 말');
}

async function longTitle(page: Page, id: string): Promise<void> {
  const note = cardOf(page, id);
  await note.getByText('같이 쓰기').dblclick();
  const title = note.getByRole('textbox', { name: '제목' });
  await title.fill(`${'긴 '.repeat(155)}제목`);
  await page.keyboard.press('Enter');
  await expect(note.getByRole('status')).toContainText('12자 넘쳐요');
  await expect(title).toHaveValue(/긴 제목$/);
  await title.fill('짧은 제목');
  await writeElsewhere(page, id, { title: '동료의 제목' });
  await expect(note.getByRole('status')).toContainText('동료의 제목');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('짧은 제목');
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  await expect(note).toContainText('짧은 제목');
  await isSaved(page);
}

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
