import { expect, type Locator, type Page } from '@playwright/test';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { isSound } from './barriers.ts';
import { signIn } from './hands.ts';
import { chooseFiles, fileRow, placeProject } from './hands-on-places.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

let stub: AiStub;
let replay: Replay;
let house: House;
test.beforeAll(async () => {
  [stub, replay] = await Promise.all([startAiStub(), startReplay()]);
  const search = { PERPLEXITY_API_KEY: 'pplx', PERPLEXITY_BASE_URL: stub.url };
  house = await startHouse({ ...stub.env, ...replay.env, ...search });
});
test.afterAll(async () => {
  await house.close();
  await Promise.all([replay.close(), stub.close()]);
});

const WORDS =
  '올해는 얼려 둔 원두를 그대로 가는 사람이 늘었습니다. 얼린 원두는 가루가 고르게 갈리고, 향이 한 달 넘게 남습니다.';

test('what the chat of a project finds and says comes to its board, from the page of the project', async ({ page }) => {
  await signIn(page, house.url, 'seoyeon@example.com', '김서연');
  const { id } = await placeProject(page, '홈카페 시즌 3');
  await test.step('a file is read', () => oneFile(page, id));
  await test.step('a page that the web search found becomes a source with one click', () => foundPage(page, id));
  await test.step('the next question reads it, and its words are opened', () => readsIt(page));
  await test.step('an answer becomes a note, wired from what it cites', () => keptNote(page, id));
  await test.step('an answer is dragged away with its evidence', () => dragged(page));
  await test.step('beside the board the same', () => besideTheBoard(page, id));
  await test.step('nothing keeps anybody out', () => isSound(page, 'project-chat-to-board'));
});

const field = (page: Page): Locator => page.getByLabel('질문', { exact: true });
const answers = (page: Page): Locator => page.getByRole('log').locator('article');
const cards = (page: Page): Locator => page.locator('.react-flow__node, [data-id]');

async function ask(page: Page, question: string): Promise<Locator> {
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  const answer = answers(page).nth(before);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  return answer;
}

async function oneFile(page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/projects/${id}?tab=files`);
  await chooseFiles(page, [
    { name: '원두.txt', mimeType: 'text/plain', buffer: Buffer.from('홈카페 원두는 2주 안에 써야 맛있다.') },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: '파일 1개 올리기' }).click();
  await expect(fileRow(page, '원두.txt').locator('[data-status=completed]:visible')).toBeVisible();
}

async function foundPage(page: Page, id: string): Promise<void> {
  replay.change(
    '/frozen',
    `<html lang="ko"><title>얼린 원두</title><body><article><h1>얼린 원두</h1><p>${WORDS}</p></article></body></html>`,
  );
  const results = [{ url: `${replay.url}/frozen`, title: '얼린 원두 이야기', snippet: '얼린 원두' }];
  stub.script(() => ({ results, pieces: ['얼린 원두가 유행이래요 [1].'] }));
  await page.goto(`${house.url}/projects/${id}?tab=chat`);
  await page.getByRole('button', { name: '웹 검색', exact: true }).click();
  const answer = await ask(page, '요즘 원두 소식은?');
  const add = answer.getByRole('button', { name: '소스로 추가: 얼린 원두 이야기' });
  await add.click();
  await expect(page.getByText('찾은 글을 이 프로젝트의 소스로 추가했어요')).toBeVisible();
  await expect(page.getByText('파일 1개, 링크 1개를 읽고 답해요')).toBeVisible();
  await add.click();
  await expect(page.getByText('이미 이 프로젝트의 소스예요')).toBeVisible();
  await expect(page.getByText('소스 2개')).toBeVisible();
}

async function readsIt(page: Page): Promise<void> {
  stub.script(() => ({ pieces: ['2주 안에 쓰고 [1], 얼리면 한 달 넘게 가요 [2].'] }));
  // What is asked for when it opens has to come before it is closed: closing gives the asking up.
  await expect(async () => {
    await page.getByRole('button', { name: '보낼 내용 보기' }).click();
    const panel = page.getByRole('dialog', { name: '이번에 보낼 내용' });
    await expect(panel)
      .toContainText(/원두\.txt[^]*얼린 원두/, { timeout: 5_000 })
      .finally(() => page.keyboard.press('Escape'));
  }).toPass({ timeout: 60_000 });
  const answer = await ask(page, '원두는 언제까지 써?');
  expect(stub.calls.at(-1)?.text).toContain('향이 한 달 넘게 남습니다');
  await answer
    .getByRole('button', { name: /^출처 \d+, .*얼린 원두/ })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader).toContainText('향이 한 달 넘게 남습니다');
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function keptNote(page: Page, id: string): Promise<void> {
  await answers(page).last().getByRole('button', { name: '노트로 저장' }).click();
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
  const answer = await page.request.get(`${house.url}/api/projects/${id}/board`);
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

/** What the browser is given when an answer is dragged; any board of the product takes that. */
async function dragged(page: Page): Promise<void> {
  await page.goBack();
  const handle = answers(page).last().locator('[draggable=true]');
  await expect(handle).toBeVisible();
  const carried = await handle.evaluate((element) => {
    const transfer = new DataTransfer();
    element.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: transfer }));
    return { answer: transfer.getData('application/x-maru-answer'), text: transfer.getData('text/plain') };
  });
  expect(carried.text).toContain('얼리면 한 달 넘게 가요');
  expect(carried.answer).toContain('"citations"');
}

async function besideTheBoard(page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/projects/${id}/board`);
  const results = [{ url: `${replay.url}/second`, title: '둘째 글', snippet: '글' }];
  stub.script(() => ({ results, pieces: ['그렇대요 [1].'] }));
  await expect(answers(page).filter({ hasText: '얼리면 한 달 넘게 가요' })).toBeVisible();
  await page.getByRole('button', { name: '웹 검색', exact: true }).click();
  const answer = await ask(page, '또 다른 소식은?');
  await answer.getByRole('button', { name: '소스로 추가: 둘째 글' }).click();
  await expect(cards(page).filter({ hasText: '얼린 원두' }).first()).toBeVisible();
  await expect.poll(() => linkCount(page, id)).toBe(2);
}

const linkCount = async (page: Page, id: string): Promise<number> =>
  ((await (await page.request.get(`${house.url}/api/projects/${id}`)).json()) as { linkCount: number }).linkCount;
