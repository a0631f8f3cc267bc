import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { templateBoard } from './template-board.ts';

const kept = (node: Partial<BoardNode>): BoardNode | undefined =>
  templateBoard({ nodes: [blankNode({ id: 'a', ...node })], edges: [] }).nodes[0];

describe('a template keeps', () => {
  it.each<[string, Partial<BoardNode>]>([
    ['a note', { type: 'text', title: 'Plan', content: '- [ ] {{topic}}' }],
    [
      'its place, size, group and style',
      { position: { x: 3, y: 4 }, size: { width: 300, height: 200 }, parentId: 'g', style: { borderColor: 'red' } },
    ],
    ['the colour of a sticky note', { type: 'sticky', content: 'x', metadata: { colour: 'pink' } }],
    ['what is collapsed or opened', { type: 'group', metadata: { isCollapsed: true } }],
    [
      'the form of a recipe',
      { type: 'text', metadata: { recipe: { id: 'thread', values: { topic: 'x', posts: 5 } } } },
    ],
    [
      'the address of a link',
      {
        type: 'youtube_transcript',
        title: 'Video',
        metadata: { url: 'https://youtu.be/abcdefghijk', videoId: 'abcdefghijk' },
      },
    ],
    [
      'the address of a page that was kept as a note',
      { type: 'user_note', metadata: { url: 'https://a.example/x', domain: 'a.example' } },
    ],
    ['a note for the AI', { type: 'website', metadata: { url: 'https://a.example/', noteForAi: 'Only the prices.' } }],
  ])('%s', (_, node) => expect(kept(node)).toEqual(blankNode({ id: 'a', ...node })));

  it('wires with their look and depth', () => {
    const nodes = [blankNode({ id: 'a' }), blankNode({ id: 'b', type: 'ai_chat' })];
    const edge = blankEdge({
      id: 'e',
      source: 'a',
      target: 'b',
      label: 'x',
      depth: 'summary',
      style: { stroke: 'red' },
    });
    expect(templateBoard({ nodes, edges: [edge] }).edges).toEqual([edge]);
  });
});

describe('a template leaves behind', () => {
  it.each<[string, Partial<BoardNode>, Partial<BoardNode>]>([
    [
      'what was read of a link',
      {
        type: 'website',
        content: 'SECRET',
        metadata: {
          url: 'https://a.example/',
          description: 'SECRET',
          passageCount: 3,
          thumbnail: 'SECRET',
          processingError: 'SECRET',
        },
      },
      { type: 'website', metadata: { url: 'https://a.example/' } },
    ],
    [
      'what a chat said',
      {
        type: 'ai_chat',
        title: 'Chat',
        content: 'SECRET',
        metadata: { name: 'SECRET', messages: ['SECRET'], isExpanded: true },
      },
      { type: 'ai_chat', title: 'Chat', metadata: { name: 'Chat', isExpanded: true } },
    ],
    [
      'an answer',
      { type: 'ai_summary', title: 'Sum', content: 'SECRET', metadata: { content: 'SECRET' } },
      { type: 'ai_summary', title: 'Sum' },
    ],
    [
      'the evidence of a note, with its numbers',
      {
        type: 'text',
        content: 'Three cubes.[1]',
        metadata: {
          citations: [{ quote: 'SECRET' }],
          answerOf: { nodeId: 'SECRET' },
          madeFrom: ['SECRET'],
          recipe: { id: 'thread', values: {} },
        },
      },
      { type: 'text', content: 'Three cubes.', metadata: { recipe: { id: 'thread', values: {} } } },
    ],
    ['people, locks and unknown facts', { metadata: { locked: true, createdBy: 'SECRET', userId: 'SECRET' } }, {}],
    ['what only calls itself a recipe', { metadata: { recipe: { id: 'x', values: {}, quotes: 'SECRET' } } }, {}],
  ])('%s', (_, node, left) => expect(kept(node)).toEqual(blankNode({ id: 'a', ...left })));

  it('files, and the wires at them', () => {
    const nodes = [
      blankNode({ id: 'f', type: 'file', title: 'SECRET.pdf', metadata: { fileId: 'SECRET' } }),
      blankNode({ id: 'n' }),
      blankNode({ id: 'c', type: 'ai_chat' }),
    ];
    const edges = [blankEdge({ id: '1', source: 'f', target: 'c' }), blankEdge({ id: '2', source: 'n', target: 'c' })];
    const left = templateBoard({ nodes, edges });
    expect(left.nodes.map(({ id }) => id)).toEqual(['n', 'c']);
    expect(left.edges.map(({ id }) => id)).toEqual(['2']);
  });
});
