import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { signIn } from './hands.ts';
import { placeProject, toast } from './hands-on-places.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

const results = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
  url: `https://page${n}.example/post`,
  title: `홈카페 글 ${n}`,
  snippet: `글 ${n}의 내용`,
}));

let stub: AiStub;
let house: House;
test.beforeAll(async () => {
  stub = await startAiStub();
  house = await startHouse({ PERPLEXITY_API_KEY: 'a-key-of-no-worth', PERPLEXITY_BASE_URL: stub.url });
});
test.afterAll(async () => {
  await house.close();
  await stub.close();
});

test('a web search in the chat of a project: pending, labels, citations, copies, on both screens', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const { id } = await placeProject(page, '홈카페 시즌 2');
  await page.goto(`${house.url}/projects/${id}?tab=chat`);
  await test.step('while it searches nothing can be sent, and skeletons stand for the answer', () => search(page));
  await test.step('the full chat lists five citations, then a count of the rest', () => full(page));
  await test.step('question and answer can be copied', () => copies(page));
  await test.step('the compact chat beside the board lists three', () => compact(page, id));
  await test.step('the labels follow the language', () => inEnglish(page, id));
  await context.close();
});

const answerIn = (place: Page | Locator): Locator => place.getByRole('log').locator('article').last();
const linksIn = (answer: Locator): Locator => answer.locator('a.chat-pill');

async function search(page: Page): Promise<void> {
  const held = heldPieces();
  stub.script(() => ({ results, pieces: held }));
  const field = page.getByLabel('질문', { exact: true });
  const send = page.getByRole('button', { name: '보내기', exact: true });
  const toggle = page.getByRole('button', { name: /^웹 검색/ });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await field.fill('요즘 다른 채널은 고지를 어디에 넣어?');
  await send.click();
  await expect(field).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(answerIn(page).locator('.skeleton')).toHaveCount(2);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  held.say('영상 시작과 설명란 첫 줄이 많아요 [1][2][3][4][5][6][7].');
  held.end();
  await expect(answerIn(page)).toHaveAttribute('aria-busy', 'false');
  await expect(answerIn(page).locator('.skeleton')).toHaveCount(0);
  await expect(field).toBeEnabled();
}

async function full(page: Page): Promise<void> {
  const answer = answerIn(page);
  await expect(answer).toContainText('웹 검색 결과');
  await expect(answer).toContainText('출처');
  await expect(answer.locator('[data-confidence=grey]')).toHaveText('신뢰도 정보 없음');
  await expect(linksIn(answer)).toHaveCount(5);
  await expect(linksIn(answer).first()).toHaveAttribute('href', 'https://page1.example/post');
  await answer.getByRole('button', { name: '+2개 더' }).click();
  await expect(linksIn(answer)).toHaveCount(7);
  await answer.getByRole('button', { name: '접기' }).click();
  await expect(linksIn(answer)).toHaveCount(5);
}

async function copies(page: Page): Promise<void> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('log').getByRole('button', { name: '질문 복사' }).click();
  await expect(toast(page)).toContainText('복사됨');
  expect(await clipboard()).toBe('요즘 다른 채널은 고지를 어디에 넣어?');
  await answerIn(page).getByRole('button', { name: '복사', exact: true }).click();
  await expect.poll(clipboard).toContain('설명란 첫 줄이 많아요');
}

async function compact(page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/projects/${id}/board`);
  const panel = page.getByRole('complementary', { name: 'AI 어시스턴트' });
  const answer = answerIn(panel);
  await expect(answer).toContainText('웹 검색 결과');
  await expect(linksIn(answer)).toHaveCount(3);
  await expect(answer.getByRole('button', { name: '+4개 더' })).toBeVisible();
}

async function inEnglish(page: Page, id: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(`${house.url}/projects/${id}/board`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await expect(panel).toContainText('Ask questions about your project content');
  await expect(answerIn(panel)).toContainText('Web search result');
  await expect(answerIn(panel)).toContainText('Sources');
  await expect(answerIn(panel).getByRole('button', { name: '+4 more' })).toBeVisible();
  await answerIn(panel).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page)).toContainText('Copied');
}
