import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { cards, fitView, isSaved, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const SCRIPT = [
  '## 훅',
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '## 본론',
  '장은 주 1회, 배부른 시간에 봐요. 냉동 채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요.',
  '배달은 주 2회로 줄였어요.',
  '## 마무리',
  '도움이 됐다면 구독과 좋아요 부탁드려요.',
].join('\n');

const cue = (at: number, words: string) =>
  `00:00:${String(at).padStart(2, '0')},000 --> 00:00:${String(at + 10).padStart(2, '0')},000\n${words}\n`;
const SRT = [
  cue(0, '한달 식비가 육십이만 원에서 삼십오만 원이 되었어요'),
  cue(12, '장은 주 일회 배부른 시간에 봐요'),
  cue(22, '냉동채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요'),
  cue(33, '아 그리고 마감 할인 시간에 가면 진짜 싸게 살 수 있어요'),
  cue(45, '도움이 됐다면 구독과 좋아요 부탁 드려요'),
].join('\n');

const noteOf = (page: Page, words: string | RegExp): Locator => cards(page, 'text').filter({ hasText: words });
const scriptNote = (page: Page): Locator => noteOf(page, '롱폼 대본');

test('a script is laid beside the finished film, and takes its chapters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, house.url, 'hana@said-and-research.example.com', '정하나');
  await newCanvas(page, '찍은 다음', '빈 캔버스');
  await test.step('a script is made by its recipe and written by hand', () => makeScript(page));
  await test.step('a file without times is refused, and the subtitles are taken', () => giveSubtitles(page));
  await test.step('what was changed, left out and added is shown with its seconds', () => readComparison(page));
  await test.step('chapters and subtitles are taken along', () => takeAlong(page));
  await test.step('a description on the board takes the chapters in one click', () => putIntoPack(page));
  await test.step('the chapters stand in the note, and one undo takes them out', () => putIntoNote(page));
});

async function makeScript(page: Page): Promise<void> {
  await pasteAt(page, 420, 300, '한 달 식비를 62만 원에서 38만 원으로 줄인 기록입니다. 장은 주 1회 봅니다.');
  await expect(noteOf(page, '기록입니다')).toBeVisible();
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  const chat = cards(page, 'ai-chat');
  await wire(page, noteOf(page, '기록입니다'), chat);
  await chat.getByRole('button', { name: '만들기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /롱폼 대본/ })
    .click();
  const form = page.getByRole('dialog', { name: '롱폼 대본' });
  await form.getByLabel('주제').fill('식비 줄이기');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await chat.getByRole('article').last().getByRole('button', { name: '노트로 저장' }).click();
  const note = scriptNote(page);
  await expect(note.getByRole('button', { name: '촬영본과 비교' })).toBeVisible();
  await note.getByRole('button', { name: '내용 편집' }).click();
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(SCRIPT);
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '촬영본과 비교' });
const give = (page: Page, name: string, text: string): Promise<void> =>
  dialogOf(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function giveSubtitles(page: Page): Promise<void> {
  await scriptNote(page).getByRole('button', { name: '촬영본과 비교' }).click();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''));
  await give(page, '대본.txt', '시간이 없는 글이에요.');
  await expect(dialogOf(page).getByRole('alert')).toContainText('시간이 적힌 자막을 찾지 못했어요');
  await give(page, '완성본.srt', SRT);
  await expect(dialogOf(page)).toContainText('완성본.srt');
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('삼십오만'))).toEqual([]);
}

async function readComparison(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status')).toHaveText(/^대본의 \d\d%를 말했어요$/);
  const summary = dialog.getByRole('region', { name: '비교 결과' });
  await expect(summary).toContainText('빠짐 1');
  await expect(summary).toContainText('애드리브 1');
  await expect(dialog.getByRole('region', { name: '숫자와 이름이 다른 곳' })).toContainText(
    '대본 ‘38만 원’, 촬영본 ‘삼십오만 원’',
  );
  const lines = dialog.getByRole('region', { name: '구간별 비교' });
  await expect(lines.getByRole('listitem').filter({ hasText: '빠짐' })).toContainText('배달은 주 2회로 줄였어요.');
  await expect(lines.getByRole('listitem').filter({ hasText: '애드리브' })).toContainText('0:33');
  await expect(lines).not.toContainText('도움이 됐다면');
  await lines.getByRole('switch', { name: '다른 곳만 보기' }).click();
  await expect(lines.getByRole('listitem').filter({ hasText: '도움이 됐다면' })).toContainText('0:45');
}

const CHAPTERS = '00:00 훅\n00:12 본론\n00:45 마무리';

async function takeAlong(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: '챕터 복사' }).click();
  await expect.poll(copied).toBe(CHAPTERS);
  await dialog.getByRole('button', { name: '설명란 챕터 줄 복사' }).click();
  await expect.poll(copied).toBe(`챕터\n${CHAPTERS}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '대본대로 고친 자막(SRT) 받기' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.srt$/);
  const srt = readFileSync(await download.path(), 'utf8');
  expect(srt).toContain('00:00:22,000 --> 00:00:32,000\n냉동 채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요.');
  expect(srt).toContain('삼십오만 원이');
}

/** It was planned before the film was shot. */
async function putIntoPack(page: Page): Promise<void> {
  const content = '## 설명\n\n첫 줄\n\n## 챕터 (계획 8:00)\n\n00:00 인사\n01:00 장\n07:00 끝\n';
  const metadata = { recipe: { id: 'description-pack', values: { topic: '식비' } } };
  const id = await put(page, { type: 'text', title: '설명란', content, metadata });
  await dialogOf(page).getByRole('button', { name: '‘설명란’에 이 챕터 넣기' }).click();
  await expect(dialogOf(page).getByRole('button', { name: '‘설명란’에 이 챕터 넣기' })).toHaveCount(0);
  const found = async () => (await readBoard(page)).nodes.find((node) => node.id === id) as { content?: string };
  await expect
    .poll(async () => (await found()).content)
    .toContain('## 챕터 (영상 0:55)\n\n00:00 인사\n00:12 장\n00:45 끝');
}

async function putIntoNote(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '챕터를 노트에 넣기' }).click();
  await expect(dialog.getByRole('button', { name: '챕터를 노트에 넣기' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const content = async () =>
    ((await readBoard(page)).nodes as { metadata: { recipe?: { id: string } }; content?: string }[]).find(
      ({ metadata }) => metadata.recipe?.id === 'long-script',
    )?.content;
  await isSaved(page);
  await expect.poll(content).toContain('## 챕터\n\n> - 00:00 훅\n> - 00:12 본론\n> - 00:45 마무리');
  await page.keyboard.press('Control+z');
  await isSaved(page);
  await expect.poll(content).toBe(SCRIPT);
}

test('a topic and its links become a group with a chat that reads it, in one step', async ({ page }) => {
  await signIn(page, house.url, 'hana@said-and-research.example.com', '정하나');
  await newCanvas(page, '조사', '빈 캔버스');
  const board = page.getByRole('application', { name: '보드' });
  await board.getByRole('button', { name: '링크로 AI Chat 만들기' }).click();
  const dialog = page.getByRole('dialog', { name: '링크로 AI Chat 만들기' });
  await test.step('what is missing or no link is said beside its field', async () => {
    await dialog.getByRole('button', { name: '시작하기' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('주제를 적어 주세요.');
    await dialog.getByLabel('주제').fill('자취생 식비 줄이기');
    await dialog.getByLabel('링크').fill('http://127.0.0.1:9/1\n그냥 글');
    await dialog.getByRole('button', { name: '시작하기' }).click();
    await expect(dialog.getByRole('alert')).toContainText('링크가 아닌 줄이 있어요');
  });
  await dialog.getByLabel('링크').fill('http://127.0.0.1:9/1\nhttp://127.0.0.1:9/2\nhttp://127.0.0.1:9/3');
  await dialog.getByRole('button', { name: '시작하기' }).click();
  await expect(dialog).toBeHidden();

  await test.step('everything stands on the board and is wired', async () => {
    await expect(cards(page, 'group')).toContainText('자취생 식비 줄이기');
    const kinds = async () => (await readBoard(page)).nodes.map(({ type }) => type).toSorted();
    await expect.poll(kinds).toEqual(['ai_chat', 'group', 'website', 'website', 'website']);
    const { nodes, edges } = await readBoard(page);
    const idOf = (type: string) => nodes.find((node) => node.type === type)?.id;
    expect(edges).toMatchObject([{ source: idOf('group'), target: idOf('ai_chat') }]);
    expect(nodes.filter(({ type, parentId }) => type === 'website' && parentId === idOf('group'))).toHaveLength(3);
  });

  await test.step('no question is offered that nothing which was read answers', async () => {
    await fitView(page);
    const chat = cards(page, 'ai-chat');
    await expect(chat.getByText('무엇이든 물어보세요')).toBeVisible();
    await expect(chat.getByRole('list', { name: '추천 질문' })).toHaveCount(0);
  });

  await test.step('what is made there begins with the topic', async () => {
    await cards(page, 'ai-chat').getByRole('button', { name: '만들기' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /롱폼 대본/ })
      .click();
    await expect(page.getByRole('dialog', { name: '롱폼 대본' }).getByLabel('주제')).toHaveValue('자취생 식비 줄이기');
    await page.keyboard.press('Escape');
  });

  await test.step('one undo takes all of it back', async () => {
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.locator('.board-card')).toHaveCount(0);
  });
});

test('the menu of a place on the board begins a research too', async ({ page }) => {
  await signIn(page, house.url, 'hana@said-and-research.example.com', '정하나');
  await newCanvas(page, '빠른 메뉴', '빈 캔버스');
  await page.mouse.dblclick(1_000, 640);
  await page.getByRole('menuitem', { name: '링크로 AI Chat 만들기' }).click();
  await expect(page.getByRole('dialog', { name: '링크로 AI Chat 만들기' }).getByLabel('주제')).toBeFocused();
});
