import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { boxOf, cards, newCanvas, readBoard, signIn, tool, upload } from './actions.ts';
import { board, put, saveBar } from './canvas-actions.ts';
import { toast } from './place-actions.ts';
import { passages } from './reader-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const GUEST = 'guest@sharing.example.com';
const TITLE = '함께 쓰는 캔버스';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a canvas is shared by an address, edited by both, lowered, taken away, asked for and given again', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@sharing.example.com', '한서연');
  const guest = await somebodyElse(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newCanvas(page, TITLE, '빈 캔버스');
  const { pathname } = new URL(page.url());

  await test.step('who is invited by an address takes the invitation by its link', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const dialog = page.getByRole('dialog', { name: `‘${TITLE}’ 공유` });
    const field = dialog.getByRole('combobox', { name: '이름이나 이메일' });
    await expect(field).toBeFocused();
    await field.fill(GUEST);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    await field.press('Control+Enter');
    await expect(toast(page)).toContainText('메일은 보내지 않아요. 링크를 전해 주세요.');
    await dialog.getByRole('button', { name: `${GUEST} 초대 링크 복사` }).click();
    await expect(toast(page)).toContainText('링크를 복사했어요');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${server.url}/invitations/`));
    await dialog.getByRole('button', { name: '완료' }).click();
    await guest.goto(link);
    await expect(guest.getByText('한서연님이 캔버스에 초대했어요.')).toBeVisible();
    await guest.getByRole('button', { name: '수락' }).click();
    await guest.waitForURL(`${server.url}${pathname}`);
    await expect(board(guest)).toBeVisible();
  });

  await test.step('what either puts on the board the other sees', async () => {
    await put(guest, { type: 'text', title: '손님의 글', position: { x: 0, y: 0 } });
    await expect(cards(page, 'text')).toHaveCount(1);
    await put(page, { type: 'text', title: '주인의 글', position: { x: 400, y: 0 } });
    await expect(cards(guest, 'text')).toHaveCount(2);
    await expect(tool(guest, '텍스트 상자')).toBeVisible();
  });

  await test.step('lowered to viewing, the tools go and a notice says so', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    await page.getByRole('button', { name: '김지우 역할: 편집' }).click();
    await page.getByRole('menuitemradio', { name: '보기' }).click();
    await expect(toast(guest)).toContainText('이제 보기만 할 수 있어요');
    await expect(saveBar(guest).getByText('보기', { exact: true })).toBeVisible();
    await expect(tool(guest, '텍스트 상자')).toBeHidden();
    await expect(saveBar(guest).getByRole('button', { name: '저장' })).toBeHidden();
    await expect(cards(guest, 'text')).toHaveCount(2);
  });

  await test.step('taken out, the board closes and says so', async () => {
    await page.getByRole('button', { name: '김지우 역할: 보기' }).click();
    await page.getByRole('menuitem', { name: '내보내기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click();
    await expect(toast(guest)).toContainText('이 보드를 더는 열 수 없어요');
    await expect(guest.getByRole('heading', { name: '캔버스를 찾을 수 없어요' })).toBeVisible();
    await expect(board(guest)).toBeHidden();
  });

  await test.step('who asks is let in by the notice that it leads to, and finds the canvas on the dashboard', async () => {
    await guest.getByRole('button', { name: '접근 요청하기' }).click();
    await guest.getByLabel('메시지').fill('촬영 준비 때문에 봐야 해요');
    await guest.getByRole('button', { name: '요청 보내기' }).click();
    await expect(guest.getByText('있는 캔버스라면 소유자에게 전했어요')).toBeVisible();
    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: /^알림/ }).click();
    await page.getByRole('button', { name: /접근을 요청했어요/ }).click();
    const request = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '“촬영 준비 때문에 봐야 해요”' });
    await request.getByRole('button', { name: '김지우 요청 받아들이기' }).click();
    await page.getByRole('menuitem', { name: '보기 허용' }).click();
    await expect(toast(page)).toContainText('김지우님의 요청을 받아들였어요');
    await guest.goto(`${server.url}/`);
    const shared = guest.getByRole('region', { name: /공유받은 캔버스/ });
    await expect(shared.getByRole('listitem')).toContainText('한서연님의 캔버스');
    await shared.getByRole('link', { name: TITLE }).click();
    await expect(cards(guest, 'text')).toHaveCount(2);
  });

  await test.step('on a telephone the list is the whole screen, and who views may ask to edit there', async () => {
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.getByRole('button', { name: '더 보기' }).click();
    await guest.getByRole('menuitem', { name: '공유' }).click();
    const dialog = guest.getByRole('dialog', { name: `‘${TITLE}’ 공유` });
    await expect(dialog.getByText('한서연')).toBeVisible();
    await expect(dialog.getByRole('combobox')).toBeHidden();
    await expect(dialog.getByRole('button', { name: '편집 요청하기' })).toBeVisible();
    await expect.poll(async () => boxOf(dialog)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
  await guest.context().close();
});

async function somebodyElse(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server.url, GUEST, '김지우');
  return page;
}

test('a guest looks at a canvas by a link with a password until it is turned off, also on a telephone', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'links@sharing.example.com', '한서연');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newCanvas(page, '링크로 여는 캔버스', '빈 캔버스');
  await upload(page, '손님이_읽을_글.md', 'text/markdown', Buffer.from('# 첫 십 초\n\n결과를 먼저 보여 줍니다.\n'));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);

  const link = await test.step('the owner makes a link and gives it a password', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const card = linkCard(page);
    await card.getByRole('button', { name: '보기' }).click();
    await expect(toast(page)).toContainText('계정 없이 이 캔버스를 볼 수 있어요');
    await card.getByRole('switch', { name: '비밀번호' }).click();
    await card.getByLabel('새 비밀번호').fill('원두 열두 알');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: '바꾸기' })).toBeVisible();
    await card.getByRole('button', { name: '링크 복사' }).click();
    await expect(toast(page)).toContainText('링크를 복사했어요');
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const seen = { viewport: { width: 1440, height: 900 }, locale: 'ko-KR' };
  const guest = await (await browser.newContext(seen)).newPage();
  await test.step('a guest comes in by a name and the password, and reads a source', async () => {
    await guest.goto(link);
    await guest.getByRole('textbox', { name: '이름' }).fill('지나가던 손님');
    await guest.getByRole('textbox', { name: '비밀번호' }).fill('아닌 것');
    await guest.getByRole('button', { name: '들어가기' }).click();
    await expect(guest.getByText('비밀번호가 맞지 않아요.')).toBeVisible();
    await guest.getByRole('textbox', { name: '비밀번호' }).fill('원두 열두 알');
    await guest.getByRole('button', { name: '들어가기' }).click();
    await expect(cards(guest, 'file')).toHaveCount(1);
    await cards(guest, 'file').hover();
    await cards(guest, 'file').getByRole('button', { name: '본문 보기' }).click();
    await expect(passages(guest)).toContainText('결과를 먼저 보여 줍니다.');
  });

  const telephone = await (
    await browser.newContext({ ...seen, viewport: { width: 390, height: 844 }, storageState: await stateOf(guest) })
  ).newPage();
  await test.step('on a telephone the same guest is asked for nothing again', async () => {
    await telephone.goto(link);
    await expect(telephone.getByRole('heading', { name: '링크로 여는 캔버스' })).toBeVisible();
    await expect(cards(telephone, 'file')).toHaveCount(1);
  });

  await test.step('once the link is off, what was open says so by itself', async () => {
    await linkCard(page).getByRole('button', { name: '끔' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '끄기' }).click();
    await expect(toast(page)).toContainText('링크를 껐어요');
    for (const one of [guest, telephone]) {
      await expect(one.getByRole('heading', { name: '이 링크는 더 이상 열리지 않아요' })).toBeVisible();
      await expect(cards(one, 'file')).toHaveCount(0);
      await one.context().close();
    }
  });
});

const linkCard = (page: Page): Locator => page.getByRole('dialog').getByRole('listitem', { name: '보드 링크' });
const stateOf = (page: Page) => page.context().storageState();
