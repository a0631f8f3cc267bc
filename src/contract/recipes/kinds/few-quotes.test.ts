import { describe, expect, it } from 'vitest';
import type { ReadSource, Recipe } from '../recipe.ts';
import { recipes, type RecipeId } from './index.ts';
import { formOf, noteOf } from './test-sources.ts';

const frameOf = (id: RecipeId, sources: readonly ReadSource[], language: 'ko' | 'en', topic = '식비') => {
  const recipe: Recipe = recipes[id];
  return recipe.outline(formOf(recipe, { topic }), { sources, keywords: ['식비'] }, language);
};
const LINE = '한 달 식비가 62만 원에서 38만 원이 되었다.';
const one = noteOf(LINE, { title: '기록' });
const none = noteOf('', { title: '빈 글', quotes: [] });

const written: readonly RecipeId[] = ['blog-post', 'newsletter', 'community-post', 'thread', 'long-script'];
const frames = written.flatMap((id) => (['ko', 'en'] as const).map((language) => [id, language] as const));

describe('a frame with little to quote', () => {
  it.each(frames)('has no heading and no list without anything below it: %s in %s', (id, language) => {
    for (const sources of [[one], [none]]) {
      const text = frameOf(id, sources, language);
      expect(text).not.toMatch(/^#{2,3} [^\n]*\n+(?:#{1,3} |$(?![^]))/m);
      expect(text).not.toMatch(/:\n+(?!- |##? )/);
      expect(text).not.toMatch(/\n{3}/);
    }
  });

  it('tells the only sentence of a letter in its body', () => {
    const text = frameOf('newsletter', [one], 'ko');
    expect(text).toContain(`### 이번 주에 본 것\n- ${LINE} [`);
    expect(text).toContain('## 미리보기\n〔첫 문장〕');
  });

  it('a post has what two sources say alike below the first of them', () => {
    const text = frameOf('blog-post', [one, noteOf(`${LINE.slice(0, -1)}!`, { title: '다른 기록' })], 'ko');
    expect(text.match(/62만 원/g)).toHaveLength(1);
    expect(text).toMatch(/## 다른 기록\n\n〔/);
  });
});

it.each<[RecipeId, string]>([
  ['long-script', '오늘은 왜 살이 안 빠질까, 〔'],
  ['short-script', '왜 살이 안 빠질까, 〔'],
  ['description-pack', '- 왜 살이 안 빠질까, 이것부터'],
  ['community-post', '왜 살이 안 빠질까, 여러분은'],
])('a topic that ends as a question goes on without its sign: %s', (id, words) => {
  expect(frameOf(id, [one], 'ko', '왜 살이 안 빠질까?')).toContain(words);
});
