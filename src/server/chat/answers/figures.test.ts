import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

const GEAR =
  '수동 그라인더는 38,000원이고 전동 그라인더는 129,000원이다. 세라믹 드리퍼는 12,000원이며 열을 오래 잡는다. 종이 필터 100장은 4,500원이다.';
const MEAL = '배달을 주 2회로 줄이자 한 달 식비가 62만 원에서 38만 원이 됐다.';
const VIEWS =
  '| 영상 | 첫 주 | 둘째 주 |\n| --- | --- | --- |\n| 브이로그 | 48,200회 | 12,000회 |\n| 리뷰 | 30,100회 | 9,400회 |';
const PRICES = 'The manual grinder costs 38 dollars and the electric grinder costs 129 dollars.';
const COSTS = '촬영비는 10만 원이다. 편집비는 20만 원이다.';
const MONTHS =
  '구독자는 3월에 12,400명이었고 6월에는 18,900명이 됐다. 광고 수익은 3월 180만 원, 6월 265만 원이다. 1화 조회수는 4.2만, 2화는 3.8만이다.';
const SUBSCRIBERS =
  'The channel had 12,400 subscribers in March and 18,900 in June. A Short costs $800 and a long video costs $2,500.';
const RENT =
  '카메라 대여는 하루 7만 원, 조명 대여는 하루 3만 원이다. 스튜디오는 4시간에 22만 원이고 8시간이면 38만 원이다.';
const LETTER = 'Our newsletter has 8,200 readers; the podcast has 3,450 listeners.';
const GOODS = '봄 시즌 굿즈는 머그컵 1,200개, 에코백 800개가 팔렸다. 머그컵은 14,000원, 에코백은 22,000원이었다.';
const FILMS =
  '| 영상 | 조회수 | 좋아요 |\n|---|---|---|\n| 첫 집 꾸미기 | 84,000회 | 3,100개 |\n| 원룸 청소 | 132,000회 | 5,400개 |';
const passages = [GEAR, MEAL, VIEWS, PRICES, COSTS, MONTHS, SUBSCRIBERS, RENT, LETTER, FILMS, GOODS];

describe('figures of a passage that an answer exchanges', () => {
  it.each<[string, string, number]>([
    ['in a sentence', '수동 그라인더는 129,000원이고 전동 그라인더는 38,000원이에요 [1].', 0],
    ['in two sentences', '수동 그라인더는 129,000원이에요 [1]. 전동 그라인더는 38,000원이에요 [1].', 0],
    [
      'in a list',
      '장비 값 [1]:\n- 수동 그라인더: 129,000원\n- 전동 그라인더: 38,000원\n- 종이 필터 100장: 4,500원',
      1 / 3,
    ],
    [
      'in a table',
      '다음과 같아요 [1].\n\n| 장비 | 값 |\n| --- | --- |\n| 세라믹 드리퍼 | 38,000원 |\n| 수동 그라인더 | 12,000원 |\n| 종이 필터 100장 | 4,500원 |',
      1 / 3,
    ],
    [
      'between the columns of a table',
      '다음과 같아요 [3].\n\n| 영상 | 첫 주 | 둘째 주 |\n| --- | --- | --- |\n| 브이로그 | 12,000회 | 48,200회 |\n| 리뷰 | 30,100회 | 9,400회 |',
      1 / 2,
    ],
    [
      'between the rows of a table of the source',
      '브이로그는 첫 주에 30,100회, 리뷰는 첫 주에 48,200회를 기록했어요 [3].',
      0,
    ],
    ['in the course of what became of them', '한 달 식비가 38만 원에서 62만 원이 됐어요 [2].', 0],
    ['in English', 'The manual grinder costs 129 dollars and the electric grinder costs 38 dollars [4].', 0],
    ['between months', '3월 구독자는 18,900명, 6월 구독자는 12,400명이에요 [6].', 0],
    ['between what is counted', '| 화 | 조회수 |\n|---|---|\n| 1화 | 3.8만 |\n| 2화 | 4.2만 |\n\n출처: [6]', 0],
    ['of a name that ends like a particle', '카메라는 하루 3만 원, 조명은 하루 7만 원이에요 [8].', 0],
    ['between hours', '스튜디오는 4시간에 38만 원, 8시간에 22만 원이에요 [8].', 0],
    ['before what was done with them', '에코백은 1,200개, 머그컵은 800개 팔렸어요 [11].', 0],
    ['with what they count', 'The newsletter has 3,450 readers and the podcast 8,200 listeners [9].', 0],
    ['where the unit is said once', 'In March the channel had 18,900 subscribers, in June 12,400 [7].', 0],
  ])('are noticed %s', (_, answer, support) => expect(supportOf(answer, passages)).toBeCloseTo(support));

  it.each<[string, string]>([
    ['where each stands where it belongs', '수동 그라인더는 38,000원이고 전동 그라인더는 129,000원이에요 [1].'],
    ['in the other order', '전동 그라인더는 129,000원, 수동 그라인더는 38,000원이에요 [1].'],
    [
      'in a table that is turned',
      '다음과 같아요 [3].\n\n| 주 | 브이로그 | 리뷰 |\n| --- | --- | --- |\n| 첫 주 | 48,200회 | 30,100회 |\n| 둘째 주 | 12,000회 | 9,400회 |',
    ],
    ['in the course of what became of them', '식비가 62만 원에서 38만 원으로 줄었어요 [2].'],
    ['and told the other way', '한 달 식비는 38만 원이 됐어요 [2]. 전에는 62만 원이었어요 [2].'],
    ['in English', 'The electric grinder costs 129 dollars, the manual grinder 38 dollars [4].'],
    ['without words', '38,000원, 129,000원이에요 [1].'],
    [
      'in a table of months',
      '| 달 | 구독자 | 수익 |\n|---|---|---|\n| 3월 | 12,400명 | 180만 원 |\n| 6월 | 18,900명 | 265만 원 |\n\n출처: [6]',
    ],
    [
      'in a table with counters',
      '| 영상 | 좋아요 | 조회수 |\n|---|---|---|\n| 원룸 청소 | 5,400개 | 132,000회 |\n| 첫 집 꾸미기 | 3,100개 | 84,000회 |\n\n출처: [10]',
    ],
    ['between hours', '8시간이면 38만 원, 4시간이면 22만 원이에요 [8].'],
    ['where the unit is said once', 'Subscribers rose to 18,900 in June from 12,400 in March [7].'],
  ])('are left alone %s', (_, answer) => expect(supportOf(answer, passages)).toBe(1));
});

describe('a figure that no passage has', () => {
  it.each<[string, string]>([
    ['as the sum of what the sentence names', '촬영비 10만 원과 편집비 20만 원을 더하면 30만 원이에요 [5].'],
    ['as a sum that is written out', '총 30만 원 = 10만 원 + 20만 원 [5]'],
    ['as the sum of what its passage has', '모두 합하면 30만 원이에요 [5].'],
    ['as the sum of the sentences before', '촬영비는 10만 원이에요 [5]. 편집비는 20만 원이에요 [5]. 총 30만 원이에요.'],
    [
      'as the last row of a table',
      '다음과 같아요 [5].\n\n| 항목 | 값 |\n| --- | --- |\n| 촬영비 | 10만 원 |\n| 편집비 | 20만 원 |\n| 합계 | 30만 원 |',
    ],
    ['as a difference', '전동 그라인더 129,000원은 수동 그라인더 38,000원보다 91,000원 더 비싸요 [1].'],
    ['as a share', '식비가 62만 원에서 38만 원으로 약 39% 줄었어요 [2].'],
    ['as so many times', '편집비 20만 원은 촬영비 10만 원의 2배예요 [5].'],
    ['as an average', '촬영비 10만 원과 편집비 20만 원의 평균은 15만 원이에요 [5].'],
    ['as a difference to what its passage has', '구독자가 6,500명 늘어 18,900명이 됐어요 [6].'],
    ['as a difference of what it names', '8시간은 4시간보다 16만 원 비싸요 [8].'],
    ['as the sum of what it names', 'Together a Short and a long video cost $3,300 [7].'],
    ['in English', 'Together the two grinders cost 167 dollars, 129 dollars plus 38 dollars [4].'],
  ])('is borne out %s', (_, answer) => expect(supportOf(answer, passages)).toBe(1));

  it.each<[string, string, number]>([
    ['where the sum is wrong', '촬영비 10만 원과 편집비 20만 원을 더하면 35만 원이에요 [5].', 0],
    ['where nobody says that it was reckoned', '홍보비는 30만 원이에요 [5].', 0],
    ['where what it is reckoned from stands nowhere', '홍보비 40만 원과 편집비 20만 원을 더하면 60만 원이에요 [5].', 0],
    ['where the difference is wrong', '전동 그라인더는 수동 그라인더보다 81,000원 더 비싸요 [1].', 0],
    ['where the share is wrong', '식비가 62만 원에서 38만 원으로 55% 줄었어요 [2].', 0],
    [
      'where a row sums up only some',
      '다음과 같아요 [1].\n\n| 장비 | 값 |\n| --- | --- |\n| 수동 그라인더 | 38,000원 |\n| 세라믹 드리퍼 | 12,000원 |\n| 합계 | 54,500원 |',
      2 / 3,
    ],
  ])('is not borne out %s', (_, answer, support) => expect(supportOf(answer, passages)).toBeCloseTo(support));
});
