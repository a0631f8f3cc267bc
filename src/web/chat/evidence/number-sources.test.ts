import { expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { numberSources, numbersOfNote, withNumbers } from './number-sources.ts';

const cited = (sourceId: string, number?: number) => ({ sourceId, ...(number && { number }) }) as Citation;
const message = (...citations: Citation[]) => ({ citations, metadata: {} });

it('numbers sources in the order in which a conversation cites them first, pages of a search among them', () => {
  const pages = { citations: [], metadata: { pages: [{ url: 'https://a.example', title: '가' }, { url: 1 }] } };
  const told = [message(cited('b'), cited('a'), cited('b')), pages, message(cited('c'), cited('a'))];
  expect([...numberSources(told)]).toEqual([
    ['b', 1],
    ['a', 2],
    ['https://a.example', 3],
    ['c', 4],
  ]);
});

it('gives a page that a search found the same number once it is a source of the board', () => {
  const found = { citations: [], metadata: { pages: [{ url: 'https://a.example/1', title: '가' }] } };
  const added = { ...cited('s'), kind: 'website', url: 'https://a.example/1' } as Citation;
  const numbers = numberSources([found, message(cited('b'), added)]);
  expect([numbers.get('https://a.example/1'), numbers.get('b'), numbers.get('s')]).toEqual([1, 2, 1]);
});

it('keeps the numbers of the conversation with a note', () => {
  const kept = withNumbers(
    [cited('c'), cited('a'), cited('unknown')],
    new Map([
      ['a', 2],
      ['c', 4],
    ]),
  );
  expect(kept.map(({ number }) => number)).toEqual([4, 2, undefined]);
  expect([...numbersOfNote(message(...kept.slice(0, 2)))]).toEqual([
    ['c', 4],
    ['a', 2],
  ]);
});

it.each([
  ['none was kept', [cited('a'), cited('b')]],
  ['one is missing', [cited('a', 7), cited('b')]],
  ['two sources have the same', [cited('a', 7), cited('b', 7)]],
])('counts the sources of a note anew where %s', (_, citations) => {
  expect([...numbersOfNote(message(...citations)).values()]).toEqual([1, 2]);
});
