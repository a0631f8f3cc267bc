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

  it('takes small ones whole and tells that the large one is only a part', () => {
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

describe('packing many sources of which one answers', () => {
  const relevant = aSource('훈민정음', 40, (i) =>
    i % 4 === 0 ? `훈민정음은 1443년에 창제되었다 (${i})` : `그 무렵 궁궐의 다른 이야기 ${i}`,
  );
  /** Of all sizes, small ones among them; of the same letters as the question in places. */
  const others = Array.from({ length: 60 }, (_, i) =>
    aSource(`다른 글 ${i}`, [1, 3, 20, 200][i % 4] ?? 0, (place) => `${i}번째 글의 창고 이야기 ${place}`),
  );
  const sources = others.toSpliced(30, 0, relevant);
  const question = '훈민정음은 언제 창제되었나요?';

  it.each([18_000, 100_000])(
    'takes all that answers where %i tokens are free, the best of the rest beside it',
    (budget) => {
      const { context, passages } = pack(sources, question, budget);
      const answering = relevant.passages.filter(({ text }) => text.startsWith('훈민정음'));
      const taken = passages.filter(({ source }) => source === relevant).map(({ id }) => id);
      expect(taken).toEqual(expect.arrayContaining(answering.map(({ id }) => id)));
      const tokens = context.reduce((sum, share) => sum + share.tokens, 0);
      expect(tokens).toBeLessThanOrEqual(budget);
      expect(tokens).toBeGreaterThan(budget - 2 * COST);
    },
  );

  it('gives every source its least part where that fits for all, and takes small ones whole', () => {
    const { context } = pack(sources, question, 100_000);
    expect(context.every(({ passages, ofPassages }) => passages > 0 && (!ofPassages || passages >= 4))).toBe(true);
    expect(context.filter(({ share }) => share === 'whole').length).toBeGreaterThanOrEqual(30);
  });

  it('chooses the same every time, under numbers that count all passages', () => {
    const first = pack(sources, question, 18_000);
    expect(pack(sources, question, 18_000)).toEqual(first);
    const all = sources.flatMap((source) => source.passages.map(({ id }) => id));
    expect(first.passages.map(({ mark, id }) => all[mark - 1] === id)).not.toContain(false);
    expect(first.passages.map(({ mark }) => mark)).toEqual(
      first.passages.map(({ mark }) => mark).toSorted((a, b) => a - b),
    );
  });

  it('takes what is near in meaning, although it shares no word', () => {
    const near = aSource('영어', 30, (i) => `Another story ${i}`);
    const passages = near.passages.map((passage, i) => (i === 17 ? { ...passage, nearness: 0.9 } : passage));
    const packed = pack(others.toSpliced(10, 0, { ...near, passages }), question, 18_000);
    expect(packed.passages.map(({ id }) => id)).toContain('영어-17');
  });

  it('parts the room evenly where a question wants everything, whatever words it has in common with a source', () => {
    const told = aSource('요약본', 100, (i) => `모두 요약하면 이렇다 ${i}`);
    expect(shares([told, aSource('글', 100)], 20 * COST, '모두 요약해 줘')).toEqual([
      ['요약본', 'part', 10],
      ['글', 'part', 10],
    ]);
  });
});
