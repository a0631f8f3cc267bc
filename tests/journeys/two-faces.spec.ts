import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { barriersOf, fitsAt, isSound, OF_COLOURS, WIDTHS } from './barriers.ts';
import { chooseFiles, newOrg, newProject } from './place-actions.ts';
import { isSaved, newCanvas, signIn } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const LONG_NAME = '아주 긴 이름을 가진 프로젝트, 봄 여름 가을 겨울 시리즈 전체의 기획과 촬영 그리고 편집 일정';

interface Face {
  theme: 'light' | 'dark';
  language: 'ko' | 'en';
}

let server: TestServer;
let member: Awaited<ReturnType<BrowserContext['storageState']>>;
let canvasPath: string;
let orgPath: string;
let projectPath: string;

test.beforeAll(async ({ browser, sharedServer }) => {
  server = sharedServer;
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const pathOf = () => new URL(page.url()).pathname;
  await signIn(page, server.url, 'seoyeon@two-faces.example.com', '김서연');
  await newCanvas(page, LONG_NAME, '기본 캔버스');
  canvasPath = pathOf();
  await isSaved(page);
  await page.goto(server.url);
  await newOrg(page, '카페 스튜디오');
  orgPath = pathOf();
  await newProject(page, LONG_NAME, LONG_NAME);
  projectPath = pathOf();
  member = await context.storageState();
  await context.close();
});

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const board = (page: Page): Locator => page.getByRole('application');
type Screens = [name: string, path: () => string, isThere: (page: Page) => Locator][];
const ofVisitors: Screens = [
  ['landing', () => '/', heading],
  ['access', () => '/access', (page) => page.locator('main').getByRole('button')],
  ['not found', () => '/nowhere', heading],
];
const ofMembers: Screens = [
  ['dashboard', () => '/', (page) => page.locator('#canvases')],
  ['canvas', () => canvasPath, board],
  ['organisation', () => orgPath, heading],
  ['files', () => projectPath, heading],
  ['chat', () => `${projectPath}?tab=chat`, (page) => page.getByRole('tabpanel').getByRole('textbox')],
  ['members', () => `${projectPath}?tab=members`, heading],
  ['project settings', () => `${projectPath}?tab=settings`, heading],
  ['project board', () => `${projectPath}/board`, board],
  ['subscribe', () => '/subscribe', heading],
  ['profile', () => '/profile', heading],
  ['settings', () => '/settings', heading],
  ['not found, signed in', () => '/nowhere', heading],
];

test('every screen is sound at three widths and in both themes', ({ browser }) => sweep(browser, 'ko'));

test('the dialogs of an organisation and of a project and the page of the API are sound in both themes', async ({
  browser,
}) => {
  await withPage(browser, { theme: 'light', language: 'ko' }, member, async (page, look) => {
    await test.step('the dialogs of an organisation and of a project', () => dialogs(page, look));
    await test.step('the readable page of the API, in the colours of the system', async () => {
      await page.goto(`${server.url}/api/docs`);
      await page.locator('details').nth(1).locator('summary').click();
      // Its sections are written alike, some hundreds of calls long.
      const within = 'header, nav, section:first-of-type, section:last-of-type';
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const look = colorScheme === 'light' ? { within } : { within, only: OF_COLOURS };
        expect(await barriersOf(page, look), colorScheme).toEqual([]);
      }
    });
  });
});

test('every screen fits in English, too, and addresses without a screen or without a login lead on', async ({
  browser,
}) => {
  await test.step('every screen', () => sweep(browser, 'en'));
  await test.step('addresses without a screen, old addresses, and screens that need a login', () => addresses(browser));
});

async function sweep(browser: Browser, language: 'ko' | 'en'): Promise<void> {
  for (const [screens, state] of [
    [ofVisitors, null],
    [ofMembers, member],
  ] as const) {
    await withPage(browser, { theme: 'light', language }, state, async (page, look) => {
      for (const [name, path, isThere] of screens) {
        await page.goto(server.url + path());
        await expect(isThere(page).first(), name).toBeVisible();
        await expect(page.locator('.skeleton'), name).toHaveCount(0);
        await look(name);
      }
    });
  }
  await withPage(browser, { theme: 'dark', language }, member, async (page, look) => {
    await page.goto(`${server.url}/subscribe`);
    await page.getByRole('button', { name: /^Continue with Pro$|^Pro 플랜으로 계속하기$/ }).click();
    await expect(page.locator('#payment')).toBeVisible();
    await look('payment');
  });
}

async function dialogs(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [path, button] of [
    [orgPath, '멤버 초대'],
    [orgPath, '설정'],
    [orgPath, '관리'],
    [`${projectPath}?tab=settings`, '공유'],
  ] as const) {
    await page.goto(server.url + path);
    await page.locator('main').getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeVisible();
    await look(button);
  }
  await page.goto(server.url + projectPath);
  const file = { name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('원두는 2주 안에 쓴다.') };
  await chooseFiles(page, [file]);
  await expect(dialog.getByText('메모.txt')).toBeVisible();
  await look('uploader');
}

async function addresses(browser: Browser): Promise<void> {
  const face: Face = { theme: 'light', language: 'ko' };
  await withPage(browser, face, null, async (page) => {
    await page.goto(`${server.url}/nowhere`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('link', { name: '소개 페이지로' })).toHaveAttribute('href', '/');
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto(server.url + canvasPath);
    await expect(page.getByText('로그인 필요')).toBeVisible();
    expect(new URL((await login).url()).search).toContain(encodeURIComponent(canvasPath));
    await page.waitForURL(/\/idp\//);
  });
  await withPage(browser, face, member, async (page) => {
    await page.goto(`${server.url}/nowhere`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: '대시보드로' })).toBeVisible();
    await page.goto(server.url + canvasPath.replace('/canvas/', '/whiteboard/'));
    await page.waitForURL(server.url + canvasPath);
    await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
  });
}

type Look = (screen: string) => Promise<void>;

/** A page of its own with this face; `look` judges what it shows. A visitor is one without `state`. */
async function withPage(
  browser: Browser,
  { theme, language }: Face,
  state: typeof member | null,
  visit: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 860 },
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
    const { url } = message.location();
    const isAskedWhoVisits = message.text().includes('401') && url.endsWith('/api/auth/user');
    const isMeantToBeMissing = message.text().includes('404') && url.endsWith('/nowhere');
    if (message.type() === 'error' && !isAskedWhoVisits && !isMeantToBeMissing)
      complaints.push(`${message.text()} ${url}`);
  });
  await visit(page, async (screen) => {
    await expect(page.locator('html'), screen).toHaveAttribute('lang', language);
    await expect(page.locator('html'), screen).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    // The words of a language change how wide things are, and not what a page is built of.
    if (language === 'ko') await isSound(page, screen);
    else for (const width of WIDTHS) await fitsAt(page, width, screen);
    expect(complaints, screen).toEqual([]);
  });
  await context.close();
}
