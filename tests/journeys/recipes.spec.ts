import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn, tool, upload, wire } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const references = [
  ['식비_기록.txt', '자취 1년 차의 식비는 한 달 평균 62만 원이었다. 배달을 주 2회로 줄이자 38만 원이 되었다.'],
  ['밀프렙.txt', '일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어든다.'],
] as const;
const SCRIPT = '## 훅\n한 달 장보기가 20만 원에서 11만 원이 되었어요.\n\n## 본론\n장은 주 1회, 배부른 시간에 봐요.';

test('without a key references become a worksheet and an analysis, which turn amber when a source changes', async ({
  page,
}) => {
  await signIn(page, server.url, 'hana@recipes.example.com', '정하나');
  await newCanvas(page, '식비 줄이기', '빈 캔버스');
  await test.step('three references are read and wired to a chat', () => wireReferences(page));
  await test.step('from three references to a worksheet of a thread, without a key', () => worksheet(page));
  await test.step('a passage that is pressed stands in its part, in the chat as in the note', () => takePassages(page));
  await test.step('an analysis takes a line that is written by hand', () => analyse(page));
  await test.step('a changed section of the script makes it stale; made again it keeps the line of the hand', () =>
    makeAgain(page));
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const answer = (page: Page): Locator => chat(page).getByRole('article').last();
const question = (page: Page): Locator => chat(page).getByRole('textbox', { name: '질문' });
const noteOf = (page: Page, title: string): Locator => cards(page, 'text').filter({ hasText: title });
const script = (page: Page): Locator => noteOf(page, '한 달 장보기가').first();
const analysis = (page: Page): Locator => noteOf(page, '레퍼런스 분석');

async function wireReferences(page: Page): Promise<void> {
  for (const [name, text] of references) await upload(page, name, 'text/plain', Buffer.from(text));
  const read = async () =>
    (await readBoard(page)).nodes.filter(({ metadata }) => Number(metadata['passageCount'] ?? 0) > 0).length;
  await expect.poll(read).toBe(references.length);
  await pasteAt(page, 500, 640, SCRIPT);
  await expect(script(page)).toBeVisible();
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  for (const [name] of references) await wire(page, cards(page, 'file').filter({ hasText: name }), chat(page));
  await wire(page, script(page), chat(page));
  await expect(chat(page)).toContainText('소스 3개');
}

async function worksheet(page: Page): Promise<void> {
  await question(page).fill('/');
  await page.getByRole('option', { name: '모두 보기' }).click();
  const dialog = page.getByRole('dialog', { name: '무엇을 만들까요?' });
  await dialog.getByLabel('만들 것 찾기').fill('스레드');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '스레드 글' });
  await expect(form.getByLabel('주제')).toBeFocused();
  await form.getByLabel('주제').fill('자취생 식비 줄이기');
  await form.getByLabel('글 수').fill('5');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(answer(page)).toContainText('AI 키가 없어 글 대신 작업지를 드려요');
  await expect(answer(page).getByRole('group', { name: '칸별로 복사' }).getByRole('button')).toHaveCount(5);
  await answer(page)
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: '원문' }).locator('[aria-current="true"]')).toBeVisible();
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function takePassages(page: Page): Promise<void> {
  const QUOTED = '“배달을 주 2회로 줄이자 38만 원이 되었다.”';
  const chips = (place: Locator) => place.getByRole('button', { name: /이 부분에 넣기/, pressed: false });
  await chips(answer(page)).filter({ hasText: '38만 원' }).first().click();
  await expect(answer(page)).toContainText(QUOTED);
  await answer(page).getByRole('button', { name: '노트로 저장' }).click();
  const note = noteOf(page, '스레드 글');
  await expect(note).toContainText(QUOTED);
  const chip = chips(note).first();
  const passage = (await chip.getAttribute('aria-label'))?.replace(/” 이 부분에 넣기.*/, '”') ?? '';
  await chip.press('Enter');
  await isSaved(page);
  const kept = async () => {
    const nodes = (await readBoard(page)).nodes;
    return nodes.find(({ metadata }) => (metadata['recipe'] as { id?: string } | undefined)?.id === 'thread')?.content;
  };
  await expect.poll(kept).toContain(passage);
  await page.keyboard.press('Control+z');
  await expect.poll(kept).not.toContain(passage);
  await expect(note.getByRole('button', { name: '살펴볼 것 1개' })).toBeVisible();
}

/** Changes the text of a note by writing it. */
async function writeInto(page: Page, note: Locator, change: (text: string) => string): Promise<void> {
  await note.getByRole('button', { name: '내용 편집' }).click();
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(change(await field.inputValue()));
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

async function analyse(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: '만들기', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /레퍼런스 분석/ })
    .click();
  const form = page.getByRole('dialog', { name: '레퍼런스 분석' });
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(answer(page)).toContainText('11만 원');
  await answer(page).getByRole('button', { name: '노트로 저장' }).click();
  await expect(analysis(page)).toContainText('11만 원');
  await writeInto(page, analysis(page), (text) => text.replace('〔따라 해 볼 구조〕', '저는 두 달 만에 해냈어요.'));
  await expect(analysis(page)).toContainText('저는 두 달 만에 해냈어요.');
  await expect(analysis(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
}

async function makeAgain(page: Page): Promise<void> {
  await writeInto(page, script(page), (text) => text.replace('11만 원', '7만 원'));
  await isSaved(page);
  await analysis(page).getByRole('button', { name: '소스가 바뀜' }).click();
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await expect(dialog).toContainText('바뀐 곳: 훅');
  await expect(dialog).toContainText('비용이 들지 않아요');
  await dialog.getByRole('button', { name: '다시 만들기' }).click();
  await expect(dialog.locator('ins')).toContainText('7만 원');
  await dialog.getByRole('button', { name: '이 글로 바꾸기' }).click();
  await expect(analysis(page)).toContainText('7만 원');
  await expect(analysis(page)).toContainText('저는 두 달 만에 해냈어요.');
  await expect(analysis(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(analysis(page)).toContainText('11만 원');
}
