import { expect, type Locator, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn, tool } from './actions.ts';
import { board } from './canvas-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const question = (page: Page): Locator => chat(page).getByRole('textbox', { name: '질문' });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const mine = (page: Page): Locator => dialogOf(page, '무엇을 만들까요?').getByRole('region', { name: '내 프롬프트' });
const rowOf = (page: Page, name: string): Locator => mine(page).getByRole('listitem').filter({ hasText: name });
const use = (page: Page, name: string) =>
  rowOf(page, name)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

async function openChat(page: Page, title: string): Promise<void> {
  await newCanvas(page, title, '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await expect(chat(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
}

test('a prompt is kept with its variables, asked for its values, and shared with an organisation', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'hana@prompts.example.com', '정하나');
  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signIn(other, server.url, 'noa@prompts.example.com', '이노아');
  await joinOrg(page, other);
  await page.goto(server.url);
  await openChat(page, '프롬프트');
  await test.step('a new prompt shows what it will ask for, and is shared', () => keep(page));
  await test.step('chosen, it asks for each value, stands in the question, and remembers them', () => fill(page));
  await test.step('a member uses it, and cannot change it', async () => {
    await openChat(other, '받기');
    await question(other).fill('/');
    await other.getByRole('option', { name: '모두 보기' }).click();
    await expect(rowOf(other, '쇼츠 훅')).toContainText('정하나 · 새벽 스튜디오');
    await expect(rowOf(other, '쇼츠 훅').getByRole('button', { name: '‘쇼츠 훅’ 고치기' })).toHaveCount(0);
    await use(other, '쇼츠 훅');
    await expect(dialogOf(other, '쇼츠 훅').getByLabel('제목')).toBeFocused();
  });
  await other.context().close();
});

/** Both belong to one organisation, without the screens. */
async function joinOrg(page: Page, other: Page): Promise<void> {
  const post = async (one: Page, path: string, data?: object) => {
    const headers = { origin: server.url };
    const answer = await one.request.post(server.url + path, { headers, ...(data && { data }) });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { id: string };
  };
  const { id } = await post(page, '/api/orgs', { name: '새벽 스튜디오' });
  const who = { email: 'noa@prompts.example.com', role: 'viewer' };
  const invitation = await post(page, `/api/orgs/${id}/invitations`, who);
  await post(other, `/api/invitations/${invitation.id}/accept`);
}

async function keep(page: Page): Promise<void> {
  await question(page).fill('/');
  await page.getByRole('option', { name: '모두 보기' }).click();
  await mine(page).getByRole('button', { name: '새 프롬프트' }).click();
  const form = dialogOf(page, '새 프롬프트');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form.getByText('이름을 적어 주세요')).toBeVisible();
  await form.getByLabel('이름').fill('쇼츠 훅');
  await form.getByLabel('글', { exact: true }).fill('{{제목}} 쇼츠의 훅을 {{개수}}개 써 줘.');
  await expect(form.getByText('변수제목개수')).toBeVisible();
  await form.getByLabel('공유').selectOption({ label: '새벽 스튜디오' });
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(rowOf(page, '쇼츠 훅')).toContainText('새벽 스튜디오에 공유함');
}

async function fill(page: Page): Promise<void> {
  await use(page, '쇼츠 훅');
  const form = dialogOf(page, '쇼츠 훅');
  await form.getByLabel('제목').fill('홈카페');
  await form.getByLabel('개수').fill('3');
  await expect(form.getByRole('region', { name: '미리 보기' })).toHaveText('홈카페 쇼츠의 훅을 3개 써 줘.');
  await form.getByRole('button', { name: '질문 칸에 넣기' }).click();
  await expect(question(page)).toHaveValue('홈카페 쇼츠의 훅을 3개 써 줘.');
  await expect(question(page)).toBeFocused();
  await isSaved(page);
  await page.reload();
  await fitView(page);
  await question(page).fill('');
  await chat(page).getByRole('button', { name: '만들기' }).click();
  await use(page, '쇼츠 훅');
  await expect(form.getByLabel('제목')).toHaveValue('홈카페');
  await form.getByLabel('개수').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toHaveValue(/훅을 5개/);
  // It stands among what "/" offers, too; what was typed before stays.
  await question(page).fill('자취 요리 /쇼츠훅');
  await expect(page.getByRole('option', { name: /^쇼츠 훅/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await form.getByLabel('개수').fill('7');
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toHaveValue(/^홈카페 쇼츠의 훅을 7개 써 줘\.\n\n자취 요리$/);
}

test('a board begins with a template, with one of one’s own, or with a topic that becomes a group with its chat', async ({
  page,
}) => {
  await signIn(page, server.url, 'duri@prompts.example.com', '정두리');
  await openTemplates(page);
  await isSound(page, 'more templates');
  await test.step('of a template for creators the chat is wired to the groups that feed it', () => fromTemplate(page));
  await test.step('a board is kept as a template, with what was typed last, begins another, and is deleted', () =>
    ownTemplate(page));
  await page.goto(server.url);
  await newCanvas(page, '조사', '빈 캔버스');
  await test.step('a topic and its links become a group with a chat that reads it, in one step', () => research(page));
});

const making = (page: Page): Locator => dialogOf(page, '새 캔버스');

async function openTemplates(page: Page): Promise<void> {
  await page.goto(`${server.url}/`);
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  await making(page).getByRole('button', { name: '템플릿 더 보기' }).click();
  await expect(making(page).getByRole('group', { name: '크리에이터 템플릿' }).getByRole('radio')).toHaveCount(10);
}

async function makeFrom(page: Page, title: string, template: string): Promise<void> {
  await making(page).getByRole('textbox', { name: '제목' }).fill(title);
  await making(page).getByRole('radio', { name: template }).click();
  await making(page).getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await expect(board(page)).toBeVisible();
}

async function fromTemplate(page: Page): Promise<void> {
  await makeFrom(page, '이번 주 쇼츠', '한 주 쇼츠 기획');
  const { nodes, edges } = await readBoard(page);
  expect(nodes.map(({ title }) => title)).toContain('월요일 쇼츠: 바로 따라 하는 방법');
  const id = nodes.find(({ type }) => type === 'ai_chat')?.id;
  expect(edges.map(({ target }) => target)).toEqual([id, id]);
}

async function ownTemplate(page: Page): Promise<void> {
  await page.goto(server.url);
  await newCanvas(page, '내 보드', '빈 캔버스');
  await pasteAt(page, 620, 300, '매주 쓰는 질문: {{주제}}');
  await expect(cards(page, 'text')).toContainText('매주 쓰는 질문');
  await page.mouse.click(1_180, 300, { button: 'right' });
  await page.getByRole('menuitem', { name: '템플릿으로 저장' }).click();
  const dialog = dialogOf(page, '템플릿으로 저장');
  await dialog.getByLabel('이름').fill('월요일 보드');
  await dialog.getByLabel('설명').fill('매주 월요일에 열어요');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  await isSaved(page);
  await openTemplates(page);
  await expect(making(page).getByRole('group', { name: '내 템플릿' })).toContainText('매주 월요일에 열어요');
  await makeFrom(page, '다음 주', '월요일 보드');
  await expect(cards(page, 'text')).toContainText('매주 쓰는 질문');
  await openTemplates(page);
  await making(page).getByRole('radio', { name: '월요일 보드' }).click();
  await making(page).getByRole('button', { name: '‘월요일 보드’ 템플릿 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(making(page).getByRole('group', { name: '내 템플릿' })).toHaveCount(0);
}

async function research(page: Page): Promise<void> {
  await board(page).getByRole('button', { name: '링크로 AI Chat 만들기' }).click();
  const dialog = dialogOf(page, '링크로 AI Chat 만들기');
  await dialog.getByLabel('주제').fill('자취생 식비 줄이기');
  await dialog.getByLabel('링크').fill('http://127.0.0.1:9/1\n그냥 글');
  await dialog.getByRole('button', { name: '시작하기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('링크가 아닌 줄이 있어요');
  await dialog.getByLabel('링크').fill('http://127.0.0.1:9/1\nhttp://127.0.0.1:9/2');
  await dialog.getByRole('button', { name: '시작하기' }).click();
  await expect(dialog).toBeHidden();
  const kinds = async () => (await readBoard(page)).nodes.map(({ type }) => type).toSorted();
  await expect.poll(kinds).toEqual(['ai_chat', 'group', 'website', 'website']);
  const { nodes, edges } = await readBoard(page);
  const idOf = (type: string) => nodes.find((node) => node.type === type)?.id;
  expect(edges).toMatchObject([{ source: idOf('group'), target: idOf('ai_chat') }]);
  expect(nodes.filter(({ parentId }) => parentId === idOf('group'))).toHaveLength(2);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.locator('.board-card')).toHaveCount(0);
}
