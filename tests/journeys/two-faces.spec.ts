import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isSaved, newCanvas, signIn } from './hands.ts';
import { startHouse, type House } from './house.ts';

interface Face {
  theme: 'light' | 'dark';
  language: 'ko' | 'en';
  width: number;
}
/** Every theme, language and width, each at least twice. */
const faces: Face[] = [
  { theme: 'light', language: 'ko', width: 1440 },
  { theme: 'dark', language: 'en', width: 1440 },
  { theme: 'dark', language: 'ko', width: 390 },
  { theme: 'light', language: 'en', width: 390 },
];
const said = {
  ko: { canvases: '내 캔버스', board: '보드', saveBar: '저장과 화면', loginButton: '이 서버의 계정으로 로그인' },
  en: {
    canvases: 'My Canvases',
    board: 'Board',
    saveBar: 'Saving and view',
    loginButton: "Sign in with this server's account",
  },
};

let house: House;
let member: Awaited<ReturnType<BrowserContext['storageState']>>;
let canvasPath: string;

test.beforeAll(async ({ browser }) => {
  house = await startHouse();
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  await newCanvas(page, '두 얼굴', '기본 캔버스');
  canvasPath = new URL(page.url()).pathname;
  await isSaved(page);
  member = await context.storageState();
  await context.close();
});
test.afterAll(() => house.close());

for (const face of faces) {
  const { theme, language, width } = face;
  test(`every screen is sound: ${theme}, ${language}, ${width} px`, async ({ browser }) => {
    const words = said[language];
    await withPage(browser, face, null, async (page, look) => {
      await page.goto(house.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer')).toBeAttached();
      await look('landing');
      await page.goto(`${house.url}/access`);
      await expect(page.getByRole('button', { name: words.loginButton })).toBeVisible();
      await look('access');
    });
    await withPage(browser, face, member, async (page, look) => {
      await page.goto(house.url);
      await expect(page.getByRole('heading', { name: words.canvases })).toBeVisible();
      await expect(page.getByText('두 얼굴').first()).toBeVisible();
      await look('dashboard');
      await page.goto(house.url + canvasPath);
      await expect(page.getByRole('application', { name: words.board })).toBeVisible();
      await expect(page.getByRole('region', { name: words.saveBar })).toBeVisible();
      // On a phone the whole board is so small that its cards are painted.
      if (width > 768) await expect(page.locator('.board-card').first()).toBeVisible();
      await look('canvas');
    });
  });
}

test('addresses without a screen, old addresses, and screens that need a login', async ({ browser }) => {
  const face = faces[0] as Face;
  await withPage(browser, face, null, async (page) => {
    await page.goto(`${house.url}/nowhere`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('link', { name: '소개 페이지로' })).toHaveAttribute('href', '/');
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto(house.url + canvasPath);
    await expect(page.getByText('로그인 필요')).toBeVisible();
    expect(new URL((await login).url()).search).toContain(encodeURIComponent(canvasPath));
    await page.waitForURL(/\/idp\//);
  });
  await withPage(browser, face, member, async (page) => {
    await page.goto(`${house.url}/nowhere`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: '대시보드로' })).toBeVisible();
    await page.goto(house.url + canvasPath.replace('/canvas/', '/whiteboard/'));
    await page.waitForURL(house.url + canvasPath);
    await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
  });
});

type Look = (screen: string) => Promise<void>;

/** A page of its own with this face; `look` judges what it shows. A visitor is one without `state`. */
async function withPage(
  browser: Browser,
  { theme, language, width }: Face,
  state: typeof member | null,
  visit: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    viewport: { width, height: 860 },
    ...(state && { storageState: state }),
  });
  await context.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('language', chosenLanguage);
    },
    [theme, language] as const,
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isAskedWhoVisits = message.text().includes('401') && message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !isAskedWhoVisits) complaints.push(`${message.text()} ${message.location().url}`);
  });
  await visit(page, async (screen) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
    expect(await barriersOf(page), screen).toEqual([]);
    expect(complaints, screen).toEqual([]);
  });
  await context.close();
}

/** What keeps people out, in words: rule, place, and why. */
async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}
