import { expect, it } from 'vitest';
import type { BoardChange } from '#contract/board/changes.ts';
import { debounceOf } from './effect.ts';
import { textNode } from './test-server.ts';

const nodes = new Map([
  ['text', textNode('text')],
  ['group', { ...textNode('group'), type: 'group' as const }],
]);
const patch = (id: string, what: Extract<BoardChange, { do: 'patch-node' }>['patch']): BoardChange => ({
  do: 'patch-node',
  id,
  patch: what,
});
const position = { x: 1, y: 2 };

it.each<[string, BoardChange[], number]>([
  ['updates of a group', [patch('group', { title: 'x' })], 100],
  ['who belongs to a group', [patch('text', { parentId: 'group', position })], 100],
  ['a position after a drag', [patch('text', { position })], 150],
  ['a batch of positions', [patch('text', { position }), patch('text', { position })], 150],
  ['a resize', [patch('group', { size: { width: 400, height: 400 } })], 200],
  ['typed words', [patch('text', { content: 'x' })], 0],
  ['a new node', [{ do: 'add-node', node: textNode('new') }], 0],
  ['what is urgent takes the rest along', [patch('text', { position }), { do: 'remove-node', id: 'text' }], 0],
])('%s: sent after %3$i ms', (_, changes, waitMs) => {
  expect(debounceOf(changes, (id) => nodes.get(id))).toBe(waitMs);
});
