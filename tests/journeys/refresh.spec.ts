import { expect, type Locator, type Page } from '@playwright/test';
import { dripPage } from '../replay/drip-page.ts';
import { cards, fitView, newCanvas, pasteAt, signIn, tool, wire } from './hands.ts';
import { notice } from './hands-on-canvas.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

const reader = (page: Page): Locator => page.getByRole('complementary', { name: '원문' });
const QUESTION = '알맞은 물의 온도는 몇 도인가요?';

/** What the menu of a card does. */
async function choose(page: Page, card: Locator, name: string): Promise<void> {
  await card.click({ button: 'right', position: { x: 20, y: 20 } });
  await page.getByRole('menuitem', { name }).click();
}

test('a page that changed is refreshed, the old answer is marked, and it is asked again', async ({ page }) => {
  here.replay.change('/drip', dripPage(92));
  await signIn(page, here.house.url, 'nari@refresh.example.com', '이나리');
  await newCanvas(page, '드립 커피', '빈 캔버스');
  await pasteAt(page, 420, 220, `${here.replay.url}/drip`);
  const card = cards(page, 'website');
  await expect(card).toContainText('드립 커피', { timeout: 60_000 });
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, card, cards(page, 'ai-chat'));
  const chat = cards(page, 'ai-chat');
  await chat.getByRole('textbox', { name: '질문' }).fill(QUESTION);
  await page.keyboard.press('Enter');
  const answers = chat.getByRole('article');
  await expect(answers.first()).toContainText('92도');
  const mark = chat.getByRole('complementary', { name: '이 답 뒤에 출처가 바뀌었어요' });

  await test.step('a refresh that finds the same says so and marks nothing', async () => {
    await choose(page, card, '새로 고침');
    await expect(notice(page)).toContainText('바뀐 내용이 없어요');
    await expect(mark).toHaveCount(0);
  });

  await test.step('a refresh that finds another text says so on the card and marks the answer at once', async () => {
    here.replay.change('/drip', dripPage(90));
    await choose(page, card, '새로 고침');
    await expect(notice(page)).toContainText('달라진 곳이 있어요');
    await expect(card.getByRole('button', { name: '새로 고치며 달라진 곳 보기' })).toBeVisible();
    await expect(mark).toContainText('드립 커피');
  });

  await test.step('the mark opens what has changed since the answer', async () => {
    await mark.getByRole('button', { name: '‘드립 커피’에서 달라진 곳 보기' }).click();
    const changes = reader(page).getByRole('region', { name: '달라진 곳' });
    await expect(changes.getByRole('deletion')).toContainText('92도');
    await expect(changes.getByRole('insertion')).toContainText('90도');
    await expect(changes).toContainText('추가 1문장');
    await changes.getByRole('button', { name: '원문 보기' }).click();
    await expect(reader(page)).toContainText('내용이 바뀌었어요.');
    await expect(reader(page).getByRole('region', { name: '원문' })).toContainText('90도');
  });

  await test.step('asked again the answer rests on the new text and is not marked', async () => {
    await mark.getByRole('button', { name: '새 내용으로 다시 물어보기' }).click();
    await expect(answers.first()).toContainText('90도');
    await expect(answers).toHaveCount(1);
    await expect(mark).toHaveCount(0);
    await page.reload();
    await expect(answers.first()).toContainText('90도');
    await expect(mark).toHaveCount(0);
    await answers.first().getByRole('button', { name: '이전 버전' }).click();
    await expect(mark).toHaveCount(1);
  });
});

test('a page that is gone stays readable, and the card and the reader say that it could not be read again', async ({
  page,
}) => {
  here.replay.change('/fleeting', dripPage(88));
  await signIn(page, here.house.url, 'nari@refresh.example.com', '이나리');
  await newCanvas(page, '사라지는 페이지', '빈 캔버스');
  await pasteAt(page, 420, 220, `${here.replay.url}/fleeting`);
  const card = cards(page, 'website');
  await expect(card).toContainText('드립 커피');
  here.replay.change('/fleeting', '');
  await card.hover();
  await card.getByRole('button', { name: '본문 보기' }).click();
  await reader(page).getByRole('button', { name: '새로 고침' }).click();
  await expect(reader(page).getByRole('status').first()).toContainText('다시 읽지 못했어요');
  await expect(reader(page).getByRole('status').first()).toContainText('페이지를 찾을 수 없어요');
  await expect(reader(page)).toContainText('88도');
  await expect(card).toContainText('새로 고치지 못했어요. 전에 읽은 내용이에요.');
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('the transcript of a video that was read is replaced, and what it said before can be compared', async ({
  page,
}) => {
  await signIn(page, here.house.url, 'nari@refresh.example.com', '이나리');
  await newCanvas(page, '대본 바꾸기', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://youtu.be/maruReplay1');
  const card = cards(page, 'youtube');
  await expect(card).not.toContainText('제목과 썸네일 가져오는 중');
  await choose(page, card, '대본 바꾸기');
  const dialog = page.getByRole('dialog', { name: '대본 바꾸기' });
  await dialog.getByLabel('대본', { exact: true }).fill('0:05 스팀은 육십오 도에서 멈춥니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: '새로 고치며 달라진 곳 보기' }).click();
  const changes = reader(page).getByRole('region', { name: '달라진 곳' });
  await expect(changes.getByRole('insertion')).toContainText('스팀은 육십오 도');
  await expect(changes.getByRole('deletion').first()).toContainText('38퍼센트');
  await changes.getByRole('button', { name: '원문 보기' }).click();
  await expect(reader(page)).toContainText('직접 넣은 대본');
});
