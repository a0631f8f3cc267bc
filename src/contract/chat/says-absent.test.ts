import { describe, expect, test } from 'vitest';
import { saysAbsent } from './says-absent.ts';

describe('a sentence that only says what the sources do not tell', () => {
  test.each([
    '자세한 일정은 소스에 없습니다.',
    '물 온도는 연결된 소스에 나와 있지 않아요.',
    '다만, 가격은 이 메모에서 확인할 수 없어요.',
    '제작비에 대해서는 영상에서 언급되지 않습니다.',
    '- 배송 기간은 자료에 적혀 있지 않습니다.',
    '이 소스만으로는 조회수를 알 수 없습니다.',
    '광고 단가는 제안서 어디에도 나오지 않아요.',
    '협찬 여부는 본문에 언급이 없습니다.',
    '정확한 날짜는 소스에서 찾지 못했어요.',
    '촬영 장소는 대본에는 밝히고 있지 않습니다.',
    '이 기사에는 출시일에 관한 내용이 없어요.',
    'The sources do not say when it ships.',
    'However, the notes don’t mention a price.',
    'The price is not mentioned in the sources.',
    'The brief gives no deadline.',
    'There is nothing about shipping in your notes.',
    'Nothing in the connected sources covers this.',
  ])('%s', (sentence) => expect(saysAbsent(sentence)).toBe(true));
});

describe('a sentence that says something', () => {
  test.each([
    '광고는 셋째 영상에 넣습니다.',
    '광고는 넷째 영상에 넣지만 자세한 일정은 소스에 없습니다.',
    '가격은 4만 원이고 배송비는 소스에 없습니다.',
    '원두는 냉동실에 넣지 않습니다.',
    '영상에서는 설탕을 넣지 않아요.',
    '이 방법에는 단점이 없습니다.',
    '메모에 따르면 카페인이 없는 원두예요.',
    '영상에는 광고가 두 번 나옵니다.',
    '소스에 없는 말을 지어내지 마세요.',
    '대본에서 가장 중요한 것은 훅이에요.',
    '글에서 그는 후회하지 않는다고 말합니다.',
    'The video does not use sugar.',
    'The sources say that beans keep two weeks.',
    'The notes do not mention a price, but it costs 40 dollars.',
    'You should not freeze beans.',
    'No sponsor appears before the third minute.',
  ])('%s', (sentence) => expect(saysAbsent(sentence)).toBe(false));
});
