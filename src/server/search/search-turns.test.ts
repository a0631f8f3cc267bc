import { expect, it } from 'vitest';
import { createSearchTurns } from './search-turns.ts';

const answers = async () => undefined;
/** A search that ends when it is told to. */
const open = () => {
  const end = Promise.withResolvers<string>();
  return { end: () => end.resolve('found'), work: () => end.promise };
};

it('a third search of one account waits until one of its own ends, and that of another does not', async () => {
  const turn = createSearchTurns(answers, { atOnce: 4, ofAccount: 2, waitMs: 60_000 });
  const [first, second] = [open(), open()];
  const seen: string[] = [];
  const running = [turn('one', first.work), turn('one', second.work)];
  const third = turn('one', async () => seen.push('third'));
  await turn('other', async () => seen.push('other'));
  expect(seen).toEqual(['other']);
  first.end();
  await third;
  expect(seen).toEqual(['other', 'third']);
  second.end();
  expect(await Promise.all(running)).toEqual(['found', 'found']);
});

it('a search whose turn does not come in time is told that the server is busy, and takes no later turn', async () => {
  const turn = createSearchTurns(answers, { atOnce: 1, ofAccount: 1, waitMs: 20 });
  const slow = open();
  const running = turn('one', slow.work);
  await expect(turn('other', answers)).rejects.toMatchObject({ code: 'busy' });
  slow.end();
  await running;
  expect(await turn('other', async () => 'found')).toBe('found');
});

it('a search is told that the server is busy where the database does not answer in time, and gives its turn back', async () => {
  const database = open();
  let asked = 0;
  const turn = createSearchTurns(() => (asked++ === 0 ? database.work() : answers()), {
    atOnce: 1,
    ofAccount: 1,
    waitMs: 20,
  });
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
  };
  await expect(turn('one', begin)).rejects.toMatchObject({ code: 'busy' });
  expect(hasBegun).toBe(false);
  await turn('one', begin);
  expect(hasBegun).toBe(true);
  database.end();
});

it('a search that fails gives its turn back', async () => {
  const turn = createSearchTurns(answers, { atOnce: 1, ofAccount: 1, waitMs: 20 });
  await expect(turn('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turn('one', async () => 'found')).toBe('found');
});
