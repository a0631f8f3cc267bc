import { expect } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, fitView, isSaved, newCanvas, pasteAt, signIn, tool, wire } from './hands.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideModel();

const SOURCE = '냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.';

test('an answer and a note of one’s own show which sentences repeat a wired source', async ({ page }) => {
  await signIn(page, here.house.url, 'hana@originality.example.com', '정하나');
  await newCanvas(page, '내 말로 쓰기', '빈 캔버스');
  await pasteAt(page, 420, 220, `장보기 기록\n\n${SOURCE}`);
  await pasteAt(page, 420, 560, `내 대본\n\n저는 이렇게 해요. ${SOURCE}`);
  await expect(cards(page, 'text')).toHaveCount(2);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  const [source, own] = [
    cards(page, 'text').filter({ hasText: '장보기 기록' }),
    cards(page, 'text').filter({ hasText: '내 대본' }),
  ];
  await wire(page, source, cards(page, 'ai-chat'));
  const dialog = page.getByRole('dialog', { name: '소스와 겹치는 문장 찾기' });
  const close = dialog.getByRole('region', { name: '소스와 너무 비슷한 문장 1개' });

  await test.step('an answer, from its own row', async () => {
    here.stub.script(() => ({ pieces: [`장은 배부를 때 봐요. ${SOURCE}`] }));
    const chat = cards(page, 'ai-chat');
    await chat.getByRole('textbox', { name: '질문' }).fill('장은 어떻게 보나요?');
    await chat.getByRole('textbox', { name: '질문' }).press('Enter');
    const answer = chat.getByRole('article').last();
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    await answer.getByRole('button', { name: '소스와 겹치는 문장 찾기' }).press('Enter');
    await expect(close.locator('mark')).toHaveText(SOURCE);
    await expect(close).toContainText('장보기 기록');
    await isSound(page, 'sentences too close to a source');
    await page.keyboard.press('Escape');
  });

  await test.step('a note of one’s own, from its menu once it is wired', async () => {
    await wire(page, own, cards(page, 'ai-chat'));
    await isSaved(page);
    await own.locator('header').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '소스와 겹치는 문장 찾기' }).click();
    await expect(close.locator('mark')).toContainText('냉동 채소와 두부');
    await close.getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.react-flow__node.selected')).toHaveText(/장보기 기록/);
  });
});
