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
