import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { judgeContent, judgeLargeContent } from './judged-content.ts';

const edges = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `e${i}`, source: 'a', target: 'b', more: 1 }));
const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));
const judged = (body: unknown) => JSON.parse(Buffer.from(judgeContent(bytesOf(body)).text).toString());

describe('a checkpoint that is judged', () => {
  it('is what was sent, with its defaults', () => {
    const content = { meta: { zoom: 1 }, edges: edges(3) };
    expect(judged({ content })).toEqual(content);
    expect(judged({ content: {} })).toEqual({ meta: {}, edges: [] });
  });

  it('is compressed where it is large, and holds the same', () => {
    const content = { meta: {}, edges: edges(3_000) };
    const { text, packed } = judgeLargeContent(bytesOf({ content }));
    expect(JSON.parse(Buffer.from(text).toString())).toEqual(content);
    expect(gunzipSync(packed ?? '')).toEqual(text);
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
  ])('is refused for %s, and says where', (_, body, words) => {
    expect(() => judgeContent(bytesOf(body))).toThrow(
      expect.objectContaining({ code: 'bad-input', message: expect.stringMatching(words) }),
    );
  });

  it('is refused where it stays large when it is compressed', () => {
    const noise = Array.from({ length: 1_000 }, (_, i) => ({
      ...edges(1)[0],
      id: `${i}`,
      label: randomBytes(5_600).toString('base64'),
    }));
    expect(() => judgeLargeContent(bytesOf({ content: { edges: noise } }))).toThrow(
      expect.objectContaining({ code: 'too-large' }),
    );
  });
});
