import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { InnerHit } from '#contract/search/search.api.ts';
import { findInNodes, hitOf, inOrder, soughtWords, type Hit } from './hits.ts';

const aNode = (n: number, more: Partial<BoardNode>): BoardNode =>
  blankNode({ id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`, type: 'text', title: '메모', ...more });
const find = (node: BoardNode, typed: string) => hitOf(node, soughtWords(typed), typed);

describe('a node is found', () => {
  it.each([
    ['분쇄도 실험', '쇄도', 'title'],
    ['홈카페 장비', '홈카페장비', 'title'],
    ['Coffee Review', 'REVIEW coffee', 'title'],
    ['분쇄도'.normalize('NFD'), '분쇄', 'title'],
  ])('by its title %s for %s', (title, typed, where) => {
    expect(find(aNode(1, { title }), typed)).toMatchObject({ in: where, excerpt: null });
  });

  it('by its words as they read, without the marks of Markdown', () => {
    const hit = find(aNode(1, { content: '# 결론\n\n맛은 **분쇄**도가 정해요' }), '분쇄도');
    expect(hit).toMatchObject({ in: 'content' });
    expect(hit?.excerpt).toContain('맛은 분쇄도가 정해요');
  });

  it('by words of which some stand in the title and others in the text', () => {
    expect(find(aNode(1, { title: '원두', content: '온도 92도' }), '온도 원두')).toMatchObject({ in: 'content' });
  });

  it('by the description and the address that its card shows', () => {
    const node = aNode(1, { type: 'website', metadata: { description: '드립 입문', url: 'https://coffee.example/x' } });
    expect(find(node, '입문')).toMatchObject({ in: 'content' });
    expect(find(node, 'coffee.example')).toMatchObject({ in: 'content' });
  });

  it('by nothing else', () => {
    expect(find(aNode(1, { content: '물' }), '분쇄도')).toBeNull();
    expect(soughtWords('   ')).toEqual([]);
  });
});

it('looking through many nodes can be called off', async () => {
  const nodes = Array.from({ length: 30_000 }, (_, i) => aNode(i, { content: `${'말 '.repeat(60)}${i}` }));
  const search = new AbortController();
  const all = findInNodes(nodes, '29999', search.signal);
  search.abort();
  await expect(all).rejects.toThrow();
  expect(await findInNodes(nodes.slice(0, 50), '49', new AbortController().signal)).toMatchObject([
    { nodeId: nodes[49]?.id },
  ]);
});

describe('the order of hits', () => {
  const own = (nodeId: string, place: Hit['in']): Hit => ({
    nodeId,
    in: place,
    id: '',
    excerpt: null,
    quote: '',
    startSec: null,
    page: null,
  });
  const inner = (nodeId: string, id: string): InnerHit => ({
    nodeId,
    conversationId: null,
    in: 'source',
    id,
    excerpt: '',
    quote: '',
    startSec: null,
    page: null,
  });
  const places: Record<string, { x: number; y: number }> = {
    a: { x: 400, y: 0 },
    b: { x: 0, y: 10 },
    c: { x: 0, y: 900 },
    d: { x: 0, y: 2_000 },
  };

  it('is titles first, then as one reads, with what stands inside a node after its own words', () => {
    const hits = inOrder(
      [own('a', 'content'), own('b', 'content'), own('d', 'title')],
      [inner('c', '1'), inner('a', '2'), inner('a', '3'), inner('gone', '4')],
      (id) => places[id],
    );
    expect(hits.map((hit) => hit.nodeId + hit.id)).toEqual(['d', 'b', 'a', 'a2', 'a3', 'c1']);
  });

  it('keeps every hit of every node that is there, whatever order they come in', () => {
    const hit = fc.record({ nodeId: fc.constantFrom('a', 'b', 'c', 'd'), id: fc.uuid() });
    fc.assert(
      fc.property(fc.array(hit), (hits) => {
        const ordered = inOrder(
          [],
          hits.map(({ nodeId, id }) => inner(nodeId, id)),
          (id) => places[id],
        );
        expect(ordered.map(({ id }) => id).toSorted()).toEqual(hits.map(({ id }) => id).toSorted());
      }),
    );
  });
});
