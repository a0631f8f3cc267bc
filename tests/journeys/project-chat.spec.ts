import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { isSound } from './barriers.ts';
import { signIn } from './actions.ts';
import { chooseFiles, fileRow, placeProject, toast } from './place-actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

let stub: AiStub;
let replay: Replay;
let server: TestServer;
test.beforeAll(async () => {
  [stub, replay] = await Promise.all([startAiStub(), startReplay()]);
  const search = { PERPLEXITY_API_KEY: 'a-key-of-no-worth', PERPLEXITY_BASE_URL: stub.url };
  server = await startTestServer({ ...stub.env, ...replay.env, ...search });
});
test.afterAll(async () => {
  await server.close();
  await Promise.all([replay.close(), stub.close()]);
});

const BEANS = '홈카페 원두는 2주 안에 써야 맛있다.';
const FROZEN =
  '올해는 얼려 둔 원두를 그대로 가는 사람이 늘었습니다. 얼린 원두는 가루가 고르게 갈리고, 향이 한 달 넘게 남습니다.';

test('the chat of a project has the powers of a chat on the board, searches the web, and brings both to the board', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signIn(page, server.url, 'seoyeon@example.com', '김서연');
  const { id } = await placeProject(page, '홈카페 시즌 2');
  await test.step('a file is read', () => oneFile(page, id));
  await page.goto(`${server.url}/projects/${id}?tab=chat`);
  await test.step('while it searches nothing can be sent, and skeletons stand for the answer', () => search(page));
  await test.step('the full chat lists five citations, then a count of the rest', () => full(page));
  await test.step('question and answer can be copied', () => copies(page));
  await test.step('a page that the web search found becomes a source with one click', () => foundPage(page));
  await test.step('the next question reads it, and its words are opened', () => readsIt(page));
  await test.step('what the chat of a project finds and says comes to its board, from the page of the project', () =>
    keptNote(page, id));
  await test.step('the compact chat beside the board lists three', () => compact(page));
  await context.close();
});

const field = (page: Page): Locator => page.getByLabel('질문', { exact: true });
const answers = (page: Page | Locator): Locator => page.getByRole('log').locator('article');
const links = (answer: Locator): Locator => answer.locator('a.chat-pill');

async function ask(page: Page, question: string, words: string): Promise<Locator> {
  stub.script(() => ({ pieces: [words] }));
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  const answer = answers(page).nth(before);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  return answer;
}

async function oneFile(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}/projects/${id}?tab=files`);
  await chooseFiles(page, [{ name: '원두.txt', mimeType: 'text/plain', buffer: Buffer.from(BEANS) }]);
  await page.getByRole('dialog').getByRole('button', { name: '파일 1개 올리기' }).click();
  await expect(fileRow(page, '원두.txt').locator('[data-status=completed]:visible')).toBeVisible();
}

async function search(page: Page): Promise<void> {
  const article = `<article><h1>얼린 원두</h1><p>${FROZEN}</p></article>`;
  replay.change('/frozen', `<html lang="ko"><title>얼린 원두</title><body>${article}</body></html>`);
  const others = [2, 3, 4, 5, 6, 7].map((n) => ({
    url: `https://page${n}.example/post`,
    title: `홈카페 글 ${n}`,
    snippet: `글 ${n}의 내용`,
  }));
  const results = [{ url: `${replay.url}/frozen`, title: '얼린 원두 이야기', snippet: '얼린 원두' }, ...others];
  const held = heldPieces();
  stub.script(() => ({ results, pieces: held }));
  const send = page.getByRole('button', { name: '보내기', exact: true });
  const toggle = page.getByRole('button', { name: /^웹 검색/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await field(page).fill('요즘 원두 소식은?');
  await send.click();
  await expect(field(page)).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(answers(page).last().locator('.skeleton')).toHaveCount(2);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  held.say('얼린 원두가 유행이래요 [1][2][3][4][5][6][7].');
  held.end();
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
  await expect(answers(page).last().locator('.skeleton')).toHaveCount(0);
  await expect(field(page)).toBeEnabled();
}

async function full(page: Page): Promise<void> {
  const answer = answers(page).last();
  await expect(answer).toContainText('웹 검색 결과');
  await expect(answer).toContainText('출처');
  await expect(links(answer)).toHaveCount(5);
  await expect(links(answer).nth(1)).toHaveAttribute('href', 'https://page2.example/post');
  await answer.getByRole('button', { name: '+2개 더' }).click();
  await expect(links(answer)).toHaveCount(7);
}

async function copies(page: Page): Promise<void> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('log').getByRole('button', { name: '질문 복사' }).click();
  await expect(toast(page)).toContainText('복사됨');
  expect(await clipboard()).toBe('요즘 원두 소식은?');
  await answers(page).last().getByRole('button', { name: '복사', exact: true }).click();
  await expect.poll(clipboard).toContain('얼린 원두가 유행이래요');
}

async function foundPage(page: Page): Promise<void> {
  await answers(page).last().getByRole('button', { name: '소스로 추가: 얼린 원두 이야기' }).click();
  await expect(page.getByText('찾은 글을 이 프로젝트의 소스로 추가했어요')).toBeVisible();
  await expect(page.getByText('파일 1개, 링크 1개를 읽고 답해요')).toBeVisible();
  await expect(page.getByText('소스 2개')).toBeVisible();
}

async function readsIt(page: Page): Promise<void> {
  // What is asked for when it opens has to come before it is closed: closing gives the asking up.
  await expect(async () => {
    await page.getByRole('button', { name: '보낼 내용 보기' }).click();
    const panel = page.getByRole('dialog', { name: '이번에 보낼 내용' });
    await expect(panel)
      .toContainText(/원두\.txt[^]*얼린 원두/, { timeout: 5_000 })
      .finally(() => page.keyboard.press('Escape'));
  }).toPass({ timeout: 60_000 });
  const answer = await ask(page, '원두는 언제까지 써?', '2주 안에 쓰고 [1], 얼리면 한 달 넘게 가요 [2].');
  expect(stub.calls.at(-1)?.text).toContain('향이 한 달 넘게 남습니다');
  await answer
    .getByRole('button', { name: /^출처 \d+, .*얼린 원두/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: '원문' })).toContainText('향이 한 달 넘게 남습니다');
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function keptNote(page: Page, id: string): Promise<void> {
  await answers(page).nth(1).getByRole('button', { name: '노트로 저장' }).click();
  await expect(page.getByText('답과 출처를 프로젝트 보드에 두었어요.')).toBeVisible();
  await page.getByRole('button', { name: '보드에서 보기' }).click();
  await page.waitForURL(/\/board\?node=/);
  const note = page.locator('[data-id]').filter({ hasText: '얼리면 한 달 넘게 가요' });
  await expect(note).toHaveCount(1);
  await expect(note.getByRole('button', { name: /^출처 \d+, .*얼린 원두/ })).toBeVisible();
  await expect.poll(() => wiresTo(page, id, '원두는 언제까지 써?')).toEqual(['file', 'website']);
}

/** What kinds of cards are wired to the note of this title. */
async function wiresTo(page: Page, id: string, title: string): Promise<string[]> {
  const answer = await page.request.get(`${server.url}/api/projects/${id}/board`);
  const { nodes, edges } = (await answer.json()) as {
    nodes: { id: string; type: string; title: string }[];
    edges: { source: string; target: string }[];
  };
  const note = nodes.find((node) => node.title === title);
  const sources = edges.filter(({ target }) => target === note?.id).map(({ source }) => source);
  return nodes
    .filter((node) => sources.includes(node.id))
    .map(({ type }) => type)
    .toSorted();
}

async function compact(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'AI 어시스턴트' });
  await expect(links(answers(panel).first())).toHaveCount(3);
  await expect(answers(panel).first().getByRole('button', { name: '+4개 더' })).toBeVisible();
  await isSound(page, 'the board of a project beside its chat');
}
