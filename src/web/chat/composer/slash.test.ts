import { expect, it } from 'vitest';
import { slashIn } from './slash.ts';

it.each([
  ['/', { before: '', sought: '' }],
  ['/숏', { before: '', sought: '숏' }],
  ['식비 줄이기 /대본', { before: '식비 줄이기 ', sought: '대본' }],
  ['첫 줄\n/thread', { before: '첫 줄\n', sought: 'thread' }],
  ['1/2', null],
  ['https://a.kr/b', null],
  ['/대본 써 줘', null],
  ['//', null],
  ['대본', null],
])('%j holds %j', (text, found) => expect(slashIn(text)).toEqual(found));
