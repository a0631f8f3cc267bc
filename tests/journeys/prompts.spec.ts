import { expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { cards, fitView, isSaved, newCanvas, readBoard, signIn, tool } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');
const question = (page: Page): Locator => chatOf(page).getByRole('textbox', { name: '질문' });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const list = (page: Page): Locator => dialogOf(page, '무엇을 만들까요?');
const mine = (page: Page): Locator => list(page).getByRole('region', { name: '내 프롬프트' });
const rowOf = (page: Page, name: string): Locator => mine(page).getByRole('listitem').filter({ hasText: name });

async function openChat(page: Page, title: string): Promise<void> {
  await newCanvas(page, title, '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await expect(chatOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
}

async function keep(page: Page, name: string, text: string): Promise<void> {
  await mine(page).getByRole('button', { name: '새 프롬프트' }).click();
  const form = dialogOf(page, '새 프롬프트');
  await form.getByLabel('이름').fill(name);
  await form.getByLabel('글', { exact: true }).fill(text);
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

test('a prompt with variables is kept, asked for its values, and remembers them', async ({ page }) => {
  await signIn(page, house.url, 'hana@prompts.example.com', '정하나');
  await openChat(page, '프롬프트');
  await test.step('a new prompt shows what it will ask for', () => keepHooks(page));
  await test.step('chosen, it asks for each value and stands in the question', () => fillHooks(page));
  await test.step('the next time the values are still there', () => fillAgain(page));
  await test.step('one without variables goes straight into the question, above what is typed', () => putPlain(page));
  await test.step('pinned, it is the first', () => pin(page));
});

async function keepHooks(page: Page): Promise<void> {
  await question(page).fill('/');
  await expect(mine(page)).toContainText('이름 붙여 두면');
  await mine(page).getByRole('button', { name: '새 프롬프트' }).click();
  const form = dialogOf(page, '새 프롬프트');
  await expect(form.getByLabel('이름')).toBeFocused();
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form.getByText('이름을 적어 주세요')).toBeVisible();
  await form.getByLabel('이름').fill('쇼츠 훅');
  await form
    .getByLabel('글', { exact: true })
    .fill('{{제목}} 쇼츠의 훅을 {{개수}}개 써 줘. {{제목}}을 처음에 말해 줘.');
  await expect(form.getByText('물어볼 것제목개수')).toBeVisible();
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(rowOf(page, '쇼츠 훅')).toBeVisible();
}

async function fillHooks(page: Page): Promise<void> {
  await list(page).getByLabel('만들기 찾기').fill('쇼츠훅');
  await rowOf(page, '쇼츠 훅')
    .getByRole('button', { name: /^쇼츠 훅/ })
    .click();
  const form = dialogOf(page, '쇼츠 훅');
  await expect(form.getByLabel('제목')).toBeFocused();
  await form.getByLabel('제목').fill('{{개수}} 홈카페');
  const preview = form.getByRole('region', { name: '미리 보기' });
  await expect(preview).toHaveText('{{개수}} 홈카페 쇼츠의 훅을 {{개수}}개 써 줘. {{개수}} 홈카페를 처음에 말해 줘.');
  await form.getByLabel('제목').fill('홈카페');
  await form.getByLabel('개수').fill('3');
  await form.getByRole('button', { name: '질문 칸에 넣기' }).click();
  await expect(form).toBeHidden();
  await expect(question(page)).toHaveValue('홈카페 쇼츠의 훅을 3개 써 줘. 홈카페를 처음에 말해 줘.');
  await expect(question(page)).toBeFocused();
}

async function fillAgain(page: Page): Promise<void> {
  await isSaved(page);
  await page.reload();
  await fitView(page);
  await expect(question(page)).toHaveValue(/홈카페/);
  await question(page).fill('');
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  await rowOf(page, '쇼츠 훅')
    .getByRole('button', { name: /^쇼츠 훅/ })
    .click();
  const form = dialogOf(page, '쇼츠 훅');
  await expect(form.getByLabel('제목')).toHaveValue('홈카페');
  await form.getByLabel('개수').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toHaveValue(/훅을 5개/);
}

async function putPlain(page: Page): Promise<void> {
  await question(page).fill('짧게.');
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  await keep(page, '쉬운 말', '쉬운 말로 풀어 줘.');
  await rowOf(page, '쉬운 말')
    .getByRole('button', { name: /^쉬운 말/ })
    .click();
  await expect(question(page)).toHaveValue('쉬운 말로 풀어 줘.\n\n짧게.');
  await expect(question(page)).toBeFocused();
}

async function pin(page: Page): Promise<void> {
  await question(page).fill('');
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  await expect(mine(page).getByRole('listitem').first()).toContainText('쉬운 말');
  const button = mine(page).getByRole('button', { name: '‘쇼츠 훅’ 위에 고정' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(mine(page).getByRole('listitem').first()).toContainText('쇼츠 훅');
  await page.keyboard.press('Escape');
}

test('a question becomes a prompt, is changed, restored from its history and deleted', async ({ page }) => {
  await signIn(page, house.url, 'duri@prompts.example.com', '김두리');
  await openChat(page, '물은 것');
  await test.step('a question that was asked is kept as a prompt', () => keepQuestion(page));
  await test.step('changed, it has a history', () => changeIt(page));
  await test.step('restored, it reads as it did', () => restoreIt(page));
  await test.step('deleted after a question, it is gone', () => removeIt(page));
});

async function keepQuestion(page: Page): Promise<void> {
  await question(page).fill('댓글에 다정하게 답해 줘');
  await page.keyboard.press('Enter');
  await expect(chatOf(page).getByRole('article').last()).toBeVisible();
  await chatOf(page).getByRole('button', { name: '프롬프트로 저장' }).click();
  const form = dialogOf(page, '새 프롬프트');
  await expect(form.getByLabel('이름')).toHaveValue('댓글에 다정하게 답해 줘');
  await expect(form.getByLabel('글', { exact: true })).toHaveValue('댓글에 다정하게 답해 줘');
  await form.getByLabel('이름').fill('댓글 답');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form).toBeHidden();
}

async function openForm(page: Page): Promise<Locator> {
  await mine(page).getByRole('button', { name: '‘댓글 답’ 고치기' }).click();
  return dialogOf(page, '프롬프트 고치기');
}

async function changeIt(page: Page): Promise<void> {
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  const form = await openForm(page);
  await form.getByLabel('글', { exact: true }).fill('댓글에 짧게 답해 줘');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(rowOf(page, '댓글 답')).toContainText('짧게');
}

async function restoreIt(page: Page): Promise<void> {
  const form = await openForm(page);
  await form.getByRole('button', { name: '변경 기록' }).click();
  const history = dialogOf(page, '변경 기록');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('button', { name: /글로 되돌리기$/ }).click();
  await expect(form.getByLabel('글', { exact: true })).toHaveValue('댓글에 다정하게 답해 줘');
  await form.getByRole('button', { name: '변경 기록' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('짧게');
  await history.getByRole('button', { name: '돌아가기' }).click();
}

async function removeIt(page: Page): Promise<void> {
  const form = dialogOf(page, '프롬프트 고치기');
  await form.getByRole('button', { name: '지우기' }).click();
  const asked = page.getByRole('alertdialog', { name: '이 프롬프트를 지울까요?' });
  await asked.getByRole('button', { name: '취소' }).click();
  await expect(form.getByLabel('이름')).toHaveValue('댓글 답');
  await form.getByRole('button', { name: '지우기' }).click();
  await asked.getByRole('button', { name: '지우기' }).click();
  await expect(mine(page)).toContainText('이름 붙여 두면');
}

test('a prompt that was made by its recipe is kept in the library, to be asked with other values', async ({ page }) => {
  await signIn(page, house.url, 'maker@prompts.example.com', '나지음');
  await openChat(page, '프롬프트 만들기');
  const content = '배달을 주 2회로 줄이자 식비가 반이 됐어요.';
  await put(page, { type: 'text', title: '식비', content, position: { x: -900, y: 0 } });
  await isSaved(page);
  const { nodes } = await readBoard(page);
  const idOf = (type: string) => nodes.find((node) => node.type === type)?.id;
  await wireNodes(page, idOf('text'), idOf('ai_chat'));
  await expect(chatOf(page)).toContainText('소스 1개');
  await question(page).fill('/');
  await list(page)
    .getByRole('button', { name: /^프롬프트/ })
    .click();
  const form = dialogOf(page, '프롬프트');
  await form.getByLabel('시킬 일').fill('쇼츠 첫 문장 쓰기');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await chatOf(page).getByRole('article').last().getByRole('button', { name: '프롬프트로 저장' }).click();
  const kept = dialogOf(page, '새 프롬프트');
  await expect(kept.getByLabel('이름')).toHaveValue('쇼츠 첫 문장 쓰기');
  await expect(kept.getByLabel('글', { exact: true })).not.toHaveValue(/\[1\]/);
  await kept.getByRole('button', { name: '저장', exact: true }).click();
  await expect(kept).toBeHidden();
  await question(page).fill('/');
  await rowOf(page, '쇼츠 첫 문장 쓰기')
    .getByRole('button', { name: /^쇼츠 첫 문장 쓰기/ })
    .click();
  await expect(dialogOf(page, '쇼츠 첫 문장 쓰기').getByLabel('제목')).toBeFocused();
});

/** Connects two nodes of the open board by the call. */
async function wireNodes(page: Page, sourceId?: string, targetId?: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const made = await page.request.post(`${origin}/api/canvases/${pathname.split('/')[2]}/edges`, {
    data: { sourceId, targetId },
    headers: { origin },
  });
  expect(made.status()).toBe(200);
}

test('a prompt that is shared with an organisation is used by its members, and changed by its owner', async ({
  page,
  browser,
}) => {
  await signIn(page, house.url, 'seri@prompts.example.com', '박세리');
  const headers = { origin: house.url };
  const made = await page.request.post(`${house.url}/api/orgs`, { data: { name: '새벽 스튜디오' }, headers });
  const { id: orgId } = (await made.json()) as { id: string };
  const member = await browser.newContext({ locale: 'ko-KR' });
  const other = await member.newPage();
  await signIn(other, house.url, 'noa@prompts.example.com', '이노아');
  const invited = await page.request.post(`${house.url}/api/orgs/${orgId}/invitations`, {
    data: { email: 'noa@prompts.example.com', role: 'viewer' },
    headers,
  });
  const { id: invitationId } = (await invited.json()) as { id: string };
  const joined = await other.request.post(`${house.url}/api/invitations/${invitationId}/accept`, { headers });
  expect(joined.status()).toBe(200);
  await test.step('its owner shares it', async () => {
    await openChat(page, '나누기');
    await question(page).fill('/');
    await mine(page).getByRole('button', { name: '새 프롬프트' }).click();
    const form = dialogOf(page, '새 프롬프트');
    await form.getByLabel('이름').fill('인사말');
    await form.getByLabel('글', { exact: true }).fill('새벽 스튜디오답게 인사해 줘.');
    await form.getByLabel('공유').selectOption({ label: '새벽 스튜디오' });
    await form.getByRole('button', { name: '저장', exact: true }).click();
    await expect(rowOf(page, '인사말')).toContainText('새벽 스튜디오에 공유함');
  });
  await test.step('a member uses it, and cannot change it', async () => {
    await openChat(other, '받기');
    await question(other).fill('/');
    const row = rowOf(other, '인사말');
    await expect(row).toContainText('박세리 · 새벽 스튜디오');
    await expect(row.getByRole('button', { name: '‘인사말’ 고치기' })).toHaveCount(0);
    await row.getByRole('button', { name: /^인사말/ }).click();
    await expect(question(other)).toHaveValue('새벽 스튜디오답게 인사해 줘.');
  });
  await member.close();
});
