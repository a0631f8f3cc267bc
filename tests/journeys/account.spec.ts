import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newCanvas, signIn } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a person changes name and picture, sees what is theirs in the settings, and ends the account', async ({
  page,
  browser,
}) => {
  const person = ['seoyeon@account.example.com', '김서연'] as const;
  await signIn(page, server.url, ...person);
  await test.step('the name and the picture are changed and seen', () => profile(page));
  await test.step('theme, language and what a drag does are chosen for good', async () => {
    await page.goto(`${server.url}/settings`);
    await page.getByText('어두운 배경').click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByText('메뉴와 안내를 영어로').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByText('Menus and messages in Korean').click();
    await page.getByText('끌어서 선택, 휠로 이동').click();
    await page.reload();
    await expect(page.getByRole('radio', { name: '끌어서 선택, 휠로 이동' })).toBeChecked();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
  await test.step('another device is signed out', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, server.url, ...person);
    await page.reload();
    await expect(page.getByText('지금 이 기기')).toBeVisible();
    await page.getByRole('button', { name: /로그아웃$/ }).click();
    await expect(page.getByText('그 기기에서 로그아웃했어요.', { exact: true })).toBeVisible();
    expect(await other.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
    await elsewhere.close();
  });
  await test.step('a canvas comes back out of the trash, and leaves it for good', () => trash(page));
  await test.step('everything is taken along, and the account ends', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: '모두 내려받기' }).click();
    expect((await download).suggestedFilename()).toMatch(/^maru-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByRole('button', { name: '계정 삭제' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: '계정 삭제' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(person[0]);
    await dialog.getByRole('button', { name: '계정 삭제' }).click();
    await page.waitForURL(`${server.url}/`);
    await expect(page.getByRole('link', { name: /로그인|시작/ }).first()).toBeVisible();
  });
});

async function profile(page: Page): Promise<void> {
  await page.goto(`${server.url}/profile`);
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('마루');
  await page.getByRole('button', { name: '이름 저장' }).click();
  await expect(page.getByText('이름을 저장했어요.', { exact: true })).toBeVisible();
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('사진 고르기').last().setInputFiles({ name, mimeType, buffer });
  await choose('me.png', 'image/png', red);
  const picture = page.locator('main img');
  await expect(picture).toHaveJSProperty('naturalWidth', 300);
  await expect(page.getByRole('button', { name: /^내 메뉴/ }).locator('img')).toHaveJSProperty('naturalWidth', 300);
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg/>'));
  await expect(page.getByText('사진을 바꾸지 못했어요.', { exact: false })).toBeVisible();
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: '사진 지우기' }).click();
  await expect(picture).toHaveCount(0);
}

async function trash(page: Page): Promise<void> {
  const empty = page.getByText('휴지통이 비어 있어요.');
  const remove = async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: '‘버릴 캔버스’ 삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('캔버스를 삭제했어요.')).toBeVisible();
    await page.goto(`${server.url}/settings`);
  };
  await newCanvas(page, '버릴 캔버스', '빈 캔버스');
  await remove();
  await page.getByRole('button', { name: '‘버릴 캔버스’ 되살리기' }).click();
  await expect(empty).toBeVisible();
  await remove();
  await page.getByRole('button', { name: '‘버릴 캔버스’ 영구 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '영구 삭제' }).click();
  await expect(empty).toBeVisible();
}
