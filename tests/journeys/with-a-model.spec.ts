import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { isSound } from './barriers.ts';
import { cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './actions.ts';
import { handsInChat } from './chat-actions.ts';
import { serverWithModel } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithModel();

const SOURCE = '냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.';

test('a model answers as it writes, from the wired source; no word of the question or of the answer is lost', async ({
  page,
}) => {
  await signIn(page, here.server.url, 'hana@with-a-model.example.com', '정하나');
  await newCanvas(page, '모델에게 묻기', '빈 캔버스');
  await test.step('a source is wired to the chat', () => sourceAndChat(page));
  await test.step('the answer is seen while it is written, and cites its source', () => answerComes(page));
  await test.step('what it repeats of the source is shown', () => repeated(page));
  await test.step('a reload in the middle goes on with the same answer', () => answerOutlivesReload(page));
  await test.step('an answer that was stopped keeps its words and is gone on with', () => stoppedAndGoneOnWith(page));
  await test.step('a failing provider leaves the question, to be sent again', () => failureKeepsQuestion(page));
  await test.step('without a line the question stays, over a closed tab and other questions', () => notSent(page));
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const { field, answers, says } = handsInChat(chat, here);
const waiting = (page: Page): Locator => chat(page).getByRole('group', { name: '답을 받지 못한 질문' });

/** The next answer comes from a hand that holds it back. */
function hold(): ReturnType<typeof heldPieces> {
  const held = heldPieces();
  here.stub.script(() => ({ pieces: held }));
  return held;
}

/** Asks, and gives the place of the answer, which stays the same over a reload. */
async function send(page: Page, question: string): Promise<Locator> {
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  return answers(page).nth(before);
}

async function sourceAndChat(page: Page): Promise<void> {
  await upload(page, '장보기.txt', 'text/plain', Buffer.from(SOURCE));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBe(1);
  await tool(page, 'AI Chat').click();
  await expect(chat(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), chat(page));
  await expect(chat(page)).toContainText('소스 1개');
}

async function answerComes(page: Page): Promise<void> {
  const held = hold();
  const answer = await send(page, '장은 어떻게 보나요?');
  held.say('장은 배부를 때 봐요. ');
  await expect(answer).toContainText('장은 배부를 때 봐요.');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  held.say(`${SOURCE} [1]`);
  held.end();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer).toContainText('stub 모델이 답했어요.');
  expect(here.stub.calls.at(-1)?.text).toContain(SOURCE);
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText(SOURCE);
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function repeated(page: Page): Promise<void> {
  await answers(page).last().getByRole('button', { name: '소스와 겹치는 문장 찾기' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '소스와 겹치는 문장 찾기' });
  const close = dialog.getByRole('region', { name: '소스와 너무 비슷한 문장 1개' });
  await expect(close.locator('mark')).toHaveText(SOURCE);
  await expect(close).toContainText('장보기');
  await isSound(page, 'sentences too close to a source');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function answerOutlivesReload(page: Page): Promise<void> {
  const held = hold();
  const answer = await send(page, '한 문장으로 다시 말해 주세요.');
  held.say('새로고침 전에 쓴 말과 ');
  await expect(answer).toContainText('새로고침 전에 쓴 말과');
  await page.reload();
  await expect(answer).toContainText('새로고침 전에 쓴 말과');
  held.say('뒤에 쓴 말입니다.');
  held.end();
  await expect(answer).toContainText('새로고침 전에 쓴 말과 뒤에 쓴 말입니다.');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
}

async function stoppedAndGoneOnWith(page: Page): Promise<void> {
  const held = hold();
  const answer = await send(page, '길게 설명해 주세요.');
  held.say('여기까지 쓴 글은 남습니다.');
  await expect(answer).toContainText('여기까지 쓴 글은 남습니다.');
  await chat(page).getByRole('button', { name: '멈추기' }).click();
  await expect(answer).toContainText('여기서 멈췄어요');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => here.stub.aborted()).toBe(1);
  held.end();
  says('뒷부분이에요.');
  await answer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(answers(page).last()).toContainText('뒷부분이에요.');
  expect(here.stub.calls.at(-1)?.text).toContain('여기까지 쓴 글은 남습니다.');
}

async function failureKeepsQuestion(page: Page): Promise<void> {
  here.stub.script(() => ({ status: 401, said: 'no such key' }));
  const question = '키가 틀렸을 때의 질문입니다.';
  const answer = await send(page, question);
  await expect(answer.getByRole('alert')).toContainText('AI 제공자가 키를 거절했어요.');
  await page.reload();
  const log = chat(page).getByRole('log', { name: '대화 내용' });
  await expect(log.getByText(question)).toBeVisible();
  says('이제는 답할 수 있어요.');
  await answer.getByRole('button', { name: '다시 보내기' }).click();
  await expect(log).toContainText('이제는 답할 수 있어요.');
}

async function notSent(page: Page): Promise<void> {
  await page.route('**/api/ai-chat', (route) => route.abort());
  await send(page, '닿지 않은 질문');
  await expect(waiting(page)).toContainText('닿지 않은 질문');
  await expect(waiting(page)).toContainText('서버에 닿지 않았어요');
  await page.unroute('**/api/ai-chat');
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(waiting(page)).toContainText('닿지 않은 질문');
  says('다른 답이에요.');
  await send(page, '다른 질문');
  await expect(answers(page).last()).toContainText('다른 답이에요.');
  says('이제 닿았어요.');
  await waiting(page).getByRole('button', { name: '다시 보내기' }).click();
  await expect(answers(page).last()).toContainText('이제 닿았어요.');
  await expect(waiting(page)).toHaveCount(0);
}
