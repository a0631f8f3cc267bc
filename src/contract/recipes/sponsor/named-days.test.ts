import { describe, expect, it } from 'vitest';
import { namedDays } from './named-days.ts';

const daysIn = (text: string) => namedDays(text).map(({ month, day, at }) => `${month}/${day} ${text.slice(...at)}`);

describe('days that are told by their names', () => {
  it.each([
    ['업로드는 크리스마스 전까지 부탁드려요', '12/25 크리스마스'],
    ['1편은 크리스마스 이브에, 2편은 1월 7일에 올려 주세요', '12/24 크리스마스 이브'],
    ['밸런타인데이에 맞춰 공개하고 싶어요', '2/14 밸런타인데이'],
    ['영상은 빼빼로데이 당일 올라가면 좋겠습니다', '11/11 빼빼로데이'],
    ['Please have it live by Christmas Eve.', '12/24 Christmas Eve'],
    ['It has to be up before Halloween', '10/31 Halloween'],
    ["We need the post by New Year's Day", "1/1 New Year's Day"],
  ])('are days by which something is done: %s', (text, day) => expect(daysIn(text)).toEqual([day]));

  it.each([
    '크리스마스 선물로 찾는 분들이 많아요',
    '크리스마스에 어울리는 영상을 부탁드려요',
    'our Christmas campaign',
    'We loved your Halloween special',
    'a draft before Christmas morning video',
  ])('are no days where something is only called after them: %s', (text) => expect(daysIn(text)).toEqual([]));
});
