import { expect, it } from 'vitest';
import { passagesOf } from './hidden-passages.ts';

const isHidden = (id: string | null) => id === 'hidden' || id === 'other hidden';

it.each([
  ['into a hidden group', null, 'hidden', { into: ['card'], outOf: [] }],
  ['out of one', 'hidden', null, { into: [], outOf: ['card'] }],
  ['out of one into an open group', 'hidden', 'open', { into: [], outOf: ['card'] }],
  ['from one into another', 'hidden', 'other hidden', { into: ['card'], outOf: [] }],
  ['between open groups', 'open', null, { into: [], outOf: [] }],
])('a card that goes %s is told of as such', (_, before, parentId, told) =>
  expect(passagesOf([{ node: { id: 'card', parentId }, before }], isHidden)).toEqual(told),
);
