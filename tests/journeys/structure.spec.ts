import { expect } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, fitView, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './hands.ts';
import { board, notice } from './hands-on-canvas.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideReplay();

test('the strip of a video tells its beats, opens their seconds, compares its group, and becomes a beat sheet', async ({
  page,
}) => {
  await signIn(page, here.house.url, 'nari@structure.example.com', '이나리');
  await newCanvas(page, '구조 보기', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://youtu.be/maruReplay1');
  await pasteAt(page, 760, 220, 'https://youtu.be/maruChapter');
  const strips = cards(page, 'youtube').getByRole('button', { name: /^구조 엑스레이/ });
  await expect(strips).toHaveCount(2);
  await board(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await expect(cards(page, 'group')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'group'), cards(page, 'ai-chat'));
  await expect(notice(page)).toContainText('연결했어요');

  const strip = strips.first();
  const panel = page.getByRole('dialog', { name: '구조 엑스레이' });
  await test.step('each beat with its seconds and words; one plays the moment on the card', async () => {
    await strip.click();
    await expect(panel.getByText(/길이 2:\d\d · 분당 \d+어절/)).toBeVisible();
    const beside = panel.getByRole('region', { name: '같은 그룹의 영상과 비교' });
    await expect(beside).toContainText('2개 모두');
    const overlay = beside.getByRole('figure', { name: '영상 구조를 시간에 맞춰 겹쳐 보기' });
    await expect(overlay.getByRole('listitem')).toHaveCount(2);
    await isSound(page, 'the structure of a video');
    await panel
      .getByRole('button', { name: /행동 유도/ })
      .first()
      .click();
    const reader = page.getByRole('complementary', { name: '원문' });
    const player = cards(page, 'youtube').locator('iframe');
    await expect(player).toHaveAttribute('src', /embed\/maru\w+\?.*start=\d+.*autoplay=1/);
    await expect(reader.locator('iframe')).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await reader.getByRole('button', { name: '원문 닫기' }).click();
  });

  await test.step('the beat sheet holds none of its words and is wired to the chat that reads it', async () => {
    await strip.click();
    await panel.getByRole('button', { name: '비트 시트 만들기' }).click();
    const sheet = cards(page, 'text').filter({ hasText: '비트 시트' });
    await expect(sheet).toContainText('행동 하나만 청하고 까닭을 댄다');
    await expect(sheet).not.toContainText('38퍼센트');
    await expect(page.locator('.board-card[data-selected]')).toContainText('비트 시트');
    await expect
      .poll(async () => {
        const { nodes, edges } = await readBoard(page);
        const [made, chat] = [nodes.find(({ type }) => type === 'text'), nodes.find(({ type }) => type === 'ai_chat')];
        return edges.some(({ source, target }) => source === made?.id && target === chat?.id);
      })
      .toBe(true);
  });

  await test.step('the beat sheet stands beside the videos when it is chosen with them', async () => {
    await board(page).focus();
    await page.keyboard.press('Control+a');
    await cards(page, 'text')
      .first()
      .click({ button: 'right', position: { x: 60, y: 16 } });
    await page.getByRole('menuitem', { name: '영상 구조 비교' }).click();
    const dialog = page.getByRole('dialog', { name: '영상 구조 비교' });
    const rows = dialog.getByRole('figure').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: '비트 시트' }).getByRole('button').first()).toBeVisible();
    await expect(dialog).toContainText('2개 모두');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it is taken back as one step', async () => {
    await page.keyboard.press('Control+z');
    await expect(cards(page, 'text')).toHaveCount(0);
  });
});
