import { describe, expect, it } from 'vitest';
import { readingOf } from './reading.ts';

describe('numbers and signs are read', () => {
  it.each([
    ['1,234', '천이백삼십사'],
    ['1,234,567원', '백이십삼만사천오백육십칠원'],
    ['10000', '만'],
    ['110,000', '십일만'],
    ['100010000', '일억일만'],
    ['0', '영'],
    ['2026년 3월 1일', '이천이십육년 삼월 일일'],
    ['2026-03-01', '이천이십육년삼월일일'],
    ['10만 명', '십만 명'],
    ['1만 원', '만 원'],
    ['1억 2천만', '일억 이천만'],
    ['3.5', '삼점오'],
    ['0.05', '영점영오'],
    ['1.2.3', '일점이점삼'],
    ['50%', '오십퍼센트'],
    ['2%p', '이퍼센트포인트'],
    ['$50', '오십달러'],
    ['₩10,000', '만원'],
    ['$1.5만', '일점오만달러'],
    ['1/2', '이분의일'],
    ['16:9', '십육대구'],
    ['3:30', '세시삼십분'],
    ['-5도', '마이너스오도'],
    ['3~5분', '삼에서오분'],
    ['1+1', '일플러스일'],
    ['96℃', '구십육도'],
    ['10kg', '십킬로그램'],
  ])('%s as %s', (written, said) => {
    expect(readingOf(written)).toBe(said);
  });

  it.each([
    ['5개', '다섯개'],
    ['12시', '열두시'],
    ['20살', '스무살'],
    ['33명', '서른세명'],
    ['24시간', '스물네시간'],
    ['5번째', '다섯번째'],
    ['5 잔', '다섯 잔'],
  ])('in native words before a counter: %s as %s', (written, said) => {
    expect(readingOf(written)).toBe(said);
  });

  it.each([
    ['5개월', '오개월'],
    ['5달러', '오달러'],
    ['5번가', '오번가'],
    ['14시', '십사시'],
    ['100명', '백명'],
    ['1.5배', '일점오배'],
    ['제5장', '제오장'],
  ])('in Sino-Korean words where it is none: %s as %s', (written, said) => {
    expect(readingOf(written)).toBe(said);
  });

  it.each([
    ['010-1234-5678', '공일공-일이삼사-오육칠팔'],
    ['1588-1234', '일오팔팔-일이삼사'],
    ['007', '공공칠'],
    ['123456789012345678901', '일이삼사오육칠팔구공일이삼사오육칠팔구공일'],
  ])('digit by digit where they are codes: %s as %s', (written, said) => {
    expect(readingOf(written)).toBe(said);
  });

  it.each([
    ['4K', '포K'],
    ['MP3', 'MP쓰리'],
    ['GPT-4', 'GPT-포'],
    ['B2B', 'B투B'],
  ])('in English where they are stuck to letters: %s as %s', (written, said) => {
    expect(readingOf(written)).toBe(said);
  });
});
