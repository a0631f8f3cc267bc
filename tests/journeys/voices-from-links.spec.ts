import { expect } from '@playwright/test';
import { signIn } from './hands.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

test('a voice is made from typed addresses, and says which of them cannot be read', async ({ page }) => {
  await signIn(page, here.house.url, 'nari@voices-from-links.example.com', '이나리');
  await page.goto(`${here.house.url}/settings`);
  await page.getByRole('region', { name: '내 말투' }).getByRole('button', { name: '새 말투' }).click();
  const adding = page.getByRole('dialog', { name: '새 말투' });
  const links = adding.getByLabel('내 글이나 영상 링크');
  const make = adding.getByRole('button', { name: '말투 만들기' });
  await adding.getByLabel('말투 이름').fill('채널 말투');

  await test.step('a line that is no link is told before anything is sent', async () => {
    await links.fill('내 블로그');
    await make.click();
    await expect(adding.getByText('링크가 아닌 줄이 있어요.')).toBeVisible();
  });
  await test.step('a page that is not there is named, and what was typed stays', async () => {
    await links.fill(`${here.replay.url}/missing\nhttps://youtu.be/maruReplay1`);
    await make.click();
    await expect(page.getByText(`${here.replay.url}/missing: 페이지를 찾을 수 없어요`)).toBeVisible();
    await expect(links).toHaveValue(/maruReplay1/);
  });
  await test.step('the words of a video and of a page are measured, with its speed', async () => {
    await links.fill(`${here.replay.url}/article\nhttps://youtu.be/maruReplay1`);
    await make.click();
    const voice = page.getByRole('dialog', { name: '말투', exact: true });
    await expect(voice.getByRole('region', { name: '측정 결과' })).toContainText('초에');
    await voice.getByText('잰 글 2편').click();
    await expect(voice.getByText(/숏폼 첫 3초/)).toBeVisible();
  });
});
