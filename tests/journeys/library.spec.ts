import { expect, type Locator, type Page } from '@playwright/test';
import { dripPage } from '../replay/drip-page.ts';
import { cards, fitView, isSaved, newCanvas, pasteAt, signIn, tool, wire } from './actions.ts';
import { notice } from './canvas-actions.ts';
import { toast } from './place-actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

const TITLE = '드립 커피';
const library = (page: Page): Locator => page.getByRole('dialog', { name: '라이브러리' });
const reader = (page: Page): Locator => page.getByRole('complementary', { name: '원문' });
const card = (page: Page): Locator => cards(page, 'website');
const chat = (page: Page): Locator => cards(page, 'ai-chat');

test('a source is found in the library, put on another board, refreshed there and everywhere, and deleted with a warning', async ({
  page,
}) => {
  here.replay.change('/drip', dripPage(92));
  await signIn(page, here.server.url, 'dami@library.example.com', '박다미');
  await newCanvas(page, '첫 기획', '빈 캔버스');
  await pasteAt(page, 420, 220, `${here.replay.url}/drip`);
  await expect(card(page)).toContainText(TITLE);
  await page.getByRole('link', { name: 'Maru' }).click();
  await newCanvas(page, '둘째 기획', '빈 캔버스');
  await test.step('a part of the title finds it, and it stands on this board without being fetched', () => bring(page));
  await test.step('a chat answers from it', () => ask(page));
  await test.step('a page that changed is refreshed, the old answer is marked, and it is asked again', () =>
    refresh(page));
  await test.step('a refreshed page is offered to the other boards that hold it, and brought to those that are chosen', () =>
    bringToOthers(page));
  await test.step('from the dashboard it is put on a board that is chosen, which opens', () => putFromDashboard(page));
  await test.step('before it is deleted the boards that use it are named', () => remove(page));
});

async function bring(page: Page): Promise<void> {
  const asked = here.replay.requests.length;
  await page.mouse.click(1_100, 200, { button: 'right' });
  await page.getByRole('menuitem', { name: '라이브러리에서 가져오기' }).click();
  await library(page).getByRole('searchbox').fill('없는 제목');
  await expect(library(page)).toContainText('맞는 소스가 없어요');
  await library(page).getByRole('searchbox').fill('드립커피');
  await expect(library(page).getByRole('listitem').filter({ hasText: TITLE }).first()).toContainText('첫 기획');
  await library(page)
    .getByRole('button', { name: `‘${TITLE}’ 본문 보기` })
    .click();
  await expect(reader(page)).toContainText('92도');
  await page.keyboard.press('Escape');
  await expect(reader(page)).toBeHidden();
  await library(page)
    .getByRole('button', { name: `이 보드에 놓기: ${TITLE}` })
    .click();
  await expect(library(page)).toBeHidden();
  await expect(card(page)).toContainText(TITLE);
  expect(here.replay.requests.length).toBe(asked);
}

async function ask(page: Page): Promise<void> {
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, card(page), chat(page));
  await chat(page).getByRole('textbox', { name: '질문' }).fill('알맞은 물의 온도는 몇 도인가요?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('article').first()).toContainText('92도');
}

async function refresh(page: Page): Promise<void> {
  const mark = chat(page).getByRole('complementary', { name: '이 답을 쓴 뒤에 소스가 바뀌었어요' });
  const again = async () => {
    await card(page).click({ button: 'right', position: { x: 20, y: 20 } });
    await page.getByRole('menuitem', { name: '새로 고침' }).click();
  };
  await again();
  await expect(notice(page)).toContainText('바뀐 내용이 없어요');
  await expect(mark).toHaveCount(0);
  here.replay.change('/drip', dripPage(90));
  await again();
  await expect(notice(page)).toContainText('달라진 곳이 있어요');
  await mark.getByRole('button', { name: `‘${TITLE}’에서 달라진 곳 보기` }).click();
  const changes = reader(page).getByRole('region', { name: '달라진 곳' });
  await expect(changes.getByRole('deletion')).toContainText('92도');
  await expect(changes.getByRole('insertion')).toContainText('90도');
  await changes.getByRole('button', { name: '원문 보기' }).click();
  await mark.getByRole('button', { name: '새 내용으로 다시 물어보기' }).click();
  await expect(chat(page).getByRole('article').first()).toContainText('90도');
  await expect(mark).toHaveCount(0);
  await chat(page).getByRole('article').first().getByRole('button', { name: '이전 버전' }).click();
  await expect(mark).toHaveCount(1);
}

async function bringToOthers(page: Page): Promise<void> {
  await expect(reader(page)).toContainText('다른 보드 1곳에는 예전에 읽은 글이 있어요.');
  await reader(page).getByRole('button', { name: '같은 글로 맞추기' }).click();
  const dialog = page.getByRole('dialog', { name: '다른 보드도 같은 글로 맞출까요?' });
  await expect(dialog.getByRole('checkbox', { name: '첫 기획' })).toBeChecked();
  await dialog.getByRole('button', { name: '1곳 맞추기' }).click();
  await expect(toast(page)).toContainText('1곳의 글을 바꾸었어요.');
  await page.getByRole('button', { name: '원문 닫기' }).click();
}

async function putFromDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maru' }).click();
  await page.getByRole('button', { name: '라이브러리 열기' }).click();
  const row = library(page).getByRole('listitem').filter({ hasText: TITLE }).first();
  await row.getByRole('button', { name: `보드에 놓기: ${TITLE}` }).click();
  const dialog = page.getByRole('dialog', { name: `‘${TITLE}’ 놓기` });
  await dialog.getByLabel('놓을 보드').selectOption({ label: '첫 기획' });
  await dialog.getByRole('button', { name: '보드에 놓기' }).click();
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}/);
  await expect(card(page).filter({ hasText: TITLE })).toHaveCount(2);
  await card(page).getByRole('button', { name: '새로 고치며 달라진 곳 보기' }).first().click();
  await expect(reader(page).getByRole('insertion')).toContainText('90도');
  await isSaved(page);
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maru' }).click();
  await page.getByRole('button', { name: '라이브러리 열기' }).click();
  await library(page)
    .getByRole('button', { name: `‘${TITLE}’ 삭제` })
    .click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('보드 2곳');
  await expect(warning).toContainText(/첫 기획[^]*둘째 기획|둘째 기획[^]*첫 기획/);
  await warning.getByRole('button', { name: '삭제' }).click();
  await expect(notice(page)).toContainText('노드 3개가 보드에서 사라졌어요.');
  await expect(library(page)).toContainText('아직 소스가 없어요');
}
