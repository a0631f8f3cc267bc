import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../base/id.ts';
import { testIds } from '../base/test-ids.ts';
import { OURS } from '../limits.ts';
import { blankEdge, blankNode } from './blank.ts';
import type { BoardNode } from './board.schema.ts';
import { CLIP, clipOf, clipText, type BoardClip } from './clipboard.ts';
import { readClip } from '#web/editor/rules/read-clip.ts';

const boardId = newId(0);
const [a, b, c, group, chat, wire, wireOut] = testIds(7);
const at = (x: number, y: number) => ({ position: { x, y } });
const nodes: BoardNode[] = [
  blankNode({ id: a, title: '첫 글', content: '내용 하나', ...at(0, 500) }),
  blankNode({ id: group, type: 'group', title: '자료', ...at(0, 0) }),
  blankNode({
    id: b,
    type: 'website',
    title: '기사',
    parentId: group,
    ...at(40, 90),
    metadata: { url: 'https://a.kr/1' },
  }),
  blankNode({ id: c, title: '', content: '쪽지', parentId: group, ...at(40, 60) }),
  blankNode({ id: chat, type: 'ai_chat', title: 'AI Chat', ...at(900, 0) }),
];
const edges = [
  blankEdge({ id: wire, source: b, target: a, label: '근거' }),
  blankEdge({ id: wireOut, source: b, target: chat }),
];
const clip = (ids: string[]) => clipOf({ nodes, edges }, new Set(ids), boardId)!;

describe('what is copied', () => {
  it('is what was chosen, the members of chosen groups, and the edges between them only', () => {
    const copied = clip([group, a]);
    expect(copied.nodes.map(({ id }) => id)).toEqual([a, group, b, c]);
    expect(copied.edges.map(({ id }) => id)).toEqual([wire]);
    expect(clipOf({ nodes, edges }, new Set([wire]), boardId)).toBeNull();
  });

  it('comes back whole from the clipboard', () => {
    const copied = clip([group, a]);
    expect(readClip(JSON.stringify(copied))).toEqual(copied);
  });

  it('says titles, addresses and contents to other programs, members below their group', () => {
    expect(clipText(clip([a, group]))).toBe('자료\n\n쪽지\n\n기사\nhttps://a.kr/1\n\n첫 글\n내용 하나');
  });
});

describe('what is pasted', () => {
  const good = clip([group, a]);
  const wrong: [string, unknown][] = [
    ['another format', { ...good, format: 'excalidraw/clipboard' }],
    ['another version', { ...good, version: 2 }],
    ['a key that nobody knows', { ...good, script: 'x' }],
    ['no nodes', { ...good, nodes: [] }],
    ['a node of no kind', { ...good, nodes: [{ ...good.nodes[0], type: 'virus' }] }],
    ['an id that is none', { ...good, nodes: [{ ...good.nodes[0], id: '../../etc' }] }],
    ['a place beyond the board', { ...good, nodes: [{ ...good.nodes[0], ...at(OURS.coordinatePx * 2, 0) }] }],
    ['a title beyond its length', { ...good, nodes: [{ ...good.nodes[0], title: 'x'.repeat(OURS.titleLength + 1) }] }],
    ['text that cannot be stored', { ...good, nodes: [{ ...good.nodes[0], content: 'a\u0000b' }] }],
    [
      'facts that are too large',
      { ...good, nodes: [{ ...good.nodes[0], metadata: { x: 'x'.repeat(OURS.metadataBytes) } }] },
    ],
    ['too many nodes', { ...good, nodes: Array.from({ length: CLIP.nodes + 1 }, () => good.nodes[0]) }],
    ['an edge without an end', { ...good, edges: [{ id: wire, source: a }] }],
    ['a list', [good]],
    ['null', null],
  ];
  it.each(wrong)('is nothing where it has %s', (_, hostile) => expect(readClip(JSON.stringify(hostile))).toBeNull());
  it.each(['', '{', 'https://a.kr', `"${'x'.repeat(20)}"`])('is nothing where it is no such text: %j', (text) =>
    expect(readClip(text)).toBeNull(),
  );

  const read = (changed: Partial<BoardClip>) => readClip(JSON.stringify({ ...good, ...changed }))!;
  it('holds every id once, and no edge to what is not in it or to itself', () => {
    const twice = read({
      nodes: [...good.nodes, good.nodes[0]!],
      edges: [...edges, blankEdge({ id: newId(0), source: a, target: a })],
    });
    expect(twice.nodes).toHaveLength(4);
    expect(twice.edges.map(({ id }) => id)).toEqual([wire]);
  });

  it('lets go of groups that are not in it, are none, or may not hold the node', () => {
    const parentOf = (node: Partial<BoardNode>) =>
      read({ nodes: [...good.nodes, blankNode({ id: chat, ...node })] }).nodes.at(-1)!.parentId;
    expect(parentOf({ parentId: newId(0) })).toBeNull();
    expect(parentOf({ parentId: a })).toBeNull();
    expect(parentOf({ parentId: group, type: 'ai_chat' })).toBeNull();
    expect(parentOf({ parentId: group, type: 'group' })).toBeNull();
    expect(parentOf({ parentId: chat, type: 'group' })).toBeNull();
    expect(parentOf({ parentId: group })).toBe(group);
  });

  it('is read without a fault, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (node, edge) => {
        for (const hostile of [
          node,
          { ...good, nodes: [node] },
          { ...good, edges: [edge] },
          { ...good, nodes: node },
        ]) {
          const found = readClip(JSON.stringify(hostile));
          expect(found === null || found.nodes.length > 0).toBe(true);
        }
      }),
    );
  });
});
