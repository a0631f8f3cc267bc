import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

const BEANS = '홈카페 원두는 볶은 지 2주 안에 쓴다. 보관은 밀폐 용기에 담아 서늘한 곳에 한다. 향이 먼저 사라진다.';
const GEAR =
  '수동 그라인더는 38,000원이고 전동 그라인더는 129,000원이다. 세라믹 드리퍼는 12,000원이며 열을 오래 잡는다. 종이 필터 100장은 4,500원이다.';
const VIDEO = 'Upload on Thursday at 6pm. The first week brought 48,200 views and 1,930 likes.';
const passages = [BEANS, GEAR, VIDEO];

const TABLE = `| 장비 | 값 |
| --- | ---: |
| 수동 그라인더 | 38,000원 |
| 세라믹 드리퍼 | 12,000원 |
| 종이 필터 100장 | 4,500원 |`;

describe('the rows of a table without marks of their own', () => {
  it.each<[string, string, number]>([
    ['are borne out by what the line before cites', `장비 값은 다음과 같아요 [2].\n\n${TABLE}`, 1],
    ['by a line before that ends in a colon', `메모에 나온 장비 값 [2]:\n${TABLE}`, 1],
    ['by the sentence after', `${TABLE}\n\n위 값은 모두 장비 메모에 나와요 [2].`, 1],
    ['by the line that names the source', `${TABLE}\n출처: [2]`, 1],
    ['by the head of the table', TABLE.replace('값 |\n', '값 [2] |\n'), 1],
    ['by a heading that cites', `## 장비 값 [2]\n\n${TABLE}`, 1],
    ['by several passages together', `${TABLE}\n| 원두 사용 기한 | 2주 |\n\n출처: [1][2]`, 1],
    [
      'by the list that they stand right behind',
      `- 수동 그라인더는 38,000원이에요 [2]\n- 원두는 2주 안에 써요 [1]\n\n${TABLE}`,
      1,
    ],
    [
      'in English',
      `As follows [3]:\n\n| What | Number |\n|---|---|\n| First week views | 48,200 |\n| Likes | 1,930 |`,
      1,
    ],
    [
      'where they are numbered',
      `장비 값이에요 [2]:\n| # | 장비 | 값 |\n|--|--|--|\n| --- | --- | --- |\n| 7 | 전동 그라인더 | 129,000원 |`,
      1,
    ],
    ['but not with a figure that nobody gives', `다음과 같아요 [2].\n\n${TABLE.replace('12,000', '15,000')}`, 2 / 3],
    ['nor with a sum that is wrong', `다음과 같아요 [2].\n\n${TABLE}\n| 그라인더와 드리퍼 합계 | 55,000원 |`, 3 / 4],
    ['nor where another source is cited for them', `다음과 같아요 [1].\n\n${TABLE}`, 0],
    [
      'nor with a figure of another matter',
      '다음과 같아요 [2][3].\n\n| 무엇 | 값 |\n|---|---|\n| 조회 수 목표 | 12,000 |',
      0,
    ],
    [
      'nor with words that no source has',
      '다음과 같아요 [1].\n\n| 방법 | 이유 |\n|---|---|\n| 냉동실에 얼린다 | 곰팡이가 피지 않는다 |',
      0,
    ],
    [
      'nor by a list that something else stands behind',
      `- 수동 그라인더는 38,000원이에요 [2]\n\n이제 표로 볼게요\n\n${TABLE}`,
      1 / 5,
    ],
    [
      'nor with a figure that the list before does not have either',
      `- 수동 그라인더는 38,000원이에요 [2]\n\n${TABLE.replace('12,000', '15,000')}`,
      3 / 4,
    ],
    ['nor where nothing is cited around them', `${TABLE}\n\n## 다른 이야기\n\n원두는 2주 안에 쓴다 [1].`, 1 / 4],
  ])('%s', (_, answer, support) => expect(supportOf(answer, passages)).toBeCloseTo(support));

  it('with marks of their own are judged by these', () => {
    const own = TABLE.replace('38,000원', '38,000원 [2]').replace('12,000원', '12,000원 [1]');
    expect(supportOf(`다음과 같아요 [2].\n\n${own}`, passages)).toBeCloseTo(2 / 3);
  });
});

describe('the items of a list without marks of their own', () => {
  it.each<[string, string, number]>([
    [
      'are borne out by what the line before cites',
      '보관 방법은 다음과 같아요 [1].\n\n- 밀폐 용기에 담아 보관해요\n- 서늘한 곳에 보관해요',
      1,
    ],
    [
      'by the sentence after',
      '- 밀폐 용기에 담아 보관해요\n- 볶은 지 2주 안에 써요\n\n모두 원두 메모에 있는 말이에요 [1].',
      1,
    ],
    ['by the item above them', '- 장비 [2]\n  - 수동 그라인더 38,000원\n  - 세라믹 드리퍼 12,000원', 1],
    ['by the rest of their own line', '- 세라믹 드리퍼가 좋아요. 열을 오래 잡아요 [2].', 1],
    [
      'also where lines are empty between them',
      '다음과 같아요 [2].\n\n1. 수동 그라인더 38,000원\n\n2. 종이 필터 100장 4,500원',
      1,
    ],
    [
      'but not with a figure that nobody gives',
      '다음과 같아요 [2].\n- 수동 그라인더 38,000원\n- 세라믹 드리퍼 9,900원',
      1 / 2,
    ],
    [
      'nor with words that no source has',
      '다음과 같아요 [1].\n- 밀폐 용기에 담아 보관해요\n- 여름에는 비트코인 채굴을 멈춰요',
      1 / 2,
    ],
    [
      'nor by what their neighbours cite',
      '- 밀폐 용기에 담아 보관해요 [1]\n- 향이 먼저 사라지니 서늘한 곳에 두어요',
      1 / 2,
    ],
    [
      'nor by the item above them once the list has gone on',
      '- 세라믹 드리퍼는 열을 오래 잡아요 [2]\n- 수동 그라인더 값은 38,000원이에요',
      1 / 2,
    ],
    [
      'nor by a line further up',
      '원두는 2주 안에 쓴다 [1].\n\n이제 다른 것을 볼게요.\n\n- 밀폐 용기에 담아 서늘한 곳에 보관해요',
      1 / 3,
    ],
  ])('%s', (_, answer, support) => expect(supportOf(answer, passages)).toBeCloseTo(support));
});

describe('a line that cites for a list or a table', () => {
  it.each<[string, string, number]>([
    ['says nothing itself where it only announces', `메모를 정리하면 [2]:\n${TABLE}`, 1],
    ['but has to be right where it names a figure', `그라인더 500,000원까지 정리하면 [2]:\n${TABLE}`, 3 / 4],
    [
      'and is a statement like others where it says something',
      `비트코인 채굴 난이도는 이 주마다 조정돼요 [2].\n\n- 수동 그라인더 38,000원`,
      1 / 2,
    ],
  ])('%s', (_, answer, support) => expect(supportOf(answer, passages)).toBeCloseTo(support));

  it('is not enough: an answer that only says where it is from bears nothing out', () =>
    expect(supportOf('출처는 다음과 같아요 [1]:\n\n- 네', passages)).toBe(0));
});

describe('how far a text that was made is borne out', () => {
  const meal = '배달을 주 2회로 줄이자 한 달 식비가 62만 원에서 38만 원이 됐다.';
  const supportOfMade = (text: string) => supportOf(text, [meal], { isMade: true });
  it.each([
    [
      '여러분 혹시 월말마다 통장이 텅 비나요? 배달을 주 2회로 줄이면 한 달 식비가 38만 원이 돼요 [1]. 구독과 좋아요 부탁드려요!',
      1,
    ],
    ['오늘은 자취생 식비를 줄이는 법을 처음부터 끝까지 알려 드릴게요. 한 달 식비가 38만 원이 됐어요 [1].', 1],
    ['0:00-0:03 훅으로 시작하는 첫 장면의 말입니다. 한 달 식비가 38만 원이 됐어요 [1].', 1],
    ['한 달 식비가 62만 원에서 38만 원으로 확 줄었어요. 배달을 주 2회로 줄였거든요 [1].', 1],
    ['한 달 식비가 95만 원까지 올라갔던 적도 있어요. 배달을 주 2회로 줄였거든요 [1].', 0.5],
    ['한 달 식비가 21만 원이 됐어요 [1]. 구독과 좋아요 부탁드려요!', 0],
    ['구독과 좋아요 부탁드려요!', null],
  ])('%j: %s', (text, support) => expect(supportOfMade(text)).toBe(support));
});
