import { describe, expect, it } from 'vitest';
import { keepsFacts } from './keeps-facts.ts';

describe('a part that was written anew', () => {
  it.each<[string, string, string, boolean]>([
    ['says less', '식비가 62만 원에서 38만 원으로 줄었어요 [1].', '식비가 38만 원이 됐어요 [1].', true],
    ['says another figure', '식비가 62만 원이에요 [1].', '식비가 26만 원이에요 [1].', false],
    ['cites another passage', '식비가 줄었어요 [1].', '식비가 줄었어요 [2].', false],
    ['leaves its figures out', '62만 원이에요 [1].', '줄었어요.', true],
    ['fills a blank', '〔내 경험〕 덕분에 줄었어요.', '제가 해 보니 줄었어요.', false],
    ['keeps a blank', '정말로 〔내 경험〕 덕분에 줄었어요.', '〔내 경험〕 덕분이에요.', true],
    ['writes a figure with commas', '12,000원', '12000원', true],
  ])('keeps the facts or not: it %s', (_, before, after, isKept) => expect(keepsFacts(before, after)).toBe(isKept));
});
