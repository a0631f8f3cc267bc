import { expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { framed } from './framing.ts';

const node = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, type: 'text', title: id, position: { x, y }, ...more });
const group = (more: Partial<BoardNode> = {}) =>
  node('g', 0, 0, { type: 'group', size: { width: 640, height: 480 }, ...more });
const frame = (width: number, height: number, x = 0, y = 0) => ({ x, y, width, height });

/** Cards of 280 by 200. */
it.each<[string, BoardNode[], ReturnType<typeof frame>, Record<string, string | null>]>([
  ['takes in what it comes to hold whole', [node('a', 700, 100)], frame(1_000, 480), { a: 'g' }],
  ['also towards the upper left', [node('a', -300, -250)], frame(940, 740, -300, -260), { a: 'g' }],
  ['leaves alone what it holds in part', [node('a', 800, 100)], frame(1_000, 480), {}],
  ['leaves alone what lay in it before and was none of it', [node('a', 40, 80)], frame(1_000, 480), {}],
  ['lets go of whose middle it leaves', [node('a', 340, 80, { parentId: 'g' })], frame(400, 480), { a: null }],
  ['keeps whose middle it still has', [node('a', 200, 80, { parentId: 'g' })], frame(400, 480), {}],
  ['keeps who lay outside already', [node('a', 900, 80, { parentId: 'g' })], frame(600, 480), {}],
  ['takes nobody out of another group', [node('a', 700, 100, { parentId: 'other' })], frame(1_000, 480), {}],
  ['takes no chat', [node('a', 660, 20, { type: 'ai_chat' })], frame(1_400, 600), {}],
  ['takes no group', [node('a', 660, 20, { type: 'group' })], frame(1_400, 600), {}],
  ['takes nothing that is locked', [node('a', 700, 100, { metadata: { locked: true } })], frame(1_000, 480), {}],
])('a frame that is drawn anew %s', (_, cards, to, expected) => {
  const changes = framed(group(), to, cards);
  const parents = changes.map((one) => (one.do === 'patch-node' ? [one.id, one.patch] : []));
  expect(Object.fromEntries(parents)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([id, parentId]) => [id, { parentId }])),
  );
});

it('a collapsed group changes its width and nothing else', () => {
  const collapsed = group({ metadata: { isCollapsed: true } });
  expect(framed(collapsed, frame(1_000, 100), [node('a', 340, 80, { parentId: 'g' })])).toEqual([]);
});
