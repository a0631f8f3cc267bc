import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, isStill, readBoard } from './hands.ts';
import { notice, put } from './hands-on-canvas.ts';
import { goTo } from './hands-by-keys.ts';
import {
  bothLayouts,
  choose,
  counts,
  held,
  isOneStep,
  openBoard,
  type Press,
  SOON,
  text,
  undoesTo,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const title = (page: Page): Locator => page.locator('.board-card').getByRole('textbox', { name: '제목' });
/** What a new card opens for typing; a chat opens nothing. */
const opened = (page: Page): Locator => page.locator('.board-card').getByRole('textbox', { name: /^(제목|내용)$/ });
const LINKS = [
  ['y', '영상 링크 추가', 'https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['s', '포스트 링크 추가', 'https://www.instagram.com/reel/abcDEF12/', 'instagram'],
  ['w', '웹사이트 링크 추가', 'http://nobody.invalid/page', 'website'],
] as const;

test('letters make everything under both layouts, each in one step, and never while somebody types', async ({
  page,
}) => {
  await openBoard(page, house.url, 'letters@keys-that-make.example.com');
  const here = await put(page, text('여기', 0, 0));
  await expect(cardOf(page, here)).toBeVisible();
  await fitView(page);
  const layouts = await bothLayouts(page);
  const [latin, hangul] = layouts;
  // The browser asks the journey for files from now on, not from the moment in which one is waited for.
  page.on('filechooser', () => {});
  const made = (kind: string, count: number) => async () => {
    await expect(cards(page, kind)).toHaveCount(count);
    await expect.poll(() => counts(page), SOON).toEqual([2, 0]);
  };

  await test.step('T, N, C and G', async () => {
    for (const [letter, kind, count] of [
      ['t', 'text', 2],
      ['n', 'sticky', 1],
      ['c', 'ai-chat', 1],
      ['g', 'group', 1],
    ] as const) {
      const make = async (press: Press) => {
        await press(letter);
        await expect(cards(page, kind)).toHaveCount(count);
        if (letter !== 'c') await expect(opened(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(opened(page)).toHaveCount(0);
      };
      await isOneStep(page, () => make(latin), made(kind, count));
      const before = await held(page);
      await make(hangul);
      await made(kind, count)();
      await undoesTo(page, before);
      await expect(cards(page, kind)).toHaveCount(count - 1);
    }
  });
  await test.step('Y, S and W ask for an address; Esc asks no more', async () => {
    for (const [letter, name, address, kind] of LINKS) {
      const before = await held(page);
      const dialog = page.getByRole('dialog', { name });
      for (const press of layouts) {
        await press(letter);
        await expect(dialog.getByLabel('URL')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page.keyboard.press(letter);
      await expect(dialog.getByLabel('URL')).toBeFocused();
      await page.keyboard.insertText(address);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await made(kind, 1)();
      await undoesTo(page, before);
    }
  });
  await test.step('U asks for a file', async () => {
    for (const press of layouts) {
      const before = await held(page);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('u')]);
      await chooser.setFiles({ name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('원두는 콜롬비아') });
      await made('file', 1)();
      await expect
        .poll(async () => (await readBoard(page)).nodes.find((node) => node.type === 'file')?.metadata['passageCount'])
        .toBeGreaterThan(0);
      await undoesTo(page, before);
    }
  });
  await test.step('none of it while a title is typed, or a syllable is open, or a dialog asks', async () => {
    const before = await held(page);
    await choose(page, here);
    await page.keyboard.press('F2');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('tnyswucg');
    const line = await page.context().newCDPSession(page);
    await line.send('Input.imeSetComposition', { text: 'ㅎ', selectionStart: 1, selectionEnd: 1 });
    for (const type of ['keyDown', 'keyUp'] as const)
      await line.send('Input.dispatchKeyEvent', { type, key: 'Process', code: 'KeyG', windowsVirtualKeyCode: 229 });
    await line.send('Input.insertText', { text: '하' });
    await expect(title(page)).toHaveValue('tnyswucg하');
    await page.keyboard.press('Escape');
    await expect(title(page)).toHaveCount(0);
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('URL')).toBeFocused();
    await page.keyboard.type('tgn');
    await expect(dialog.getByLabel('URL')).toHaveValue('tgn');
    await dialog.getByRole('button', { name: '취소' }).focus();
    await page.keyboard.press('t');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.board-card')).toHaveCount(1);
    expect(await held(page)).toEqual(before);
  });
  await test.step('what is made one after the other lies apart', async () => {
    for (const letter of ['t', 'n', 't', 'c', 'n']) {
      const count = await page.locator('.board-card').count();
      await page.keyboard.press(letter);
      await expect(page.locator('.board-card')).toHaveCount(count + 1);
      if (letter !== 'c') await expect(opened(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await fitView(page);
    expect(await areApart(page, 6)).toBe(true);
  });
});

test('Tab, L and a double click make what is joined, and one step undoes each', async ({ page }) => {
  await openBoard(page, house.url, 'joined@keys-that-make.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 0, 400));
  await expect(cardOf(page, b)).toBeVisible();
  await fitView(page);
  const layouts = await bothLayouts(page);

  await test.step('Tab: a text to the right, wired, its title open', async () => {
    await choose(page, a);
    await isOneStep(
      page,
      async () => {
        await choose(page, a);
        await page.keyboard.press('Tab');
        await expect(title(page)).toBeFocused();
        await page.keyboard.press('Escape');
      },
      async () => {
        await expect.poll(() => counts(page), SOON).toEqual([3, 1]);
        const { nodes, edges } = await readBoard(page);
        const made = nodes.find((node) => node.id === edges[0]?.target);
        expect(edges[0]?.source).toBe(a);
        expect(made?.position.x).toBeGreaterThan(280);
      },
    );
  });
  await test.step('L and a press on the other card, or arrows and Enter', async () => {
    for (const press of layouts) {
      await isOneStep(
        page,
        async () => {
          await choose(page, a);
          await press('l');
          await expect(page.getByRole('region', { name: '연결하기' })).toBeVisible();
          if (press === layouts[0]) await cardOf(page, b).click({ position: { x: 60, y: 12 } });
          else {
            await goTo(page, '나');
            await page.keyboard.press('Enter');
          }
          await expect(notice(page)).toContainText('연결했어요');
        },
        async () => {
          await expect.poll(async () => (await readBoard(page)).edges).toMatchObject([{ source: a, target: b }]);
        },
      );
    }
  });
  await test.step('a double click, and the letter of what it shall be', async () => {
    await page.keyboard.press('Escape');
    await fitView(page);
    for (const press of layouts)
      await isOneStep(
        page,
        async () => {
          await page.mouse.dblclick(1_200, 400);
          await expect(page.getByRole('menu').getByRole('menuitem', { name: '텍스트 상자' })).toBeFocused();
          await press('n');
          await expect(opened(page)).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(opened(page)).toHaveCount(0);
          await isStill(page);
        },
        async () => {
          await expect.poll(() => counts(page), SOON).toEqual([3, 0]);
        },
      );
  });
});

/** Whether there are so many cards and none lies on another. */
async function areApart(page: Page, count: number): Promise<boolean> {
  const boxes = await Promise.all((await page.locator('.board-card').all()).map((card) => boxOf(card)));
  expect(boxes).toHaveLength(count);
  return boxes.every((one, i) =>
    boxes
      .slice(i + 1)
      .every(
        (other) =>
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ),
  );
}
