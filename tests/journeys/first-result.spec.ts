import { expect, type Locator, type Page } from '@playwright/test';
import { phone } from './touch-actions.ts';
import { cards, newCanvas, pasteAt, readBoard, signIn } from './actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

/** Counts from now on how often the mouse or a finger is pressed on a page, over all its loads. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    document.addEventListener('pointerdown', count, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

const threeLinks = () =>
  [`${here.replay.url}/article`, `${here.replay.url}/article?of=two`, 'https://youtu.be/maruReplay1'].join('\n');

async function areRead(page: Page): Promise<void> {
  await expect(cards(page, 'group')).toBeVisible();
  const read = async () =>
    (await readBoard(page)).nodes.filter(({ metadata }) => Number(metadata['passageCount']) > 0).length;
  await expect.poll(read, { timeout: 60_000 }).toBe(3);
}

/** From the selected group to a comparison that cites it. A telephone does not raise its keyboard over what can be pressed. */
async function compare(page: Page, chat: Locator, isTelephone = false): Promise<void> {
  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: 'AI에게 묻기' }).click();
  if (!isTelephone) await expect(chat.getByLabel('질문', { exact: true })).toBeFocused();
  await chat.getByRole('button', { name: '비교', exact: true }).click();
  const answer = chat.locator('article').last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.getByRole('button', { name: /^출처 1/ }).first()).toBeVisible();
}

async function makeScript(page: Page, chat: Locator): Promise<void> {
  await chat.getByRole('button', { name: '만들기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^숏폼 대본/ })
    .click();
  const form = page.getByRole('dialog', { name: '숏폼 대본' });
  await expect(form.getByLabel('최대 길이')).toBeVisible();
  await expect(form.getByLabel('말하기 속도')).toBeHidden();
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(chat.locator('article')).toHaveCount(2);
  await expect(chat.locator('article').last()).toHaveAttribute('aria-busy', 'false');
}

test('three links become a cited comparison in two presses, and a script in three more; nothing is dragged', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await signIn(page, here.server.url, 'first@result.example.com', '김하루');
  await newCanvas(page, '첫 결과', '빈 캔버스');
  await pasteAt(page, 420, 200, threeLinks());
  await areRead(page);
  const chat = cards(page, 'ai-chat');
  await compare(page, chat);
  expect(await presses()).toBe(2);
  await makeScript(page, chat);
  expect(await presses()).toBe(5);

  await test.step('the chat stands beside the board, and is there again after a reload', async () => {
    await chat.getByRole('button', { name: '보드 오른쪽에 열기' }).click();
    const docked = page.getByRole('complementary', { name: 'AI Chat: 보드 오른쪽' });
    await expect(docked.locator('article')).toHaveCount(2);
    await expect(chat).toContainText('보드 오른쪽에 열려 있어요');
    await expect(docked.getByLabel('질문', { exact: true })).toBeFocused();
    const grip = docked.getByRole('separator');
    await grip.focus();
    await page.keyboard.press('End');
    await expect(grip).toHaveAttribute('aria-valuenow', '760');
    await page.reload();
    await expect(docked.locator('article')).toHaveCount(2);
    await expect(grip).toHaveAttribute('aria-valuenow', '760');
    await expect.poll(async () => (await docked.boundingBox())?.width ?? 0).toBeGreaterThan(750);
    await docked.getByRole('button', { name: '카드로 되돌리기' }).click();
    await expect(docked).toHaveCount(0);
    await expect(page.locator('.react-flow__node').filter({ has: chat })).toBeFocused();
    await expect(chat.locator('article')).toHaveCount(2);
  });
});

test('on a telephone it takes three presses and one paste from the dashboard, and three more to the script', async ({
  browser,
}) => {
  const context = await phone(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const presses = await countPresses(page);
  await signIn(page, here.server.url, 'first-by-finger@result.example.com', '이서윤');
  await page.evaluate((links) => navigator.clipboard.writeText(links), threeLinks());
  await page.getByLabel('링크 붙여 담기').tap();
  await page.keyboard.press('ControlOrMeta+V');
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/);
  await areRead(page);
  const chat = page.getByRole('dialog', { name: 'AI Chat' });
  await compare(page, chat, true);
  expect(await presses()).toBe(3);
  await makeScript(page, chat);
  expect(await presses()).toBe(6);
  const board = new URL(page.url()).pathname;

  await test.step('two presses put what the clipboard holds on a board that is chosen', async () => {
    await page.goto(`${here.server.url}/`);
    await expect(page.getByRole('region', { name: '내 캔버스' }).getByRole('link', { name: '링크 3개' })).toBeVisible();
    await page.evaluate((link) => navigator.clipboard.writeText(link), `${here.replay.url}/article?of=three`);
    const before = await presses();
    await page.getByRole('button', { name: '링크 붙여넣기' }).tap();
    const sheet = page.getByRole('dialog', { name: '링크 담기' });
    await expect(sheet.getByRole('list', { name: '링크' })).toContainText('article?of=three');
    await sheet.getByLabel('AI에게 줄 메모').fill('첫 3초 이야기만');
    await sheet.getByRole('button', { name: '링크 3개' }).tap();
    await page.waitForURL(`${here.server.url}${board}`);
    await expect
      .poll(async () => (await readBoard(page)).nodes.filter(({ type }) => type === 'website').length)
      .toBe(3);
    const noted = async () =>
      (await readBoard(page)).nodes.filter(({ metadata }) => metadata['noteForAi'] === '첫 3초 이야기만').length;
    await expect.poll(noted).toBe(1);
    expect((await presses()) - before).toBe(2);
  });
  await context.close();
});
