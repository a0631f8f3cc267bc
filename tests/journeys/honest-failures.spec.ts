import { expect, type Page } from '@playwright/test';
import { cards, newCanvas, pasteAt, signIn, upload, uploadOfSize } from './actions.ts';
import { board, notice } from './canvas-actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

/** A public address that nobody answers, with a line to the internet or without. */
const OUT_OF_REACH = 'https://nobody-answers.example.com/first-three-seconds';

test('what cannot be read says why on its node, keeps what was brought, and the server goes on', async ({ page }) => {
  await signIn(page, here.server.url, 'doyun@example.com', '이도윤');
  await newCanvas(page, '읽히지 않는 것들', '빈 캔버스');

  await test.step('a page out of reach keeps its link and offers to try again', () => pageOutOfReach(page));
  await test.step('a video without captions keeps its title and thumbnail', () => videoWithoutCaptions(page));
  await test.step('a damaged PDF keeps its file', () => damagedPdf(page));
  await test.step('files that may not come are refused with the reason and leave no node', () => refusedFiles(page));
  await test.step('a page that answers the second time is read by the retry', () => secondTry(page));
  await test.step('what is opened without a line waits for it, and the board stays', () => withoutLine(page));

  expect(here.server.isAlive()).toBe(true);
  expect((await page.request.get(`${here.server.url}/api/health`)).status()).toBe(200);
});

async function pageOutOfReach(page: Page): Promise<void> {
  await pasteAt(page, 400, 200, OUT_OF_REACH);
  const card = cards(page, 'website');
  await expect(card).toContainText('처리 실패', { timeout: 30_000 });
  await expect(notice(page)).toContainText('처리 실패');
  await expect(notice(page)).toContainText('페이지에 연결할 수 없어요. 잠시 뒤 다시 시도해 주세요.');
  await expect(card.getByRole('alert')).toContainText('웹사이트 스크래핑을 가져올 수 없습니다');
  await expect(card.getByRole('alert')).toContainText('페이지에 연결할 수 없어요. 잠시 뒤 다시 시도해 주세요.');
  await expect(card.getByRole('link')).toHaveAttribute('href', OUT_OF_REACH);
  await expect(card.getByRole('button', { name: '다시 시도' })).toBeEnabled();
}

async function videoWithoutCaptions(page: Page): Promise<void> {
  await pasteAt(page, 760, 200, 'https://youtu.be/maruNoCaps1');
  const card = cards(page, 'youtube');
  await expect(card.getByRole('alert')).toContainText('이 영상에는 자막이 없어요. 대본을 붙여 넣어 주세요.');
  await expect(card).toContainText('쇼츠 대본 쓰는 순서 세 가지');
  await expect(card.locator('img[src^="/api/files/"]')).toBeVisible();
  await expect(card.getByRole('button', { name: '다시 시도' })).toBeVisible();
}

async function damagedPdf(page: Page): Promise<void> {
  await upload(page, '깨진_제안서.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Cata'));
  const card = cards(page, 'file');
  await expect(card).toContainText('처리 실패');
  await expect(card.getByRole('alert')).toContainText('파일이 손상되어 읽을 수 없어요. 다시 저장해서 올려 주세요.');
  await expect(card).toContainText('깨진_제안서.pdf');
  await expect(card.getByRole('link', { name: '내려받기' })).toBeAttached();
  await card.getByRole('button', { name: '본문 붙여넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '본문 붙여넣기' });
  await dialog.getByLabel('본문', { exact: true }).fill('제안 금액은 120만 원이고 초안은 12월 4일까지입니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card).toContainText('깨진_제안서.pdf');
}

async function refusedFiles(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: /^알림/ });
  await uploadOfSize(page, '긴_대본.pdf', 11 << 20);
  await expect(notices).toContainText('파일 크기는 10MB 이하여야 합니다.');
  await upload(page, 'setup.exe', 'application/x-msdownload', Buffer.from('MZ'));
  await expect(notices).toContainText('올릴 수 없는 형식이에요. 이미지, PDF, DOC, DOCX, HWP, HWPX,');
  await expect(cards(page, 'file')).toHaveCount(1);
}

async function secondTry(page: Page): Promise<void> {
  await pasteAt(page, 1120, 200, `${here.replay.url}/comes-later`);
  const card = cards(page, 'website').nth(1);
  await expect(card.getByRole('alert')).toContainText('페이지를 찾을 수 없어요. 주소를 확인해 주세요.');
  const paragraph = '<p>홈카페 영상은 결과를 먼저 보여 줄 때 저장이 늘어납니다. 첫 장면에 완성된 잔을 두세요.</p>';
  const article = `<article><h1>홈카페 첫 장면</h1>${paragraph.repeat(8)}</article>`;
  here.replay.change(
    '/comes-later',
    `<html lang="ko"><head><title>홈카페 첫 장면</title></head><body>${article}</body></html>`,
  );
  await card.getByRole('button', { name: '다시 시도' }).click();
  await expect(card).toContainText('홈카페 첫 장면');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(notice(page)).toContainText('링크 처리 완료');
  await expect(notice(page)).toContainText('‘홈카페 첫 장면’ 읽기를 마쳤어요.');
}

async function withoutLine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await board(page).focus();
  await page.keyboard.press('?');
  await expect(notice(page)).toContainText('서버 연결에 문제가 있습니다');
  await expect(notice(page)).toContainText('다시 연결되면 자동으로 열려요.');
  await expect(cards(page, 'website')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
}
