import { describe, expect, it } from 'vitest';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { findConnectionTarget } from './connection-target.ts';
import { handleAt } from './wire-path.ts';

const group = (id: string, x: number) => ({
  ...textNode(id),
  type: 'group' as const,
  position: { x, y: 0 },
  size: { width: 1_000, height: 800 },
});

it('the free space of the group around a card is ground for its wire, that of another group is the group', async () => {
  const { editor } = await openTestBoard([
    group('own', 0),
    group('other', 2_000),
    { ...textNode('member'), position: { x: 40, y: 80 }, parentId: 'own' },
  ]);
  expect(findConnectionTarget(editor.scene, { x: 700, y: 600 }, 'member')).toBeNull();
  expect(findConnectionTarget(editor.scene, { x: 2_700, y: 600 }, 'member')?.card.id).toBe('other');
});

const places = [
  ['l', -1, 0],
  ['r', 1, 0],
  ['t', 0, -1],
  ['b', 0, 1],
] as const;

describe.each(places)('a wire let go beside a card, at its side %s', (side, x, y) => {
  it.each([
    ['within 25 px of a handle ends at it', 24, side],
    ['at 25 px of a handle ends at it', 25, side],
    ['further away ends nowhere', 25.1, null],
  ] as const)('%s', async (_, px, end) => {
    const { editor } = await openTestBoard([textNode('from'), { ...textNode('to'), position: { x: 600, y: 400 } }]);
    const card = editor.scene.entry('to');
    if (!card) throw new Error('the card is missing');
    const handle = handleAt(card, side);
    const point = { x: handle.x + x * px, y: handle.y + y * px };
    expect(findConnectionTarget(editor.scene, point, 'from')?.side ?? null).toBe(end);
  });
});
