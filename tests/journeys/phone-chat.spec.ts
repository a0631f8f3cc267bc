import { expect, type Locator, type Page } from '@playwright/test';
import { areaShared } from '../../src/contract/board/geometry.ts';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cards, isStill, newCanvas, readBoard, signIn } from './actions.ts';
import { phone } from './touch-actions.ts';
import { notice, put } from './canvas-actions.ts';
import { SOON, tie } from './gesture-actions.ts';
import { reader, selectWords, wordsMenu } from './reader-actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'AI Chat' });
const field = (page: Page): Locator => chat(page).getByRole('textbox', { name: '질문' });

test('on a telephone the chat takes the screen, plays what it cites, asks about read words, and makes a note', async ({
  browser,
}) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, here.server.url, 'phone-chat@phone-chat.example.com', '김서연');
  await newCanvas(page, '홈카페 입문 영상 기획', '빈 캔버스');
  const metadata = { url: 'https://www.youtube.com/watch?v=maruReplay1' };
  const video = await put(page, { type: 'youtube_transcript', title: '영상', position: { x: 0, y: 0 }, metadata });
  await tie(page, video, await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 0, y: 400 } }));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'AI Chat', exact: true }).tap();
  await test.step('the moment plays 150 px high under the header, and the answer stays in sight', () => plays(page));
  await test.step('the words of its source take the screen, and become a question', () => readAndAsk(page));
  await test.step('a form begins at its head, and what was made is seen below the notice', () => makes(page));
  await context.close();
});

async function plays(page: Page): Promise<void> {
  await field(page).fill('조회수가 두 달 만에 몇 퍼센트 늘었나요?');
  await chat(page).getByRole('button', { name: '보내기', exact: true }).tap();
  const answer = chat(page).getByRole('article').last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const chip = answer.getByRole('button', { name: /^출처 \d+,/ }).first();
  await chip.tap();
  const pinned = chat(page).getByRole('region', { name: '인용한 영상' });
  await expect(pinned.locator('iframe')).toHaveAttribute('src', /embed\/maruReplay1\?.*start=38.*autoplay=1/);
  expect(await boxOf(pinned.locator('iframe'))).toMatchObject({ x: 0, y: 54, width: 390, height: 150 });
  await expect(reader(page)).toHaveCount(0);
  await chip.scrollIntoViewIfNeeded();
  await expect(chip).toBeInViewport();
  await isSoundInBothThemes(page, 'phone chat');
  await pinned.getByRole('button', { name: '원문 보기' }).tap();
  await expect(reader(page).locator('[aria-current="true"]')).toContainText('38퍼센트');
  await expect(pinned).toHaveCount(0);
}

async function readAndAsk(page: Page): Promise<void> {
  await isStill(page);
  expect(await boxOf(reader(page))).toMatchObject({ width: 390, height: 844 });
  await selectWords(page, '행동 유도입니다');
  for (const button of await wordsMenu(page).getByRole('button').all())
    await expect.poll(async () => (await boxOf(button)).height).toBeGreaterThanOrEqual(44);
  await isSoundInBothThemes(page, 'what is done with selected words', { within: '[role=toolbar]' });
  await wordsMenu(page).getByRole('button', { name: '묻기' }).tap();
  await expect(field(page)).toHaveValue(/^> 행동 유도입니다\n/);
  await expect(reader(page)).toHaveCount(0);
  await field(page).fill('');
}

async function makes(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: '만들기' }).tap();
  await page
    .getByRole('dialog', { name: '무엇을 만들까요?' })
    .getByRole('button', { name: /^스레드 글/ })
    .tap();
  const form = page.getByRole('dialog', { name: '스레드 글' });
  await expect(form.getByRole('heading', { name: '스레드 글' })).toBeInViewport();
  await expect(form.getByRole('button', { name: '닫기' })).toBeInViewport();
  await form.getByLabel('주제').fill('쇼츠');
  await form.getByRole('button', { name: '만들기', exact: true }).tap();
  await expect(form).toBeHidden();
  await chat(page).getByRole('article').nth(1).getByRole('button', { name: '노트로 저장' }).tap();
  const shown = notice(page).getByRole('status');
  await expect(shown).toContainText('노트로 저장했어요');
  // Held as by a hand, at once: a hover waits until it stands still, which on a busy machine takes longer than it is shown.
  await shown.dispatchEvent('pointerover');
  await chat(page).getByRole('button', { name: '대화 접기' }).tap();
  const note = cards(page, 'text').filter({ hasText: '스레드 글' });
  await expect(note).toBeInViewport();
  await expect.poll(async () => areaShared(await boxOf(shown), await boxOf(note)), SOON).toBe(0);
}
