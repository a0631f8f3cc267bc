import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { phone } from './touch-actions.ts';
import { put } from './canvas-actions.ts';
import { callFrom, placeProject, toast } from './place-actions.ts';
import { boxOf, cards, newCanvas, readBoard, signIn } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const EMAIL = 'phone@bars-of-a-telephone.example.com';
const noticeOf = (page: Page): Locator => toast(page).getByRole('alert').or(toast(page).getByRole('status'));

test('on a telephone news, what is told, writing and the board of a project have their place between the bars', async ({
  browser,
}) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, server.url, EMAIL, '박지우');
  await newCanvas(page, '좁은 화면', '빈 캔버스');
  await test.step('an invitation arrives behind the dots, is counted, and is declined there', () =>
    invited(browser, page));
  await test.step('a toast lies below the bar and above the dock, which stands over a home bar', () => told(page));
  await test.step('a text is written by finger, and a button above the keyboard is done with it', () => written(page));
  await test.step('what is done on the board of a project is told below both its bars, and taken back behind the dots', () =>
    ofProject(page));
  await context.close();
});

async function invited(browser: Browser, page: Page): Promise<void> {
  const hostContext = await browser.newContext({ locale: 'ko-KR' });
  const host = await hostContext.newPage();
  await signIn(host, server.url, 'host@bars-of-a-telephone.example.com', '이주인');
  const org = await callFrom<{ id: string }>(host, '/api/orgs', { name: '팀 하나' });
  await callFrom(host, `/api/orgs/${org.id}/invitations`, { email: EMAIL, role: 'viewer' });
  await hostContext.close();
  const dots = page.getByRole('button', { name: /^더 보기/ });
  await expect(dots).toHaveAccessibleName('더 보기: 알림, 읽지 않은 것 1개');
  await dots.tap();
  await page.getByRole('menuitem', { name: /^알림/ }).tap();
  const sheet = page.getByRole('dialog', { name: '알림' });
  await expect(sheet).toContainText('이주인님이 ‘팀 하나’에 초대했어요');
  for (const button of await sheet.getByRole('button').all()) {
    const { x, y, width, height } = await boxOf(button);
    expect(height, await button.textContent().then(String)).toBeGreaterThanOrEqual(44);
    expect([x >= 0, y >= 0, x + width <= 390]).toEqual([true, true, true]);
  }
  await isSoundInBothThemes(page, 'news on a telephone');
  await sheet.getByRole('button', { name: '거절' }).tap();
  await expect(toast(page)).toContainText('초대를 거절했어요');
  await page.keyboard.press('Escape');
  await expect(dots).toHaveAccessibleName('더 보기');
  await expect(dots).toBeFocused();
}

async function told(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const dock = page.getByRole('button', { name: '도구', exact: true });
  await line.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom: 34 } });
  await dock.tap();
  const sheet = page.getByRole('dialog', { name: '도구' });
  await sheet.getByLabel('링크를 붙여 넣으세요').fill('not an address');
  await sheet.getByRole('button', { name: '추가' }).tap();
  await expect(noticeOf(page)).toContainText('올바른 URL을 입력해주세요');
  await sheet.getByRole('button', { name: '닫기' }).tap();
  await expect(sheet).toHaveCount(0);
  await liesBetween(noticeOf(page), page.getByRole('region', { name: '저장과 화면' }), dock);
  const { y, height } = await boxOf(dock);
  expect(y + height).toBeLessThanOrEqual(844 - 34);
  await toast(page).getByRole('button', { name: '닫기' }).tap();
  await line.detach();
}

async function written(page: Page): Promise<void> {
  await put(page, { type: 'text', title: '메모', position: { x: 40, y: 40 } });
  const note = cards(page, 'text');
  await expect(note).toBeVisible();
  const { x, y } = await boxOf(note);
  await expect(async () => {
    await page.touchscreen.tap(x + 80, y + 60);
    await page.touchscreen.tap(x + 80, y + 60);
    await expect(note.locator('textarea')).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.insertText('장보기 목록');
  const done = page.getByRole('toolbar', { name: '글 서식' }).getByRole('button', { name: '완료' });
  const place = await boxOf(done);
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.x + place.width).toBeLessThanOrEqual(390);
  const dock = page.getByRole('button', { name: '링크 붙여넣기' });
  await expect(dock).toBeHidden();
  await done.tap();
  await expect(dock).toBeVisible();
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.content).toBe('장보기 목록');
}

async function ofProject(page: Page): Promise<void> {
  const project = await placeProject(page, '아주 긴 이름을 가진 홈카페 프로젝트');
  await page.goto(`${server.url}/projects/${project.id}/board`);
  const bar = page.locator('[data-second-bar]');
  await expect(bar.getByRole('status')).toContainText('저장됨');
  // Parts of the bar come late and change what stands in it.
  await expect(async () => {
    for (const one of [...(await bar.getByRole('button').all()), bar.getByRole('link')]) {
      const { width, height } = await boxOf(one);
      expect(Math.min(width, height), await one.textContent().then(String)).toBeGreaterThanOrEqual(44);
    }
  }).toPass();
  await isSoundInBothThemes(page, 'board of a project on a telephone');
  const addNote = page.getByRole('button', { name: '메모 추가' });
  await addNote.tap();
  await expect(noticeOf(page)).toContainText('노드를 만들었어요');
  await liesBetween(noticeOf(page), bar, addNote);
  await bar.getByRole('button', { name: '더 보기' }).tap();
  await page.getByRole('menuitem', { name: /^되돌리기/ }).tap();
  await expect(cards(page, 'text')).toHaveCount(0);
}

/** The first comes to lie wholly below the second and above the third. */
const liesBetween = (one: Locator, above: Locator, below: Locator): Promise<void> =>
  expect(async () => {
    const [top, box, bottom] = [await boxOf(above), await boxOf(one), await boxOf(below)];
    expect(box.y).toBeGreaterThanOrEqual(top.y + top.height);
    expect(box.y + box.height).toBeLessThanOrEqual(bottom.y);
  }).toPass({ timeout: 30_000 });
