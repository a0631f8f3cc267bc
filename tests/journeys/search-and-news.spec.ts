import { expect, type Browser, type Page } from '@playwright/test';
import { barriersOf, isSound } from './barriers.ts';
import { cards, isSaved, newCanvas, pasteAt, signIn, tool } from './actions.ts';
import { callFrom } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const palette = (page: Page) => page.getByRole('dialog', { name: '찾기' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function addNote(page: Page, title: string, content: string): Promise<string> {
  const canvasId = new URL(page.url()).pathname.split('/').at(-1);
  const node = { type: 'text', title, content, position: { x: 4_000, y: 3_000 } };
  return (await callFrom<{ id: string }>(page, `/api/canvases/${canvasId}/nodes`, node)).id;
}

test('the search finds by parts of Korean words, opens what it finds, and asks the AI', async ({ page }) => {
  await signIn(page, server.url, 'seoyeon@search-and-news.example.com', '김서연');
  await newCanvas(page, '홈카페 입문', '빈 캔버스');
  await addNote(page, '도입부 대본', '같은 원두라도 분쇄도만 두 칸 바꾸면 맛이 달라져요. 물 온도는 92도가 알맞아요.');
  const home = page.url();
  await page.goto(server.url);
  await newCanvas(page, '무선 이어폰 비교', '빈 캔버스');
  await addNote(page, '광고 고지', '분쇄도 이야기는 여기에도 있어요.');
  await page.goto(server.url);

  await test.step('a part of a title finds a canvas, whatever the spaces', async () => {
    await page.getByRole('button', { name: '프로젝트, 파일 검색 또는 AI에게 질문…' }).click();
    await expect(option(page, /홈카페 입문/)).toBeVisible();
    await palette(page).getByRole('combobox').fill('무선이어폰');
    await expect(option(page, /무선 이어폰 비교/)).toBeVisible();
    await expect(option(page, /무선 이어폰 비교/).locator('mark')).toHaveText('무선 이어폰');
    await page.keyboard.press('Escape');
  });

  await test.step('words of a note find it, here before elsewhere, and it is flown to', async () => {
    await page.goto(home);
    await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('분쇄도');
    await expect(palette(page).getByText('이 보드', { exact: true })).toBeVisible();
    await expect(palette(page).getByText('다른 곳', { exact: true })).toBeVisible();
    await expect(option(page, /도입부 대본/)).toContainText('분쇄도만 두 칸');
    await isSound(page, 'palette, hits');
    await option(page, /광고 고지/).click();
    await page.waitForURL(
      (url) => /\/canvas\/[0-9a-f-]{36}$/.test(url.pathname) && url.search === '' && url.href !== home,
    );
    await expect(page.locator('.board-card', { hasText: '광고 고지' })).toBeInViewport();
  });

  await test.step('Enter asks the AI; the answer stands there with citations that open their node', async () => {
    await page.keyboard.press('Control+k');
    const field = palette(page).getByRole('combobox');
    await field.fill('물 온도는 몇 도가 알맞아?');
    await field.press('Enter');
    await expect(palette(page).getByText('92도가 알맞아요', { exact: false }).first()).toBeVisible();
    await isSound(page, 'palette, answer');
    await palette(page).locator('.cite-chip').first().click();
    await page.waitForURL(home);
    await expect(page.locator('.board-card', { hasText: '도입부 대본' })).toBeInViewport();
  });

  await test.step('what is nowhere can be asked or begun', async () => {
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('어디에도없는말');
    await expect(palette(page).getByText('‘어디에도없는말’ 검색 결과가 없어요')).toBeVisible();
    await expect(option(page, /‘어디에도없는말’에 대해 AI에게 묻기/)).toBeVisible();
    await option(page, /새 캔버스 만들기/).click();
    await expect(page.getByRole('dialog', { name: '새 캔버스' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a failed search says so, and so does a failed answer, which can be asked again', async () => {
    await page.route('**/api/search**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.keyboard.press('Control+k');
    const field = palette(page).getByRole('combobox');
    await field.fill('실패하는 검색');
    await expect(palette(page).getByText('찾지 못했어요')).toBeVisible();
    await field.press('Enter');
    await expect(palette(page).getByText('답을 받지 못했어요')).toBeVisible();
    await page.unroute('**/api/search**');
    await palette(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(palette(page).getByText('답을 찾지 못했어요', { exact: false })).toBeVisible();
    await palette(page).getByRole('button', { name: '검색 결과로' }).click();
    await expect(option(page, /AI에게 묻기/)).toBeVisible();
  });
});

test('the bar of every screen: notifications, the menu of the user, and its keys', async ({ page, browser }) => {
  await signIn(page, server.url, 'jiwoo@search-and-news.example.com', '박지우');
  await test.step('by keys alone: what comes to the bell and to the menu on the way leaves the focus where it is', () =>
    byKeys(page));
  await test.step('notifications arrive by themselves, open their place, and invitations are answered', () =>
    news(page, browser));
  await page.goto(server.url);
  await test.step('the menu of the user leads to profile and settings, changes theme and language, and signs out', () =>
    menuOfUser(page));
});

async function news(page: Page, browser: Browser): Promise<void> {
  const bell = page.getByRole('button', { name: /^알림/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: '알림' });
  const toDo = page.getByRole('region', { name: '오늘 이어서 할 일' });
  await expect(list.getByText('새 소식이 없어요')).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('a link that cannot be read is told, with its reason, and opens its node', async () => {
    await newCanvas(page, '읽을거리', '빈 캔버스');
    await pasteAt(page, 500, 300, 'http://127.0.0.1:9/geheim');
    await expect(page.getByRole('button', { name: '알림, 읽지 않은 것 1개' })).toBeVisible({ timeout: 30_000 });
    await page.goto(server.url);
    await expect(toDo).toContainText('읽지 못했어요읽을거리');
    await bell.click();
    await expect(list.getByRole('listitem')).toContainText('이 주소는 안전을 위해 열지 않아요');
    await list.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible();
  });

  await test.step('the dashboard goes on naming it, and a question that was typed and not sent, each with its place', async () => {
    await tool(page, 'AI Chat').click();
    const chat = cards(page, 'ai-chat');
    await chat.getByLabel('질문', { exact: true }).fill('이 글을 세 줄로 줄이면?');
    await isSaved(page);
    await page.goto(server.url);
    await expect(toDo.getByRole('link')).toHaveText([/읽지 못했어요읽을거리$/, '보내지 않은 질문이 있어요읽을거리']);
    await toDo.getByRole('link', { name: /보내지 않은 질문/ }).click();
    await expect(chat.getByLabel('질문', { exact: true })).toHaveValue('이 글을 세 줄로 줄이면?');
  });

  const host = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signIn(host, server.url, 'host@search-and-news.example.com', '이주인');
  const invite = async (name: string) => {
    const org = await callFrom<{ id: string }>(host, '/api/orgs', { name });
    await callFrom(host, `/api/orgs/${org.id}/invitations`, {
      email: 'jiwoo@search-and-news.example.com',
      role: 'viewer',
    });
    return org.id;
  };

  await test.step('an invitation is declined, another one taken, right there and live', async () => {
    await invite('팀 하나');
    await expect(page.getByRole('button', { name: '알림, 읽지 않은 것 1개' })).toBeVisible();
    await bell.click();
    await expect(list).toContainText('이주인님이 ‘팀 하나’에 초대했어요');
    await list.getByRole('button', { name: '거절' }).click();
    await expect(toast(page, '초대를 거절했어요')).toBeVisible();
    await expect(list.getByRole('button', { name: '거절' })).toHaveCount(0);
    const orgId = await invite('팀 둘');
    await expect(list).toContainText('‘팀 둘’에 초대했어요');
    await list.getByRole('button', { name: '수락' }).click();
    await page.waitForURL(`${server.url}/orgs/${orgId}`);
    await expect(toast(page, '‘팀 둘’에 들어왔어요.')).toBeVisible();
    await host.goto(server.url);
    await expect(host.getByRole('button', { name: '알림, 읽지 않은 것 1개' })).toBeVisible();
    await page.goto(server.url);
    const third = await invite('팀 셋');
    await expect(toDo).toContainText('‘팀 셋’에 초대했어요');
    await toDo.getByRole('button', { name: '수락' }).click();
    await page.waitForURL(`${server.url}/orgs/${third}`);
  });

  await host.context().close();
}

async function menuOfUser(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^내 메뉴/ });
  await menu.click();
  await expect(page.getByText('jiwoo@search-and-news.example.com')).toBeVisible();
  expect(await barriersOf(page, { within: '[role=menu]' })).toEqual([]);
  await page.getByRole('menuitem', { name: '프로필' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await menu.click();
  await page.getByRole('menuitem', { name: '설정' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('link', { name: 'Maru 홈' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.getByRole('button', { name: '어두운 테마로 바꾸기' }).click();
  expect(await page.evaluate(() => [localStorage.getItem('theme'), document.documentElement.className])).toEqual([
    'dark',
    'dark',
  ]);
  await page.getByRole('button', { name: '밝은 테마로 바꾸기' }).click();
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'My Canvases' })).toBeVisible();
  await page.getByRole('button', { name: /^My menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('new'));
  await expect(page.getByRole('button', { name: /^My menu/ })).toHaveCount(0);
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
}

async function byKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^프로젝트, 파일 검색/ }).focus();
  const bell = page.getByRole('button', { name: /^알림/ });
  const menu = page.getByRole('button', { name: /^내 메뉴/ });
  for (const [tabs, button, opened] of [
    [1, bell, page.getByRole('dialog')],
    [2, menu, page.getByRole('menu')],
  ] as const) {
    for (let i = 0; i < tabs; i++) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('data-state', 'closed');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
}
