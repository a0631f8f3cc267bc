import { expect, test } from 'vitest';
import { placeOfQuote } from './place-of-quote.ts';

const decomposed = '앞글. 광고비는 300만 원이에요. 뒷글.'.normalize('NFD');
const cases: [title: string, quote: string, text: string, found: string | null][] = [
  ['as it is', '광고비는 300만 원', '이번 광고비는 300만 원이에요.', '광고비는 300만 원'],
  ['with other white space', '초안은 28일까지 보내', '초안은  28일까지\n보내 주세요.', '초안은  28일까지\n보내'],
  ['with signs that patterns know', '값(10%)은 $5+?', '그 값(10%)은 $5+?', '값(10%)은 $5+?'],
  [
    'in letters that are composed in another way',
    '광고비는 300만 원이에요.',
    decomposed,
    '광고비는 300만 원이에요.'.normalize('NFD'),
  ],
  ['in a quote that is decomposed itself', '광고비는 300만'.normalize('NFD'), '그 광고비는 300만 원', '광고비는 300만'],
  ['where a line was cut within a word', '보내주세요', '초안을 보내\n주세요.', '보내\n주세요'],
  ['behind letters of two units', '끝이에요', '👩‍👩‍👧 가족 🎬 끝이에요', '끝이에요'],
  ['not at all', '없는 말', '있는 말', null],
  ['where nothing is quoted', '  ', '있는 말', null],
];

test.each(cases)('a quote is found %s', (_, quote, text, found) => {
  const place = placeOfQuote(quote, text);
  expect(place && text.slice(place.start, place.end)).toBe(found);
});
