import { expect, it } from 'vitest';
import { tagsLength } from '#contract/recipes/description/youtube-limits.ts';
import { fitTags } from './fit-tags.ts';

it('tags are kept from the first as long as they fit', () => {
  const tags = Array.from({ length: 100 }, (_, i) => `태그 ${i}`);
  const kept = fitTags(tags);
  expect(kept).toEqual(tags.slice(0, kept.length));
  expect(tagsLength(kept)).toBeLessThanOrEqual(500);
  expect(tagsLength([...kept, tags[kept.length] ?? ''])).toBeGreaterThan(500);
  expect(fitTags(['가'.repeat(501), '', '나'])).toEqual(['나']);
  expect(fitTags(['자취', 'Food', '자취', 'food'])).toEqual(['자취', 'Food']);
});
