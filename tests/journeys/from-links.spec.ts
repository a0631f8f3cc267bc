import { expect, type Locator, type Page } from '@playwright/test';
import { scriptRecord } from '../ai-stub/records.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import type { Script } from '../ai-stub/script.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

const HOOK = '조회수가 두 달 만에 38퍼센트 늘었어요. 바꾼 것은 첫 문장 하나예요.';
const SCRIPT = `# 쇼츠 첫 3초
## 훅 (0:00–0:08)
${HOOK} 여러분은 영상 첫 문장을 몇 분 동안 고민하시나요?
## 약속 (0:08–0:15)
오늘은 제가 두 달 동안 해 본 세 가지를 순서대로 보여 드릴게요. 끝까지 보시면 내일 바로 쓸 수 있어요.
## 본론 (0:15–0:38)
먼저 인사말을 지웠어요. 그다음에는 질문을 맨 앞에 뒀어요. 예나 아니요로 끝나지 않는 질문이 좋아요. 마지막으로 완성된 화면을 1초 먼저 보여 줬어요. 어디로 가는지 알면 사람들이 기다려 주거든요. 자막은 두 줄을 넘기지 않았고요.
## 근거 (0:38–0:51)
첫 3초를 넘긴 사람 가운데 72퍼센트가 끝까지 봤다고 해요. 제 채널에서도 비슷했어요. 저장 수는 두 배가 됐고요.
## 마무리 (0:51–1:00)
다음 영상에서는 제목 이야기를 해 볼게요. 도움이 됐다면 구독 부탁드려요.`;

const packOf = (percent: string) =>
  JSON.stringify({
    titles: [`조회수 ${percent}퍼센트 늘린 첫 문장`],
    description: `[유료 광고] 이 영상은 마루캠에서 광고비를 받고 만들었습니다.\n조회수가 두 달 만에 ${percent}퍼센트 늘어난 방법이에요 [1].`,
    chapterTitles: [],
    tags: ['쇼츠', '첫 문장', '훅'],
    hashtags: ['#쇼츠', '#첫문장', '#훅'],
    thumbnailCopy: ['첫 문장만 바꿨다'],
    keywords: ['쇼츠 훅'],
  });

/** The new figure is there once the script says it. */
const byTask: Script = ({ text }) => {
  const tasks: [marker: string, said: string][] = [
    ['유튜브 롱폼 대본을 씁니다', scriptRecord(SCRIPT)],
    ['유튜브 업로드에 쓸 글', packOf(text.includes('42퍼센트') ? '42' : '38')],
  ];
  const [found] = tasks.toSorted(([a], [b]) => text.lastIndexOf(b) - text.lastIndexOf(a));
  return { pieces: [found?.[1] ?? ''] };
};

const here = {} as { stub: AiStub; replay: Replay; server: TestServer };
test.beforeAll(async () => {
  const stub = await startAiStub();
  stub.script(byTask);
  const replay = await startReplay();
  Object.assign(here, { stub, replay, server: await startTestServer({ ...replay.env, ...stub.env }) });
});
test.afterAll(async () => {
  await here.server.close();
  await here.replay.close();
  await here.stub.close();
});

test('from three links to a script, to a pack made from that script, and on when the script changes', async ({
  page,
}) => {
  await signIn(page, here.server.url, 'nari@example.com', '이나리');
  await newCanvas(page, '쇼츠 첫 3초', '빈 캔버스');
  await test.step('three links are read and wired to a chat', () => wireLinks(page, here.replay));
  await test.step('a long script is made, each part with its seconds', () => writeScript(page));
  await test.step('a pack is made from that script alone, disclosed and with its chapters', () => makePack(page));
  await test.step('a section of the script that changes turns the pack amber, and says which', () => edit(page));
  await test.step('made again, it says its price before, and what is new', () => makeAgain(page));
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat').first();
const packChat = (page: Page): Locator => cards(page, 'ai-chat').nth(1);
const noteOf = (page: Page, words: string | RegExp): Locator => cards(page, 'text').filter({ hasText: words });
const script = (page: Page): Locator => noteOf(page, '롱폼 대본');
const pack = (page: Page): Locator => noteOf(page, '설명란 세트');
const answerOf = (chat: Locator): Locator => chat.getByRole('article').last();

async function wireLinks(page: Page, replay: Replay): Promise<void> {
  await pasteAt(page, 320, 220, 'https://youtu.be/maruReplay1');
  await pasteAt(page, 320, 420, 'https://youtu.be/maruChapter');
  await pasteAt(page, 320, 620, `${replay.url}/article`);
  const read = async () =>
    (await readBoard(page)).nodes.filter(({ metadata }) => Number(metadata['passageCount'] ?? 0) > 0).length;
  await expect.poll(read, { timeout: 60_000 }).toBe(3);
  await board(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await expect(cards(page, 'group')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const idOfGroup = async () => (await readBoard(page)).nodes.find(({ type }) => type === 'group')?.id ?? '';
  await expect.poll(idOfGroup).not.toBe('');
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 1_400, y: 0 } });
  await tie(page, await idOfGroup(), chat);
  // A board is opened with all of it in sight.
  await page.reload();
  await expect(chatOf(page)).toContainText('소스 3개');
}

async function openForm(page: Page, chat: Locator, recipe: string): Promise<Locator> {
  await chat.getByRole('button', { name: '만들기', exact: true }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${recipe}`) })
    .click();
  return page.getByRole('dialog', { name: recipe });
}

async function make(chat: Locator, form: Locator): Promise<void> {
  const { length } = await chat.getByRole('article').all();
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(chat.getByRole('article')).toHaveCount(length + 1);
  await expect(answerOf(chat)).toHaveAttribute('aria-busy', 'false');
}

async function writeScript(page: Page): Promise<void> {
  const chat = chatOf(page);
  const form = await openForm(page, chat, '롱폼 대본');
  await form.getByLabel('주제').fill('쇼츠 첫 3초');
  await form.getByLabel('영상 길이').fill('1');
  await make(chat, form);
  for (const section of ['훅', '약속', '본론', '근거', '마무리'])
    await expect(answerOf(chat).getByRole('heading', { name: new RegExp(`^${section} \\(`) })).toBeVisible();
  await answerOf(chat).getByRole('button', { name: '노트로 저장' }).press('Enter');
  await expect(script(page)).toBeVisible();
  await expect(script(page).getByRole('button', { name: /^고칠 것/ })).toHaveCount(0);
  await fitView(page);
}

async function write(page: Page, note: Locator, change: (text: string) => string): Promise<void> {
  await note.getByRole('button', { name: '내용 편집' }).press('Enter');
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(change(await field.inputValue()));
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await isSaved(page);
}

async function makePack(page: Page): Promise<void> {
  const idOfScript = async () =>
    (await readBoard(page)).nodes.find(({ title }) => title.startsWith('롱폼 대본'))?.id ?? '';
  await expect.poll(idOfScript).not.toBe('');
  const id = await idOfScript();
  await tie(page, id, await put(page, { type: 'ai_chat', title: '꾸러미', position: { x: 1_400, y: 700 } }));
  await page.reload();
  await expect(packChat(page)).toContainText('소스 1개');
  const form = await openForm(page, packChat(page), '설명란 세트');
  await form.getByLabel('영상 주제').fill('쇼츠 첫 3초');
  await form.getByText('세부 설정').click();
  await form.getByLabel('협찬 브랜드').fill('마루캠');
  await make(packChat(page), form);
  const answer = answerOf(packChat(page));
  await expect(answer).toContainText('38퍼센트');
  await expect(answer).toContainText('마루캠에서 광고비를 받고');
  await expect(answer.getByText(/고칠 것 \d+개/)).toHaveCount(0);
  await answer.getByRole('button', { name: '노트로 저장' }).press('Enter');
  await expect(pack(page)).toBeVisible();
  await expect(pack(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
}

async function edit(page: Page): Promise<void> {
  await write(page, script(page), (text) => text.replace('38퍼센트', '42퍼센트'));
  await pack(page).getByRole('button', { name: '소스가 바뀜' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await expect(dialog).toContainText('바뀐 곳: 훅');
}

async function makeAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '바뀐 소스로 다시 만들기' });
  await expect(dialog).toContainText(/stub 모델이 약 [\d,]+토큰을 읽어요/);
  await dialog.getByRole('button', { name: '다시 만들기' }).click();
  await expect(dialog.locator('ins').filter({ hasText: '42퍼센트' }).first()).toBeVisible();
  await expect(pack(page)).not.toContainText('42퍼센트');
  await dialog.getByRole('button', { name: '이 글로 바꾸기' }).click();
  await expect(pack(page)).toContainText('42퍼센트');
  await expect(pack(page)).toContainText('마루캠에서 광고비를 받고');
  await expect(pack(page).getByRole('button', { name: '소스가 바뀜' })).toHaveCount(0);
}
