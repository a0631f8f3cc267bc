import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cards, newCanvas, readBoard, signIn } from './hands.ts';
import { put, viewOf } from './hands-on-canvas.ts';
import { phone } from './hands-by-finger.ts';
import { callFrom, placeProject, toast } from './hands-on-places.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('notifications stand behind the dots of a canvas, and what is unread is seen there', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'news@bars-of-a-telephone.example.com');
  await newCanvas(page, '알림', '빈 캔버스');
  const hostContext = await browser.newContext({ locale: 'ko-KR' });
  const host = await hostContext.newPage();
  await signIn(host, house.url, 'host@bars-of-a-telephone.example.com', '이주인');
  const invite = async (name: string) => {
    const org = await callFrom<{ id: string }>(host, '/api/orgs', { name });
    await callFrom(host, `/api/orgs/${org.id}/invitations`, {
      email: 'news@bars-of-a-telephone.example.com',
      role: 'viewer',
    });
    return org.id;
  };
  const dots = page.getByRole('button', { name: /^더 보기/ });
  const entry = page.getByRole('menuitem', { name: /^알림/ });
  const sheet = page.getByRole('dialog', { name: '알림' });

  await test.step('one press shows what the bars of other screens have: saving, the whole view, zooming, finding and the theme', async () => {
    await put(page, { type: 'text', title: '첫 노드', position: { x: 0, y: 0 } });
    await expect(cards(page, 'text')).toHaveCount(1);
    const before = await viewOf(page);
    await dots.tap();
    for (const name of ['저장', '화면 맞춤', '확대', '축소', '검색', '어두운 테마로 바꾸기'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: '확대', exact: true }).tap();
    await page.getByRole('menuitem', { name: '확대', exact: true }).tap();
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(before.zoom * 1.4);
    await page.keyboard.press('Escape');
  });
  await test.step('where nothing is new the sheet says so', async () => {
    await dots.tap();
    await expect.poll(async () => (await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
    await entry.tap();
    await expect(sheet).toContainText('새 소식이 없어요');
    await sheet.getByRole('button', { name: '닫기' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(dots).toBeFocused();
  });
  await test.step('an invitation arrives by itself, is counted, and is declined there', async () => {
    await invite('팀 하나');
    await expect(page.getByRole('button', { name: '더 보기: 알림, 읽지 않은 것 1개' })).toBeVisible();
    await dots.tap();
    await expect(entry).toContainText('1');
    await entry.tap();
    await expect(sheet).toContainText('이주인님이 ‘팀 하나’에 초대했어요');
    for (const button of await sheet.getByRole('button').all()) {
      const { x, y, width, height } = await boxOf(button);
      expect(height, await button.textContent().then(String)).toBeGreaterThanOrEqual(44);
      expect([x >= 0, y >= 0, x + width <= 390]).toEqual([true, true, true]);
    }
    await isSoundInBothThemes(page, 'bars of a telephone');
    await sheet.getByRole('button', { name: '거절' }).tap();
    await expect(toast(page)).toContainText('초대를 거절했어요');
    await expect(sheet.getByRole('button', { name: '모두 읽음으로' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dots).toHaveAccessibleName('더 보기');
    await expect(dots).toBeFocused();
  });
  await test.step('another one is taken, and leads to its place', async () => {
    const orgId = await invite('팀 둘');
    await dots.tap();
    await entry.tap();
    await sheet.getByRole('button', { name: '수락' }).tap();
    await page.waitForURL(`${house.url}/orgs/${orgId}`);
    await expect(sheet).toHaveCount(0);
  });
  await hostContext.close();
  await context.close();
});

test('a toast lies below the bars and above the dock, and under a menu', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'toast@bars-of-a-telephone.example.com');
  await newCanvas(page, '소식', '빈 캔버스');
  const line = await context.newCDPSession(page);
  const notice = toast(page).getByRole('alert').or(toast(page).getByRole('status'));
  const dock = page.getByRole('button', { name: '도구', exact: true });
  const header = page.getByRole('region', { name: '저장과 화면' });

  for (const [width, homeBarPx] of [
    [390, 0],
    [390, 34],
    [700, 0],
  ] as const) {
    await test.step(`a canvas, ${width} px wide, home bar ${homeBarPx} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await line.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom: homeBarPx } });
      await dock.tap();
      const sheet = page.getByRole('dialog', { name: '도구' });
      await sheet.getByLabel('링크를 붙여 넣으세요').fill('not an address');
      await sheet.getByRole('button', { name: '추가' }).tap();
      await expect(notice).toContainText('올바른 URL을 입력해주세요');
      await sheet.getByRole('button', { name: '닫기' }).tap();
      await expect(sheet).toHaveCount(0);
      await liesBetween(notice, header, dock);
      expect((await boxOf(dock)).y + (await boxOf(dock)).height).toBeLessThanOrEqual(844 - Math.max(12, homeBarPx));
      await toast(page).getByRole('button', { name: '닫기' }).tap();
      await expect(notice).toHaveCount(0);
    });
  }
  await test.step('the board of a project, which has two bars', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const project = await placeProject(page, '홈카페');
    await page.goto(`${house.url}/projects/${project.id}/board`);
    await page.getByRole('button', { name: '메모 추가' }).tap();
    await expect(notice).toContainText('노드를 만들었어요');
    const bar = page.locator('[data-second-bar]');
    const addNote = page.getByRole('button', { name: '메모 추가' });
    await liesBetween(notice, bar, addNote);
    await page.getByRole('button', { name: '보드에서 찾기' }).tap();
    const leave = page.getByRole('search').getByRole('button', { name: '닫기' });
    await liesBetween(notice, leave, addNote);
    await leave.tap();
    await bar.getByRole('button', { name: '더 보기' }).tap();
    await page.getByRole('menuitem', { name: /^되돌리기/ }).tap();
    await expect(cards(page, 'text')).toHaveCount(0);
  });
  await context.close();
});

test('the dock and the ways to begin have room on a narrow telephone, in both languages', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'narrow@bars-of-a-telephone.example.com');
  await page.setViewportSize({ width: 360, height: 740 });
  await newCanvas(page, '좁은 화면', '빈 캔버스');
  for (const language of ['ko', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    const dock = page.locator('.board-dock');
    await expect(dock).toBeVisible();
    const around = await boxOf(dock);
    const buttons = [...(await dock.getByRole('button').all()), ...(await page.locator('[data-ground] button').all())];
    expect(buttons.length).toBeGreaterThan(6);
    for (const button of buttons) {
      const { x, width, height } = await boxOf(button);
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
      expect([x > around.x, x + width < around.x + around.width]).toEqual([true, true]);
    }
  }
  await context.close();
});

test('a text is written by finger, and a button above the keyboard is done with it', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'writing@bars-of-a-telephone.example.com');
  await newCanvas(page, '받아 적기', '빈 캔버스');
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
  await expect(note.locator('kbd')).toHaveCount(0);
  const done = page.getByRole('toolbar', { name: '글 서식' }).getByRole('button', { name: '완료' });
  const place = await boxOf(done);
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.x + place.width).toBeLessThanOrEqual(390);
  const dock = page.getByRole('button', { name: '링크 붙여넣기' });
  await expect(dock).toBeHidden();
  await done.tap();
  await expect(dock).toBeVisible();
  await expect(note.locator('textarea')).toHaveCount(0);
  await expect(note).toContainText('장보기 목록');
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.content).toBe('장보기 목록');
  await context.close();
});

test('the board of a project can be used by finger', async ({ browser }) => {
  const { page, context } = await openOn(browser, 'project@bars-of-a-telephone.example.com');
  const project = await placeProject(page, '아주 긴 이름을 가진 홈카페 프로젝트');
  await page.goto(`${house.url}/projects/${project.id}/board`);
  const bar = page.locator('[data-second-bar]');
  const dots = bar.getByRole('button', { name: '더 보기' });
  await expect(bar.getByRole('status')).toContainText('저장됨');
  const buttons = [...(await bar.getByRole('button').all()), bar.getByRole('link')];
  for (const one of buttons) {
    const { width, height } = await boxOf(one);
    expect(Math.min(width, height), await one.textContent().then(String)).toBeGreaterThanOrEqual(44);
  }
  await isSoundInBothThemes(page, 'bars of a telephone');
  await test.step('what is made is taken back and brought back behind the dots', async () => {
    await page.getByRole('button', { name: '메모 추가' }).tap();
    await expect(cards(page, 'text')).toHaveCount(1);
    await dots.tap();
    await page.getByRole('menuitem', { name: /^되돌리기/ }).tap();
    await expect(cards(page, 'text')).toHaveCount(0);
    await dots.tap();
    await page.getByRole('menuitem', { name: /^다시 하기/ }).tap();
    await expect(cards(page, 'text')).toHaveCount(1);
  });
  await test.step('finding and the assistant are a press away', async () => {
    const find = page.getByRole('button', { name: '보드에서 찾기' });
    expect(await boxOf(find)).toMatchObject({ x: 334, y: 780, width: 44, height: 44 });
    await find.tap();
    await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
    await page.getByRole('search').getByRole('button', { name: '닫기' }).tap();
    await bar.getByRole('button', { name: 'AI 어시스턴트 열기' }).tap();
    const assistant = page.getByRole('complementary', { name: 'AI 어시스턴트' });
    await expect(assistant.getByRole('textbox')).toBeVisible();
    await assistant.getByRole('button', { name: 'AI 어시스턴트 닫기' }).tap();
    await expect(assistant).toHaveCount(0);
  });
  await context.close();
});

/** The first comes to lie wholly below the second and above the third. */
const liesBetween = (one: Locator, above: Locator, below: Locator): Promise<void> =>
  expect(async () => {
    const [top, box, bottom] = [await boxOf(above), await boxOf(one), await boxOf(below)];
    expect(box.y).toBeGreaterThanOrEqual(top.y + top.height);
    expect(box.y + box.height).toBeLessThanOrEqual(bottom.y);
  }).toPass({ timeout: 5_000 });

/** Somebody signed in on a telephone. */
async function openOn(browser: Browser, email: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, email, '박지우');
  return { page, context };
}
