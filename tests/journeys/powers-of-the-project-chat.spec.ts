import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { isSound } from './barriers.ts';
import { signIn } from './hands.ts';
import { handsInChat } from './hands-in-chat.ts';
import { chooseFiles, fileRow, placeProject } from './hands-on-places.ts';
import { startHouse } from './house.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const beside = houseBesideModel(startHouse);

test('the chat of a project has the powers of a chat on the board', async ({ page }) => {
  await signIn(page, beside.house.url, 'seoyeon@powers-of-the-project-chat.example.com', '김서연');
  const { id } = await placeProject(page, '홈카페 시즌 2');
  await offerTwoModels(page);
  await test.step('two files are read', () => files(page, id));
  await page.goto(`${beside.house.url}/projects/${id}/board`);
  await test.step('the first question gives the conversation its title', () => firstTitle(page));
  await test.step('a citation opens the words of the file', () => cited(page));
  await test.step('the context panel says what goes in, the record what went in', () => context(page));
  await test.step('a file that is not to be read is not sent, until it is to be read again', () => depth(page));
  await test.step('another model answers once it is chosen', () => otherModel(page));
  await test.step('an answer is written anew and its question edited; all versions are kept', () => versions(page));
  await test.step('@ names one file, and only it is read', () => mention(page));
  await test.step('an answer is stopped and written anew; a reload in its middle loses nothing', () =>
    stopAndReload(page));
  await test.step('a failed answer is tried again', () => retry(page));
  await test.step('from an answer another conversation goes on, is renamed, found and deleted', () => manage(page));
  await test.step('an answer becomes a note on the board of the project', () => note(page));
  await test.step('the page of the chat shows the same', () => onItsPage(page, id));
  await test.step('nothing keeps anybody out', () => isSound(page, 'powers-of-the-project-chat'));
});

const chat = (page: Page): Locator => page.getByRole('complementary', { name: 'AI 어시스턴트' });
const { field, answers, questions, picker, list, says, ask } = handsInChat(chat, beside);

async function offerTwoModels(page: Page): Promise<void> {
  const facts = { purpose: 'balanced', description: '', inputPerMillion: null, outputPerMillion: null };
  const offered = ['stub', 'stub-large'].map((id) => ({ id, ...facts, contextTokens: null, sees: false }));
  const answer = await page.request.put(`${beside.house.url}/api/ai/settings`, {
    data: { models: { offered, defaultModel: 'stub', smallModel: null } },
    headers: { origin: beside.house.url },
  });
  expect(answer.status()).toBe(200);
}

async function files(page: Page, id: string): Promise<void> {
  await page.goto(`${beside.house.url}/projects/${id}?tab=files`);
  // One after the other: the model counts them in the order in which they came.
  for (const [name, words] of [
    ['원두.txt', '홈카페 원두는 2주 안에 써야 맛있다.'],
    ['장비.txt', '카나리아 그라인더는 3만 원이다.'],
  ] as const) {
    await chooseFiles(page, [{ name, mimeType: 'text/plain', buffer: Buffer.from(words) }]);
    await page.getByRole('dialog').getByRole('button', { name: '파일 1개 올리기' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(fileRow(page, name).locator('[data-status=completed]:visible')).toBeVisible();
  }
}

async function firstTitle(page: Page): Promise<void> {
  await expect(picker(page)).toContainText('새 대화');
  await ask(page, '원두는 언제까지 써? 짧게.', '2주 안에 써야 해요 [1].');
  await expect(picker(page)).toContainText('원두는 언제까지 써?');
  expect(beside.stub.calls.at(-1)?.text).toContain('카나리아 그라인더');
}

async function cited(page: Page): Promise<void> {
  await answers(page)
    .last()
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: '원문' })).toContainText('홈카페 원두는 2주 안에');
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function depth(page: Page): Promise<void> {
  const choose = async (words: string) => {
    await chat(page).getByRole('button', { name: '보낼 내용 보기' }).click();
    const select = page.getByRole('dialog').getByRole('combobox', { name: '장비.txt 읽는 범위' });
    await select.selectOption(words);
    await expect(select).toHaveValue(words === '읽지 않음' ? 'off' : 'full');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('읽지 않음');
  await ask(page, '무엇이 있어?', '원두 이야기예요.');
  expect(beside.stub.calls.at(-1)?.text).not.toContain('카나리아');
  await expect(answers(page).last()).toContainText('장비.txt (읽지 않음)');
  await choose('전체');
  await ask(page, '이제 무엇이 있어?', '장비 이야기도 있어요.');
  expect(beside.stub.calls.at(-1)?.text).toContain('카나리아 그라인더');
}

async function context(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: '보낼 내용 보기' }).click();
  const panel = page.getByRole('dialog', { name: '이번에 보낼 내용' });
  await expect(panel).toContainText('원두.txt');
  await expect(panel).toContainText('장비.txt');
  await expect(panel).toContainText('stub');
  await page.keyboard.press('Escape');
  await answers(page).last().getByRole('button', { name: '답변 정보' }).click();
  const record = page.getByRole('dialog', { name: '답변 정보' });
  await expect(record).toContainText('원두.txt');
  await expect(record).toContainText('김서연');
  await page.keyboard.press('Escape');
}

async function otherModel(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: /stub/ }).click();
  await page.getByRole('dialog').getByText('stub-large').click();
  await ask(page, '장비는 얼마야?', '3만 원이에요 [2].');
  expect(beside.stub.calls.at(-1)?.body.model).toBe('stub-large');
}

async function versions(page: Page): Promise<void> {
  says('삼만 원이에요 [2].');
  await answers(page).last().getByRole('button', { name: '다시 쓰기' }).click();
  await expect(answers(page).last()).toContainText('삼만 원이에요');
  await expect(answers(page).last()).toContainText('2/2');
  await questions(page).last().hover();
  await questions(page).last().getByRole('button', { name: '질문 고치기' }).click();
  const edit = chat(page).getByLabel('고친 질문');
  await edit.fill('그라인더는 얼마야?');
  says('그라인더는 3만 원이에요 [2].');
  await edit.press('Enter');
  await expect(answers(page).last()).toContainText('그라인더는 3만 원이에요');
  await expect(questions(page).last()).toContainText('2/2');
  await questions(page).last().getByRole('button', { name: '이전 버전' }).click();
  await expect(answers(page).last()).toContainText('삼만 원이에요');
}

async function mention(page: Page): Promise<void> {
  await field(page).click();
  await field(page).pressSequentially('@원두');
  const options = chat(page).getByRole('listbox', { name: '이 질문에서 읽을 소스' });
  await expect(options.getByRole('option')).toHaveCount(1);
  await field(page).press('Enter');
  await expect(chat(page).locator('form').getByRole('list', { name: '이 소스만 읽은 질문' })).toContainText('원두.txt');
  await field(page).pressSequentially('정리해 줘');
  says('2주예요 [1].');
  await field(page).press('Enter');
  await expect(answers(page).last()).toContainText('2주예요');
  await expect(questions(page).last()).toContainText('원두.txt');
  expect(beside.stub.calls.at(-1)?.text.split('<sources>').at(-1)).not.toContain('카나리아 그라인더');
}

async function stopAndReload(page: Page): Promise<void> {
  const stopped = heldPieces();
  beside.stub.script(() => ({ pieces: stopped }));
  await field(page).fill('길게 써 줘');
  await field(page).press('Enter');
  stopped.say('쓰다 만 글');
  await expect(answers(page).last()).toContainText('쓰다 만 글');
  await chat(page).getByRole('button', { name: '멈추기' }).click();
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
  await expect(answers(page).last()).toContainText('쓰다 만 글');
  const kept = heldPieces();
  beside.stub.script(() => ({ pieces: kept }));
  await answers(page).last().getByRole('button', { name: '다시 쓰기' }).click();
  kept.say('앞부분 ');
  await expect(answers(page).last()).toContainText('앞부분');
  await page.reload();
  await expect(answers(page).last()).toContainText('앞부분');
  kept.say('뒷부분');
  kept.end();
  await expect(answers(page).last()).toContainText('앞부분 뒷부분');
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
}

async function retry(page: Page): Promise<void> {
  beside.stub.script(() => ({ status: 500 }));
  await field(page).fill('다시 해 볼까?');
  await field(page).press('Enter');
  const again = chat(page).getByRole('button', { name: '다시 보내기' });
  await expect(again).toBeVisible();
  says('이번에는 됐어요.');
  await again.click();
  await expect(answers(page).last()).toContainText('이번에는 됐어요.');
}

async function manage(page: Page): Promise<void> {
  await answers(page).first().getByRole('button', { name: '여기서 대화 나누기' }).click();
  await expect(picker(page)).toContainText('원두는 언제까지 써? (2)');
  await expect(answers(page)).toHaveCount(1);
  await picker(page).click();
  await expect(list(page).locator('[data-row]')).toHaveCount(2);
  await list(page).locator('[data-row]').first().hover();
  await list(page).getByRole('button', { name: '‘원두는 언제까지 써? (2)’ 이름 바꾸기' }).click();
  await list(page).getByLabel('대화 이름').fill('갈라진 이야기');
  await list(page).getByLabel('대화 이름').press('Enter');
  await list(page).getByLabel('대화 찾기').fill('갈라진');
  await expect(list(page).locator('[data-row]')).toHaveCount(1);
  await list(page).locator('[data-row]').filter({ hasText: '갈라진 이야기' }).hover();
  await list(page).getByRole('button', { name: '‘갈라진 이야기’ 지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '대화 지우기' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toContainText('원두는 언제까지 써?');
  await expect(answers(page).first()).toContainText('2주 안에 써야 해요');
}

async function note(page: Page): Promise<void> {
  await answers(page).first().getByRole('button', { name: '노트로 저장' }).click();
  const card = page.locator('[data-id]').filter({ hasText: '2주 안에 써야 해요' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button', { name: /^출처 1,/ })).toBeVisible();
}

async function onItsPage(page: Page, id: string): Promise<void> {
  await page.goto(`${beside.house.url}/projects/${id}?tab=chat`);
  const log = page.getByRole('log');
  await expect(log.locator('article').first()).toContainText('2주 안에 써야 해요');
  for (const name of ['다시 쓰기', '여기서 대화 나누기', '답변 정보'])
    await expect(log.locator('article').first().getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: '보낼 내용 보기' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^대화 목록 열기/ })).toBeVisible();
}
