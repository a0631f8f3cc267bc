import { describe, expect, it } from 'vitest';
import { fitTags } from './fit-tags.ts';
import { fitTitle } from '#contract/recipes/description/fit.ts';
import { tagsLength } from '#contract/recipes/description/youtube-limits.ts';

describe('trimming to the limits', () => {
  it.each([
    ['stays', '짧은 제목', '짧은 제목'],
    ['ends behind a word', `${'가'.repeat(90)} ${'나'.repeat(20)}`, '가'.repeat(90)],
    ['ends without a loose bracket', `${'가'.repeat(95)} (${'나'.repeat(20)}`, '가'.repeat(95)],
    ['ends before a remark that would not be whole', `${'가'.repeat(70)} (${'나 '.repeat(20)})`, '가'.repeat(70)],
    ['is cut hard where there are no words', '가'.repeat(120), '가'.repeat(100)],
    ['keeps a letter whole', `${'가'.repeat(99)}👨‍👩‍👧‍👦`, '가'.repeat(99)],
  ])('a title %s', (_name, title, expected) => {
    expect(fitTitle(title)).toBe(expected);
  });

  it('tags are kept from the first as long as they fit', () => {
    const tags = Array.from({ length: 100 }, (_, i) => `태그 ${i}`);
    const kept = fitTags(tags);
    expect(kept).toEqual(tags.slice(0, kept.length));
    expect(tagsLength(kept)).toBeLessThanOrEqual(500);
    expect(tagsLength([...kept, tags[kept.length] ?? ''])).toBeGreaterThan(500);
    expect(fitTags(['가'.repeat(501), '', '나'])).toEqual(['나']);
    expect(fitTags(['자취', 'Food', '자취', 'food'])).toEqual(['자취', 'Food']);
  });

  it.each(['\ud800'.repeat(100_000), '👨‍👩‍👧‍👦'.repeat(9_000), ' '.repeat(100_000), 'a\u0301'.repeat(50_000)])(
    'holds for hostile text',
    (text) => {
      expect(fitTitle(text).length).toBeLessThanOrEqual(100);
    },
  );
});
