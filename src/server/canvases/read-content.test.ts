import { describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { readContent } from './read-content.ts';

const edges = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `e${i}`, source: 'a', target: 'b', more: 1 }));
const pieces = () => {
  let count = 0;
  return { onPiece: async () => void (count += 1), counted: () => count };
};

describe('a checkpoint that is read', () => {
  it('is what was sent, with its defaults', async () => {
    const content = { meta: { zoom: 1 }, edges: edges(3) };
    expect(await readContent({ content })).toEqual({ content });
    expect(await readContent({ content: {} })).toEqual({ content: { meta: {}, edges: [] } });
  });

  it.each([
    [0, 0],
    [1, 1],
    [500, 1],
    [501, 2],
    [OURS.edgesPerBoard, 80],
  ])('of %i connections is judged in %i pieces', async (count, expected) => {
    const { onPiece, counted } = pieces();
    expect((await readContent({ content: { edges: edges(count) } }, onPiece)).content.edges).toHaveLength(count);
    expect(counted()).toBe(expected);
  });

  it.each<[string, unknown, RegExp]>([
    ['no content', {}, /^content: /],
    ['a part that it would lose', { content: { nodes: [] } }, /^content: /],
    ['more beside it', { content: {}, title: 'x' }, /title/],
    ['too many connections', { content: { edges: edges(OURS.edgesPerBoard + 1) } }, /^content\.edges: /],
    [
      'a connection without ends',
      { content: { edges: [...edges(700), { id: 'e' }] } },
      /^content\.edges\.700\.source: /,
    ],
    [
      'a large connection',
      { content: { edges: [{ ...edges(1)[0], a: 'x'.repeat(20_000) }] } },
      /^content\.edges\.0: must be small/,
    ],
    ['too much meta', { content: { meta: { a: 'x'.repeat(20_000) } } }, /^content\.meta/],
    ['no object', 'content', /\S/],
  ])('is refused for %s, and says where', async (_, body, words) => {
    await expect(readContent(body)).rejects.toMatchObject({ code: 'bad-input', message: expect.stringMatching(words) });
  });
});
