import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './hands.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideModel();

test('a model answers as it writes, from the wired source; nothing of it is lost on the way', async ({ page }) => {
  await signIn(page, here.house.url, 'hana@with-a-model.example.com', '정하나');
  await newCanvas(page, '모델에게 묻기', '빈 캔버스');
  await test.step('a source is wired to the chat', () => sourceAndChat(page));
  await test.step('the answer is seen while it is written, and cites its source', () => answerComes(page));
  await test.step('a reload in the middle goes on with the same answer', () => answerOutlivesReload(page));
  await test.step('what was written when it was stopped stays', () => stopKeeps(page));
  await test.step('an answer that breaks off keeps what was written', () => brokenKeeps(page));
  await test.step('a failing provider leaves the question, to be sent again', () => failureKeepsQuestion(page));
});

async function sourceAndChat(page: Page): Promise<void> {
  await upload(page, '원두_메모.txt', 'text/plain', Buffer.from('홈카페 원두는 2주 안에 써야 맛있다.'));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBe(1);
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  await expect(cards(page, 'ai-chat')).toContainText('소스 1개');
}

async function answerComes(page: Page): Promise<void> {
  const held = hold();
  const answer = await ask(page, '원두는 언제까지 써야 하나요?');
  held.say('메모에 따르면 ');
  await expect(answer).toContainText('메모에 따르면');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  held.say('2주 안에 써야 해요 [1].');
  held.end();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer).toContainText('2주 안에 써야 해요');
  await expect(answer).toContainText('stub 모델이 답했어요.');
  expect(here.stub.calls.at(-1)?.text).toContain('홈카페 원두는 2주 안에 써야 맛있다.');
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText('홈카페 원두는 2주 안에 써야 맛있다.');
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function answerOutlivesReload(page: Page): Promise<void> {
  const held = hold();
  const answer = await ask(page, '한 문장으로 다시 말해 주세요.');
  held.say('새로고침 전에 쓴 말과 ');
  await expect(answer).toContainText('새로고침 전에 쓴 말과');
  await page.reload();
  await expect(answer).toContainText('새로고침 전에 쓴 말과');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  held.say('뒤에 쓴 말입니다.');
  held.end();
  await expect(answer).toContainText('새로고침 전에 쓴 말과 뒤에 쓴 말입니다.');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
}

async function stopKeeps(page: Page): Promise<void> {
  const held = hold();
  const answer = await ask(page, '길게 설명해 주세요.');
  held.say('여기까지 쓴 글은 남습니다.');
  await expect(answer).toContainText('여기까지 쓴 글은 남습니다.');
  await chatOf(page).getByRole('button', { name: '멈추기' }).click();
  await expect(answer).toContainText('여기서 멈췄어요');
  await expect.poll(() => here.stub.aborted()).toBe(1);
  held.end();
  await page.reload();
  await expect(answer).toContainText('여기까지 쓴 글은 남습니다.');
  await expect(answer).toContainText('여기서 멈췄어요');
}

async function brokenKeeps(page: Page): Promise<void> {
  here.stub.script(() => ({ pieces: ['끊기기 전의 글입니다.'], trouble: 'half' }));
  const answer = await ask(page, '이번에는 끊깁니다.');
  await expect(answer.getByRole('alert')).toBeVisible();
  await expect(answer).toContainText('끊기기 전의 글입니다.');
}

async function failureKeepsQuestion(page: Page): Promise<void> {
  here.stub.script(() => ({ status: 401, said: 'no such key' }));
  const question = '키가 틀렸을 때의 질문입니다.';
  const answer = await ask(page, question);
  await expect(answer.getByRole('alert')).toContainText('요청을 처리하다 문제가 생겼어요');
  await expect(answer.getByRole('alert')).toContainText('AI 제공자가 키를 거절했어요.');
  await page.reload();
  const log = chatOf(page).getByRole('log', { name: '대화 내용' });
  await expect(log.getByText(question)).toBeVisible();
  here.stub.script(() => ({ pieces: ['이제는 ', '답할 수 ', '있어요.'] }));
  await answer.getByRole('button', { name: '다시 보내기' }).click();
  await expect(log).toContainText('이제는 답할 수 있어요.');
}

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');

/** The next answer comes from a hand that holds it back. */
function hold(): ReturnType<typeof heldPieces> {
  const held = heldPieces();
  here.stub.script(() => ({ pieces: held }));
  return held;
}

/** Asks, and gives the place of the answer, which stays the same over a reload. */
async function ask(page: Page, question: string): Promise<Locator> {
  const chat = chatOf(page);
  const before = await chat.getByRole('article').count();
  await chat.getByRole('textbox', { name: '질문' }).fill(question);
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  return chat.getByRole('article').nth(before);
}
