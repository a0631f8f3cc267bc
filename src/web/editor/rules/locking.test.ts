import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { lockedAmong, withinLocks } from './locking.ts';

const locked = { metadata: { locked: true } };
const nodes = new Map(
  [
    blankNode({ id: 'free' }),
    blankNode({ id: 'shut', position: { x: 10, y: 20 }, ...locked }),
    blankNode({ id: 'group', type: 'group' }),
    blankNode({ id: 'member', parentId: 'group', position: { x: 5, y: 60 }, ...locked }),
    blankNode({ id: 'shut group', type: 'group', ...locked }),
    blankNode({ id: 'inmate', parentId: 'shut group', ...locked }),
  ].map((node) => [node.id, node]),
);
const left = (...changes: BoardChange[]) => withinLocks(changes, (id) => nodes.get(id));
const patch = (id: string, by: NodePatch): BoardChange => ({ do: 'patch-node', id, patch: by });

describe('a locked node', () => {
  it.each<[string, BoardChange]>([
    ['is not moved', patch('shut', { position: { x: 0, y: 0 } })],
    ['is not resized', patch('shut', { size: { width: 300, height: 300 } })],
    ['keeps its title', patch('shut', { title: '새 제목' })],
    ['keeps its text', patch('shut', { content: '새 글' })],
    ['keeps its colour', patch('shut', { metadata: { colour: 'mint' } })],
    ['keeps its look', patch('shut', { style: { fontSize: 20 } })],
    ['joins no group', patch('shut', { parentId: 'group' })],
    ['leaves no group', patch('member', { parentId: null })],
    ['is not deleted', { do: 'remove-node', id: 'shut' }],
    ['is not replaced', { do: 'add-node', node: blankNode({ id: 'shut' }) }],
    ['of a group does not move by itself', patch('member', { position: { x: 6, y: 60 } })],
  ])('%s', (_, change) => expect(left(change)).toEqual([]));

  it.each<[string, BoardChange]>([
    ['is unlocked', patch('shut', { metadata: { locked: null } })],
    ['is unfolded', patch('shut', { metadata: { isExpanded: true } })],
    ['of a kind that folds is folded', patch('shut group', { metadata: { isCollapsed: true } })],
    ['takes its number in the order of all', patch('shut', { style: { z: 3 } })],
    ['is connected', { do: 'add-edge', edge: blankEdge({ id: 'e', source: 'shut', target: 'free' }) }],
    ['is disconnected', { do: 'remove-edge', id: 'e' }],
  ])('%s', (_, change) => expect(left(change)).toEqual([change]));

  it('goes along with its group, by the same way only', () => {
    const group = patch('group', { position: { x: 100, y: 0 } });
    const along = patch('member', { position: { x: 105, y: 60 } });
    expect(left(group, along)).toEqual([group, along]);
    expect(left(group, patch('member', { position: { x: 105, y: 61 } }))).toEqual([group]);
    const shut = patch('shut group', { position: { x: 100, y: 0 } });
    expect(left(shut, patch('inmate', { position: { x: 100, y: 0 } }))).toEqual([]);
  });

  it('is free where its lock is known', () => {
    const changes = [patch('shut', { title: '새 제목' }), patch('member', { title: '새 제목' })];
    expect(withinLocks(changes, (id) => nodes.get(id), new Set(['shut']))).toEqual(changes.slice(0, 1));
    expect(lockedAmong([...changes, patch('free', {})], (id) => nodes.get(id))).toEqual(['shut', 'member']);
  });

  it('takes from a change what it lets through, and leaves all others as they are', () => {
    const others = [
      patch('free', { title: '제목', position: { x: 1, y: 1 } }),
      patch('gone', { title: '제목' }),
      { do: 'remove-node', id: 'free' } as const,
      { do: 'add-node', node: blankNode({ id: 'new', ...locked }) } as const,
    ];
    const mixed = patch('shut', { title: '제목', metadata: { locked: null, colour: 'mint' } });
    expect(left(mixed, ...others)).toEqual([patch('shut', { metadata: { locked: null } }), ...others]);
  });
});
