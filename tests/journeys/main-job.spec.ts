import { expect, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import {
  cardOf,
  cards,
  dragInto,
  fitView,
  isSaved,
  newCanvasByHand,
  pasteAt,
  readBoard,
  signInByHand,
  tool,
  upload,
  wire,
} from './actions.ts';
import { startFreshServer } from './test-server.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { material, type Piece } from './material.ts';
import { test } from './test.ts';

const here = serverWithReplay(startFreshServer);
test.beforeAll(() => {
  if (material.page.html) here.replay.change('/article', material.page.html);
});

test('a stranger signs in, drops sources, groups and wires them, and gets an answer that opens its evidence', async ({
  page,
  context,
}) => {
  await page.goto(here.server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '로그인하고 시작하기' }).first().click();
  await page.waitForURL(`${here.server.url}/access`);
  await signInByHand(page, here.server.url, 'seoyeon@example.com', '김서연');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('서연');
  await newCanvasByHand(page, '홈카페 입문 영상 기획', '빈 캔버스');

  await test.step('each source appears at once and becomes its content', () => dropSources(page));
  await test.step('the nodes join a group that is wired to an AI Chat', () => groupAndWire(page));
  for (const [piece, kind] of [
    [material.page, 'website'],
    [material.pdf, 'file'],
    [video, 'youtube'],
  ] as const) {
    await test.step(`the answer to “${piece.question}” opens its evidence`, () => askAndOpen(page, piece, kind));
  }

  await test.step('the strip of the video tells its beats, and becomes a beat sheet with none of its words', async () => {
    await cards(page, 'youtube')
      .getByRole('button', { name: /^구조 엑스레이/ })
      .press('Enter');
    const panel = page.getByRole('dialog', { name: '구조 엑스레이' });
    await expect(panel.getByText(/길이 2:\d\d · 분당 \d+어절/)).toBeVisible();
    await isSound(page, 'the structure of a video');
    await panel.getByRole('button', { name: '비트 시트 만들기' }).click();
    const sheet = cards(page, 'text').filter({ hasText: '비트 시트' });
    await expect(sheet).toContainText('행동 하나만 청하고 까닭을 댄다');
    await expect(sheet).not.toContainText('38퍼센트');
    await page.keyboard.press('Control+z');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a second tab sees what is changed in the first, and the other way round', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(cards(second, 'group')).toBeVisible();
    await page.bringToFront();
    await renameGroup(page, '홈카페 레퍼런스');
    await expect(second.getByText('홈카페 레퍼런스').first()).toBeVisible();
    await second.bringToFront();
    await renameGroup(second, '둘째 탭에서');
    await expect(page.getByText('둘째 탭에서').first()).toBeVisible();
    await second.close();
  });

  await test.step('after a kill of the server and a reload everything is there', async () => {
    await isSaved(page);
    const before = await readBoard(page);
    await here.server.restart();
    await page.reload();
    await expect(cards(page, 'group')).toBeVisible();
    expect(await readBoard(page)).toEqual(before);
    await expect(page.getByRole('log', { name: '대화 내용' }).getByText(video.question)).toBeVisible();
  });
});

const video: Piece = {
  question: '조회수가 두 달 만에 몇 퍼센트 늘었나요?',
  quoted: /조회수가 두 달 만에 38퍼센트 늘었습니다/,
  place: /0:34/,
};

async function dropSources(page: Page): Promise<void> {
  await pasteAt(page, 420, 220, `${here.replay.url}/article`);
  await expect(cards(page, 'website')).toHaveCount(1);
  await pasteAt(page, 760, 220, 'https://youtu.be/maruReplay1?si=shared');
  await expect(cards(page, 'youtube')).toHaveCount(1);
  await upload(page, material.pdf.name, 'application/pdf', material.pdf.bytes);
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await upload(page, material.docx.name, docx, material.docx.bytes);
  await upload(page, '메모.txt', 'text/plain', Buffer.from('홈카페 원두는 2주 안에 써야 맛있다.'));
  await expect(cards(page, 'file')).toHaveCount(3);
  await expect.poll(async () => unread(page), { timeout: 60_000 }).toEqual([]);
  const { nodes } = await readBoard(page);
  const website = nodes.find((node) => node.type === 'website');
  expect(website?.title).toMatch(material.page.title);
  expect(nodes.find((node) => node.type === 'youtube_transcript')?.metadata['thumbnail']).toMatch(/^\/api\/files\//);
}

/** Titles of the nodes that are not read yet, or could not be. */
async function unread(page: Page): Promise<string[]> {
  const { nodes } = await readBoard(page);
  return nodes
    .filter((node) => node.metadata['isProcessing'] === true || node.metadata['processingError'])
    .map((node) => `${node.title}: ${String(node.metadata['processingError'] ?? 'processing')}`);
}

async function groupAndWire(page: Page): Promise<void> {
  await tool(page, '그룹').click();
  await expect(cards(page, 'group')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  const sources = (await readBoard(page)).nodes.filter((node) => !['group', 'ai_chat'].includes(node.type));
  for (const [i, { id }] of sources.entries()) {
    await dragInto(page, cardOf(page, id), cards(page, 'group'), { x: 0.35, y: 0.86 + i * 0.02 });
  }
  await wire(page, cards(page, 'group'), cards(page, 'ai-chat'));
}

async function askAndOpen(page: Page, piece: Piece, kind: string): Promise<void> {
  const chat = cards(page, 'ai-chat');
  const answersBefore = await chat.getByRole('article').count();
  await chat.getByRole('textbox', { name: '질문' }).fill(piece.question);
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = chat.getByRole('article').nth(answersBefore);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer).toContainText('인용');
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader).toBeVisible();
  const cited = reader.locator('[aria-current="true"]');
  await expect(cited).toContainText(piece.quoted);
  if (piece.place) await expect(reader).toContainText(piece.place);
  if (kind === 'youtube')
    await expect(cards(page, 'youtube').locator('iframe')).toHaveAttribute('src', /embed\/maruReplay1\?.*start=38/);
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function renameGroup(page: Page, title: string): Promise<void> {
  const group = cards(page, 'group');
  await group
    .getByText(/New Group|새 그룹|홈카페 레퍼런스/)
    .first()
    .dblclick({ position: { x: 8, y: 8 } });
  await group.getByRole('textbox', { name: '제목' }).fill(title);
  await group.getByRole('textbox', { name: '제목' }).press('Enter');
  await isSaved(page);
}
