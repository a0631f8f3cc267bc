import { expect, type Browser, type Page } from '@playwright/test';
import { newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const OWNER = 'owner@notices.example.com';
const REVIEWER = 'reviewer@notices.example.com';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('comments are told in one row, muted where they are read, and chosen by kind in the settings', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, OWNER, '한서연');
  await newCanvas(page, '홈카페 입문 영상', '빈 캔버스');
  const { pathname } = new URL(page.url());
  await put(page, { type: 'text', title: '도입부 대본', content: '첫 잔', position: { x: 0, y: 0 } });
  const reviewer = await reviewerOf(page, browser);
  await expect(board(reviewer)).toBeVisible();
  const bell = page.getByRole('button', { name: /^알림/ }).first();
  const list = page.getByRole('dialog', { name: '알림' });

  await test.step('what somebody wrote stands under the bell, and leads to its thread', async () => {
    await page.goto(`${server.url}/dashboard`);
    await expect(bell).toBeVisible();
    expect(await begin(reviewer, '도입부가 조금 길어요')).toBe(200);
    await expect(page.getByRole('button', { name: /^알림, 읽지 않은 것/ })).toBeVisible({ timeout: 30_000 });
    await bell.click();
    const row = list.getByRole('button', { name: /박지우님이 ‘홈카페 입문 영상’에 댓글을 남겼어요/ });
    await row.click();
    await expect(page).toHaveURL(new RegExp(pathname));
    await expect(page.getByRole('listitem').filter({ hasText: '도입부가 조금 길어요' })).toBeVisible();
  });

  await test.step('a thread is muted where it stands', async () => {
    await page.getByRole('button', { name: '이 스레드 알림 끄기' }).click();
    await expect(page.getByRole('button', { name: '이 스레드 알림 켜기' })).toBeVisible();
  });

  await test.step('what is heard of the board is chosen beside its comments', async () => {
    await page.getByRole('button', { name: /^댓글/ }).first().click();
    await page.getByRole('button', { name: '이 보드 알림' }).click();
    await page.getByRole('menuitemradio', { name: '모든 댓글' }).click();
    await page.getByRole('button', { name: '이 보드 알림' }).click();
    await expect(page.getByRole('menuitemradio', { name: '모든 댓글' })).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('a board is muted in the row of a notice, and that is taken back', async () => {
    await page.goto(`${server.url}/dashboard`);
    expect(await begin(reviewer, '마무리는 좋아요')).toBe(200);
    await bell.click();
    await expect(list.getByRole('listitem')).not.toHaveCount(0);
    await list.getByRole('button', { name: '알림 메뉴' }).first().click();
    await page.getByRole('menuitem', { name: '이 보드 끄기' }).click();
    await expect(toast(page)).toContainText('이 보드의 알림을 껐어요');
    await toast(page).getByRole('button', { name: '되돌리기' }).click();
  });

  await test.step('in the settings it is chosen by kind, and stays so', async () => {
    await page.goto(`${server.url}/settings#notices`);
    const app = page.getByRole('switch', { name: '나를 멘션한 댓글: 앱에서 알림' });
    await expect(app).toBeChecked();
    const kept = page.waitForResponse(/notification-settings/);
    await app.click();
    await kept;
    await page.reload();
    await expect(app).not.toBeChecked();
  });
});

/** Somebody who was let in to comment, on the same canvas. */
async function reviewerOf(owner: Page, browser: Browser): Promise<Page> {
  const reviewer = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signIn(reviewer, server.url, REVIEWER, '박지우');
  const invitationId = await owner.evaluate(async (email) => {
    const canvas = await (await fetch(`/api/canvases/${location.pathname.split('/').pop()}`)).json();
    const answer = await fetch(`/api/boards/${canvas.boardId}/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: 'commenter' }),
    });
    return (await answer.json()).id;
  }, REVIEWER);
  await reviewer.goto(`${server.url}/invitations/${invitationId}`);
  await reviewer.getByRole('button', { name: '수락' }).click();
  await reviewer.waitForURL(/\/canvas\//);
  return reviewer;
}

/** Begins a thread on the canvas that is open. */
const begin = (page: Page, body: string): Promise<number> =>
  page.evaluate(async (said) => {
    const canvas = await (await fetch(`/api/canvases/${location.pathname.split('/').pop()}`)).json();
    const ids = { id: crypto.randomUUID(), commentId: crypto.randomUUID() };
    const answer = await fetch(`/api/boards/${canvas.boardId}/threads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, anchor: { on: 'point', x: 0, y: 0 }, body: said }),
    });
    return answer.status;
  }, body);
