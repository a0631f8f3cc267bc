import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

const SIGNUP = 'https://join.example.com/maru';
const anchors =
  'hero logos ai-features problem solution supported-types how demo features prompts proof pricing security faq testimonials footer';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ SIGNUP_URL: SIGNUP });
});
test.afterAll(() => server.close());

/** A page of its own; what it asks other hosts for is answered here and noted. */
async function visit(browser: Browser, options: BrowserContextOptions = {}, at = '/') {
  const context = await browser.newContext({
    locale: 'ko-KR',
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(server.url).origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'elsewhere' });
    },
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(server.url + at);
  return { page, asked, errors, close: () => context.close() };
}

type Visit = Awaited<ReturnType<typeof visit>>;

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a visitor reads the landing page, is led through it, and joins', async ({ browser }) => {
  const still = await visit(browser, { reducedMotion: 'reduce' });
  await test.step('sections with anchors, in order; the header leads to them, the hero to the demo', () => led(still));
  await test.step('the demo shows the product step by step, without scripts too', () => steps(still, browser));
  await test.step('a demo plays in embed form once it is pressed, and nothing is asked of its host before', () =>
    demo(still));
  await test.step('questions open one at a time, prompts can be copied, calls open the membership page in a new tab', () =>
    questions(still));
  await test.step('theme and language are chosen in the header and remembered', () => chosen(still));
  await still.close();
  const { page, close } = await visit(browser);
  await test.step('sections rise in when 15 % of them is seen, and counters run from 0 to their target', () =>
    risen(page));
  await test.step('the header gains a shadow after more than 4 px, the call below comes after more than 600 px', () =>
    scrolled(page));
  await test.step('cards tilt under a mouse; twelve kinds of channels pass by in 18 s and can be stopped', () =>
    tilted(page));
  await close();
  await test.step('on a phone the links fold into a menu and the header button stays', () => phoneMenu(browser));
});

async function led({ page, asked, errors }: Visit): Promise<void> {
  const ids = await page.locator('section[id], footer[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.join(' ')).toBe(anchors);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => Array.from(document.fonts, ({ family, status }) => [family, status]))).toEqual([
    ['Maru Letters', 'loaded'],
  ]);
  const header = page.getByRole('banner');
  for (const [name, id] of [
    ['작동 방식', 'how'],
    ['기능', 'features'],
    ['성과', 'proof'],
    ['요금', 'pricing'],
    ['자주 묻는 질문', 'faq'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => topOf(page, id), { message: id }).toBe(64);
  }
  await page.locator('#hero').getByRole('link', { name: '데모 보기' }).click();
  await expect.poll(() => topOf(page, 'demo')).toBe(64);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
}

async function scrolled(page: Page): Promise<void> {
  const shadow = () =>
    page
      .getByRole('banner')
      .evaluate((header) => /rgba?\([^)]*[^)0, ]\) 0px 8px/.test(getComputedStyle(header).boxShadow));
  const call = page.locator('[data-floating]');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(4);
  expect(await page.evaluate(() => window.scrollY)).toBe(4);
  await expect(call).toBeHidden();
  expect(await shadow()).toBe(false);
  await scrollTo(5);
  await expect.poll(shadow).toBe(true);
  await scrollTo(600);
  await expect(call).toBeHidden();
  await scrollTo(601);
  await expect(call).toBeVisible();
  await expect(call.getByRole('link', { name: '멤버십 가입하기' })).toHaveAttribute('href', SIGNUP);
}

async function risen(page: Page): Promise<void> {
  const title = page.locator('[data-reveal]', { has: page.locator('#proof-title') });
  await expect(title).toHaveAttribute('data-reveal', 'waiting');
  await expect(title).toHaveCSS('opacity', '0');
  await expect(title).toHaveCSS('translate', '0px 16px');
  const counters = page.locator('[data-count]');
  await expect(counters).toHaveText(['0', '0', '0']);
  await page.locator('#proof').scrollIntoViewIfNeeded();
  await expect(counters).toHaveText(['30', '3', '100']);
  await expect(title).toHaveCSS('opacity', '1');
}

async function tilted(page: Page): Promise<void> {
  const card = page.locator('#ai-features [data-tilt]').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover({ position: { x: 300, y: 40 } });
  await expect(card).toHaveAttribute('style', /perspective\(900px\) rotateX\([\d.]+deg\) rotateY\(-?[\d.]+deg\)/);
  await page.mouse.move(0, 0);
  await expect(card).toHaveAttribute('style', '');
  const band = page.locator('.channels');
  await expect(band.locator('ul').first().locator('li')).toHaveCount(12);
  await expect(band).toHaveCSS('animation-duration', '18s');
  await expect(band).toHaveCSS('animation-name', 'channels');
  await page.getByRole('button', { name: '흐름 멈추기' }).click();
  await expect(band).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: '다시 흐르게 하기' }).click();
  await page.mouse.move(0, 0);
  await expect(band).toHaveCSS('animation-play-state', 'running');
}

/** The picture of a step that is seen: its file, and whether it has come. */
const seen = (page: Page) =>
  page
    .locator('[data-still] img')
    .filter({ visible: true })
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ src, naturalWidth }) => [
        /\/(\w+-\w+-\w+)-[^/]*\.avif$/.exec(src)?.[1],
        naturalWidth,
      ]),
    );

async function steps({ page }: Visit, browser: Browser): Promise<void> {
  const plain = await visit(browser, { javaScriptEnabled: false });
  for (const at of [page, plain.page]) {
    await at.locator('#demo').scrollIntoViewIfNeeded();
    await expect.poll(() => seen(at)).toEqual([['board-ko-light', 1800]]);
    await at.getByText('출처를 누르면 브리프 2쪽이 열리고 그 문장에 표시가 됩니다.').click();
    await expect.poll(() => seen(at)).toEqual([['source-ko-light', 1800]]);
    await at.getByRole('radio', { name: /출처 열기/ }).press('ArrowDown');
    await expect.poll(() => seen(at)).toEqual([['script-ko-light', 1800]]);
  }
  await plain.close();
}

async function demo({ page, asked, errors }: Visit): Promise<void> {
  await expect(page.locator('.channels')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('[data-count]')).toHaveText(['30', '3', '100']);
  await page.locator('#demo').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: '재생: 레퍼런스 세 편, 30초 만에 비교하기' }).click();
  const player = page.locator('[data-player] iframe');
  const embed = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?start=0&autoplay=1`;
  await expect(player).toHaveAttribute('src', embed('aqz-KE-bpKQ'));
  await expect.poll(() => asked).toContain(embed('aqz-KE-bpKQ'));
  await page.getByRole('radio', { name: /물어보기/ }).check({ force: true });
  await expect(player).toHaveCount(0);
  expect(errors).toEqual([]);
}

async function questions({ page }: Visit): Promise<void> {
  const answers = page.locator('#faq details p');
  await expect(answers.first()).toBeVisible();
  await page.getByText('AI가 제 보드를 전부 읽나요?').click();
  await expect(answers.first()).toBeHidden();
  await page.getByRole('button', { name: '복사 : 숏폼 8줄' }).click();
  await expect(page.getByText('복사했습니다', { exact: true }).and(page.locator(':visible'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('대본에서 [구간]만 골라 8줄로 줄여 줘. 첫 줄은 질문으로 시작해.');
  await expect(page.locator('#pricing')).toContainText(/49,900원.*\/ 1개월/);
  for (const call of [page.locator('#hero'), page.locator('#pricing')]) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      call.getByRole('link', { name: '멤버십 가입하기' }).click(),
    ]);
    expect(tab.url()).toBe(SIGNUP);
    await tab.close();
  }
}

async function chosen({ page }: Visit): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ko');
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(html).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('References in,script out');
  await page.goto(server.url);
  await page.waitForURL('**/?lang=en');
  await expect(html).toHaveClass(/\bdark\b/);
}

async function phoneMenu(browser: Browser): Promise<void> {
  const phone = {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  } as const;
  const { page, close } = await visit(browser, phone);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '멤버십 가입하기' })).toBeVisible();
  await expect(header.getByRole('link', { name: '요금' })).toBeHidden();
  await header.locator('summary').click();
  await header.getByRole('link', { name: '요금' }).click();
  await expect(header.getByRole('link', { name: '요금' })).toBeHidden();
  await expect.poll(() => topOf(page, 'pricing')).toBe(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await close();
}
