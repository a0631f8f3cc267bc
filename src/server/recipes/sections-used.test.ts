import { describe, expect, it } from 'vitest';
import { sectionsUsed } from './sections-used.ts';

const script = {
  content: '## 훅\n식비가 반으로 줄었어요.\n\n## 본론\n장은 주 1회 봐요.\n\n## 마무리\n구독!',
};

describe('what cites some sections only', () => {
  it.each<[string, string[], string[] | undefined]>([
    ['of one section', ['장은 주 1회 봐요.'], ['본론']],
    ['of two', ['식비가 반으로  줄었어요.', '구독!'], ['훅', '마무리']],
    ['of one section, one of them nowhere', ['장은 주 1회 봐요.', '다른 말'], undefined],
    ['of none', [], undefined],
    ['of empty words', [''], undefined],
  ])('is told from quotes %s', (_, quotes, expected) => expect(sectionsUsed(script.content, quotes)).toEqual(expected));

  it('is not told of a text without sections', () => expect(sectionsUsed('가나다', ['가'])).toBeUndefined());
});
