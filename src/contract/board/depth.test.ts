import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from './blank.ts';
import type { BoardNode } from './board.schema.ts';
import { depthOf, feedsOf } from './depth.ts';
import type { Depth } from './depths.ts';

const node = (id: string, given: Partial<BoardNode> = {}) => blankNode({ id, type: 'website', ...given });
const nodes = [
  node('chat', { type: 'ai_chat' }),
  node('group', { type: 'group' }),
  node('page'),
  node('member', { parentId: 'group' }),
  node('other chat', { type: 'ai_chat', parentId: 'group' }),
];
type Wire = [from: string, to: string, depth?: Depth];
const fedAmong =
  (nodes: BoardNode[]) =>
  (...wires: Wire[]) =>
    feedsOf(
      {
        nodes,
        edges: wires.map(([source, target, depth = null], i) => blankEdge({ id: `${i}`, source, target, depth })),
      },
      'chat',
    ).map(({ node: { id }, depth }) => `${id} ${depth}`);
const wired = fedAmong(nodes);

describe('how much of a source reaches a chat', () => {
  it.each<[string, Wire[], string[]]>([
    ['nothing without a wire', [], []],
    ['all of what is wired', [['page', 'chat']], ['page full']],
    ['in whichever direction', [['chat', 'page', 'summary']], ['page summary']],
    ['what the wire says', [['page', 'chat', 'highlights']], ['page highlights']],
    ['named also where it is nothing', [['page', 'chat', 'off']], ['page off']],
    ['of a member what its group’s wire says', [['group', 'chat', 'summary']], ['member summary']],
    [
      'the own wire before the group’s',
      [
        ['group', 'chat', 'summary'],
        ['member', 'chat', 'off'],
      ],
      ['member off'],
    ],
    [
      'also where the own wire gives more',
      [
        ['group', 'chat', 'off'],
        ['chat', 'member'],
      ],
      ['member full'],
    ],
    [
      'of two wires the one that gives more',
      [
        ['page', 'chat', 'off'],
        ['chat', 'page', 'highlights'],
      ],
      ['page highlights'],
    ],
    [
      'nothing of other chats',
      [
        ['other chat', 'chat'],
        ['chat', 'chat'],
      ],
      [],
    ],
    [
      'nothing by wires between others',
      [
        ['page', 'member'],
        ['group', 'page'],
      ],
      [],
    ],
  ])('%s', (_, wires, fed) => {
    expect(wired(...wires)).toEqual(fed);
  });

  it.each<[string, Wire[], string[]]>([
    ['nothing, not even a name, of what it made itself', [['chat', 'made', 'off']], []],
    ['what somebody opened of that', [['chat', 'made', 'summary']], ['made summary']],
    ['what somebody wired to it and closed', [['made', 'chat', 'off']], ['made off']],
    [
      'what is wired back to it',
      [
        ['chat', 'made', 'off'],
        ['made', 'chat'],
      ],
      ['made full'],
    ],
  ])('%s', (_, wires, fed) => {
    const made = node('made', { type: 'text', metadata: { answerOf: { answerId: 'a' } } });
    expect(fedAmong([...nodes, made])(...wires)).toEqual(fed);
  });

  it('is told with the place of its wire, whichever stands first on the board', () => {
    const edges = ['group', 'page'].map((source) => blankEdge({ id: source, source, target: 'chat' }));
    const fed = feedsOf({ nodes, edges }, 'chat').map(({ node: { id }, wire }) => [id, wire]);
    expect(fed).toEqual([
      ['page', 1],
      ['member', 0],
    ]);
  });

  it('brings nobody in by a holder that is no group any more', () => {
    const turned = nodes.map((one) => (one.id === 'group' ? { ...one, type: 'text' as const } : one));
    const edges = [blankEdge({ id: 'e', source: 'group', target: 'chat' })];
    expect(feedsOf({ nodes: turned, edges }, 'chat').map(({ node: { id } }) => id)).toEqual(['group']);
  });

  it('is all of it for wires that were stored before there was a choice', () => {
    expect(depthOf({} as { depth: null })).toBe('full');
  });
});
