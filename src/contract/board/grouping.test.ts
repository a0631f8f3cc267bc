import { describe, expect, it } from 'vitest';
import { blankNode } from './blank.ts';
import type { Board, BoardNode, StoredType } from './board.schema.ts';
import { applyChange } from './changes.ts';
import { dropNode, findDropGroup, GROUP_HEAD_PX, mayJoin, membersOf, moveGroup } from './grouping.ts';

const node = (id: string, type: StoredType, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, type, ...more });
const group = node('group', 'group', { position: { x: 1000, y: 0 } });
const boardOf = (...nodes: BoardNode[]): Board => ({ nodes, edges: [] });
/** Where a text node of 280x200 has to stand for its centre to be over the group. */
const overGroup = { x: 1020, y: 60 };
const nowhere = { x: -3000, y: 0 };

describe('who may join a group', () => {
  it.each<[StoredType, string]>([
    ['ai_chat', 'ai-chat'],
    ['group', 'group-in-group'],
  ])('%s may not: %s', (type, reason) => {
    expect(mayJoin(node('n', type), group)).toEqual({ ok: false, reason });
  });
  it.each<StoredType>(['text', 'sticky', 'website', 'file', 'youtube_transcript', 'user_note'])('%s may', (type) => {
    expect(mayJoin(node('n', type), group)).toEqual({ ok: true, value: group });
  });
  it('nobody joins what is no group', () => {
    expect(mayJoin(node('n', 'text'), node('t', 'text'))).toEqual({ ok: false, reason: 'not-a-group' });
  });
});

describe('dropping a node', () => {
  const drop = (dropped: BoardNode, position: { x: number; y: number }, ...others: BoardNode[]) => {
    const board = boardOf(dropped, ...others);
    const { changes, refusal } = dropNode(board, dropped, position);
    return { changes, refusal, after: changes.reduce(applyChange, board).nodes.find((n) => n.id === dropped.id) };
  };
  it('over a group attaches it as child', () => {
    expect(drop(node('n', 'text'), overGroup, group).after).toMatchObject({ parentId: 'group', position: overGroup });
  });
  it('high in a group puts it below the title, whether it joins or is in it already', () => {
    const high = { x: 1020, y: -60 };
    const below = { x: 1020, y: GROUP_HEAD_PX };
    expect(drop(node('n', 'text'), high, group).after).toMatchObject({ parentId: 'group', position: below });
    expect(drop(node('n', 'text', { parentId: 'group' }), high, group).after?.position).toEqual(below);
  });
  it('high in a group that it may not join leaves it where it was put', () => {
    expect(drop(node('n', 'ai_chat'), { x: 900, y: -150 }, group).after?.position).toEqual({ x: 900, y: -150 });
  });
  it('out of its group detaches it', () => {
    expect(drop(node('n', 'text', { parentId: 'group' }), nowhere, group).after).toMatchObject({
      parentId: null,
      position: nowhere,
    });
  });
  it('over nothing and without parent just saves its position', () => {
    expect(drop(node('n', 'text'), nowhere, group).changes).toEqual([
      { do: 'patch-node', id: 'n', patch: { position: nowhere } },
    ]);
  });
  it('within its group says nothing of the group', () => {
    expect(drop(node('n', 'text', { parentId: 'group' }), overGroup, group).changes).toEqual([
      { do: 'patch-node', id: 'n', patch: { position: overGroup } },
    ]);
  });
  it('over another group changes hands', () => {
    const other = node('other', 'group', { position: { x: -3000, y: 0 } });
    expect(drop(node('n', 'text', { parentId: 'group' }), nowhere, group, other).after?.parentId).toBe('other');
  });
  it('AI chat nodes cannot be added to a group, and are moved nonetheless', () => {
    const at = { x: 1020, y: 20 };
    const { refusal, after } = drop(node('n', 'ai_chat'), at, group);
    expect([refusal, after?.parentId, after?.position]).toEqual(['ai-chat', null, at]);
  });
  it('a group over a group is moved without a word', () => {
    const { refusal, after } = drop(node('n', 'group'), overGroup, group);
    expect([refusal, after?.parentId, after?.position]).toEqual([null, null, overGroup]);
  });
  it('never finds itself', () => expect(findDropGroup(boardOf(group), group, group.position)).toBeNull());
});

describe('moving a group', () => {
  it('moves its members by the same way, and nobody else', () => {
    const board = boardOf(
      group,
      node('in', 'text', { parentId: 'group', position: { x: 1010, y: 30 } }),
      node('out', 'text'),
    );
    const after = moveGroup(board, group, { x: 900, y: 50 }).reduce(applyChange, board);
    expect(after.nodes.map((n) => n.position)).toEqual([
      { x: 900, y: 50 },
      { x: 910, y: 80 },
      { x: 0, y: 0 },
    ]);
    expect(membersOf(after, 'group').map((n) => n.id)).toEqual(['in']);
  });
});
