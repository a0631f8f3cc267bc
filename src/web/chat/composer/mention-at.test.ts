import { expect, it } from 'vitest';
import { mentionAt, titled, withMention, withoutMention } from './mention-at.ts';

it.each([
  ['@', 1, { from: 0, sought: '' }],
  ['이 영상 @홈카', 8, { from: 5, sought: '홈카' }],
  ['이걸@홈', 4, { from: 2, sought: '홈' }],
  ['@홈카페 비교', 4, { from: 0, sought: '홈카페' }],
  ['@홈카페 비교', 7, null],
  ['me@example.com', 14, null],
  ['me@', 3, null],
  ['@@', 2, null],
  ['질문', 2, null],
  [`@${'가'.repeat(41)}`, 42, null],
])('in %j at %i %j is being named', (text, caret, found) => expect(mentionAt(text, caret)).toEqual(found));

it.each([
  ['@홈카', { from: 0, sought: '홈카' }, ''],
  ['@홈카 비교', { from: 0, sought: '홈카' }, '비교'],
  ['이 영상 @홈카 비교', { from: 5, sought: '홈카' }, '이 영상 비교'],
  ['이걸@홈 비교', { from: 2, sought: '홈' }, '이걸 비교'],
])('of %j without what was being named at %j there is left %j', (text, naming, left) =>
  expect(withoutMention(text, naming)).toBe(left),
);

it.each([
  ['', 0, { text: '@', from: 0 }],
  ['이걸 비교', 2, { text: '이걸 @ 비교', from: 3 }],
  ['이걸 비교', 3, { text: '이걸 @비교', from: 3 }],
])('an @ that is put into %j at %i stands apart from the word before it', (text, caret, put) => {
  expect(withMention(text, caret)).toEqual(put);
  expect(mentionAt(put.text, put.from + 1)).toEqual({ from: put.from, sought: '' });
});

const sources = ['홈카페 장비, 3만 원', '첫 잔이 쓴 이유', 'Grinder Guide', '값 비교'].map((title) => ({ title }));
it.each([
  ['', 4],
  ['카페장', 1],
  ['ㅎ', 1],
  ['호', 1],
  ['홈캎', 1],
  ['갑ㅅ', 1],
  ['grinder g', 1],
  ['홈카페'.normalize('NFD'), 1],
  ['없음', 0],
])('%j is in the titles of %i', (sought, count) => expect(titled(sources, sought)).toHaveLength(count));
