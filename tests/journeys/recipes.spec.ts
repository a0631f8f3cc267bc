import { offerOfOldCard } from '#contract/offers/carry-over.ts';
import { withOffer } from '#contract/offers/offer-in.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { boxOf, cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn, tool, upload, wire } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const references = [
  ['식비_기록.txt', '자취 1년 차의 식비는 한 달 평균 62만 원이었다. 배달을 주 2회로 줄이자 38만 원이 되었다.'],
  [
    '장보기_요령.txt',
    '장은 주 1회, 배부른 시간에 본다. 냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어든다.',
  ],
  ['밀프렙.txt', '일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어든다.'],
] as const;

test('from three references to a worksheet of a thread, without a key', async ({ page }) => {
  await signIn(page, house.url, 'hana@recipes.example.com', '정하나');
  await newCanvas(page, '식비 줄이기', '빈 캔버스');
  await test.step('three files are read and wired to a chat', () => wireReferences(page));
  await test.step('the recipe is found by / and asks for its form', () => askForThread(page));
  await test.step('the worksheet stands beside passages of the references, and is checked', () => readResult(page));
  await test.step('a passage that is pressed stands in its part, in the chat as in the note', () => takePassages(page));
  await test.step('kept as a note it stays checked while it is edited', () => keepAndEdit(page));
  await test.step('a question that asks for it is made by one press, filled from its words', () => askInWords(page));
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');

async function wireReferences(page: Page): Promise<void> {
  for (const [name, text] of references) await upload(page, name, 'text/plain', Buffer.from(text));
  const read = async () =>
    (await readBoard(page)).nodes.filter(({ metadata }) => Number(metadata['passageCount'] ?? 0) > 0).length;
  await expect.poll(read, { timeout: 60_000 }).toBe(references.length);
  await tool(page, 'AI Chat').click();
  await expect(chatOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  for (const [name] of references) await wire(page, cards(page, 'file').filter({ hasText: name }), chatOf(page));
  await expect(chatOf(page)).toContainText('소스 3개');
}

async function askForThread(page: Page): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: '질문' }).fill('/');
  const dialog = page.getByRole('dialog', { name: '무엇을 만들까요?' });
  await dialog.getByLabel('만들기 찾기').fill('스레드');
  await dialog.getByRole('button', { name: /스레드/ }).click();
  const form = page.getByRole('dialog', { name: '스레드 글' });
  await expect(form.getByLabel('주제')).toBeFocused();
  await form.getByRole('button', { name: '다른 것 고르기' }).click();
  await expect(dialog.getByLabel('만들기 찾기')).toBeFocused();
  await page.keyboard.insertText('스레드');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('주제')).toBeFocused();
  await expect(form.getByLabel('주제')).toHaveAttribute('placeholder', '식비 기록');
  await form.getByLabel('주제').fill('자취생 식비 줄이기');
  await form.getByLabel('글 수').fill('5');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(form).toBeHidden();
}

async function readResult(page: Page): Promise<void> {
  const answer = chatOf(page).getByRole('article').last();
  await expect(answer).toContainText('AI 키가 없어 글 대신 작업지를 드려요');
  await expect(answer).toContainText(/빈칸이 \d개 남아 있어요/);
  await expect(answer.getByRole('button', { name: /^출처 \d+,/ }).first()).toBeVisible();
  await expect(answer.getByRole('group', { name: '칸별로 복사' }).getByRole('button')).toHaveCount(5);
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: '원문' }).locator('[aria-current="true"]')).toBeVisible();
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

const chipsIn = (place: Locator): Locator => place.getByRole('button', { name: /이 부분에 넣기/ });

async function takePassages(page: Page): Promise<void> {
  const answer = chatOf(page).getByRole('article').last();
  const inChat = chipsIn(answer).filter({ hasText: '38만 원' }).first();
  await inChat.click();
  await expect(inChat).toHaveAttribute('aria-pressed', 'true');
  await expect(answer).toContainText('“배달을 주 2회로 줄이자 38만 원이 되었다.”');
  await answer.getByRole('button', { name: '노트로 저장' }).click();
  const note = cards(page, 'text');
  await expect(note).toContainText('“배달을 주 2회로 줄이자 38만 원이 되었다.”');
  const inNote = note.getByRole('button', { name: /이 부분에 넣기/, pressed: false }).first();
  const passage = (await inNote.getAttribute('aria-label'))?.replace(/” 이 부분에 넣기.*/, '”') ?? '';
  await inNote.press('Enter');
  await expect(note).toContainText(passage);
  await isSaved(page);
  const kept = async () => (await readBoard(page)).nodes.find(({ type }) => type === 'text')?.content ?? '';
  expect(await kept()).toContain(passage);
  await page.keyboard.press('Control+z');
  await expect.poll(kept).not.toContain(passage);
}

async function keepAndEdit(page: Page): Promise<void> {
  const note = cards(page, 'text');
  await expect(note.getByRole('button', { name: '살펴볼 것 1개' })).toBeVisible();
  const stored = async () => (await readBoard(page)).nodes.find(({ type }) => type === 'text');
  await expect.poll(async () => (await stored())?.metadata['recipe']).toMatchObject({ id: 'thread' });
  await note.getByRole('button', { name: '내용 편집' }).click();
  await note.getByRole('textbox').last().fill('1/ 하나뿐이에요');
  await page.keyboard.press('Control+Enter');
  await note.getByRole('button', { name: '살펴볼 것 1개' }).click();
  await expect(page.getByText('글이 1개예요. 5개로 맞춰 주세요.')).toBeVisible();
  await expect(page.getByText('소스의 말을 그대로 옮긴 문장이 없어요')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note.getByText('제목이 바뀌어 넣을 곳을 찾지 못한 문장이에요')).toBeVisible();
}

async function askInWords(page: Page): Promise<void> {
  await chatOf(page).getByRole('textbox', { name: '질문' }).fill('밀프렙을 주제로 스레드 3개 써 줘');
  await chatOf(page).getByRole('button', { name: '스레드 글 만들기 · 3개' }).click();
  const answer = chatOf(page).getByRole('article').last();
  await expect(answer.getByRole('group', { name: '칸별로 복사' }).getByRole('button')).toHaveCount(3);
  await expect(answer).toContainText('1/ 밀프렙');
  const field = chatOf(page).getByRole('textbox', { name: '질문' });
  await expect(field).toHaveValue('');
  await field.fill('45초 쇼츠 대본 써 줘');
  await field.press('Enter');
  await chatOf(page).getByRole('button', { name: '바로 만들기: 숏폼 대본 · 45초' }).click();
  await expect(answer.getByRole('heading', { name: '마무리 (0:39–0:45)' })).toBeVisible();
}

test('a result turns amber when what it was made from changes, and is made again with what was written by hand', async ({
  page,
}) => {
  await signIn(page, house.url, 'hana@recipes.example.com', '정하나');
  await newCanvas(page, '대본에서 글로', '빈 캔버스');
  await test.step('a script is wired to a chat and analysed', () => analyseScript(page));
  await test.step('a line of it is written by hand', () => writeOwnLine(page));
  await test.step('a changed section of the script makes it stale, and says which', () => changeScript(page));
  await test.step('made again, it holds the new words and the line of the hand', () => makeAgain(page));
  await test.step('compared with its source, it may be left as it is', () => leaveAsItIs(page));
  await test.step('two of them are made again at once, as one step', () => makeAllAgain(page));
  await test.step('the board says how many are stale, and makes them again from its bar and its menu', () =>
    fromTheBoard(page));
});

const noteOf = (page: Page, title: string | RegExp): Locator => cards(page, 'text').filter({ hasText: title });
const made = (page: Page): Locator => noteOf(page, '레퍼런스 분석');
const SCRIPT = '## 훅\n한 달 식비가 62만 원에서 38만 원이 되었어요.\n\n## 본론\n장은 주 1회, 배부른 시간에 봐요.';

async function analyseScript(page: Page): Promise<void> {
  await pasteAt(page, 420, 300, SCRIPT);
  await expect(noteOf(page, '62만 원')).toBeVisible();
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, noteOf(page, '62만 원'), chatOf(page));
  await chatOf(page).getByRole('button', { name: '만들기', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /레퍼런스 분석/ })
    .click();
  const form = page.getByRole('dialog', { name: '레퍼런스 분석' });
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  const answer = chatOf(page).getByRole('article').last();
  await expect(answer).toContainText('38만 원');
  await answer.getByRole('button', { name: '노트로 저장' }).click();
  await expect(made(page)).toContainText('38만 원');
}

async function writeInto(page: Page, note: Locator, change: (text: string) => string): Promise<void> {
  await note.getByRole('button', { name: '내용 편집' }).click();
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(change(await field.inputValue()));
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

async function writeOwnLine(page: Page): Promise<void> {
  await writeInto(page, made(page), (text) => text.replace('〔따라 해 볼 구조〕', '저는 두 달 만에 해냈어요.'));
  await expect(made(page)).toContainText('저는 두 달 만에 해냈어요.');
}

async function changeScript(page: Page): Promise<void> {
  await expect(made(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  await writeInto(page, noteOf(page, '62만 원').first(), (text) => text.replace('38만 원', '31만 원'));
  await isSaved(page);
  await made(page).getByRole('button', { name: '소스가 바뀜' }).click();
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await expect(dialog).toContainText('바뀐 곳: 훅');
  await expect(dialog).toContainText('비용이 들지 않아요');
}

async function makeAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await dialog.getByRole('button', { name: '다시 만들기' }).click();
  await expect(dialog.locator('ins')).toContainText('31만 원');
  await dialog.getByRole('button', { name: '이 글로 바꾸기' }).click();
  await expect(made(page)).toContainText('31만 원');
  await expect(made(page)).toContainText('저는 두 달 만에 해냈어요.');
  await expect(made(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(made(page)).toContainText('38만 원');
}

async function leaveAsItIs(page: Page): Promise<void> {
  await made(page).getByRole('button', { name: '소스가 바뀜: 훅' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '이대로 두기' }).click();
  await expect(made(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  await expect(made(page)).toContainText('38만 원');
  await page.keyboard.press('Control+z');
  await expect(made(page).getByRole('button', { name: '소스가 바뀜' })).toBeVisible();
}

async function makeAllAgain(page: Page): Promise<void> {
  await made(page).locator('header').first().click();
  await page.keyboard.press('Control+d');
  await expect(made(page)).toHaveCount(2);
  await made(page).last().getByRole('button', { name: '소스가 바뀜' }).click();
  const one = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await one.getByRole('button', { name: '바뀐 결과 2개 모두' }).click();
  const all = page.getByRole('dialog', { name: '바뀐 결과 모두 다시 만들기' });
  await expect(all.getByText('바뀐 곳: 훅')).toHaveCount(2);
  await all.getByRole('button', { name: '2개 다시 만들기' }).click();
  await all
    .getByRole('button', { name: /달라진/ })
    .first()
    .click();
  await expect(all.locator('ins').first()).toContainText('31만 원');
  await all.getByRole('button', { name: '2개 바꾸기' }).click();
  for (const note of await made(page).all()) {
    await expect(note).toContainText('31만 원');
    await expect(note).toContainText('저는 두 달 만에 해냈어요.');
  }
  await page.keyboard.press('Control+z');
  for (const note of await made(page).all()) await expect(note).toContainText('38만 원');
}

async function fromTheBoard(page: Page): Promise<void> {
  const { x, y, width } = await boxOf(page.getByRole('application', { name: '보드' }));
  await page.keyboard.press('Escape');
  await fitView(page);
  await page.mouse.click(x + width - 60, y + 24, { button: 'right' });
  const entry = page.getByRole('menuitem', { name: '바뀐 결과 모두 다시 만들기' });
  await expect(entry).toContainText('2');
  await page.keyboard.press('Escape');
  const bar = page.getByRole('button', { name: '바뀐 결과 2개 다시 만들기' });
  await bar.click();
  const all = page.getByRole('dialog', { name: '바뀐 결과 모두 다시 만들기' });
  await expect(all.getByText('AI 모델 없이 만들어서 비용이 들지 않아요.', { exact: true })).toHaveCount(2);
  await expect(all.getByRole('status')).toHaveText('모두 AI 모델 없이 만들어서 비용이 들지 않아요.');
  await all.getByRole('button', { name: '2개 다시 만들기' }).click();
  await expect(all.getByRole('button', { name: /달라진/ })).toHaveCount(2);
  await all.getByRole('button', { name: '2개 바꾸기' }).click();
  await expect(bar).toHaveCount(0);
  for (const note of await made(page).all()) await expect(note).toContainText('31만 원');
  await page.mouse.click(x + width - 60, y + 24, { button: 'right' });
  await expect(page.getByRole('menuitem', { name: '템플릿으로 저장' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('a post on a board with a deal must say that it is sponsored, until the deal is declined', async ({ page }) => {
  await signIn(page, house.url, 'deal@recipes.example.com', '정하나');
  await newCanvas(page, '협찬 시즌', '빈 캔버스');
  await put(page, {
    type: 'text',
    title: '블로그 글',
    content: '# 밀키트 한 달 써 본 기록\n\n냉장고에 늘 있어서 편했어요. 저녁 준비가 10분으로 줄었어요.',
    position: { x: 240, y: 120 },
    size: { width: 420, height: 260 },
    metadata: { recipe: { id: 'blog-post', values: {} } },
  });
  const post = cards(page, 'text').filter({ hasText: '블로그 글' });
  await expect(post.getByRole('button', { name: /고칠 것/ })).toHaveCount(0);
  const content =
    '## 협찬 브리프: 한입밀\n\n| 항목 | 내용 |\n|---|---|\n| 브랜드 | 한입밀 |\n| 제품 | 밀키트 |\n| 금액 | 200만 원 |\n| 수정 | 무제한 |';
  await put(page, {
    type: 'text',
    title: '한입밀 제안',
    content,
    position: { x: 720, y: 120 },
    size: { width: 420, height: 300 },
    metadata: withOffer({ recipe: { id: 'sponsor-brief', values: {} } }, offerOfOldCard(content, {})),
  });
  await post.getByRole('button', { name: /고칠 것/ }).click();
  await expect(page.getByRole('dialog', { name: '점검 결과' })).toContainText('한입밀');
  await page.keyboard.press('Escape');
  const deal = cards(page, 'text').filter({ hasText: '한입밀 제안' });
  await deal.getByRole('button', { name: '전체로 보기' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: /^한입밀/ });
  await expect(sheet.getByRole('list', { name: '진행 단계' }).locator('[aria-current="step"]')).toContainText(
    '새 제안',
  );
  await expect(sheet).toContainText('수정 횟수에 끝이 없어요.');
  await sheet.getByRole('button', { name: '거절함으로 바꾸기' }).click();
  await page.getByRole('button', { name: '‘거절함’ 단계로 바꾸기' }).click();
  await expect(sheet.getByRole('list', { name: '진행 단계' }).locator('[aria-current="step"]')).toContainText('거절함');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(post.getByRole('button', { name: /고칠 것/ })).toHaveCount(0);
});
