import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawText, makeScan } from '../../../../tests/replay/scans.ts';
import { createPageDrawer } from '../../sources/documents/page-drawer.ts';
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

it('gives nothing of what is no PDF, or when nobody waits any more', async () => {
  const draw = createDrawPages(createPageDrawer(), log);
  const stored = { key: 'b', read: async () => Buffer.from('%PDF-1.7 broken') };
  expect(await draw(stored, [1], never)).toEqual([]);
  expect(await draw(stored, [1], AbortSignal.abort())).toEqual([]);
}, 60_000);
