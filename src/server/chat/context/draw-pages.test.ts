import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawText, makeScan } from '../../../../tests/replay/scans.ts';
import { createPageDrawer, type PageDrawer } from '../../sources/documents/page-drawer.ts';
import { createDrawPages } from './draw-pages.ts';

const log = { info: () => undefined };
const never = new AbortController().signal;

it('draws pages of about a megapixel, leaves out those that there are not, and draws none twice', async () => {
  const pdf = await makeScan([{ picture: await drawText('촬영은 3월 2일', 'jpeg', 600) }, { letters: 'two' }]);
  let reads = 0;
  const stored = { key: 'a', read: async () => (reads++, pdf) };
  const draw = createDrawPages(createPageDrawer(), log);
  const drawn = await draw(stored, [1, 9, 2], never);
  expect(drawn.map(({ number }) => number)).toEqual([1, 2]);
  const { format, width, height } = await sharp(drawn[0]?.bytes).metadata();
  expect({ format, height }).toEqual({ format: 'jpeg', height: 1_280 });
  expect(width).toBeLessThan(1_000);
  expect(await draw(stored, [2, 1], never)).toHaveLength(2);
  expect(reads).toBe(1);
}, 60_000);

it('leaves out the pages that are not drawn in time, also those of a document that waits for its turn', async () => {
  const page = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const given: string[] = [];
  /** The first page comes at once; for the others the clock has to end it. */
  const slow: PageDrawer = {
    async *draw(pdf, numbers, signal) {
      given.push(`${Buffer.from(pdf).toString()} ${numbers.join()}`);
      yield { number: numbers[0] ?? 0, picture: page };
      signal.throwIfAborted();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    },
  };
  const draw = createDrawPages(slow, log, 1_000);
  const of = (key: string) => ({ key, read: async () => Buffer.from(key) });
  const all = await Promise.all(['a', 'b', 'c'].map((key) => draw(of(key), [1, 2], never)));
  expect(all.slice(0, 2).map((drawn) => drawn.map(({ number }) => number))).toEqual([[1], [1]]);
  expect(given.slice(0, 2)).toEqual(['a 1,2', 'b 1,2']);
  expect(all[2]?.length).toBeLessThan(2);
  expect((await draw(of('a'), [1], never)).map(({ number }) => number)).toEqual([1]);
});

it('gives nothing of what is no PDF, or when nobody waits any more', async () => {
  const draw = createDrawPages(createPageDrawer(), log);
  const stored = { key: 'b', read: async () => Buffer.from('%PDF-1.7 broken') };
  expect(await draw(stored, [1], never)).toEqual([]);
  expect(await draw(stored, [1], AbortSignal.abort())).toEqual([]);
}, 60_000);
