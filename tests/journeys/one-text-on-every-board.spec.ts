import { expect, type Locator, type Page } from '@playwright/test';
import { dripPage } from '../replay/drip-page.ts';
import { drawText } from '../replay/scans.ts';
import { cards, newCanvas, pasteAt, signIn, upload } from './hands.ts';
import { chooseFiles, fileRow, placeProject, toast } from './hands-on-places.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

const reader = (page: Page): Locator => page.getByRole('complementary', { name: '원문' });

async function openReader(page: Page, card: Locator, name: string): Promise<Locator> {
  await card.hover();
  await card.getByRole('button', { name }).click();
  await expect(reader(page)).toBeVisible();
  return reader(page);
}

/** What was read of one page, on a board with this title. */
async function placePage(page: Page, title: string): Promise<void> {
  await page.goto(here.house.url);
  await newCanvas(page, title, '빈 캔버스');
  await pasteAt(page, 420, 220, `${here.replay.url}/drip`);
  await expect(cards(page, 'website')).toContainText('드립 커피');
}

test('a refreshed page is offered to the other boards that hold it, and brought to those that are chosen', async ({
  page,
}) => {
  here.replay.change('/drip', dripPage(92));
  await signIn(page, here.house.url, 'nari@one-text-on-every-board.example.com', '이나리');
  for (const title of ['가을 기획', '겨울 기획', '드립 커피']) await placePage(page, title);
  here.replay.change('/drip', dripPage(90));
  const open = await openReader(page, cards(page, 'website'), '본문 보기');
  await open.getByRole('button', { name: '새로 고침' }).click();
  await expect(open).toContainText('다른 보드 2곳에는 예전에 읽은 글이 있어요.');
  await open.getByRole('button', { name: '같은 글로 맞추기' }).click();
  const dialog = page.getByRole('dialog', { name: '다른 보드도 같은 글로 맞출까요?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: '겨울 기획' }).uncheck();
  await dialog.getByRole('button', { name: '1곳 맞추기' }).click();
  await expect(toast(page)).toContainText('1곳의 글을 바꾸었어요.');
  await expect(open).toContainText('다른 보드 1곳에는 예전에 읽은 글이 있어요.');

  await page.goto(here.house.url);
  await page
    .getByRole('link', { name: /가을 기획/ })
    .first()
    .click();
  const card = cards(page, 'website');
  await card.getByRole('button', { name: '새로 고치며 달라진 곳 보기' }).click();
  await expect(reader(page).getByRole('insertion')).toContainText('90도');
});

test('words are replaced and a picture is described where they are read', async ({ page }) => {
  await signIn(page, here.house.url, 'nari@one-text-on-every-board.example.com', '이나리');
  await newCanvas(page, '읽으며 고치기', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://www.youtube.com/watch?v=maruReplay1');
  const open = await openReader(page, cards(page, 'youtube'), '자막 보기');
  await open.getByRole('button', { name: '대본 바꾸기' }).click();
  const dialog = page.getByRole('dialog', { name: '대본 바꾸기' });
  await dialog.getByLabel('대본').fill('0:05 스팀은 육십오 도에서 멈춥니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(open.getByRole('region', { name: '자막' })).toContainText('육십오 도에서');
  await expect(open).toContainText('직접 넣은 대본');
  await open.getByRole('button', { name: '원문 닫기' }).click();

  await upload(page, '장비.png', 'image/png', await drawText('촬영 장비', 'png', 600));
  const picture = cards(page, 'file');
  await picture.hover();
  await picture.getByRole('button', { name: 'AI가 읽을 설명' }).click();
  await page.getByRole('dialog').getByLabel('그림 설명').fill('책상 위의 노란 머그잔');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  const described = await openReader(page, picture, '본문 보기');
  await described.getByRole('button', { name: '그림 설명 쓰기' }).click();
  const field = page.getByRole('dialog').getByLabel('그림 설명');
  await expect(field).toHaveValue('책상 위의 노란 머그잔');
  await field.fill('책상 위의 파란 머그잔');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(described.getByRole('region', { name: '원문' })).toContainText('파란 머그잔');
});

test("a project's file is noted for the AI and read again without its card", async ({ page }) => {
  await signIn(page, here.house.url, 'nari@one-text-on-every-board.example.com', '이나리');
  const project = await placeProject(page, '가을 캠페인');
  await page.goto(`${here.house.url}/projects/${project.id}`);
  const buffer = Buffer.from('촬영은 오전 9시에 시작합니다. 장비는 전날 저녁에 점검해 둡니다.');
  await chooseFiles(page, [{ name: '일정.txt', mimeType: 'text/plain', buffer }]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /올리기/ })
    .click();
  const row = fileRow(page, '일정.txt');
  await expect(row.locator('[data-status=completed]:visible')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /보기$/ }).first().click();
  const open = reader(page);
  await open.getByRole('button', { name: 'AI에게 줄 메모' }).click();
  await open.getByRole('textbox', { name: 'AI에게 줄 메모' }).fill('내 일정이에요.');
  await open.getByRole('button', { name: '저장' }).click();
  await expect(open).toContainText('내 일정이에요.');
  await open.getByRole('button', { name: '파일 다시 읽기' }).click();
  await expect(open.getByRole('status').first()).toContainText('바뀐 내용이 없어요.');
  await page.goto(`${here.house.url}/projects/${project.id}/board`);
  await expect(page.getByRole('img', { name: 'AI에게 줄 메모: 내 일정이에요.' })).toBeVisible();
});
