import { describe, expect, it } from 'vitest';
import type { GatheredSource } from './gather.ts';
import { pack } from './pack.ts';

const COST = 108;
/** A source of so many passages of 100 tokens (108 with the mark). */
function aSource(title: string, count: number, textOf: (i: number) => string = (i) => `${title} ${i}`): GatheredSource {
  const passages = Array.from({ length: count }, (_, i) => ({
    id: `${title}-${i}`,
    text: textOf(i),
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 100,
  }));
  const state = count > 0 ? 'readable' : 'waiting';
  return {
    nodeId: title,
    sourceId: title,
    kind: 'website',
    title,
    url: null,
    state,
    problem: null,
    passages,
    segments: [],
  };
}
const shares = (sources: GatheredSource[], budget: number, question = '') =>
  pack(sources, question, budget).context.map(({ title, share, passages }) => [title, share, passages]);

describe('packing sources into a budget', () => {
  it('takes all of them whole while they fit, in the order of the board', () => {
    const { passages, context } = pack([aSource('큰', 5), aSource('작은', 2)], '', 7 * COST);
    expect(context.map((c) => [c.title, c.share, c.passages, c.tokens])).toEqual([
      ['큰', 'whole', 5, 540],
      ['작은', 'whole', 2, 216],
    ]);
    expect(passages.map((p) => [p.mark, p.id])).toEqual([
      [1, '큰-0'],
      [2, '큰-1'],
      [3, '큰-2'],
      [4, '큰-3'],
      [5, '큰-4'],
      [6, '작은-0'],
      [7, '작은-1'],
    ]);
  });

  it('takes the smallest whole first and tells that the large one is only a part', () => {
    expect(shares([aSource('큰', 100), aSource('작은', 2), aSource('중간', 5)], 20 * COST)).toEqual([
      ['큰', 'part', 13],
      ['작은', 'whole', 2],
      ['중간', 'whole', 5],
    ]);
  });

  it('leaves something for every source when several are too large', () => {
    const [a, b] = shares([aSource('가', 100), aSource('나', 200)], 20 * COST);
    expect([a, b]).toEqual([
      ['가', 'part', 10],
      ['나', 'part', 10],
    ]);
  });

  it('keeps first and last of a part, and between them what fits the question, in the source’s order', () => {
    const source = aSource('글', 50, (i) => (i === 31 ? '훈민정음은 1443년에 창제되었다' : `다른 이야기 ${i}`));
    const { passages } = pack([source], '훈민정음 창제', 3 * COST);
    expect(passages.map((p) => p.id)).toEqual(['글-0', '글-31', '글-49']);
  });

  it('spreads a part over the source when no passage fits the question', () => {
    const { passages } = pack([aSource('글', 100)], 'zzz', 12 * COST);
    const places = passages.map((p) => Number(p.id.split('-')[1]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.max(...places.slice(1).map((place, i) => place - places[i]!))).toBeLessThan(30);
  });

  it('names sources without text by their title only', () => {
    expect(shares([aSource('빈', 0), aSource('글', 1)], 10 * COST)).toEqual([
      ['빈', 'title-only', 0],
      ['글', 'whole', 1],
    ]);
  });

  it.each([0, 50, 500, 5_000, 50_000])('never exceeds a budget of %i tokens', (budget) => {
    const sources = [aSource('가', 30), aSource('나', 7), aSource('다', 300), aSource('라', 1)];
    const taken = pack(sources, '가 3', budget).context.reduce((sum, c) => sum + c.tokens, 0);
    expect(taken).toBeLessThanOrEqual(budget);
  });
});
