import { expect, type Page } from '@playwright/test';
import { cards, newCanvas, pasteAt, readBoard, signIn } from './hands.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

/** How often the mouse was pressed since the page was opened. */
const presses = (page: Page) => page.evaluate(() => (globalThis as unknown as { presses?: number }).presses ?? 0);

test('three links become a cited comparison in two presses, and a script in three more; nothing is dragged', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { presses: number };
    counted.presses = 0;
    document.addEventListener('pointerdown', () => counted.presses++, { capture: true });
  });
  await signIn(page, here.house.url, 'first@result.example.com', '김하루');
  await newCanvas(page, '첫 결과', '빈 캔버스');
  const links = [`${here.replay.url}/article`, `${here.replay.url}/article?of=two`, 'https://youtu.be/maruReplay1'];
  await pasteAt(page, 420, 200, links.join('\n'));
  await expect(cards(page, 'group')).toBeVisible();
  const isRead = async () =>
    (await readBoard(page)).nodes.filter(({ metadata }) => Number(metadata['passageCount']) > 0).length;
  await expect.poll(isRead, { timeout: 60_000 }).toBe(3);

  await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: 'AI에게 묻기' }).click();
  const chat = cards(page, 'ai-chat');
  await expect(chat.getByLabel('질문', { exact: true })).toBeFocused();
  await chat.getByRole('button', { name: '비교', exact: true }).click();
  const answer = chat.locator('article').last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.getByRole('button', { name: /^출처 1/ }).first()).toBeVisible();
  expect(await presses(page)).toBe(2);

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
  expect(await presses(page)).toBe(5);

  await test.step('the chat stands beside the board, and is there again after a reload', async () => {
    await chat.getByRole('button', { name: '보드 오른쪽에 열기' }).click();
    const docked = page.getByRole('complementary', { name: 'AI Chat: 보드 오른쪽' });
    await expect(docked.locator('article')).toHaveCount(2);
    await expect(chat).toContainText('보드 오른쪽에 열려 있어요');
    await page.reload();
    await expect(docked.locator('article')).toHaveCount(2);
    await docked.getByRole('button', { name: '카드로 되돌리기' }).click();
    await expect(docked).toHaveCount(0);
    await expect(chat.locator('article')).toHaveCount(2);
  });
});
