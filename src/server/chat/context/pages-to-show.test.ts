import { describe, expect, it } from 'vitest';
import type { GatheredPassage } from './gather.ts';
import { pagesOfScan, pagesToLookAt, wordless } from './pages-to-show.ts';

const passage = (page: number, text: string): GatheredPassage => ({
  id: `${page}`,
  text,
  heading: null,
  page,
  startSec: null,
  endSec: null,
  tokens: 10,
});
const report = {
  passages: [passage(1, '회사 소개와 연혁'), passage(3, '분기별 매출 추이'), passage(5, '채용 안내')],
  pageCount: 5,
};

describe('the pages of a scan', () => {
  it('are those that are named, then those without words, then what fits the question, then the rest', () => {
    expect(pagesOfScan(report, '매출 추이', [5])).toEqual([5, 2, 4, 3, 1]);
  });
  it('of which nothing is read come from the beginning', () => {
    expect(pagesOfScan({ passages: [], pageCount: 3 }, '뭐라고 써 있어?', [9])).toEqual([1, 2, 3]);
  });
});

describe('the pages of a document with words', () => {
  it('are those whose words fit the question, over all documents', () => {
    const other = { passages: [passage(2, '매출 추이 그래프와 매출 추이 표')], pageCount: 2 };
    const found = pagesToLookAt([report, other], '매출 추이 그래프', []);
    expect(found[0]).toEqual({ document: other, page: 2 });
    expect(found).toContainEqual({ document: report, page: 3 });
    expect(found).not.toContainEqual({ document: report, page: 5 });
  });
  it('are those that the question names, where there are such', () => {
    expect(pagesToLookAt([report], '매출 추이', [5, 8])).toEqual([{ document: report, page: 5 }]);
  });
  it('without a word are known where somebody counted the pages', () => {
    expect(wordless(report)).toEqual([2, 4]);
    expect(wordless({ ...report, pageCount: null })).toEqual([]);
  });
});
