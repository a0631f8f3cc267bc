import { expect, type Page } from '@playwright/test';
import { cardOf, cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { tie } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

/** What has the focus: its name, and whether it stands in the full view or beside it. */
const focus = (page: Page): Promise<{ name: string; isInside: boolean }> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
      isInside: at?.closest('[role="dialog"], [data-beside-sheet]') != null,
    };
  });

test('the full view keeps the focus as a dialog does, and gives it back', async ({ page }) => {
  await signIn(page, house.url, 'full@full-view.example.com', '문전체');
  await newCanvas(page, '전체 보기', '빈 캔버스');
  const id = await put(page, { type: 'text', title: '대본', content: '첫 장면', position: { x: 420, y: 260 } });
  await expect(cardOf(page, id)).toBeVisible();
  await page.locator(`[data-id="${id}"]`).click({ position: { x: 60, y: 150 } });
  await expect(page.getByRole('toolbar', { name: '노드 도구' })).toBeVisible();
  const full = page.getByRole('dialog', { name: '대본' });
  const isOnCard = () => page.evaluate(() => document.activeElement?.getAttribute('data-id') ?? null);

  await test.step('Tab goes around in it, both ways', async () => {
    await page.locator(`[data-id="${id}"]`).focus();
    await page.keyboard.press('f');
    await expect(full).toBeFocused();
    const names: string[] = [];
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      const at = await focus(page);
      expect(at.isInside).toBe(true);
      names.push(at.name);
    }
    expect(names.filter((name) => name === names[0]).length).toBeGreaterThan(1);
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Shift+Tab');
      expect((await focus(page)).isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await expect.poll(isOnCard).toBe(id);
  });
  await test.step('opened by a menu that is gone since, it gives the focus to the card', async () => {
    await page.getByRole('toolbar', { name: '노드 도구' }).getByRole('button', { name: '더 보기' }).click();
    await page.getByRole('menuitem', { name: /전체로 보기/ }).click();
    await expect(full).toBeFocused();
    await page.getByRole('button', { name: '전체 보기 닫기' }).click();
    await expect(full).toHaveCount(0);
    await expect.poll(isOnCard).toBe(id);
  });
});

test('what is opened from it belongs to it', async ({ page }) => {
  await signIn(page, house.url, 'full-reader@full-view.example.com', '문전체');
  await newCanvas(page, '전체 보기와 원문', '빈 캔버스');
  await upload(page, '원두.txt', 'text/plain', Buffer.from('추출 시간이 길면 쓴맛이 난다.'));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  const chat = (await readBoard(page)).nodes.find((node) => node.type === 'ai_chat')?.id ?? '';
  await page.locator(`[data-id="${chat}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  const full = page.getByRole('dialog', { name: 'AI Chat' });
  await full.getByRole('textbox').last().fill('추출 시간이 길면 어떤 맛이 나나요?');
  await page.keyboard.press('Enter');
  await expect(full.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  await full.locator('.cite-chip').first().click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader).toBeFocused();
  let wasInFull = false;
  for (let i = 0; i < 30 && !wasInFull; i++) {
    await page.keyboard.press('Tab');
    expect((await focus(page)).isInside).toBe(true);
    wasInFull = await full.evaluate((element) => element.contains(document.activeElement));
  }
  expect(wasInFull).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await reader.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('a text that an answer cites is opened over the chat that covers the board, and one step leads back', async ({
  page,
}) => {
  await signIn(page, house.url, 'full-text@full-view.example.com', '문전체');
  await newCanvas(page, '전체 보기와 글', '빈 캔버스');
  const note = await put(page, {
    type: 'text',
    title: '추출 메모',
    content: '추출 시간이 길면 쓴맛이 난다.',
    position: { x: 0, y: 0 },
  });
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 400, y: 0 } });
  await tie(page, note, chat);
  await fitView(page);
  await page.locator(`[data-id="${chat}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  const full = page.getByRole('dialog', { name: 'AI Chat' });
  await full.getByRole('textbox').last().fill('추출 시간이 길면 어떤 맛이 나나요?');
  await page.keyboard.press('Enter');
  await expect(full.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  const text = page.getByRole('dialog', { name: '추출 메모' });

  await test.step('over the full view, and Alt+Left leads back to the chat', async () => {
    await full.locator('.cite-chip').first().click();
    await expect(text).toContainText('추출 시간이 길면 쓴맛이 난다.');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(text).toHaveCount(0);
    await expect(full.getByRole('article').last()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('over the chat of a telephone, which is there again when the text is closed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'AI Chat', exact: true }).click();
    await full.locator('.cite-chip').first().click();
    await expect(text).toContainText('추출 시간이 길면 쓴맛이 난다.');
    await expect(text.getByText('추출 시간이 길면 쓴맛이 난다.')).toBeInViewport();
    await text.getByRole('button', { name: '전체 보기 닫기' }).click();
    await expect(text).toHaveCount(0);
    await full.locator('.cite-chip').first().click();
    await expect(text).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(full).toBeVisible();
  });
});

/** The words that are marked within a note, and whether they stand in sight of the note and of the screen. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('note-cited') ?? [])].flatMap((range) => {
      if (!(range instanceof Range)) return [];
      const { top, bottom, left, height } = range.getBoundingClientRect();
      const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
      const isSeen = height > 0 && at?.contains(range.startContainer) === true;
      return [{ words: range.toString(), isSeen }];
    }),
  );

test('the words of a long note that an answer cites are scrolled to and marked where they stand', async ({ page }) => {
  const cited = '추출 시간이 길면 쓴맛이 난다.';
  const filling = (from: number) =>
    Array.from({ length: 30 }, (_, i) => `${from + i}. 가게 문을 여는 순서를 적어 둔다.`).join('\n');
  await signIn(page, house.url, 'cited-note@full-view.example.com', '문인용');
  await newCanvas(page, '긴 메모의 근거', '빈 캔버스');
  const note = await put(page, {
    type: 'text',
    title: '가게 메모',
    content: `${filling(1)}\n\n- [ ] 추출 시간이 길면 **쓴맛**이 난다.\n\n${filling(31)}`,
    position: { x: 0, y: 0 },
  });
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 400, y: 0 } });
  await tie(page, note, chat);
  await fitView(page);
  const ask = async () => {
    await cardOf(page, chat).getByRole('textbox').last().fill('추출 시간이 길면 어떤 맛이 나나요?');
    await page.keyboard.press('Enter');
    await expect(cardOf(page, chat).getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  };
  await ask();
  const chip = cardOf(page, chat).locator('.cite-chip').first();
  const isMarked = () => expect.poll(() => marked(page)).toContainEqual({ words: cited, isSeen: true });

  await test.step('on its card, which scrolls then, until somebody turns to the ground', async () => {
    await chip.click();
    await isMarked();
    await expect(cardOf(page, note).getByRole('button', { name: '펼치기' })).toHaveCount(0);
    await page.mouse.click(720, 860);
    await expect.poll(() => marked(page)).toEqual([]);
    await expect(cardOf(page, note).getByRole('button', { name: '펼치기' })).toBeVisible();
  });
  await test.step('again when it is asked for again, until one step leads back', async () => {
    await chip.click();
    await isMarked();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => marked(page)).toEqual([]);
  });
  await test.step('in the text that is opened over the chat of a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'AI Chat', exact: true }).click();
    await page.getByRole('dialog', { name: 'AI Chat' }).locator('.cite-chip').first().click();
    await expect(page.getByRole('dialog', { name: '가게 메모' })).toBeVisible();
    await isMarked();
  });
});
