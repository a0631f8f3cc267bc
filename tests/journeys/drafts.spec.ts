import { expect, type BrowserContext, type Page } from '@playwright/test';
import { cardOf, cards, isSaved, newCanvas, signIn } from './actions.ts';
import { notice, put } from './canvas-actions.ts';
import { contentOf, field, write } from './note-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;

test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('nothing that was typed is lost: a closed tab, a vanished node, two who write at once, a login in between', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'drafts@drafts.example.com', '서이안');
  await newCanvas(page, '초안', '빈 캔버스');
  const facts = { type: 'text', title: '초안', content: '처음 글', size: { width: 420, height: 380 } };
  const id = await put(page, { ...facts, position: { x: 300, y: 200 } });
  await expect(cardOf(page, id)).toBeVisible();
  const url = page.url();
  const second = await test.step('a closed tab keeps the draft and offers it back', () =>
    closedTab(page, context, url, id));
  await test.step('what a colleague saved meanwhile stands beside mine, and both can stay', () => conflict(second, id));
  await test.step('a node that vanishes leaves its draft', () => vanishedNode(second, id));
  await test.step('a dialog has what was typed again after a login, for the same person only', () =>
    loginBetween(second));
});

/** As a colleague, or another tab, would. */
async function writeElsewhere(page: Page, id: string, fields: Record<string, unknown>): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.put(`${origin}/api/nodes/${id}`, { headers: { origin }, data: fields });
  expect(answer.ok()).toBe(true);
}

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

async function conflict(page: Page, id: string): Promise<void> {
  const note = cardOf(page, id);
  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 내 말');
  await writeElsewhere(page, id, { content: '동료의 글' });
  await expect(note.getByRole('status')).toContainText('그 사이 이 글이 바뀌었어요');
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(note.getByRole('group', { name: /그 사이 이 노드의 글이 바뀌었어요/ })).toContainText('내 말');
  expect(await contentOf(page, id)).toBe('동료의 글');
  await note.getByRole('button', { name: '차이 보기' }).click();
  const dialog = page.getByRole('dialog', { name: '차이 보기' });
  await expect(dialog.getByText('동료의 글')).toBeVisible();
  await expect(dialog.getByText(/내 말$/)).toBeVisible();
  await dialog.getByRole('button', { name: '둘 다 남기기' }).click();
  await expect.poll(() => contentOf(page, id)).toMatch(/^동료의 글\n\n.*내 말$/s);
  await expect(note.getByRole('button', { name: '차이 보기' })).toHaveCount(0);
}

async function vanishedNode(page: Page, id: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await write(page, id);
  await page.keyboard.press('Control+End');
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

async function loginBetween(page: Page): Promise<void> {
  const logIn = async (email: string) => {
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('이름').fill('서이안');
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL(`${server.url}/`);
  };
  const dialog = page.getByRole('dialog', { name: '새 캔버스' });
  const open = () => page.getByRole('button', { name: '새 캔버스' }).first().click();
  await page.goto(server.url);
  await open();
  await dialog.getByLabel('제목').fill('홈카페 2편');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await logIn('somebody-else@drafts.example.com');
  await open();
  await expect(dialog.getByLabel('제목')).toHaveValue('');
  await page.context().clearCookies();
  await page.goto(`${server.url}/api/login`);
  await logIn('drafts@drafts.example.com');
  await open();
  await expect(dialog.getByLabel('제목')).toHaveValue('홈카페 2편');
}
