import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, newCanvas, readBoard, type StoredNode } from './actions.ts';
import { put } from './canvas-actions.ts';
import { dropAt, filesOnDisk, pasteWith, type InClipboard } from './bring-actions.ts';
import { choose, counts, held, isOneStep, onScreen, openBoard, text, undoesTo, type Place } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});
test.beforeEach(({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url }),
);

/** A place with room for a card around it, beside the tools and what an empty board says. */
const HERE: Place = { x: 1_120, y: 300 };
const nodes = async (page: Page): Promise<(StoredNode & { content: string })[]> =>
  (await readBoard(page)).nodes as (StoredNode & { content: string })[];

test('anything is pasted and dropped as what it is, where it is let go, each in one step', async ({ page }) => {
  await openBoard(page, server.url, 'pasting@what-is-pasted.example.com');
  await test.step('what is pasted', () => pasting(page));
  await page.goto(server.url);
  await newCanvas(page, '놓기', '빈 캔버스');
  await test.step('what is dropped, also into a group', () => dropping(page));
});

async function pasting(page: Page): Promise<void> {
  const before = await held(page);
  const kinds = async () => (await nodes(page)).map((node) => node.metadata['fileType'] ?? node.type).toSorted();
  const becomes = async (brought: InClipboard, ...expected: string[]) => {
    await pasteWith(page, HERE, brought);
    await expect.poll(kinds).toEqual(expected);
    return nodes(page);
  };

  await test.step('an address, in the middle of the pointer', async () => {
    for (const [address, kind, card] of [
      ['http://nobody.invalid/page', 'website', 'website'],
      ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', 'youtube_transcript', 'youtube'],
    ] as const) {
      const [made] = await becomes({ text: ` ${address}\n` }, kind);
      expect(made?.metadata['url']).toContain(new URL(address).hostname.replace(/^m\./, ''));
      await isAround(page, cards(page, card), HERE);
      await undoesTo(page, before);
      await expect(page.locator('.board-card')).toHaveCount(0);
    }
  });

  await test.step('words: a note under their first line', async () => {
    const words = '# 첫 장면\n\n- [ ] 컵을 데운다\n- 원두 https://example.com 에서';
    await isOneStep(
      page,
      () => pasteWith(page, HERE, { text: words }),
      async () => {
        await expect.poll(() => nodes(page)).toMatchObject([{ type: 'text', title: '첫 장면', content: words }]);
        await isAround(page, cards(page, 'text'), HERE);
      },
    );
  });

  await test.step('a picture alone is a picture', async () => {
    await becomes({ hasPicture: true }, 'image');
    await expect(cards(page, 'file').getByRole('img')).toBeVisible();
    await isAround(page, cards(page, 'file'), HERE);
    await undoesTo(page, before);
  });
  await test.step('words with a form keep it in a note, as a list', async () => {
    const text = '첫 장면\n컵을 데운다\n원두를 간다';
    const html = '<h2>첫 장면</h2><ul><li>컵을 <b>데운다</b></li><li>원두를 간다</li></ul>';
    const [note] = await becomes({ text, html }, 'text');
    expect(note).toMatchObject({ title: '첫 장면', content: '## 첫 장면\n\n- 컵을 **데운다**\n- 원두를 간다' });
    await expect(cards(page, 'text').getByRole('listitem')).toHaveCount(2);
    await undoesTo(page, before);
  });

  await test.step('copied cards', async () => {
    for (let i = 0; i < 4; i++) await put(page, text(`${i}`, i * 320, 0));
    await expect(page.locator('.board-card')).toHaveCount(4);
    await fitView(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.mouse.move(HERE.x, HERE.y);
    await isOneStep(
      page,
      () => page.keyboard.press('Control+v'),
      () => expect.poll(() => counts(page)).toEqual([8, 0]),
    );
  });
  await test.step('in a field it is the field’s', async () => {
    const [first] = await nodes(page);
    const id = first?.id ?? '';
    await fitView(page);
    await choose(page, id);
    await page.keyboard.press('F2');
    const title = cardOf(page, id).getByRole('textbox', { name: '제목' });
    await expect(title).toBeFocused();
    await page.keyboard.press('Control+a');
    await pasteWith(page, HERE, { text: 'https://example.com/b' });
    await expect(title).toHaveValue('https://example.com/b');
    await page.keyboard.press('Escape');
    expect(await counts(page)).toEqual([4, 0]);
  });
}

async function dropping(page: Page): Promise<void> {
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 700, height: 460 },
  });
  const other = await put(page, text('옆', 800, 500));
  await expect(cardOf(page, other)).toBeVisible();
  await fitView(page);
  const before = await held(page);
  const [memo = ''] = filesOnDisk({ '메모.txt': '원두는 콜롬비아' });
  const inside = await onScreen(page, { x: 350, y: 260 });
  const outside = await onScreen(page, { x: 940, y: 200 });
  const made = async () => (await nodes(page)).filter((node) => node.id !== group && node.id !== other);
  const areRead = () =>
    expect.poll(async () => (await made()).some((node) => node.metadata['isProcessing'] === true)).toBe(false);

  await test.step('a file into a group', async () => {
    await dropAt(page, inside, { files: [memo] });
    await expect.poll(made).toMatchObject([{ type: 'file', title: '메모.txt', parentId: group }]);
    await isAround(page, cards(page, 'file'), inside);
    await areRead();
    await undoesTo(page, before);
  });

  await test.step('an address dragged out of another page, and words', async () => {
    const address = 'http://nobody.invalid/dragged';
    await dropAt(page, outside, {
      items: [
        { mimeType: 'text/uri-list', data: address },
        { mimeType: 'text/plain', data: '끌어온 제목' },
      ],
    });
    await expect.poll(made).toMatchObject([{ type: 'website', metadata: { url: address } }]);
    await isAround(page, cards(page, 'website'), outside);
    await undoesTo(page, before);
    await dropAt(page, inside, { items: [{ mimeType: 'text/plain', data: '끌어온 글' }] });
    await expect.poll(made).toMatchObject([{ type: 'text', content: '끌어온 글', parentId: group }]);
    await undoesTo(page, before);
  });
}

/** The one card of these has its middle at the place. */
async function isAround(page: Page, card: ReturnType<typeof cards>, { x, y }: Place): Promise<void> {
  await expect(card).toHaveCount(1);
  await expect
    .poll(async () => {
      const box = await boxOf(card);
      return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    })
    .toBeLessThan(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
