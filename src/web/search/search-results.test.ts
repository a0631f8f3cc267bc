import { describe, expect, it } from 'vitest';
import { findByTitle, markMatch, namedBy } from './search-results.ts';

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

describe('what is meant by its name', () => {
  const named = (title: string) => ({ id: title, title });
  const places = ['화면 맞춤', '로그아웃', 'Fit the view', '무선 이어폰 5종 비교', '왜 첫 잔이 쓸까?'].map(named);
  const nodes = ['분쇄도 하나만 바꿨더니 맛이 났다', '도입부 대본', '로그아웃'].map(named);

  it.each([
    ['the whole title', '화면 맞춤', '화면 맞춤'],
    ['spacing and case aside', ' fit THE view', 'Fit the view'],
    ['its beginning', '무선이어폰', '무선 이어폰 5종 비교'],
    ['decomposed Hangul', '화면'.normalize('NFD'), '화면 맞춤'],
    ['the whole title, also where that is a question', '왜 첫 잔이 쓸까?', '왜 첫 잔이 쓸까?'],
    ['the whole title of a node', '도입부 대본', '도입부 대본'],
  ])('is told by %s', (_, query, title) => {
    expect(namedBy(query, places, nodes)?.title).toBe(title);
  });

  it.each([
    ['the beginning of a node', '분쇄도'],
    ['a word within', '이어폰'],
    ['several words that a title begins with', '왜 첫 잔이'],
    ['a question mark', '화면?'],
    ['what is nowhere', '물 온도'],
    ['nothing', '  '],
  ])('is nothing by %s', (_, query) => {
    expect(namedBy(query, places, nodes)).toBeUndefined();
  });

  it('is a command or a canvas sooner than a node of the same name', () => {
    expect(namedBy('로그아웃', places, nodes)).toBe(places[1]);
  });
});
