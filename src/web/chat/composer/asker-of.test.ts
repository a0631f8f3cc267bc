import { expect, it } from 'vitest';
import { askerOf } from './asker-of.ts';

it.each([
  ['somebody else asked', { isAi: true, askedBy: '한서연', askerId: 'other' }, { id: 'other', name: '한서연' }],
  ['a namesake asked', { isAi: true, askedBy: '김지우', askerId: 'other' }, { id: 'other', name: '김지우' }],
  ['the reader asked', { isAi: true, askedBy: '김지우', askerId: 'own' }, null],
  ['who asked has gone', { isAi: true }, null],
  ['no answer is there yet', undefined, null],
])('a question names its asker to others only: %s', (_, answer, asker) => {
  expect(askerOf(answer, 'own')).toEqual(asker);
});
