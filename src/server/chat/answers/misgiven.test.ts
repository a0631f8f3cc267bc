import { describe, expect, it } from 'vitest';
import { findMisgiven, ownersOf } from './misgiven.ts';
import { statementsOf } from './statements.ts';

const PLANS =
  '| 요금제 | 월 요금 | 저장 공간 |\n|---|---|---|\n| 베이직 | 9,900원 | 50GB |\n| 프로 | 19,900원 | 200GB |';
const GROWTH = 'A는 30%, B는 50% 늘었다.';
const SALES = '매출은 1월 30억, 2월 50억이었다.';
const MEMBERS = '구독자는 3월에 12,400명이었고 6월에는 18,900명이 됐다.';
const WEIGHTS = 'The camera weighs 650 g and the lens weighs 420 g.';
const SHORTS = '쇼츠는 평균 시청 시간이 24초이고 롱폼은 312초다.';
const PHONES = '아이폰은 배터리가 20시간, 갤럭시는 24시간 간다.';

function findIn(answer: string, sources: readonly string[]): number {
  const all = statementsOf(answer);
  const owners = sources.map((source) => ownersOf(source));
  const cited = all.map(({ marks, shared }) =>
    (marks.length > 0 ? marks : shared).flatMap((mark) => owners[mark - 1] ?? []),
  );
  return findMisgiven(all, cited).size;
}

describe('a figure that an answer gives to the matter of another one', () => {
  it.each<[string, string, string]>([
    ['in a clause', GROWTH, 'A는 50% 늘었다 [1].'],
    ['in a possessive', '쿠팡은 30%, 네이버는 22%의 점유율을 기록했다.', '쿠팡의 점유율은 22%예요 [1].'],
    [
      'of an episode',
      '1편은 조회수가 12만 회, 2편은 조회수가 34만 회였다.',
      '1편은 조회수 34만 회를 기록했습니다 [1].',
    ],
    ['of a place', '서울에서는 1,200명이, 부산에서는 800명이 참가했다.', '부산에서는 1,200명이 참가했어요 [1].'],
    ['of a row', PLANS, '프로 요금제는 월 9,900원이에요 [1].'],
    ['of a column with units', PLANS, '베이직 요금제의 저장 공간은 200GB입니다 [1].'],
    ['of an item', '- 카메라: 120만 원\n- 조명: 45만 원\n- 마이크: 18만 원', '조명에는 120만 원이 들어요 [1].'],
    ['of a month', SALES, '1월 매출은 50억이었어요 [1].'],
    ['of a year', '작년에는 구독자가 3만 명이었고 올해는 7만 명이다.', '작년 구독자는 7만 명이었습니다 [1].'],
    ['of the sentence beside', '촬영비는 10만 원이다. 편집비는 20만 원이다.', '촬영비는 20만 원이에요 [1].'],
    ['told respectively', 'A와 B는 각각 30%와 50% 늘었다.', 'A는 50% 늘었어요 [1].'],
    ['whose part is named once', SHORTS, '쇼츠의 평균 시청 시간은 312초예요 [1].'],
    ['of an age', '20대가 45%, 30대가 33%, 40대가 12%를 차지했다.', '30대가 45%로 가장 많았어요 [1].'],
    ['with its verb in another form', '4월에는 영상을 8편, 5월에는 12편 올렸다.', '4월에 올린 영상은 12편이에요 [1].'],
    ['of a part', '1부는 12,300명이, 2부는 9,800명이 봤다.', '2부 시청자는 12,300명이에요 [1].'],
    ['of a deadline', '초안은 12월 3일까지, 최종본은 12월 10일까지 보낸다.', '초안 마감은 12월 10일이에요 [1].'],
    ['that is rounded', '매출은 28,740,000원, 비용은 11,230,000원이다.', '매출은 약 1,100만 원이에요 [1].'],
    ['in a row of the answer', SALES, '| 달 | 매출 |\n|---|---|\n| 1월 | 50억 |\n\n출처: [1]'],
    [
      'of a year in English',
      'Revenue was $12 million in 2022 and $18 million in 2023.',
      'Revenue was $18 million in 2022 [1].',
    ],
    ['of a month in English', 'Rent rose 4% in May and 7% in June.', 'Rent rose 7% in May [1].'],
    ['of a matter in English', WEIGHTS, 'The lens weighs 650 g [1].'],
    [
      'of an item in English',
      '- Monthly plan: 12 dollars\n- Yearly plan: 99 dollars',
      'The monthly plan costs 99 dollars [1].',
    ],
    ['where months are exchanged and the subject is named once', SALES, '매출은 2월 30억, 1월 50억이에요 [1].'],
    [
      'where kinds are',
      '입장료는 어른 12,000원, 어린이 7,000원이다.',
      '입장료는 어린이 12,000원, 어른 7,000원이에요 [1].',
    ],
    ['where places are', '배송은 서울 1일, 제주 4일 걸린다.', '배송은 제주 1일, 서울 4일 걸려요 [1].'],
    [
      'where items of a list are',
      '연회비\n- 일반: 2만 원\n- 프리미엄: 15만 원',
      '연회비는 일반 15만 원, 프리미엄 2만 원입니다 [1].',
    ],
  ])('is noticed %s', (_, source, answer) => expect(findIn(answer, [source])).toBeGreaterThan(0));

  it.each<[string, string, string]>([
    ['which is its own', GROWTH, 'B는 50% 늘었다 [1].'],
    ['that is compared', GROWTH, 'A보다 B가 더 많이, 50% 늘었어요 [1].'],
    ['of whoever is not named', GROWTH, '둘 중 더 많이 늘어난 쪽은 50% 늘었어요 [1].'],
    ['of the year after', 'A는 2022년 30% 늘었고, 이듬해 50% 늘었다.', 'A는 2023년에 50% 늘었어요 [1].'],
    [
      'of what takes up the name',
      '삼성전자는 30% 성장했다. 회사는 올해 50% 성장을 내다본다.',
      '삼성전자는 앞으로 50% 성장할 것으로 봐요 [1].',
    ],
    ['that began then', MEMBERS, '3월에 시작해 18,900명까지 늘었어요 [1].'],
    ['that came after', MEMBERS, '구독자는 3월 이후 18,900명이 됐어요 [1].'],
    [
      'of the same matter for a reason',
      'A가 첫 달 30%, 반응이 좋아 다음 달 50% 늘었다.',
      'A는 둘째 달에 50% 늘었어요 [1].',
    ],
    [
      'after which comes its own',
      '쿠팡은 30%, 네이버는 22%의 점유율을 기록했다.',
      '쿠팡의 뒤를 이어 네이버가 22%를 기록했어요 [1].',
    ],
    ['of a row by its rank', PLANS, '가장 싼 요금제는 월 9,900원, 저장 공간 50GB예요 [1].'],
    ['of the other row', PLANS, '베이직보다 비싼 요금제는 월 19,900원이에요 [1].'],
    [
      'that is twice another',
      '촬영비는 10만 원이다. 편집비는 20만 원이다.',
      '촬영비의 두 배인 20만 원이 편집에 들어요 [1].',
    ],
    ['of both', 'A와 B는 각각 30%와 50% 늘었다.', 'A와 B가 30%, 50%씩 늘었어요 [1].'],
    ['with another between', PHONES, '아이폰은 24시간 가는 갤럭시보다 짧은 20시간이에요 [1].'],
    ['of all but another', '1위 상금은 500만 원, 2위 상금은 200만 원이다.', '1위를 놓쳐도 200만 원을 받아요 [1].'],
    [
      'that a change leads to',
      '썸네일 A의 클릭률은 3.4%, 썸네일 B의 클릭률은 6.1%다.',
      '썸네일 A를 B로 바꾸자 6.1%가 됐어요 [1].',
    ],
    [
      'before the one that it is compared with',
      '| 채널 | 유입 | 전환율 |\n|---|---|---|\n| 검색 | 1,200명 | 3.1% |\n| SNS | 2,700명 | 1.4% |',
      '검색은 유입이 1,200명으로 적지만 전환율은 3.1%로 SNS의 1.4%를 크게 앞서요 [1].',
    ],
    [
      'of a table that is turned',
      '| 달 | 매출 | 비용 |\n|---|---|---|\n| 1월 | 30억 | 20억 |\n| 2월 | 50억 | 35억 |',
      '매출은 1월 30억, 2월 50억이고 비용은 20억에서 35억으로 늘었어요 [1].',
    ],
    [
      'told after the year in English',
      'Revenue was $12 million in 2022 and $18 million in 2023.',
      'After 2022, revenue grew to $18 million [1].',
    ],
    [
      'of more than the other',
      'The basic plan costs 9 dollars while the pro plan costs 29 dollars.',
      'Anyone who needs more than the basic plan pays 29 dollars [1].',
    ],
    ['that comes with another', WEIGHTS, 'The camera comes with a lens of 420 g [1].'],
    ['on top of another', WEIGHTS, 'On top of the camera comes 420 g of glass [1].'],
    [
      'of whoever is behind',
      'Germany accounts for 18% of viewers and France for 11%.',
      'Germany leads; the runner-up has 11% [1].',
    ],
  ])('is left alone %s', (_, source, answer) => expect(findIn(answer, [source])).toBe(0));

  it('is left alone where any cited source gives it so', () => {
    const sources = [
      'A 채널은 구독자가 30만 명이고 B 채널은 50만 명이다.',
      'A 채널은 협업 뒤 구독자가 50만 명이 됐다.',
    ];
    expect(findIn('A 채널은 구독자가 50만 명이에요 [1][2].', sources)).toBe(0);
    expect(findIn('A 채널은 구독자가 50만 명이에요 [1].', sources)).toBe(1);
  });
});
