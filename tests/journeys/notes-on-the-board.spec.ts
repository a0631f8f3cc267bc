import { expect, type Page } from '@playwright/test';
import { cardOf, newCanvas, signIn } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { contentOf, field, format, write } from './hands-on-notes.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

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

test('a note is written in Markdown by keys and buttons, and nothing of it is lost', async ({ page }) => {
  await signIn(page, house.url, 'writer@notes-on-the-board.example.com', '윤서우');
  await newCanvas(page, '글쓰기', '빈 캔버스');
  const id = await put(page, {
    type: 'text',
    title: '메모',
    content: '',
    position: { x: 300, y: 200 },
    size: { width: 480, height: 420 },
  });
  await expect(cardOf(page, id)).toBeVisible();
  await test.step('lists go on by themselves and end by an empty line', () => lists(page, id));
  await test.step('a syllable that is still open keeps its place in a list', () => syllables(page, id));
  await test.step('buttons and keys mark what is selected, and one undo of the field takes it back', () =>
    marks(page, id));
  await test.step('Esc gives up, leaving saves, Backspace deletes letters only', () => endings(page, id));
  await test.step('everything that Markdown has stays letter by letter', () => roundTrip(page));
});

async function lists(page: Page, id: string): Promise<void> {
  await write(page, id);
  await page.keyboard.type('# 할 일');
  await page.keyboard.press('Enter');
  await format(page, '할 일 목록').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('원두 주문');
  await page.keyboard.press('Enter');
  await page.keyboard.type('촬영');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('조명');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('끝');
  await expect(field(page)).toHaveValue('# 할 일\n- [ ] 원두 주문\n- [ ] 촬영\n  - [ ] 조명\n끝');
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => contentOf(page, id)).toBe('# 할 일\n- [ ] 원두 주문\n- [ ] 촬영\n  - [ ] 조명\n끝');
  const note = cardOf(page, id);
  await expect(note.locator('h3')).toHaveText('할 일');

  await note.getByRole('checkbox', { name: '촬영' }).click();
  await expect(note.getByRole('checkbox', { name: '촬영' })).toBeChecked();
  await expect.poll(() => contentOf(page, id)).toContain('- [x] 촬영\n  - [ ] 조명');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(note.getByRole('checkbox', { name: '촬영' })).not.toBeChecked();
  await expect.poll(() => contentOf(page, id)).toContain('- [ ] 촬영\n  - [ ] 조명\n끝');
}

async function syllables(page: Page, id: string): Promise<void> {
  await write(page, id);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('- ');
  const keys = await page.context().newCDPSession(page);
  for (const text of ['ㅎ', '하', '한'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await keys.send('Input.insertText', { text: '한' });
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('글');
  await expect(field(page)).toHaveValue('- 한\n- 글');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(page, id)).toBe('- 한\n- 글');
}

async function marks(page: Page, id: string): Promise<void> {
  await write(page, id);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('맛은 분쇄도');
  await page.keyboard.press('Shift+Home');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+b');
  await expect(field(page)).toHaveValue('맛은 **분쇄도**');
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('맛은 분쇄도');
  await page.keyboard.press('Control+Shift+z');
  await expect(field(page)).toHaveValue('맛은 **분쇄도**');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await format(page, '표').click();
  await page.keyboard.type('온도');
  await page.keyboard.press('Tab');
  await page.keyboard.type('값');
  await page.keyboard.press('Tab');
  await page.keyboard.type('92');
  await expect(field(page)).toHaveValue('맛은 **분쇄도**\n\n| 온도 | 값 |\n| --- | --- |\n| 92 |  |');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(cardOf(page, id).locator('strong')).toHaveText('분쇄도');
  await expect(cardOf(page, id).getByRole('cell', { name: '92' })).toBeVisible();
}

async function endings(page: Page, id: string): Promise<void> {
  const before = await contentOf(page, id);
  await write(page, id);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(field(page)).toHaveValue('');
  await expect(cardOf(page, id)).toBeVisible();
  await page.keyboard.type('버릴 글');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(await contentOf(page, id)).toBe(before);

  await write(page, id);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Shift+Tab');
  await expect(format(page, '제목')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(format(page, '굵게')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(1_000, 780);
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => contentOf(page, id)).toContain('!');
}

async function roundTrip(page: Page): Promise<void> {
  const id = await put(page, {
    type: 'text',
    title: '모두',
    content: WHOLE,
    position: { x: 860, y: 120 },
    size: { width: 420, height: 640 },
  });
  const note = cardOf(page, id);
  await expect(note.getByRole('checkbox')).toHaveCount(3);
  await expect(note.getByRole('checkbox', { name: '섭외' })).toBeChecked();
  await expect(note.locator('blockquote, pre, table, ol, del, code, h3, a')).not.toHaveCount(0);
  await note.locator('blockquote').dblclick();
  await expect(field(page)).toHaveValue(WHOLE);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 끝');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => contentOf(page, id)).toBe(`${WHOLE} 끝`);
  await note.getByRole('checkbox', { name: '장소 지도' }).click();
  await expect.poll(() => contentOf(page, id)).toBe(`${WHOLE.replace('- [ ] 장소', '- [x] 장소')} 끝`);
  await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
}
