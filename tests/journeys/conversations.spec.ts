import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, newCanvas, signIn } from './actions.ts';
import { handsInChat } from './chat-actions.ts';
import { put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { serverWithModel } from './servers-with-stubs.ts';
import { test } from './test.ts';

const beside = serverWithModel();

test('a chat keeps several conversations, and versions of what was said in them', async ({ page }) => {
  await signIn(page, beside.server.url, 'hana@conversations.example.com', '정하나');
  await newCanvas(page, '여러 대화', '빈 캔버스');
  await test.step('two sources are wired to a chat', () => sourcesAndChat(page));
  await test.step('the first question gives the conversation its title', () => firstTitle(page));
  await test.step('a question is edited, an answer written anew; both versions are kept', () => versions(page));
  await test.step('a reload and another tab show the chosen versions', () => everywhere(page));
  await test.step('from an answer another conversation goes on', () => fork(page));
  await test.step('a new one is begun, renamed by hand, found and deleted', () => manage(page));
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const { answers, questions, picker, list, says, ask } = handsInChat(chat, beside);

async function sourcesAndChat(page: Page): Promise<void> {
  const note = (title: string, content: string, y: number) =>
    put(page, { type: 'text', title, content, position: { x: 0, y } });
  const beans = await note('원두 메모', '홈카페 원두는 2주 안에 써야 맛있다.', 0);
  const gear = await note('장비 메모', '카나리아 그라인더는 3만 원이다.', 240);
  const chatId = await put(page, { type: 'ai-chat', title: 'AI Chat', position: { x: 420, y: 0 } });
  for (const sourceId of [beans, gear]) await tie(page, sourceId, chatId);
  await expect(chat(page)).toHaveCount(1);
  await fitView(page);
  await expect(chat(page)).toContainText('소스 2개');
}

async function firstTitle(page: Page): Promise<void> {
  await expect(picker(page)).toContainText('새 대화');
  await ask(page, '원두는 언제까지 써? 짧게.', '2주 안에 써야 해요 [1].');
  await expect(picker(page)).toContainText('원두는 언제까지 써?');
}

async function versions(page: Page): Promise<void> {
  await ask(page, '왜 그래?', '향이 사라져서예요 [1].');
  says('산소 때문이에요 [1].');
  await answers(page).last().getByRole('button', { name: '다시 쓰기' }).click();
  await expect(answers(page).last()).toContainText('산소 때문이에요');
  await expect(answers(page).last()).toContainText('2/2');
  await expect(questions(page)).toHaveCount(2);
  await questions(page).last().hover();
  await questions(page).last().getByRole('button', { name: '질문 고치기' }).click();
  const edit = chat(page).getByLabel('고친 질문');
  await expect(edit).toHaveValue('왜 그래?');
  await edit.fill('왜 2주야?');
  says('기름이 산패해요 [1].');
  await edit.press('Enter');
  await expect(answers(page).last()).toContainText('기름이 산패해요');
  await expect(questions(page).last()).toContainText('왜 2주야?');
  await expect(questions(page).last()).toContainText('2/2');
  expect(beside.stub.calls.at(-1)?.text).not.toContain('향이 사라져서');
}

async function everywhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.reload();
  await expect(questions(page).last()).toContainText('왜 2주야?');
  await expect(answers(page)).toHaveCount(2);
  await other.goto(page.url());
  await expect(questions(other).last()).toContainText('왜 2주야?');
  await questions(page).last().getByRole('button', { name: '이전 버전' }).click();
  for (const tab of [page, other]) {
    await expect(questions(tab).last()).toContainText('왜 그래?');
    await expect(answers(tab).last()).toContainText('산소 때문이에요');
  }
  await other.close();
}

async function fork(page: Page): Promise<void> {
  await answers(page).first().getByRole('button', { name: '여기서 대화 나누기' }).click();
  await expect(picker(page)).toContainText('원두는 언제까지 써? (2)');
  await expect(answers(page)).toHaveCount(1);
  await ask(page, '다른 이야기도 해 줘.', '그럴게요.');
  await picker(page).click();
  await expect(list(page).locator('[data-row]')).toHaveCount(2);
  await list(page)
    .getByRole('button', { name: /^원두는 언제까지 써\?(?! \(2\))/ })
    .click();
  await expect(questions(page).last()).toContainText('왜 그래?');
}

async function manage(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: '새 대화', exact: true }).click();
  await expect(answers(page)).toHaveCount(0);
  await expect(picker(page)).toContainText('새 대화');
  await ask(page, '썸네일 문구를 뽑아 줘', '빨간 글씨가 좋아요.');
  await picker(page).click();
  await list(page).locator('[data-row]').first().hover();
  const rename = list(page).getByRole('button', { name: '‘썸네일 문구를 뽑아 줘’ 이름 바꾸기' });
  await rename.click();
  await list(page).getByLabel('대화 이름').fill('썸네일');
  await list(page).getByLabel('대화 이름').press('Enter');
  await expect(list(page).locator('[data-row]').first()).toContainText('썸네일');
  await list(page).getByLabel('대화 찾기').fill('빨간글씨');
  await expect(list(page).locator('[data-row]')).toHaveCount(1);
  await expect(list(page).locator('[data-row]')).toContainText('빨간 글씨가 좋아요');
  await list(page).locator('[data-row]').hover();
  await list(page).getByRole('button', { name: '‘썸네일’ 지우기' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('썸네일');
  await confirm.getByRole('button', { name: '대화 지우기' }).click();
  await expect(confirm).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(chat(page)).not.toContainText('빨간 글씨가 좋아요');
}
