import { expect } from '@playwright/test';
import { isSound } from './barriers.ts';
import { phone } from './hands-by-finger.ts';
import { put } from './hands-on-canvas.ts';
import { cards, newCanvas, signIn } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const SCRIPT = [
  '## 훅',
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '## 본론',
  '장은 주 1회, 배부른 시간에 봐요. 냉동 채소와 두부를 기본으로 담으면 버리는 것이 눈에 띄게 줄어들어요.',
  '## 마무리',
  '도움이 됐다면 구독과 좋아요 부탁드려요.',
].join('\n\n');

test('a telephone of the same person becomes the remote of the teleprompter; that of somebody else does not', async ({
  page,
  browser,
}) => {
  await signIn(page, house.url, 'hana@prompter-remote.example.com', '정하나');
  await newCanvas(page, '찍는 날', '빈 캔버스');
  await put(page, {
    type: 'text',
    title: '롱폼 대본',
    content: SCRIPT,
    position: { x: 200, y: 100 },
    size: { width: 420, height: 400 },
    metadata: { recipe: { id: 'long-script', values: { topic: '식비', minutes: 3, speed: 300 } } },
  });
  await cards(page, 'text').getByRole('button', { name: '프롬프터' }).click();
  const prompter = page.getByRole('dialog', { name: '프롬프터: 롱폼 대본' });

  const context = await phone(browser);
  await context.addCookies(await page.context().cookies());
  const remote = await context.newPage();
  await remote.goto(`${house.url}/remote`);
  await expect(remote.getByRole('status')).toContainText('열린 프롬프터가 없어요');
  await isSound(remote, 'a remote without a prompter');

  const stranger = await phone(browser);
  const other = await stranger.newPage();
  await signIn(other, house.url, 'someone@prompter-remote.example.com', '다른 사람');
  await other.goto(`${house.url}/remote`);

  await prompter.getByRole('button', { name: '폰 리모컨' }).click();
  const panel = prompter.getByRole('region', { name: '폰 리모컨' });
  await expect(panel.getByRole('img', { name: '리모컨 주소의 QR 코드' })).toBeVisible();
  await expect(panel).toContainText(`${house.url}/remote`);
  await expect(panel).toContainText('이 컴퓨터에서만 열려요');

  await test.step('it shows how the prompter stands, and steers it', async () => {
    await expect(remote.getByText('훅', { exact: true })).toBeVisible();
    await isSound(remote, 'a remote');
    await remote.getByRole('button', { name: '다음 구간' }).tap();
    await expect(prompter.getByRole('navigation', { name: '구간' }).locator('[aria-current="step"]')).toContainText(
      '본론',
    );
    await expect(remote.getByText('본론', { exact: true })).toBeVisible();
    await expect(panel.getByRole('status')).toContainText('폰이 연결됐어요');
    await remote.getByRole('button', { name: '빠르게' }).tap();
    await expect(remote.getByText('분당 310음절')).toBeVisible();
    await expect(prompter.getByText('분당 310음절')).toBeVisible();
    await remote.getByRole('button', { name: '재생' }).tap();
    await expect(remote.getByRole('button', { name: '멈춤' })).toBeVisible();
    await expect(prompter.getByRole('button', { name: '멈춤' })).toBeVisible();
    await remote.getByRole('button', { name: '멈춤' }).tap();
    await expect(prompter.getByRole('button', { name: '재생' })).toBeVisible();
    await remote.getByRole('button', { name: '처음부터' }).tap();
    await expect(remote.getByText('훅', { exact: true })).toBeVisible();
  });

  await test.step('a telephone that comes later finds it, too, and somebody else sees nothing', async () => {
    await remote.reload();
    await expect(remote.getByText('훅', { exact: true })).toBeVisible();
    await expect(other.getByRole('status')).toContainText('열린 프롬프터가 없어요');
  });

  await page.keyboard.press('Escape');
  await expect(prompter).toHaveCount(0);
  await expect(remote.getByRole('status')).toContainText('열린 프롬프터가 없어요');
  await context.close();
  await stranger.close();
});
