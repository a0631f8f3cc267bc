import { expect, type Locator, type Page } from '@playwright/test';
import { heldPieces } from '../ai-stub/script.ts';
import { isSound } from './barriers.ts';
import { cards, fitView, newCanvas, readBoard, signIn } from './hands.ts';
import { handsInChat } from './hands-in-chat.ts';
import { notice, put } from './hands-on-canvas.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const beside = houseBesideModel();

test('a chat keeps several conversations, and versions of what was said in them', async ({ page }) => {
  await signIn(page, beside.house.url, 'hana@conversations.example.com', '정하나');
  await newCanvas(page, '여러 대화', '빈 캔버스');
  await test.step('two sources are wired to a chat', () => sourcesAndChat(page));
  await test.step('the first question gives the conversation its title', () => firstTitle(page));
  await test.step('a question is edited, an answer written anew; both versions are kept', () => versions(page));
  await test.step('a reload and another tab show the chosen versions', () => everywhere(page));
  await test.step('from an answer another conversation goes on', () => fork(page));
  await test.step('a new one is begun, renamed by hand, found and deleted', () => manage(page));
  await test.step('one that is deleted elsewhere says so, and what was typed in it stays', () => takenAway(page));
  await test.step('@ names one source, under Hangul too; only it is read', () => mention(page));
  await test.step('an answer becomes a note with its evidence, pressed and dragged', () => notes(page));
  await test.step('once the first answer is there, the model gives a short title, in every tab', () => madeTitle(page));
  await test.step('nothing keeps anybody out', () => isSound(page, 'conversations'));
});

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const { field, answers, questions, picker, list, says, ask } = handsInChat(chat, beside);

async function sourcesAndChat(page: Page): Promise<void> {
  const note = (title: string, content: string, y: number) =>
    put(page, { type: 'text', title, content, position: { x: 0, y } });
  const beans = await note('원두 메모', '홈카페 원두는 2주 안에 써야 맛있다.', 0);
  const gear = await note('장비 메모', '카나리아 그라인더는 3만 원이다.', 240);
  const chatId = await put(page, { type: 'ai-chat', title: 'AI Chat', position: { x: 420, y: 0 } });
  const { origin, pathname } = new URL(page.url());
  for (const sourceId of [beans, gear]) {
    const url = `${origin}/api/canvases/${pathname.split('/')[2]}/edges`;
    const data = { sourceId, targetId: chatId };
    expect((await page.request.post(url, { data, headers: { origin } })).status()).toBe(200);
  }
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
  await answers(page).last().getByRole('button', { name: '이전 버전' }).click();
  await expect(answers(page).last()).toContainText('향이 사라져서예요');
  await expect(answers(page).last()).toContainText('1/2');
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

/** What a tab keeps that was closed before it heard that its question had arrived. */
async function leaveUnsent(page: Page, question: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const chatId = (await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat')?.id ?? '';
  const answer = await page.request.get(
    `${origin}/api/canvases/${pathname.split('/')[2]}/conversations?nodeId=${chatId}`,
  );
  const [conversation] = (await answer.json()) as { id: string }[];
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `unanswered:${conversation?.id}`,
    JSON.stringify([{ key: 'closed-tab', question, askedAt: Date.now() }]),
  ] as const);
}

async function everywhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await leaveUnsent(page, '왜 2주야?');
  await page.reload();
  await expect(questions(page).last()).toContainText('왜 2주야?');
  await expect(answers(page)).toHaveCount(2);
  await other.goto(page.url());
  await expect(questions(other).last()).toContainText('왜 2주야?');
  await questions(page).last().getByRole('button', { name: '이전 버전' }).click();
  for (const tab of [page, other]) {
    await expect(questions(tab).last()).toContainText('왜 그래?');
    await expect(answers(tab).last()).toContainText('향이 사라져서예요');
    await expect(answers(tab).last()).toContainText('1/2');
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
  await list(page).getByLabel('대화 이름').fill('버릴 이름');
  await page.keyboard.press('Escape');
  await expect(list(page).getByLabel('대화 이름')).toHaveCount(0);
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

async function takenAway(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: '새 대화', exact: true }).click();
  await expect(answers(page)).toHaveCount(0);
  const held = heldPieces();
  beside.stub.script(() => ({ pieces: held }));
  await field(page).fill('곧 지워질 대화');
  await field(page).press('Enter');
  held.say('쓰던 답');
  await expect(answers(page).last()).toContainText('쓰던 답');
  held.end();
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
  await expect(notice(page)).not.toContainText('보던 대화가 지워졌어요');
  await field(page).fill('아직 쓰는 질문');
  const { origin, pathname } = new URL(page.url());
  const chatId = (await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat')?.id ?? '';
  const listed = await page.request.get(
    `${origin}/api/canvases/${pathname.split('/')[2]}/conversations?nodeId=${chatId}`,
  );
  const gone = ((await listed.json()) as { id: string; title: string }[]).find(
    ({ title }) => title === '곧 지워질 대화',
  );
  await page.request.delete(`${origin}/api/conversations/${gone?.id}`, { headers: { origin } });
  await expect(notice(page)).toContainText('보던 대화가 지워졌어요');
  await expect(chat(page)).not.toContainText('쓰던 답');
  await expect(field(page)).toHaveValue('아직 쓰는 질문');
  await field(page).fill('');
}

/** Types as a Hangul input method does: each syllable grows before it is closed. */
async function compose(page: Page, steps: readonly string[], last: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  for (const text of steps)
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await keys.send('Input.insertText', { text: last });
  await keys.detach();
}

async function mention(page: Page): Promise<void> {
  await field(page).click();
  await field(page).pressSequentially('@');
  const options = chat(page).getByRole('listbox', { name: '이 질문에서 읽을 소스' });
  await expect(options.getByRole('option')).toHaveCount(2);
  await compose(page, ['ㅇ', '우', '원'], '원');
  await expect(options.getByRole('option')).toHaveCount(1);
  await field(page).press('Enter');
  const chips = chat(page).locator('form').getByRole('list', { name: '이 소스만 읽은 질문' });
  await expect(chips).toContainText('원두 메모');
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially('정리해 줘');
  says('2주예요 [1].');
  await field(page).press('Enter');
  await expect(answers(page).last()).toContainText('2주예요');
  await expect(chips).toHaveCount(0);
  await expect(questions(page).last()).toContainText('원두 메모');
  expect(beside.stub.calls.at(-1)?.text).toContain('홈카페 원두');
  expect(beside.stub.calls.at(-1)?.text).not.toContain('카나리아 그라인더');
}

async function notes(page: Page): Promise<void> {
  await answers(page).last().getByRole('button', { name: '노트로 저장' }).click();
  await expect(cards(page, 'text')).toHaveCount(3);
  await fitView(page);
  const note = cards(page, 'text').filter({ hasText: '2주예요' });
  await note.getByRole('button', { name: /^출처 1,/ }).click();
  await fitView(page);
  await expect(chat(page)).toContainText('소스 2개');
  const chatId = (await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat')?.id;
  await expect.poll(async () => (await readBoard(page)).edges.filter(({ source }) => source === chatId).length).toBe(1);
  await answers(page)
    .last()
    .getByRole('button', { name: '노트로 저장' })
    .dragTo(page.getByRole('application', { name: '보드' }), { targetPosition: { x: 420, y: 640 } });
  await expect(cards(page, 'text')).toHaveCount(4);
}

async function madeTitle(page: Page): Promise<void> {
  const held = heldPieces();
  beside.stub.titles(() => ({ pieces: held }));
  await chat(page).getByRole('button', { name: '새 대화', exact: true }).click();
  await expect(answers(page)).toHaveCount(0);
  await ask(page, '첫 잔이 쓴데 무엇을 바꿀까요? 자세히.', '분쇄도를 바꿔 보세요 [1].');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await expect(picker(tab)).toContainText('첫 잔이 쓴데 무엇을 바꿀까요?');
  held.say('**첫 잔의 쓴맛.**');
  held.end();
  for (const tab of [page, other]) await expect(picker(tab)).toContainText(/첫 잔의 쓴맛(?!\.)/);
  await other.close();
}
