import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { cards, signIn } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { choose, counts, openBoard, text } from './hands-on-gestures.ts';
import { format } from './hands-on-notes.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

/** Leaves a syllable open at the end of what is typed. */
async function openSyllable(keys: CDPSession, syllable: string): Promise<void> {
  for (const typed of ['ㅎ', syllable])
    await keys.send('Input.imeSetComposition', { text: typed, selectionStart: 1, selectionEnd: 1 });
}

/** A key that the input method takes; Hangul passes it on to the page as well once the syllable is closed. */
async function pressWithin(keys: CDPSession, key: string, closes?: string): Promise<void> {
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 });
  if (closes !== undefined) {
    await keys.send('Input.insertText', { text: closes });
    const again = { key, code: key, windowsVirtualKeyCode: key === 'Escape' ? 27 : 0 };
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...again });
  }
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key });
}

/** Esc within a syllable leaves the field as it is, and what is around it open. */
async function keepsEsc(page: Page, field: Locator, around: Locator): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await field.focus();
  await field.press('End');
  const before = await field.inputValue();
  for (const key of ['Enter', 'Tab', 'ArrowUp', 'Backspace', 'Escape']) {
    await openSyllable(keys, '하');
    await pressWithin(keys, key);
    await expect(field).toHaveValue(`${before}하`);
    await expect(field).toBeFocused();
  }
  await pressWithin(keys, 'Escape', '하');
  await expect(field).toHaveValue(`${before}하`);
  await expect(field).toBeFocused();
  await expect(around).toBeVisible();
  await keys.detach();
}

test('a key that belongs to an open syllable closes nothing, sends nothing and moves nothing', async ({ page }) => {
  await signIn(page, house.url, 'syllables@typing-in-hangul.example.com', '한소리');
  const dialog = page.getByRole('dialog');

  await test.step('in the dialog of a new canvas; the next Esc closes it, and what was typed is there again', async () => {
    const open = () => page.getByRole('button', { name: '새 캔버스' }).first().click();
    await open();
    await keepsEsc(page, dialog.getByLabel('제목'), dialog);
    const keys = await page.context().newCDPSession(page);
    await openSyllable(keys, '나');
    await page.keyboard.press('Enter');
    await keys.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await expect(dialog.getByLabel('제목')).toHaveValue('하');
    await expect(dialog.getByRole('button', { name: '만들기' })).toBeEnabled();
    await dialog.getByLabel('설명').fill('첫 줄\n둘째 줄');
    await keepsEsc(page, dialog.getByLabel('설명'), dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(dialog.getByLabel('제목')).toHaveValue('하');
    await expect(dialog.getByLabel('설명')).toHaveValue('첫 줄\n둘째 줄하');
    await page.mouse.click(8, 450);
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(dialog.getByLabel('설명')).toHaveValue('첫 줄\n둘째 줄하');
    await dialog.getByRole('button', { name: '취소' }).click();
    await open();
    await expect(dialog.getByLabel('설명')).toHaveValue('');
    await dialog.getByRole('button', { name: '취소' }).click();
  });

  await test.step('in the palette', async () => {
    await page.keyboard.press('Control+k');
    await keepsEsc(page, page.getByRole('combobox'), dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await openBoard(page, house.url, 'board@typing-in-hangul.example.com');
  const id = await put(page, text('첫 장면', 500, 300));

  await test.step('among the addresses that are added', async () => {
    await page.keyboard.press('w');
    await keepsEsc(page, dialog.getByLabel('URL'), dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('in the search of the board', async () => {
    await page.keyboard.press('Control+f');
    const field = page.getByRole('search').getByRole('textbox');
    await keepsEsc(page, field, field);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });

  await test.step('in a title and in a note', async () => {
    await choose(page, id);
    await page.keyboard.press('F2');
    const title = cards(page, 'text').getByRole('textbox', { name: '제목' });
    const keys = await page.context().newCDPSession(page);
    await title.press('End');
    for (const key of ['Escape', 'Backspace', 'Delete']) {
      await openSyllable(keys, '하');
      await pressWithin(keys, key);
      await expect(title).toHaveValue('첫 장면하');
    }
    await keys.send('Input.insertText', { text: '하' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(format(page, '굵게')).toBeVisible();
    const content = cards(page, 'text').getByRole('textbox', { name: '내용' });
    await openSyllable(keys, '하');
    await pressWithin(keys, 'Escape', '하');
    await expect(content).toHaveValue('하');
    await expect(format(page, '굵게')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await counts(page)).toEqual([1, 0]);
  });
});
