import { expect, it } from 'vitest';
import { openTestBoard, textNode } from '../editor/test-server.ts';
import { findConnectionTarget } from './connection-target.ts';

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

it.each([
  ['within 25 px of a handle ends at it', 24, 'l'],
  ['further away ends nowhere', 26, null],
] as const)('a wire let go beside a card %s', async (_, px, side) => {
  const { editor } = await openTestBoard([textNode('from'), { ...textNode('to'), position: { x: 600, y: 0 } }]);
  const card = editor.scene.entry('to');
  if (!card) throw new Error('the card is missing');
  const point = { x: card.x - px, y: card.y + card.height / 2 };
  expect(findConnectionTarget(editor.scene, point, 'from')?.side ?? null).toBe(side);
});
