import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { crawlBoard, makeCrawlPeople } from './crawl.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true });
});
afterAll(() => app.close());

/** The same board every time; `npm run bench -- together --only leaks` makes two hundred others. */
const SEED = 4;

it('nothing that not everybody sees is told to who may not see it, by any address, frame, answer, copy or past', async () => {
  let state = SEED;
  const chance = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const { hits, toldToOwner, hidden, answers, frames } = await crawlBoard(app, await makeCrawlPeople(app), chance, 1);
  expect(hits).toEqual([]);
  expect(toldToOwner).toBe(hidden);
  expect(Math.min(answers, frames)).toBeGreaterThan(10);
}, 120_000);
