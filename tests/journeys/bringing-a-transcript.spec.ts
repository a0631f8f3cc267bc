import { expect, type Page } from '@playwright/test';
import { cards, fitView, newCanvas, pasteAt, signIn, tool, WHOLLY, wire } from './actions.ts';
import { notice, viewOf } from './canvas-actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

const PANEL = [
  '스크립트',
  '0:02\n2초\n원두는 로스팅한 지 이 주가 지났을 때 가장 맛있습니다.',
  '0:40\n40초\n물의 온도는 구십이 도가 알맞습니다.',
  '1:20\n1분 20초\n다음 영상에서는 분쇄도를 이야기할게요.',
].join('\n');

test('a video without captions is made whole by a transcript, and an answer plays the moment it cites', async ({
  page,
}) => {
  await signIn(page, here.server.url, 'sora@bringing-a-transcript.example.com', '한소라');
  await newCanvas(page, '대본이 있는 영상', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://youtu.be/maruNoCaps1');
  const card = cards(page, 'youtube');

  await test.step('the card offers to paste a transcript', async () => {
    await expect(card.getByRole('alert')).toContainText('대본을 붙여 넣어 주세요.');
    await card.getByRole('button', { name: '대본 붙여넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '대본 붙여넣기' });
    await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled();
    await dialog.getByLabel('대본', { exact: true }).fill(PANEL);
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(dialog).toBeHidden();
    await expect(notice(page)).toContainText('대본을 저장했어요');
    await expect(card.getByRole('alert')).toHaveCount(0);
    await expect(card).toContainText('쇼츠 대본 쓰는 순서 세 가지');
  });

  await test.step('the answer cites the second, and a press plays it on the card from two seconds before', async () => {
    await tool(page, 'AI Chat').click();
    await page.keyboard.press('Escape');
    await fitView(page);
    await wire(page, card, cards(page, 'ai-chat'));
    await ask(page, '물의 온도는 몇 도가 알맞나요?');
    const chip = page.getByRole('log', { name: '대화 내용' }).getByRole('button', { name: /0:40/ }).first();
    await expect(chip).toBeVisible();
    const before = await viewOf(page);
    await chip.click();
    const reader = page.getByRole('complementary', { name: '원문' });
    const player = card.locator('iframe');
    await expect(player).toHaveAttribute('src', /embed\/maruNoCaps1\?start=38&autoplay=1/);
    await expect(player).toBeInViewport(WHOLLY);
    await expect(reader).toContainText('직접 넣은 대본');
    await expect(reader.locator('[aria-current="true"]')).toContainText('물의 온도는 구십이 도가 알맞습니다.');
    await expect(reader.locator('iframe')).toHaveCount(0);
    expect(await viewOf(page)).not.toEqual(before);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(reader).toHaveCount(0);
    await expect(player).toHaveCount(0);
    await expect.poll(() => viewOf(page)).toEqual(before);
  });
});

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /메시지|질문/ }).first();
  await field.fill(question);
  await field.press('Enter');
}
