import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { faultSentence } from './index.ts';
import { translator } from './translate.ts';

const words = {
  hello: '{{name}}님, 반가워요',
  plain: '그대로',
  made_zero: 'none',
  made_one: '{{count}} board',
  made_other: '{{count}} boards',
  found_other: '{{ count }}개',
  room: { inner: { deep: '깊이 {{x}}, {{y}}' } },
};

describe('the sentence of a key', () => {
  const t = translator<typeof words>(words, 'en');
  it.each([
    [t('plain'), '그대로'],
    [t('hello', { name: '$& 김서연' }), '$& 김서연님, 반가워요'],
    [t('room.inner.deep', { x: 1, y: 0 }), '깊이 1, 0'],
    [t('made', { count: 0 }), 'none'],
    [t('made', { count: 1 }), '1 board'],
    [t('made', { count: 2 }), '2 boards'],
    [t('found', { count: 0 }), '0개'],
    [t('plain', { count: 3 }), '그대로'],
  ])('%s', (said, expected) => expect(said).toBe(expected));

  it('chooses by the plural rules of its language', () => {
    expect(translator<typeof words>(words, 'ko')('made', { count: 1 })).toBe('1 boards');
  });

  it('shows a place without a value, and a key without a sentence, as they are', () => {
    expect(t('hello')).toBe('{{name}}님, 반가워요');
    expect(t('toString' as 'plain')).toBe('toString');
    expect(t('plain.length' as 'plain')).toBe('plain.length');
  });
});

it('a fault that these words do not know is told in the words that came with it', () => {
  const t = translator<typeof faults.ko>(faults.ko, 'ko');
  expect(faultSentence(t, 'unexpected', '-')).toBe(faults.ko.unexpected);
  expect(faultSentence(t, 'in-use', 'Somebody is writing in this node.')).toBe('Somebody is writing in this node.');
});
