import { expect } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { boxOf, cards, fitView, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './hands.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

test('on a telephone the chat takes the screen, with the cited video over the answer', async ({ page }) => {
  await signIn(page, here.house.url, 'phone-chat@phone-chat.example.com', '김서연');
  await newCanvas(page, '홈카페 입문 영상 기획', '빈 캔버스');
  await test.step('a chat with a video', async () => {
    await pasteAt(page, 520, 220, 'https://youtu.be/maruReplay1?si=shared');
    await expect
      .poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(0);
    await tool(page, 'AI Chat').click();
    await expect(cards(page, 'ai-chat')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await fitView(page);
    await wire(page, cards(page, 'youtube'), cards(page, 'ai-chat'));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'AI Chat', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'AI Chat' });
  await chat.getByRole('textbox', { name: '질문' }).fill('조회수가 두 달 만에 몇 퍼센트 늘었나요?');
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = chat.getByRole('article').last();
  await expect(answer).toContainText('인용');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const chip = answer.getByRole('button', { name: /^출처 \d+,/ }).first();
  const pinned = chat.getByRole('region', { name: '인용한 영상' });
  const reader = page.getByRole('complementary', { name: '원문' });

  await test.step('the moment plays 150 px high under the header, and the answer stays in sight', async () => {
    await chip.click();
    const frame = pinned.locator('iframe');
    await expect(frame).toHaveAttribute('src', /embed\/maruReplay1\?.*start=38.*autoplay=1/);
    expect(await boxOf(frame)).toMatchObject({ x: 0, y: 54, width: 390, height: 150 });
    await expect(pinned).toContainText('0:40');
    await expect(reader).toHaveCount(0);
    await chip.scrollIntoViewIfNeeded();
    await expect(chip).toBeInViewport();
  });
  await test.step('its passages are one press away, and it closes', async () => {
    await pinned.getByRole('button', { name: '원문 보기' }).click();
    await expect(reader.locator('[aria-current="true"]')).toContainText('38퍼센트');
    await expect(pinned).toHaveCount(0);
    await page.getByRole('button', { name: '원문 닫기' }).click();
    await chip.click();
    await expect(pinned).toBeVisible();
    await isSoundInBothThemes(page, 'phone chat');
    await pinned.getByRole('button', { name: '영상 닫기' }).click();
    await expect(pinned).toHaveCount(0);
  });
});
