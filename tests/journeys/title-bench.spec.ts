import { expect } from '@playwright/test';
import { isSound } from './barriers.ts';
import { cards, isSaved, newCanvas, readBoard, signIn } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const PACK = '## 제목 후보\n\n- 식비 절반 줄이기\n- 자취생 식비 이야기\n\n## 설명\n\n한 달 식비를 줄인 방법이에요.';

test('a title that was tried on the bench goes back into its note, and one undo takes it out', async ({ page }) => {
  await signIn(page, house.url, 'hana@title-bench.example.com', '정하나');
  await newCanvas(page, '제목 고르기', '빈 캔버스');
  await put(page, {
    type: 'text',
    title: '설명란',
    content: PACK,
    position: { x: 240, y: 120 },
    size: { width: 480, height: 420 },
    metadata: { recipe: { id: 'description-pack', values: {} } },
  });
  const note = cards(page, 'text').filter({ hasText: '설명란' });
  await note.getByRole('button', { name: '제목·썸네일' }).press('Enter');
  const bench = page.getByRole('dialog', { name: '제목·썸네일 벤치' });
  const into = bench.getByRole('button', { name: '제목을 노트에 넣기' });
  await expect(into).toBeDisabled();
  await bench.getByRole('textbox', { name: '제목 2' }).fill('식비 62만 원에서 38만 원까지');
  await bench.getByRole('button', { name: '제목 더하기' }).click();
  await bench.getByRole('textbox', { name: '제목 3' }).fill('배달을 주 2회로 줄이면');
  await isSound(page, 'the bench of titles');
  await into.click();
  await expect(into).toBeDisabled();
  await page.keyboard.press('Escape');
  const content = async () => ((await readBoard(page)).nodes as { content?: string }[])[0]?.content;
  await isSaved(page);
  await expect
    .poll(content)
    .toBe(PACK.replace('- 자취생 식비 이야기', '- 식비 62만 원에서 38만 원까지\n- 배달을 주 2회로 줄이면'));
  await expect(note).toContainText('배달을 주 2회로 줄이면');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await isSaved(page);
  await expect.poll(content).toBe(PACK);
});
