import { expect, type CDPSession, type Locator } from '@playwright/test';
import { cardOf } from './actions.ts';
import { put } from './canvas-actions.ts';
import { counts, openBoard } from './gesture-actions.ts';
import { contentOf, field, format, write } from './note-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const LIST = '# 할 일\n- [ ] 원두 주문\n- [ ] 촬\n  - [ ] 조명\n끝';
const WHOLE = `# 주간 계획

> 한 줄로 말하면: **분쇄도**부터

- [ ] 대본 쓰기
- [x] 섭외
  - [ ] 장소 [지도](https://map.example/a?b=c)

1. 하나
2. 둘

| 항목 | 값 |
| :--- | ---: |
| 온도 | 92 |

\`\`\`ts
const a = "- [ ] 아님";
\`\`\`

~~헌 계획~~ 과 \`코드\``;

/** Composes a syllable as an input method does, and leaves it open. */
async function compose(keys: CDPSession, ...steps: string[]): Promise<void> {
  for (const typed of steps)
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

/** Keys within a syllable leave the field as it is, and what is around it open. */
async function keepsKeys(keys: CDPSession, typed: Locator, around: Locator): Promise<void> {
  await typed.focus();
  await typed.press('End');
  const before = await typed.inputValue();
  for (const key of ['Enter', 'Tab', 'ArrowUp', 'Backspace', 'Escape']) {
    await compose(keys, 'ㅎ', '하');
    await pressWithin(keys, key);
    await expect(typed).toHaveValue(`${before}하`);
    await expect(typed).toBeFocused();
  }
  await pressWithin(keys, 'Escape', '하');
  await expect(typed).toHaveValue(`${before}하`);
  await expect(around).toBeVisible();
}

test('a note is written in Markdown and in Hangul by keys and buttons, and nothing of it is lost', async ({ page }) => {
  await openBoard(page, server.url, 'writer@board-writing.example.com');
  const id = await put(page, {
    type: 'text',
    title: '메모',
    content: '',
    position: { x: 300, y: 200 },
    size: { width: 480, height: 420 },
  });
  const note = cardOf(page, id);
  await expect(note).toBeVisible();
  const keys = await page.context().newCDPSession(page);
  const contentIs = (content: string) => expect.poll(() => contentOf(page, id)).toBe(content);

  await test.step('lists go on by themselves and end by an empty line, also with a syllable at their end', async () => {
    await write(page, id);
    await page.keyboard.type('# 할 일');
    await page.keyboard.press('Enter');
    await format(page, '할 일 목록').click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('원두 주문');
    await page.keyboard.press('Enter');
    await compose(keys, 'ㅊ', '초', '촬');
    await keys.send('Input.insertText', { text: '촬' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('조명');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    await page.keyboard.type('끝');
    await page.keyboard.press('Control+Enter');
    await expect(field(page)).toHaveCount(0);
    await contentIs(LIST);
    await expect(note.locator('h3')).toHaveText('할 일');
  });
  await test.step('everything that Markdown has stays letter by letter', async () => {
    await write(page, id);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(WHOLE);
    await page.mouse.click(1_100, 780);
    await contentIs(WHOLE);
    await expect(note.getByRole('checkbox')).toHaveCount(3);
    await expect(note.getByRole('checkbox', { name: '섭외' })).toBeChecked();
    await note.locator('blockquote').dblclick();
    await expect(field(page)).toHaveValue(WHOLE);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' 끝');
    await page.keyboard.press('Control+Enter');
    await contentIs(`${WHOLE} 끝`);
    await note.getByRole('checkbox', { name: '장소 지도' }).click();
    await contentIs(`${WHOLE.replace('- [ ] 장소', '- [x] 장소')} 끝`);
  });
  await test.step('no key of an open syllable closes or sends anything: in the palette, a dialog, the search of the board', async () => {
    await page.mouse.click(1_100, 780);
    const dialog = page.getByRole('dialog');
    const search = page.getByRole('search').getByRole('textbox');
    for (const [key, typed, around] of [
      ['Control+k', page.getByRole('combobox'), dialog],
      ['w', dialog.getByLabel('URL'), dialog],
      ['Control+f', search, search],
    ] as const) {
      await page.keyboard.press(key);
      await keepsKeys(keys, typed, around);
      await page.keyboard.press('Escape');
      await expect(around).toHaveCount(0);
    }
    expect(await counts(page)).toEqual([1, 0]);
  });
});
