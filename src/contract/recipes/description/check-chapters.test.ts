import { describe, expect, it } from 'vitest';
import { readChapters } from '../../sources/chapters.ts';
import { checkChapterLines } from './check-chapters.ts';

const found = (text: string, durationSec: number | null = null) =>
  checkChapterLines(text, durationSec).map(({ rule, at, fix }) => [rule, at && text.slice(...at), fix]);

describe('chapter lines', () => {
  it.each([
    ['a plain list', '00:00 시작\n00:30 본론\n01:00 끝'],
    ['a list among other words', '오늘은 커피예요.\n\n0:00 시작\n0:30 본론\n1:00 끝\n\n매주 수요일 19:30'],
    ['a time of something else before the list', '19:30 수요일 방송\n\n0:00 시작\n0:30 본론\n1:00 끝'],
    ['times behind titles', '시작 - 0:00\n본론 (0:30)\n끝 [1:00:00]'],
    ['bullets, numbers, pictures and bold', '- 0:00 시작\n2. 0:30 본론\n⏱ 1:00 끝\n▶ **1:30** 덤'],
    ['spans', '0:00~0:30 시작\n0:30 - 1:00 본론\n1:00–1:30 끝'],
    ['no list at all', '비율은 16:9이고 3분 카레를 먹었어요.'],
    ['nothing', ''],
    ['keycaps', '1️⃣ 0:00 가\n2️⃣ 1:00 나\n3️⃣ 2:00 다'],
    ['empty lines between', '0:00 가\n\n1:00 나\n\n2:00 다'],
    ['titles with figures', '0:00 10% 할인 받는 법\n1:00 3,900원 반찬\n2:00 1+1 행사'],
    ['a speed', '0:00 가\n1.5배속으로 보세요\n1:00 나\n2:00 다'],
    ['over one hour', '00:00 가\n58:10 나\n1:02:30 다\n1:40:05 라'],
    ['more than sixty minutes without hours', '0:00 가\n65:30 나\n90:00 다'],
    ['a time within a title', '0:00 인트로\n0:45 19:30에 만난 친구\n2:00 끝'],
    ['scores and ratios', '0:00 경기 시작\n12:30 첫 골 1:0\n화면비 16:9로 촬영\n45:00 후반전\n88:10 결승골 2:1'],
    ['a price beside', '0:00 가\n12.50달러 가격 공개\n1:00 나\n2:00 다'],
    ['the hours of a shop', '영업시간\n오픈 10:00\n브레이크타임 15:00\n마감 22:00'],
    ['the hours of a day', '출근 8:30\n점심 12:00\n퇴근 18:00'],
    ['a timetable', '오전 9:00 시작\n오후 1:00 점심\n오후 6:00 저녁'],
    ['brackets and a quotation', '> - [00:00] 인트로\n> - [01:00] 본론\n> - [02:00] 끝'],
    ['wide white space and other line ends', '0:00　가\r\n1:00\t나\r\n2:00 다\r\n'],
    ['hours', '0:00:00 시작\n0:59:30 본론\n1:02:03 끝'],
  ])('of %s are in order', (_name, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each<[string, string, number | null, unknown[][]]>([
    ['a first time that is not 0', '00:05 시작\n00:30 본론\n01:00 끝', null, [['chapter-first', '00:05', '00:00']]],
    ['two lines', '0:00 시작\n0:30 끝', null, [['chapter-count', '0:00 시작\n0:30 끝', undefined]]],
    ['times that fall', '0:00 가\n1:00 나\n0:30 다\n2:00 라', null, [['chapter-order', '0:30', undefined]]],
    ['a time twice', '0:00 가\n1:00 나\n1:00 다', null, [['chapter-order', '1:00', undefined]]],
    ['a short chapter', '0:00 가\n0:30 나\n0:39 다', null, [['chapter-length', '0:30', undefined]]],
    ['a last chapter too near the end', '0:00 가\n0:30 나\n1:00 다', 69, [['chapter-end', '1:00', undefined]]],
    ['a chapter after the end', '0:00 가\n0:30 나\n2:00 다', 100, [['chapter-end', '2:00', undefined]]],
    ['a missing title', '0:00 가\n0:30\n1:00 다', null, [['chapter-title', '0:30', undefined]]],
    ['seconds above 59', '0:00 가\n0:75 나\n2:00 다', null, [['chapter-time', '0:75', '01:15']]],
    ['a wide colon', '0:00 가\n0：30 나\n2:00 다', null, [['chapter-time', '0：30', '00:30']]],
    ['Korean minutes', '0:00 가\n1분 5초 나\n2:00 다', null, [['chapter-time', '1분 5초', '01:05']]],
    ['digits of full width', '００：００ 가\n0:30 나\n1:00 다', null, [['chapter-time', '００：００', '00:00']]],
    ['a semicolon for a colon', '0:00 가\n1;30 나\n2:00 다', null, [['chapter-time', '1;30', '01:30']]],
    ['a full stop for a colon', '0:00 가\n01.30 나\n2:00 다', null, [['chapter-time', '01.30', '01:30']]],
    [
      'minutes and seconds that run over',
      '0:00 가\n59:60 나\n1:10:00 다',
      null,
      [['chapter-time', '59:60', '1:00:00']],
    ],
    ['single digits', '0:00 가\n1:2:3 나\n1:10:00 다', null, [['chapter-time', '1:2:3', '1:02:03']]],
    ['a full stop behind one digit', '0:00 가\n1.30 나\n2:00 다', null, [['chapter-time', '1.30', '01:30']]],
    ['white space around the colon', '0:00 가\n1 : 30 나\n3:00 다', null, [['chapter-time', '1 : 30', '01:30']]],
    [
      'a first chapter behind another',
      '1:00 나\n0:00 가\n2:00 다',
      null,
      [
        ['chapter-first', '1:00', '00:00'],
        ['chapter-order', '0:00', undefined],
      ],
    ],
    ['minutes alone', '0:00 가\n1분 나\n2:00 다', null, [['chapter-time', '1분', '01:00']]],
    [
      'a run of semicolons',
      '0:00 가\n1;30 나\n3;00 다',
      null,
      [
        ['chapter-time', '1;30', '01:30'],
        ['chapter-time', '3;00', '03:00'],
      ],
    ],
    [
      'a hundred minutes and more',
      '0:00 가\n100:00 나\n120:00 다',
      null,
      [
        ['chapter-time', '100:00', '1:40:00'],
        ['chapter-time', '120:00', '2:00:00'],
      ],
    ],
    ['nine seconds', '0:00 가\n0:09 나\n0:30 다', null, [['chapter-length', '0:00', undefined]]],
    [
      'a list upside down',
      '0:00 가\n3:00 나\n2:00 다\n1:00 라',
      null,
      [
        ['chapter-order', '2:00', undefined],
        ['chapter-order', '1:00', undefined],
      ],
    ],
    ['0:00 twice', '0:00 가\n0:00 나\n1:00 다\n2:00 라', null, [['chapter-order', '0:00', undefined]]],
    ['a last chapter at the end', '0:00 가\n1:00 나\n3:00 다', 180, [['chapter-end', '3:00', undefined]]],
    [
      'a list of digits of full width',
      '００：００ 가\n０１：３０ 나\n０３：００ 다',
      null,
      [
        ['chapter-time', '００：００', '00:00'],
        ['chapter-time', '０１：３０', '01:30'],
        ['chapter-time', '０３：００', '03:00'],
      ],
    ],
    [
      'several at once',
      '0:05 가\n0:08 나',
      null,
      [
        ['chapter-count', '0:05 가\n0:08 나', undefined],
        ['chapter-first', '0:05', '00:00'],
        ['chapter-length', '0:05', undefined],
      ],
    ],
  ])('with %s are told at their line', (_name, text, durationSec, expected) => {
    expect(found(text, durationSec).toSorted()).toEqual(expected.toSorted());
  });

  it('last exactly ten seconds at the least', () => {
    expect(found('0:00 가\n0:10 나\n0:20 다', 30)).toEqual([]);
  });

  it.each([
    '00:00 시작\n00:30 본론\n01:00 끝',
    '00:05 시작\n00:30 본론\n01:00 끝',
    '0:00 가\n1:00 나\n0:30 다',
    '0:00 가\n0:05 나\n0:30 다',
    '시작 0:00\n본론 0:30\n끝 1:00',
  ])('are found right exactly where the reader of descriptions takes them: %j', (text) => {
    const lines = text.split('\n').length;
    expect(found(text).length === 0).toBe(readChapters(text).length === lines);
  });
});
