import { expect, type Page } from '@playwright/test';
import { put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { sourceOf } from './long-sources.ts';
import { cards, fitView, newCanvas, readBoard, signIn, upload } from './actions.ts';
import { test } from './test.ts';

/** The bench of citations opens more places, in more sources and at more widths. */
const isWhole = process.env['EVERY_CITATION'] === '1';
/** Widths at which the reader stands beside the board, over part of it, and is a sheet. */
const SCREENS = [
  { width: 1440, height: 900 },
  ...(isWhole ? [{ width: 820, height: 1180 }] : []),
  { width: 390, height: 844 },
] as const;
const SIZES = isWhole ? [1, 100, 1_000, 5_000] : [1, 1_000];
const everyOf = (size: number) => (size > 1_000 || isWhole ? 100 : 250);
/** So many frames in a row the words have to stand in sight. */
const FRAMES = 12;

/** Whether the marked words stand in the part of the reader that is seen, nothing over them, for some frames in a row. */
const isMarkInSight = (page: Page, quote: string): Promise<boolean> =>
  page.evaluate(
    async ([wanted, frames]) => {
      const isSeen = () => {
        const marks = [...document.querySelectorAll('aside [data-words] mark')];
        if (marks.map((mark) => mark.textContent).join('') !== wanted) return false;
        const area = marks[0]?.closest('section')?.getBoundingClientRect();
        return marks.every((mark) =>
          [...mark.getClientRects()].every(({ top, bottom, left, right }) => {
            const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return area && top >= area.top && bottom <= area.bottom && left >= area.left && mark.contains(shown);
          }),
        );
      };
      for (let frame = 0; frame < frames; frame += 1) {
        if (!isSeen()) return false;
        await new Promise((next) => requestAnimationFrame(next));
      }
      return true;
    },
    [quote, FRAMES] as const,
  );

test.describe.configure({ timeout: isWhole ? 900_000 : 240_000 });

/** The bench goes through the screens one by one. */
for (const screens of isWhole ? SCREENS.map((one) => [one]) : [SCREENS]) {
  const widths = screens.map(({ width }) => width).join(' and ');
  test(`cited words are in sight in short and long sources and in notes, ${widths} pixels wide`, async ({
    page,
    sharedServer,
  }) => {
    await signIn(page, sharedServer.url, `sight-${screens[0]?.width}@example.com`, '김눈길');
    await newCanvas(page, '인용', '빈 캔버스');
    await upload(page, '짧은.txt', 'text/plain', Buffer.from('원두를 고르고 갈아서 천천히 내린다.'));
    await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBe(1);
    const nodeId = (await readBoard(page)).nodes[0]?.id ?? '';
    const address = page.url();
    const missed: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const size of SIZES) missed.push(...(await notSeen(page, address, nodeId, size)));
    }
    expect(missed).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await test.step('in a long note, where they stand: on its card, and over the chat of a telephone', () =>
      inNote(page));
  });
}

/** The cited places of a source of so many passages whose words do not come into sight. */
async function notSeen(page: Page, address: string, nodeId: string, size: number): Promise<string[]> {
  const source = sourceOf(nodeId, size);
  await page.unrouteAll();
  await page.route(`**/api/nodes/${nodeId}/source`, (route) =>
    route.fulfill({ contentType: 'application/json', body: source.body }),
  );
  const missed: string[] = [];
  const wanted = source.passages.filter((_, i) => i % everyOf(size) === 0 || i === size - 1);
  for (const [i, { id, quote }] of wanted.entries()) {
    const query = new URLSearchParams({ node: nodeId, passage: id, quote });
    // The first by a link that loads the page, the others by links within it.
    if (i === 0) await page.goto(`${address}?${query.toString()}`);
    else
      await page.evaluate((search) => {
        history.pushState(history.state, '', `?${search}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, query.toString());
    const isSeen = await expect
      .poll(() => isMarkInSight(page, quote), { timeout: 20_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isSeen) missed.push(`${size} passages, ${quote}`);
  }
  return missed;
}

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

async function inNote(page: Page): Promise<void> {
  const filling = Array.from({ length: 30 }, (_, i) => `${i + 1}. 가게 문을 여는 순서를 적어 둔다.`).join('\n');
  const content = `${filling}\n\n- [ ] 추출 시간이 길면 **쓴맛**이 난다.\n\n${filling}`;
  const note = await put(page, { type: 'text', title: '가게 메모', content, position: { x: 0, y: 0 } });
  const chatId = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 400, y: 0 } });
  await tie(page, note, chatId);
  const chat = cards(page, 'ai-chat');
  await expect(chat).toContainText('소스 1개');
  await fitView(page);
  await chat.getByRole('textbox', { name: '질문' }).fill('추출 시간이 길면 어떤 맛이 나나요?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  const isMarked = () =>
    expect.poll(() => marked(page)).toContainEqual({ words: '추출 시간이 길면 쓴맛이 난다.', isSeen: true });
  await chat.locator('.cite-chip').first().click();
  await isMarked();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => marked(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'AI Chat', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Chat' });
  await sheet.locator('.cite-chip').first().click();
  const text = page.getByRole('dialog', { name: '가게 메모' });
  await expect(text).toBeVisible();
  await isMarked();
  await text.getByRole('button', { name: '전체 보기 닫기' }).click();
  await expect(text).toHaveCount(0);
  await expect(sheet).toBeVisible();
}
