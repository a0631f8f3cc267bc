import { describe, expect, it } from 'vitest';
import { findByTitle, markMatch } from './search-results.ts';

const things = ['홈카페 입문 영상 기획', '무선 이어폰 5종 비교', 'Vlog in Gangneung', '기획 회의'].map((title, id) => ({
  id: String(id),
  title,
}));
const titles = (query: string) => findByTitle(things, query).map((thing) => thing.title);

describe('the search', () => {
  it('finds by any part, whatever the spacing and the case', () => {
    expect(titles('무선이어폰')).toEqual(['무선 이어폰 5종 비교']);
    expect(titles('  VLOG ')).toEqual(['Vlog in Gangneung']);
    expect(titles('없는 말')).toEqual([]);
  });

  it('puts titles that begin with the query first, and keeps everything for an empty query', () => {
    expect(titles('기획')).toEqual(['기획 회의', '홈카페 입문 영상 기획']);
    expect(titles(' ')).toHaveLength(4);
  });

  it('finds decomposed Hangul, as file systems write it', () => {
    expect(titles('이어폰'.normalize('NFD'))).toEqual(['무선 이어폰 5종 비교']);
  });

  it('marks what matched, spaces within included', () => {
    expect(markMatch('무선 이어폰 5종', '선이어')).toEqual([
      { text: '무', isMatch: false },
      { text: '선 이어', isMatch: true },
      { text: '폰 5종', isMatch: false },
    ]);
    expect(markMatch('제목', '')).toEqual([{ text: '제목', isMatch: false }]);
    expect(markMatch('제목', '다른')).toEqual([{ text: '제목', isMatch: false }]);
  });
});
