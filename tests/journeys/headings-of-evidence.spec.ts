import { expect } from '@playwright/test';
import { isSoundInBothThemes } from './barriers.ts';
import { cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const filler = '현장에 두는 물건과 쓰는 순서를 하나하나 적었습니다. '.repeat(12).trim();
const GUIDE = [
  '# 촬영 안내서',
  filler,
  '## 준비',
  '### 조명',
  `조명은 두 개를 45도로 세웁니다. ${filler}`,
  '## 정산',
  '### 출연료',
  `출연료는 마지막 촬영 뒤 스무 날 안에 보냅니다. ${filler}`,
].join('\n\n');
const PATH = '촬영 안내서 › 정산 › 출연료';

test('the evidence of an answer says under which headings it stands, on its chip and in the reader', async ({
  page,
}) => {
  await signIn(page, house.url, 'seoyeon@headings-of-evidence.example.com', '김서연');
  await newCanvas(page, '안내서', '빈 캔버스');
  await upload(page, '안내서.md', 'text/markdown', Buffer.from(GUIDE));
  await expect
    .poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(2);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));

  const chat = cards(page, 'ai-chat');
  await chat.getByRole('textbox', { name: '질문' }).fill('출연료는 언제 보내나요?');
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = chat.getByRole('article').last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const chip = answer.getByRole('button', { name: /^출처 \d+,/ }).first();
  await chip.hover();
  await expect(page.getByText(PATH)).toBeVisible();

  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await expect(page.getByText(PATH)).toBeVisible();
  }

  await chip.click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText('스무 날 안에 보냅니다');
  await expect(reader.getByText('촬영 안내서 › 정산', { exact: true })).toBeVisible();
  await isSoundInBothThemes(page, 'headings of evidence');
});
