import { describe, expect, it } from 'vitest';
import { fitQuotes, placeQuotes, quotesIn, quotesOf, type KeptQuote } from './kept-quotes.ts';
import { aCitation } from './test-citation.ts';

const found = (quote: string) => aCitation({ quote });
const kept = (words: string, verdict: KeptQuote['verdict'] = 'supported'): KeptQuote => ({
  words,
  verdict,
  found: verdict === 'not-found' ? null : found(`원문 ${'길다 '.repeat(200)}`),
});

describe('a kept quotation stands where its words stand now', () => {
  it.each<[string, string[], string, (string | number)[]]>([
    ['in its order', ['“가 나”', '“다 라”'], '앞 “가 나” 뒤 “다 라”', ['“가 나”', 2, '“다 라”', 10]],
    ['after something was written before it', ['“가 나”'], '새 줄\n앞 “가 나”', ['“가 나”', 6]],
    ['not at all once its own words are other ones', ['“가 나”', '“다”'], '“가 다” “다”', ['“다”', 6]],
    ['each once where the same words stand twice', ['“가”', '“가”'], '“가” 와 “가”', ['“가”', 0, '“가”', 6]],
    ['once where one of two was taken out', ['“가”', '“가”'], '와 “가”', ['“가”', 2]],
    ['also where the paragraphs were exchanged', ['“가”', '“나”'], '“나”\n“가”', ['“나”', 0, '“가”', 4]],
    ['nowhere without words', [''], '가', []],
  ])('%s', (_, quotes, content, places) =>
    expect(
      placeQuotes(
        quotes.map((words) => kept(words)),
        content,
      ).flatMap(({ start, end }) => [content.slice(start, end), start]),
    ).toEqual(places),
  );

  it('and keeps its verdict', () => {
    const [one] = placeQuotes([kept('“가”', 'altered')], '그는 “가”라고');
    expect(one).toMatchObject({ start: 3, end: 6, verdict: 'altered', found: { passageId: 'p' } });
    expect(one).not.toHaveProperty('words');
  });
});

describe('quotations in little room', () => {
  const all = [kept('“가”'), kept('“나”', 'altered'), kept('“다”', 'not-found'), kept('“라”', 'elsewhere')];
  const told = (room: number) => fitQuotes(all, room).map(({ words }) => words);

  it('keep the words of the source where these say something else, shortened', () => {
    const [supported, altered, missing] = fitQuotes(all, 10_000);
    expect([supported?.found, missing?.found]).toEqual([null, null]);
    expect(Array.from(altered?.found?.quote ?? '')).toHaveLength(300);
  });

  it.each([
    [10_000, ['“가”', '“나”', '“다”', '“라”']],
    [690, ['“나”', '“다”', '“라”']],
    [180, ['“나”', '“다”', '“라”']],
    [120, ['“나”', '“다”']],
    [0, []],
  ])('of %i letters are the warnings first', (room, words) => {
    expect(told(room)).toEqual(words);
    if (words.length > 0) expect(JSON.stringify(fitQuotes(all, room)).length).toBeLessThanOrEqual(room);
  });
});

it('what is no quotation in the facts of a note is passed over', () => {
  expect(quotesIn({ quotes: [kept('“가”'), null, 7, { words: 3 }] })).toEqual([kept('“가”')]);
  expect(quotesIn({ quotes: 'none' })).toEqual([]);
  expect(quotesIn({})).toEqual([]);
  expect(quotesOf([kept('“가”'), kept('“나”'), kept('')], '그는 “나”라고')).toEqual([kept('“나”')]);
});
