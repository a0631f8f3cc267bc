import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { isSound } from './barriers.ts';
import { boxOf, cards, fitView, newCanvas, signIn } from './hands.ts';
import { board, put, saveBar } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const FORMATS = [
  ['Markdown으로 내보내기', 'md', '# 홈카페 시즌 3'],
  ['JSON으로 내보내기', 'json', '"nodes"'],
] as const;

test('a canvas is taken along as a file, after a word on a sponsored text that does not say so', async ({ page }) => {
  await signIn(page, house.url, 'hana@exporting.example.com', '정하나');
  await newCanvas(page, '홈카페 시즌 3', '빈 캔버스');
  const open = saveBar(page).getByRole('button', { name: '내보내기' });
  await expect(open).toBeDisabled();
  await put(page, { type: 'text', title: '첫 화', content: '원두 이야기', position: { x: 240, y: 160 } });
  await expect(cards(page, 'text')).toHaveCount(1);

  await test.step('from the bar of the canvas, in both formats', async () => {
    for (const [item, ending, expected] of FORMATS) {
      await open.click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`홈카페 시즌 3.${ending}`);
      expect(await readFile(await file.path(), 'utf8')).toContain(expected);
    }
  });

  await test.step('a sponsored post is named first, and shown', async () => {
    await put(page, {
      type: 'text',
      title: '밀키트 후기',
      content: '# 밀키트 한 달\n\n냉장고에 늘 있어서 편했어요.',
      position: { x: 640, y: 160 },
      metadata: { recipe: { id: 'blog-post', values: { sponsor: '한입밀' } } },
    });
    await expect(cards(page, 'text')).toHaveCount(2);
    await open.click();
    await page.getByRole('menuitem', { name: 'Markdown으로 내보내기' }).click();
    const warning = page.getByRole('alertdialog', { name: '광고 표시가 빠진 글이 있어요' });
    await expect(warning).toContainText('한입밀');
    await isSound(page, 'a warning before a canvas is exported');
    await warning.getByRole('button', { name: '노트 보기' }).click();
    await expect(page.locator('.react-flow__node.selected')).toContainText('밀키트 후기');
  });

  await test.step('from the menu of the board, all the same', async () => {
    await page.keyboard.press('Escape');
    await fitView(page);
    const { x, y, width } = await boxOf(board(page));
    await page.mouse.click(x + width - 60, y + 24, { button: 'right' });
    await page.getByRole('menuitem', { name: 'JSON으로 내보내기' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('alertdialog').getByRole('button', { name: '그대로 내보내기' }).click();
    expect((await download).suggestedFilename()).toBe('홈카페 시즌 3.json');
  });
});
