import { expect, it } from 'vitest';
import { waitingFirst } from './waiting-first.ts';

it('puts what asks for something before what went well, and keeps the order of the rest', () => {
  const kinds = ['ready', 'ready', 'failed', 'joined', 'invited', 'ready', 'credits'] as const;
  const ordered = waitingFirst(kinds.map((kind, at) => ({ item: { kind }, at })));
  expect(ordered.map(({ item, at }) => `${item.kind} ${at}`)).toEqual([
    'failed 2',
    'invited 4',
    'credits 6',
    'joined 3',
    'ready 0',
    'ready 1',
    'ready 5',
  ]);
});
