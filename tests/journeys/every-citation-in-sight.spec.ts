import { expect, type Locator, type Page } from '@playwright/test';
import { phone } from './hands-by-finger.ts';
import { cards, fitView, newCanvas, readBoard, signIn, tool, upload, wire } from './hands.ts';
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
const LENGTHS = { least: 2, most: 5_000 } as const;
/** So many frames in a row the words have to stand in sight. */
const FRAMES = 12;

interface SourceText {
  passages: { id: string; quote: string }[];
  body: string;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A source of passages from a word to 5,000 letters, in the shapes that sources have; in each one sentence is cited. */
function sourceOf(nodeId: string, count: number): SourceText {
  const random = seededRandom(count);
  const between = (least: number, most: number) => Math.round(least * (most / least) ** (random() ** 1.5));
  const quotes: string[] = [];
  const passages = Array.from({ length: count }, (_, i) => {
    const id = `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`;
    const quote = `인용한 ${i}번째 말`;
    quotes.push(quote);
    const rest = between(LENGTHS.least, LENGTHS.most) - quote.length;
    const words = '원두를 고르고 갈아서 천천히 내린다. '.repeat(Math.ceil(Math.max(0, rest) / 20));
    const at = Math.floor(random() * words.length);
    const text = `${words.slice(0, at)}${quote}${words.slice(at)}`;
    return {
      id,
      nodeId,
      text: i % 7 === 3 ? `- ${text.replaceAll('. ', '.\n- ')}` : text,
      heading: i % 9 === 0 ? `${i}번째 대목` : null,
      headings: [],
      page: i % 11 === 0 ? i : null,
      box: null,
      startSec: null,
      endSec: null,
    };
  });
  const view = {
    id: '01900000-0000-7000-8000-ffffffffffff',
    nodeId,
    status: 'ready',
    title: `${count}개 구절`,
    url: null,
    language: 'ko',
    extractionMethod: 'plain-text',
    fetchedAt: '2026-11-01T00:00:00.000Z',
    captions: null,
    chapters: null,
    recording: null,
    altText: null,
    unreadPages: 0,
    wordless: null,
    leftOut: null,
    takes: 'text',
    note: null,
    refresh: null,
    passages,
  };
  return { passages: passages.map(({ id }, i) => ({ id, quote: quotes[i] ?? '' })), body: JSON.stringify(view) };
}

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

test.describe.configure({ timeout: isWhole ? 900_000 : 400_000 });

for (const screen of SCREENS) {
  test(`cited words are in sight in short and long sources, ${screen.width} pixels wide`, async ({
    page,
    sharedHouse,
  }) => {
    await signIn(page, sharedHouse.url, `sight-${screen.width}@example.com`, '김눈길');
    await newCanvas(page, '인용', '빈 캔버스');
    await upload(page, '짧은.txt', 'text/plain', Buffer.from('원두를 고르고 갈아서 천천히 내린다.'));
    await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBe(1);
    const nodeId = (await readBoard(page)).nodes[0]?.id ?? '';
    const address = page.url();
    await page.setViewportSize(screen);
    const missed: string[] = [];
    for (const size of SIZES) {
      const source = sourceOf(nodeId, size);
      await page.unrouteAll();
      await page.route(`**/api/nodes/${nodeId}/source`, (route) =>
        route.fulfill({ contentType: 'application/json', body: source.body }),
      );
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
    }
    expect(missed).toEqual([]);
  });
}

/** An hour of talk with a caption every five seconds, and a word of its own a minute. */
const HOUR = Array.from({ length: 720 }, (_, i) => {
  const at = (sec: number) => new Date(sec * 1_000).toISOString().slice(11, 23).replace('.', ',');
  const own = i % 12 === 0 ? `${i / 12}번 구슬을 보여 드릴게요. ` : '';
  const words = `${own}${'오늘은 원두를 고르고 갈아서 내리는 이야기를 계속합니다. '.repeat(1 + (i % 4))}`;
  return `${i + 1}\n${at(i * 5)} --> ${at(i * 5 + 5)}\n${words}\n`;
}).join('\n');

test('an answer from an hour of talk opens each place that it cites, by mouse, key and finger', async ({
  page,
  browser,
  sharedHouse,
}) => {
  await signIn(page, sharedHouse.url, 'hour-of-talk@example.com', '김한시');
  await newCanvas(page, '한 시간', '빈 캔버스');
  await upload(page, '강연.srt', 'application/x-subrip', Buffer.from(HOUR));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(50);
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  const asked = [57, 3, 31] as const;
  for (const bead of asked) {
    await cards(page, 'ai-chat').getByRole('textbox', { name: '질문' }).fill(`${bead}번 구슬은 언제 보여 주나요?`);
    await cards(page, 'ai-chat').getByRole('textbox', { name: '질문' }).press('Enter');
    const answer = cards(page, 'ai-chat').getByRole('article').last();
    await expect(answer).toContainText(`${bead}번 구슬`);
    await expect(answer).toHaveAttribute('aria-busy', 'false');
  }
  const reader = page.getByRole('complementary', { name: '원문', exact: true });
  const chipOf = (scope: Locator, bead: number) =>
    scope
      .getByRole('article')
      .filter({ hasText: `${bead}번 구슬` })
      .last()
      .getByRole('button', { name: /^출처 \d+,/ })
      .first();
  for (const [i, bead] of asked.entries()) {
    const chip = chipOf(cards(page, 'ai-chat'), bead);
    await chip.scrollIntoViewIfNeeded();
    if (i === 1) await chip.press('Enter');
    else await chip.click();
    const mark = reader.locator('mark').first();
    await expect(mark).toContainText(`${bead}번 구슬`);
    await expect(mark).toBeInViewport({ ratio: 0.9 });
    await expect(cards(page, 'file')).toBeInViewport();
  }
  const context = await phone(browser);
  await context.addCookies(await page.context().cookies());
  const small = await context.newPage();
  await small.goto(page.url());
  await small.getByRole('button', { name: 'AI Chat', exact: true }).tap();
  const chat = small.getByRole('dialog', { name: 'AI Chat' });
  for (const bead of asked) {
    await chipOf(chat, bead).tap();
    const mark = small.getByRole('complementary', { name: '원문', exact: true }).locator('mark').first();
    await expect(mark).toContainText(`${bead}번 구슬`);
    await expect(mark).toBeInViewport({ ratio: 0.9 });
    await small.getByRole('button', { name: '원문 닫기' }).tap();
  }
  await context.close();
});
