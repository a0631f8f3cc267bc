import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, type Account } from '../bench/board/seed.ts';
import type { BoardNode } from '../src/contract/board/board.schema.ts';
import { exampleWords } from '../src/server/examples/example-words.ts';
import { startAiStub } from '../tests/ai-stub/start-ai-stub.ts';
import { findBrowser } from '../tests/browser.ts';
import { cards, isStill } from '../tests/journeys/actions.ts';
import { startTestServer } from '../tests/journeys/test-server.ts';
import { openPage } from './pictures/open-page.ts';

/**
 * Takes the pictures of the landing page from the product itself: npm run record-demo. The server is started with an empty
 * database, its example board is opened in Chromium and the main job is done on it, in both languages and themes. Only the
 * words of the model stand here, since a model words each answer differently; numbers, citations, checks and the reader are
 * the product's. They are written to src/web/landing/pictures/demo and committed.
 */
const OUT = 'src/web/landing/pictures/demo';
const { values: options } = parseArgs({ options: { quality: { type: 'string', default: '39' } } });
const WITHIN_MS = 15_000;
const desk: BrowserContextOptions = { viewport: { width: 1200, height: 675 }, deviceScaleFactor: 1.5 };
const hero: BrowserContextOptions = { viewport: { width: 1440, height: 826 }, deviceScaleFactor: 1.4 };

type Language = 'ko' | 'en';
interface Take {
  account: Account;
  language: Language;
  theme: 'light' | 'dark';
}

const told = {
  ko: {
    answer: (passage: string) =>
      `고지 자막은 **본편 시작 10초 안에** 넣어야 해요. [${passage}]\n\n- 화면에는 5초 이상 떠 있어야 해요. [${passage}]\n- 설명란 첫 줄에도 같은 문구를 적어야 해요. [${passage}]`,
    words: '본편 시작 10초 안에',
    cite: /^출처 \d+,/,
    chat: '보드 오른쪽에 열기',
    keep: '노트로 저장',
    leave: '집중 모드 끝내기',
    reader: '원문',
  },
  en: {
    answer: (passage: string) =>
      `The caption has to appear **within the first 10 seconds**. [${passage}]\n\n- It stays on the screen for at least 5 seconds. [${passage}]\n- The same words go into the first line of the description. [${passage}]`,
    words: 'within the first 10 seconds',
    cite: /^Open source \d+,/,
    chat: 'Open beside the board',
    keep: 'Save as note',
    leave: 'Leave focus mode',
    reader: 'Source text',
  },
} as const;

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  process.exit(2);
}
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const stub = await startAiStub();
stub.script(({ text }) => {
  const { answer, words } = Object.values(told).find((one) => text.includes(one.words)) ?? told.ko;
  const before = text.slice(0, text.lastIndexOf(words));
  const passage = [...before.matchAll(/^\[(\d+)\]/gm)].at(-1)?.[1] ?? '1';
  return { pieces: [answer(passage)] };
});
const server = await startTestServer({ ...stub.env, AI_MODEL: 'example' });
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const account = await signIn(server.url);
  for (const language of ['ko', 'en'] as const)
    for (const theme of ['light', 'dark'] as const) await recordJob(browser, { account, language, theme });
} finally {
  await browser.close();
  await server.close();
  await stub.close();
}
console.log(`Pictures are in ${OUT}.`);

async function recordJob(browser: Browser, take: Take): Promise<void> {
  const say = told[take.language];
  const canvasId = await makeExample(take);
  const { page, save, close } = await open(browser, take, canvasId, desk);
  await save('board');
  await page.getByRole('button', { name: exampleWords[take.language].questions[0] }).click();
  const answer = page.getByRole('log').getByRole('article').last();
  await answer.getByRole('button', { name: say.cite }).first().waitFor();
  await answer.getByRole('button', { name: say.keep }).waitFor();
  await cards(page, 'ai-chat').getByRole('button', { name: say.chat, exact: true }).click();
  await save('answer');
  await page.getByRole('log').getByRole('article').last().getByRole('button', { name: say.cite }).first().click();
  await page.getByRole('complementary', { name: say.reader }).locator('[aria-current="true"]').waitFor();
  await save('source');
  await close();

  const reading = await open(browser, take, canvasId, desk);
  await cards(reading.page, 'text').click({ position: { x: 60, y: 6 } });
  await reading.page.keyboard.press('Shift+Digit2');
  await reading.save('script');
  await reading.close();

  const first = await open(browser, take, canvasId, hero);
  await first.page.keyboard.press('Control+.');
  await first.page.locator('.board[data-zen]').waitFor();
  await first.page.getByRole('button', { name: say.leave }).evaluate((button) => (button.style.visibility = 'hidden'));
  await first.page.keyboard.press('Shift+Digit1');
  await first.save('hero');
  await first.close();
}

async function open(browser: Browser, viewer: Take, canvasId: string, screen: BrowserContextOptions) {
  const page = await openPage(browser, viewer, { ...screen, reducedMotion: 'reduce' });
  page.setDefaultTimeout(WITHIN_MS);
  await page.goto(`${viewer.account.url}/canvas/${canvasId}`);
  await page.locator('.board-card').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const save = (name: string) => takePicture(page, `${name}-${viewer.language}-${viewer.theme}`);
  return { page, save, close: () => page.context().close() };
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 400);
  await isStill(page);
  const picture = await page.screenshot();
  const written = await sharp(picture)
    .avif({ quality: Number(options.quality), effort: 2, chromaSubsampling: '4:4:4' })
    .toFile(`${OUT}/${name}.avif`);
  console.log(`${name}: ${written.width}x${written.height}, ${(written.size / 1000).toFixed(1)} kB`);
}

/** An example board of which everything is read, with the evidence in its script. */
async function makeExample({ account: { url, cookies }, language }: Take): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    origin: url,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const made = await fetch(`${url}/api/canvases/example`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ language }),
  });
  const { id } = (await made.json()) as { id: string };
  for (;;) {
    const { nodes } = (await (await fetch(`${url}/api/canvases/${id}/board`, { headers })).json()) as {
      nodes: BoardNode[];
    };
    if (nodes.some(({ metadata }) => metadata['citations'] !== undefined)) return id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
