import { describe, expect, it } from 'vitest';
import { newId } from '../base/id.ts';
import { testIds } from '../base/test-ids.ts';
import { blankEdge, blankNode } from './blank.ts';
import type { Board, BoardNode } from './board.schema.ts';
import { applyChange } from './changes.ts';
import { clipOf } from './clipboard.ts';
import { pasteClip } from './paste.ts';

const [here, elsewhere, a, b, group, wire, fileId] = testIds(7);
const paste = (nodes: BoardNode[], to: string, ids: string[] = nodes.map(({ id }) => id)) => {
  const edges = [blankEdge({ id: wire, source: a, target: b, label: '근거', style: { stroke: 'red' } })];
  const clip = clipOf({ nodes, edges }, new Set(ids), here)!;
  return pasteClip(clip, { boardId: to, by: { x: 100, y: 50 }, newId: () => newId(0) });
};
const boardOf = ({ changes }: { changes: Parameters<typeof applyChange>[1][] }): Board =>
  changes.reduce<Board>(applyChange, { nodes: [], edges: [] });
const only = (node: Partial<BoardNode>, to = elsewhere): BoardNode =>
  boardOf(paste([blankNode({ id: a, ...node })], to)).nodes[0]!;

describe('what is put on the board', () => {
  const nodes = [
    blankNode({ id: a, title: 'a', parentId: group, position: { x: 10, y: 60 } }),
    blankNode({ id: b, title: 'b', position: { x: 500, y: 0 }, metadata: { from: a, list: [{ of: group }] } }),
    blankNode({ id: group, type: 'group', title: 'g' }),
  ];

  it('has new ids throughout, with its edges, its groups and what it says of its nodes', () => {
    const pasted = paste(nodes, elsewhere);
    const board = boardOf(pasted);
    const byTitle = Object.fromEntries(board.nodes.map((node) => [node.title, node]));
    expect(board.nodes.some(({ id }) => [a, b, group].includes(id))).toBe(false);
    expect(byTitle['a']!.parentId).toBe(byTitle['g']!.id);
    expect(byTitle['a']!.position).toEqual({ x: 110, y: 110 });
    expect(byTitle['b']!.metadata).toEqual({ from: byTitle['a']!.id, list: [{ of: byTitle['g']!.id }] });
    expect(board.edges).toEqual([
      {
        ...blankEdge({ id: board.edges[0]!.id, source: byTitle['a']!.id, target: byTitle['b']!.id }),
        label: '근거',
        style: { stroke: 'red' },
      },
    ]);
    expect(board.edges[0]!.id).not.toBe(wire);
    expect(pasted.nodeIds.toSorted()).toEqual([byTitle['b']!.id, byTitle['g']!.id].toSorted());
  });

  it('stays in the group around it on the same board, and in none on another one', () => {
    expect(paste(nodes, here, [a]).changes).toMatchObject([{ node: { parentId: group } }]);
    expect(paste(nodes, elsewhere, [a]).changes).toMatchObject([{ node: { parentId: null } }]);
  });

  it('can be moved although the original was locked', () =>
    expect(only({ metadata: { locked: true, colour: 'pink' } }).metadata).toEqual({ colour: 'pink' }));
});

describe('a link', () => {
  const facts = { url: 'https://a.kr/1', thumbnail: `/api/files/${fileId}`, description: 'd', passageCount: 3 };
  it('keeps what was read of it on the same board', () =>
    expect(only({ type: 'website', metadata: facts }, here).metadata).toEqual(facts));
  it('is read anew on another board, and shows no picture of the old one', () =>
    expect(only({ type: 'website', metadata: facts }).metadata).toEqual({
      url: 'https://a.kr/1',
      description: 'd',
      passageCount: 3,
      isProcessing: true,
    }));
  it('that could not be read is tried again', () => {
    const failed = {
      url: 'https://a.kr/1',
      processingError: '안 돼요',
      processingProblem: 'blocked',
      isRetryable: true,
    };
    expect(only({ type: 'website', metadata: failed }, here).metadata).toEqual({
      url: 'https://a.kr/1',
      isProcessing: true,
    });
  });
});

describe('a file', () => {
  const facts = { fileId, fileName: 'a.pdf', fileSize: 9, fileType: 'pdf' };
  it('is the same file on the same board', () => {
    const pasted = paste([blankNode({ id: a, type: 'file', metadata: facts })], here);
    expect(pasted.files).toEqual([]);
    expect(boardOf(pasted).nodes[0]!.metadata).toEqual(facts);
  });
  it('names no file of another board before that was copied', () => {
    const pasted = paste([blankNode({ id: a, type: 'file', metadata: facts })], elsewhere);
    const [node] = boardOf(pasted).nodes;
    expect(pasted.files).toEqual([{ nodeId: node!.id, fileId }]);
    expect(node!.metadata).toEqual({
      fileName: 'a.pdf',
      fileSize: 9,
      fileType: 'pdf',
      isProcessing: true,
      isUploading: true,
    });
  });
  it('that never arrived waits to be chosen again', () => {
    const pasted = paste(
      [blankNode({ id: a, type: 'file', metadata: { fileName: 'a.pdf', isUploading: true } })],
      elsewhere,
    );
    expect(pasted.files).toEqual([]);
    expect(boardOf(pasted).nodes[0]!.metadata).toEqual({ fileName: 'a.pdf' });
  });
});
