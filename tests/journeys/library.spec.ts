import { expect, type Page } from '@playwright/test';
import { cards, fitView, isSaved, newCanvas, pasteAt, signIn, tool, wire } from './hands.ts';
import { notice } from './hands-on-canvas.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

const TITLE = '숏폼 첫 3초, 시청자가 남는 이유';
const library = (page: Page) => page.getByRole('dialog', { name: '라이브러리' });

test('a source is found in the library, put on another board, asked there, and deleted with a warning', async ({
  page,
}) => {
  await signIn(page, here.house.url, 'dami@library.example.com', '박다미');
  await newCanvas(page, '첫 기획', '빈 캔버스');
  await pasteAt(page, 420, 220, `${here.replay.url}/article`);
  await expect(cards(page, 'website')).toContainText(TITLE);
  await page.getByRole('link', { name: 'Maru' }).click();
  await newCanvas(page, '둘째 기획', '빈 캔버스');
  const asked = here.replay.requests.length;

  await test.step('the menu of the board opens it; a part of the title finds it', async () => {
    await page.mouse.click(1_100, 200, { button: 'right' });
    await page.getByRole('menuitem', { name: '라이브러리에서 가져오기' }).click();
    const dialog = library(page);
    await dialog.getByRole('searchbox').fill('없는 제목');
    await expect(dialog).toContainText('맞는 소스가 없어요');
    await dialog.getByRole('searchbox').fill('첫3초');
    await expect(dialog.getByRole('listitem').filter({ hasText: TITLE }).first()).toContainText('첫 기획');
    await dialog.getByRole('button', { name: '영상' }).click();
    await expect(dialog).toContainText('맞는 소스가 없어요');
    await dialog.getByRole('button', { name: '웹페이지' }).click();
  });

  await test.step('it opens in the reader, and Esc leads back to the list', async () => {
    await library(page)
      .getByRole('button', { name: `‘${TITLE}’ 본문 보기` })
      .click();
    const reader = page.getByRole('complementary', { name: '원문' });
    await expect(reader).toContainText('결과를 먼저 보여 주기');
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
    await expect(library(page)).toBeVisible();
  });

  await test.step('on the board it shows its text at once, and nothing is fetched', async () => {
    await library(page)
      .getByRole('button', { name: `이 보드에 놓기: ${TITLE}` })
      .click();
    await expect(library(page)).toBeHidden();
    await expect(cards(page, 'website')).toContainText(TITLE);
    await expect(cards(page, 'website')).toHaveCount(1);
    expect(here.replay.requests.length).toBe(asked);
  });

  await test.step('a chat answers from it', async () => {
    await tool(page, 'AI Chat').click();
    await page.keyboard.press('Escape');
    await fitView(page);
    await wire(page, cards(page, 'website'), cards(page, 'ai-chat'));
    const chat = cards(page, 'ai-chat');
    await chat.getByRole('textbox', { name: '질문' }).fill('결과를 먼저 보여 주면 몇 배가 되나요?');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('article').first()).toContainText('2.4배');
    await chat
      .getByRole('button', { name: /^출처 \d+,/ })
      .first()
      .click();
    await expect(page.getByRole('complementary', { name: '원문' }).locator('[aria-current="true"]')).toContainText(
      '2.4배',
    );
  });

  await test.step('from the dashboard it is put on a board that is chosen, which opens', async () => {
    await page.getByRole('button', { name: '원문 닫기' }).click();
    await page.getByRole('link', { name: 'Maru' }).click();
    await page.getByRole('button', { name: '라이브러리 열기' }).click();
    const row = library(page).getByRole('listitem').filter({ hasText: TITLE }).first();
    await row.getByRole('button', { name: `보드에 놓기: ${TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: `‘${TITLE}’ 놓기` });
    await dialog.getByLabel('놓을 보드').selectOption({ label: '첫 기획' });
    await dialog.getByRole('button', { name: '보드에 놓기' }).click();
    await page.waitForURL(/\/canvas\/[0-9a-f-]{36}/);
    await expect(cards(page, 'website')).toHaveCount(2);
    await expect(cards(page, 'website').filter({ hasText: TITLE })).toHaveCount(2);
    await isSaved(page);
  });

  await test.step('before it is deleted the boards that use it are named', async () => {
    await page.getByRole('link', { name: 'Maru' }).click();
    await page.getByRole('button', { name: '라이브러리 열기' }).click();
    await library(page)
      .getByRole('button', { name: `‘${TITLE}’ 삭제` })
      .click();
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('보드 2곳');
    await expect(warning).toContainText('첫 기획');
    await expect(warning).toContainText('둘째 기획');
    await warning.getByRole('button', { name: '삭제' }).click();
    await expect(notice(page)).toContainText('노드 3개가 보드에서 사라졌어요.');
    await expect(library(page)).toContainText('아직 소스가 없어요');
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /둘째 기획/ })
      .first()
      .click();
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
    await expect(cards(page, 'website')).toHaveCount(0);
  });
});
