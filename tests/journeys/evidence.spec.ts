import { expect, type Locator, type Page } from '@playwright/test';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { isSoundInBothThemes } from './barriers.ts';
import { put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { cards, fitView, newCanvas, readBoard, signIn, upload } from './actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

let stub: AiStub;
let server: TestServer;
test.beforeAll(async () => {
  stub = await startAiStub();
  server = await startTestServer({ ...stub.env, SEARXNG_URL: stub.url });
});
test.afterAll(async () => {
  await server.close();
  await stub.close();
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');
const readerOf = (page: Page): Locator => page.getByRole('complementary', { name: '원문' });

test('what an answer is made from and quotes is chosen, told and opened where it stands, and Alt+Left leads back', async ({
  page,
}) => {
  await signIn(page, server.url, 'evidence@example.com', '정하나');
  await newCanvas(page, '근거를 따라가기', '빈 캔버스');
  await test.step('two sources are wired to the chat', () => sourcesAndChat(page));
  await test.step('each quotation says what became of it', () => verdicts(page));
  await test.step('Alt+Left leads back, step by step', () => waysBack(page));
  await test.step('the context and the receipt tell what goes in and what went in', () => receipts(page));
  await test.step('how far a source is read and what is noted about it change what the model is sent', () =>
    readOtherwise(page));
  await test.step('in both themes nothing stands in the way', () => isSoundInBothThemes(page, 'evidence'));
  await test.step('a page that the web search found becomes a source', () => pageToSource(page));
});

async function sourcesAndChat(page: Page): Promise<void> {
  await upload(page, '원두_메모.txt', 'text/plain', Buffer.from('홈카페 원두는 2주 안에 써야 맛있다.'));
  await upload(page, '향_메모.txt', 'text/plain', Buffer.from('향이 가장 먼저 사라지고 단맛은 나중에 사라진다.'));
  await expect
    .poll(async () => (await readBoard(page)).nodes.filter((node) => node.metadata['passageCount'] === 1).length)
    .toBe(2);
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 900, y: 0 } });
  for (const { id, type } of (await readBoard(page)).nodes) if (type === 'file') await tie(page, id, chat);
  await fitView(page);
  await expect(chatOf(page)).toContainText('소스 2개');
}

const ANSWER =
  '메모에는 “홈카페 원두는 2주 안에 써야 맛있다”고 [1], 또 “홈카페 원두는 3주 안에 써야 맛있다”고 [1] 쓰여 있어요. ' +
  '“향이 가장 먼저 사라지고”라는 말도 있어요 [1]. “비트코인 채굴은 여름에 멈춘다”고도 해요 [2].';

async function verdicts(page: Page): Promise<void> {
  stub.script(() => ({ pieces: [ANSWER] }));
  const answer = await ask(page, '원두는 언제까지 써야 하나요?');
  const quoted = answer.locator('[data-verdict]');
  await expect(quoted).toHaveCount(4);
  const found = await quoted.evaluateAll((all) => all.map((one) => one.getAttribute('data-verdict')));
  expect(found).toEqual(['supported', 'altered', 'elsewhere', 'not-found']);
  await answer.getByRole('button', { name: /^원문과 다름/ }).hover();
  await expect(page.locator('.quote-other')).toHaveText(['2주']);
  await page.mouse.move(5, 5);
}

async function waysBack(page: Page): Promise<void> {
  const answer = chatOf(page).getByRole('article').last();
  const log = chatOf(page).getByRole('log');
  const reader = readerOf(page);
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  await expect(reader).toContainText('홈카페 원두는 2주 안에');
  const scrolled = await log.evaluate((area) => area.scrollTop);
  await answer
    .getByRole('button', { name: /^출처 2,/ })
    .first()
    .click();
  await expect(reader).toContainText('향이 가장 먼저');
  await answer.getByRole('button', { name: /^원문과 다름/ }).click();
  await expect(reader).toContainText('홈카페 원두는 2주 안에');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(reader).toContainText('향이 가장 먼저');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(reader).toContainText('홈카페 원두는 2주 안에');
  await expect.poll(() => log.evaluate((area) => area.scrollTop)).toBe(scrolled);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(reader).toHaveCount(0);
  await expect(page).toHaveURL(/\/canvas\//);
}

async function receipts(page: Page): Promise<void> {
  const chat = chatOf(page);
  await chat.getByRole('button', { name: '보낼 내용 보기' }).click();
  const context = page.getByRole('dialog', { name: '이번에 보낼 내용' });
  await expect(context).toContainText('원두_메모.txt');
  await expect(context).toContainText('stub에 보내는 토큰');
  await page.keyboard.press('Escape');
  await chat.getByRole('button', { name: '답변 정보' }).last().click();
  const receipt = page.getByRole('dialog', { name: '답변 정보' });
  for (const word of ['하나', 'stub', '향_메모.txt', '에 읽은 글']) await expect(receipt).toContainText(word);
  await receipt.getByRole('button', { name: 'AI에게 준 지침 보기' }).click();
  await expect(receipt).toContainText('사실은 <sources> 안의 구절에서만 가져옵니다');
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
}

async function readOtherwise(page: Page): Promise<void> {
  const sent = async (question: string) => {
    await ask(page, question);
    return stub.calls.at(-1)?.text.split('<sources>').at(-1);
  };
  expect(await sent('단맛은 언제 사라지나요?')).toContain('단맛은 나중에 사라진다');
  await chatOf(page).getByRole('button', { name: '보낼 내용 보기' }).click();
  const context = page.getByRole('dialog', { name: '이번에 보낼 내용' });
  await context.getByRole('combobox', { name: /향_메모.*읽는 범위|읽는 범위.*향_메모/ }).selectOption('off');
  await expect.poll(async () => JSON.stringify((await readBoard(page)).edges)).toContain('"depth":"off"');
  await page.keyboard.press('Escape');
  await cards(page, 'file').filter({ hasText: '원두_메모' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'AI에게 줄 메모' }).click();
  await page.getByRole('textbox', { name: 'AI에게 줄 메모' }).fill('내 영상의 대본이에요.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '원문 닫기' }).click();
  await expect(page.getByRole('img', { name: 'AI에게 줄 메모: 내 영상의 대본이에요.' })).toBeVisible();
  const narrow = await sent('그리고 또 무엇이 있나요?');
  expect(narrow).not.toContain('단맛은 나중에 사라진다');
  expect(narrow).toContain('<note>내 영상의 대본이에요.</note>');
  await expect(page.getByRole('log')).toContainText('소스 2개 중 1개는 다 읽지 않았어요: 향_메모.txt (읽지 않음)');
}

async function pageToSource(page: Page): Promise<void> {
  const results = [1, 2, 3].map((i) => ({ url: `https://page-${i}.test/`, title: `찾은 글 ${i}`, snippet: `글 ${i}` }));
  stub.script(() => ({ results, pieces: ['웹에 따르면 그래요 [1][2][3].'] }));
  const chat = chatOf(page);
  await chat.getByRole('button', { name: '웹 검색', exact: true }).click();
  const answer = await ask(page, '요즘 원두 소식은?');
  await expect(answer).toContainText('웹 검색 결과');
  await answer.getByRole('button', { name: '소스로 추가: 찾은 글 1' }).click();
  await expect(cards(page, 'website')).toHaveCount(1);
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(3);
  const [source] = (await readBoard(page)).nodes.filter(({ type }) => type === 'website');
  expect(source?.metadata).toMatchObject({ url: 'https://page-1.test/', foundFor: '요즘 원두 소식은?' });
}

/** Asks, and gives the place of the answer once it is whole. */
async function ask(page: Page, question: string): Promise<Locator> {
  const chat = chatOf(page);
  const before = await chat.getByRole('article').count();
  await chat.getByRole('textbox', { name: '질문' }).fill(question);
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = chat.getByRole('article').nth(before);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  return answer;
}
