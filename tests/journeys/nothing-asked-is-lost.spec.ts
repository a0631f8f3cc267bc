import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { cards, fitView, newCanvas, signIn, tool } from './hands.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideModel();

test('no question is lost, and an answer that broke off can be gone on with', async ({ page }) => {
  await signIn(page, here.house.url, 'lost-question@nothing-asked-is-lost.example.com', '정하나');
  await newCanvas(page, '끊기는 회선', '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await test.step('without a line the question stays, over a closed tab and other questions', () => notSent(page));
  await test.step('taken back into the field it can be put otherwise', () => takenBack(page));
  await test.step('an answer that was stopped says so and is gone on with', () => goneOnWith(page));
  await test.step('a question is mended while it is answered', () => mended(page));
  await test.step('each conversation keeps what is typed in it', () => drafts(page));
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const field = (page: Page): Locator => chat(page).getByRole('textbox', { name: '질문', exact: true });
const answers = (page: Page): Locator => chat(page).locator('article');
const waiting = (page: Page): Locator => chat(page).getByRole('group', { name: '답을 받지 못한 질문' });
const says = (text: string) => here.stub.script(() => ({ pieces: [text] }));

async function send(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
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
  says('첫 답이에요.');
  await send(page, '다른 질문');
  await expect(answers(page)).toContainText('첫 답이에요.');
  await expect(waiting(page)).toContainText('닿지 않은 질문');
  says('이제 닿았어요.');
  await waiting(page).getByRole('button', { name: '다시 보내기' }).click();
  await expect(answers(page).last()).toContainText('이제 닿았어요.');
  await expect(waiting(page)).toHaveCount(0);
  await page.reload();
  await expect(answers(page).last()).toContainText('이제 닿았어요.');
  await expect(waiting(page)).toHaveCount(0);
}

async function takenBack(page: Page): Promise<void> {
  await page.route('**/api/ai-chat', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await send(page, '다시 쓸 질문');
  await expect(waiting(page)).toContainText('다시 쓸 질문');
  await waiting(page).getByRole('button', { name: '입력창으로 가져오기' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('다시 쓸 질문');
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
}

async function goneOnWith(page: Page): Promise<void> {
  const held = hold();
  await send(page, '길게 써 주세요.');
  held.say('앞부분이에요.');
  await expect(answers(page).last()).toContainText('앞부분이에요.');
  await chat(page).getByRole('button', { name: '멈추기' }).click();
  await expect(answers(page).last()).toContainText('여기서 멈췄어요');
  await expect(field(page)).toBeFocused();
  held.end();
  says('뒷부분이에요.');
  await answers(page).last().getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(answers(page).last()).toContainText('뒷부분이에요.');
  expect(here.stub.calls.at(-1)?.text).toContain('앞부분이에요.');
}

async function mended(page: Page): Promise<void> {
  const held = hold();
  await send(page, '오타가 난 질무');
  held.say('쓰는 중이에요.');
  await expect(answers(page).last()).toContainText('쓰는 중이에요.');
  const question = chat(page).locator('.group\\/question').last();
  await question.hover();
  await question.getByRole('button', { name: '질문 고치기' }).click();
  await chat(page).getByLabel('고친 질문').fill('오타가 없는 질문');
  says('고친 질문의 답이에요.');
  await chat(page).getByLabel('고친 질문').press('Enter');
  await expect(answers(page).last()).toContainText('고친 질문의 답이에요.');
  held.end();
  await expect(question).toContainText('오타가 없는 질문');
  await expect(question).toContainText('2/2');
  await expect(waiting(page)).toHaveCount(0);
}

async function drafts(page: Page): Promise<void> {
  await field(page).fill('첫 대화에 쓰던 말');
  await chat(page).getByRole('button', { name: '새 대화', exact: true }).click();
  await expect(answers(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('새 대화에 쓰던 말');
  await page.reload();
  await expect(field(page)).toHaveValue('새 대화에 쓰던 말');
  await chat(page)
    .getByRole('button', { name: /^대화 목록 열기/ })
    .click();
  await page.getByRole('dialog', { name: '대화 목록' }).locator('[data-row]').first().click();
  await expect(field(page)).toHaveValue('첫 대화에 쓰던 말');
}

/** The next answer comes from a hand that holds it back. */
function hold(): ReturnType<typeof heldPieces> {
  const held = heldPieces();
  here.stub.script(() => ({ pieces: held }));
  return held;
}
